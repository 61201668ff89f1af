import { flower } from '../cat/wear/flower';
import { RIM, THIN_RIM } from '../cat/wear/rim';
import { bothSides, smooth } from '../geometry';
import type { Swatch } from '../inks';
import { gouge, place, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

/** The middle of `flower`, which is drawn beside an ear. */
const BLOOM = { x: 66, y: -76 } as const;
const bloom = (x: number, y: number, scale = 1, flip = false): Svg =>
  place(place(flower('@brick'), { x: -BLOOM.x, y: -BLOOM.y }), { x, y, scale, flip });

/** Dark edges and a colored core, so that a stem shows on black fur and on yellow. */
function stem(path: string): Svg {
  return stroke(path, '@night', 13) + stroke(path, '@verdigris', 7);
}

const leaf = (x: number, y: number, turn: number): Svg =>
  place(
    shape('M0 0Q14 -26 46 -14Q38 16 0 0Z', '@verdigris', THIN_RIM) + gouge([8, -3], [22, -8], [36, -10], 3.5, '@key'),
    { x, y, turn },
  );

/** A petal by itself, its tip to the right. */
const petal = (x: number, y: number, turn: number): Svg =>
  place(shape('M0 0Q12 -18 30 -2Q16 14 0 0Z', '@brick', THIN_RIM), { x, y, turn });

/** A stem without its flower: one petal was left on it. */
function bareStem(x: number, top: number, lean: number, petalTurn: number): Svg {
  const end = x + lean;
  return (
    stem(`M${x} 8Q${x} ${top / 2} ${end} ${top}`) +
    petal(end + 2, top + 2, petalTurn) +
    shape(
      `M${end - 10} ${top + 7}L${end - 10} ${top - 11}Q${end - 1} ${top - 8} ${end + 1} ${top - 1}Q${end + 5} ${top + 4} ${end + 10} ${top + 3}V${top + 7}Z`,
      '@pale',
      THIN_RIM,
    )
  );
}

const TOP = 174;

/** A window box on which a cat has put its paws, at the origin of its head: half of it is eaten. */
export function grazedFlowerBox(wall: Swatch = '@verdigris', rail: Swatch = '@paper'): Svg {
  const plants = [
    bareStem(-164, -52, -6, 20),
    bareStem(-128, -84, -6, 16),
    leaf(-164, -14, 196),
    leaf(-130, -20, 190),
    stem('M140 8Q146 -16 150 -30'),
    leaf(126, 2, 200),
    bloom(152, -36, 0.94),
  ];
  const box = [
    rect(-230, 14, 460, 160, wall, RIM),
    repeat(9, (i) => gouge([-168 + i * 42, 50], [-166 + i * 42, 84], [-168 + i * 42, 118], 9, '@key')),
    rect(-230, -4, 460, 30, rail, RIM),
    petal(-136, 12, -12),
    petal(108, 14, 160),
  ];
  return place(plants.join('') + box.join('') + bothSides(paw), { x: 0, y: TOP });
}

/** A black paw over the rail. */
function paw(side: -1 | 1): Svg {
  const outline = smooth([
    [30 * side, -50],
    [84 * side, -50],
    [90 * side, -6],
    [90 * side, 24],
    [72 * side, 38],
    [42 * side, 38],
    [24 * side, 24],
    [24 * side, -6],
  ]);
  return (
    shape(outline, '@night') +
    gouge([20 * side, 18], [18 * side, -20], [30 * side, -56], 6, '@paper', 'far end') +
    [46, 64].map((x) => gouge([x * side, 10], [x * side, 20], [x * side, 34], 4.5, '@paper')).join('')
  );
}

/** A flower held across the mouth by its stem, at the origin of the head. */
export const flowerInMouth = (): Svg =>
  stem('M-46 92Q-10 78 30 80Q60 80 86 84') + leaf(-40, 92, 150) + bloom(100, 84, 0.92);
