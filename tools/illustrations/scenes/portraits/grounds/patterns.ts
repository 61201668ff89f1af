import { pigeon } from '../../../backdrop/street';
import type { Swatch } from '../../../inks';
import { randomFrom } from '../../../noise';
import { circle, gouge, place, polygon, rect, repeat, shape, stroke } from '../../../svg';
import type { Svg } from '../../../svg';

/** A card is 800 by 1000; the sitter covers the middle of its lower three quarters. */
const WIDTH = 800;
const HEIGHT = 1000;

export const plain = (color: Swatch): Svg => rect(0, 0, WIDTH, HEIGHT, color);

/** Draws something at every place of a grid, every second row half a step to the right. */
function scattered(stepX: number, stepY: number, draw: (x: number, y: number, i: number) => Svg): Svg {
  const columns = Math.ceil(WIDTH / stepX) + 2;
  return repeat(Math.ceil(HEIGHT / stepY) + 1, (row) =>
    repeat(columns, (column) => draw((column - (row % 2) / 2) * stepX, row * stepY, row * columns + column)),
  );
}

export const stripes = (color: Swatch, stripe: Swatch): Svg =>
  plain(color) + repeat(13, (i) => rect(i * 64 - 16, 0, 32, HEIGHT, stripe));

export const dots = (color: Swatch, dot: Swatch): Svg =>
  plain(color) + scattered(116, 74, (x, y) => circle(x + 52, y + 20, 19, dot));

export const checks = (color: Swatch, check: Swatch): Svg =>
  plain(color) +
  repeat(10, (row) => repeat(5, (i) => rect((i * 2 + (row % 2)) * 100 - 100, row * 100 - 40, 100, 100, check)));

/** Rings like a wallpaper of the sixties. */
export const rings = (color: Swatch, ring: Swatch): Svg =>
  plain(color) +
  scattered(
    132,
    104,
    (x, y) => circle(x, y + 20, 52, ring) + circle(x, y + 20, 33, color) + circle(x, y + 20, 15, ring),
  );

/** Fish, after dinner. */
export function fishbones(color: Swatch, bone: Swatch): Svg {
  const fish = [
    stroke('M-34 0H40', bone, 6),
    [-16, 0, 16, 30].map((x, i) => stroke(`M${x} ${-22 + i * 4}L${x - 7} 0L${x} ${22 - i * 4}`, bone, 5)).join(''),
    shape('M-34 -20Q-72 -14 -78 0Q-72 14 -34 20Q-26 0 -34 -20Z', bone),
    circle(-56, -4, 5, color),
    shape('M38 0L66 -22L58 0L66 22Z', bone),
  ].join('');
  return (
    plain(color) +
    scattered(218, 98, (x, y, i) => place(fish, { x: x + 40, y: y + 46, turn: -12, scale: 0.95, flip: i % 2 === 1 }))
  );
}

/** Rings of color that widen around the head. */
export const halo = (colors: readonly Swatch[], y = 470): Svg =>
  plain(colors[0] ?? '@paper') +
  repeat(9, (i) => circle(WIDTH / 2, y, 640 - i * 66, colors[i % colors.length] ?? '@paper'));

const LEAVES = [
  [250, 150, -34],
  [480, 150, 8],
  [120, 396, -62],
  [684, 430, 48],
] as const;

/** A few leaves of the ginkgo, the street tree that smells; none behind the head. */
export function fallingGinkgo(color: Swatch, leaf: Swatch): Svg {
  const fan = [
    stroke('M0 58Q4 34 0 8', leaf, 7),
    shape('M0 14Q-54 6 -70 -32Q-58 -60 -34 -64Q-12 -66 0 -40Q14 -66 36 -64Q60 -60 70 -34Q54 6 0 14Z', leaf),
    [-36, 0, 36].map((x) => gouge([x * 0.1, 8], [x * 0.5, -14], [x, -40], 6, color)).join(''),
  ].join('');
  return plain(color) + LEAVES.map(([x, y, turn]) => place(fan, { x, y, turn, scale: 1.1 })).join('');
}

/** None close to the head: one is enough there. */
export function pigeons(color: Swatch): Svg {
  const [stepX, stepY] = [250, 134];
  const birds = repeat(8, (row) =>
    repeat(5, (i) => {
      const x = WIDTH / 2 + (i - 2 + (row % 2) / 2) * stepX;
      const y = 150 + row * stepY;
      const fromTheMiddle = Math.abs(x - WIDTH / 2);
      const besideTheHead = y < 200 || (fromTheMiddle > (y < 500 ? 200 : 300) && fromTheMiddle < 340);
      return besideTheHead ? pigeon(x, y, 1.15, (row + i) % 2 === 0 ? 'left' : 'right') : '';
    }),
  );
  return plain(color) + birds;
}

/** Five-pointed stars, large and small. */
export function stars(color: Swatch, star: Swatch): Svg {
  const points = Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 === 0 ? 1 : 0.42;
    return [Math.cos(turn) * reach * 34, Math.sin(turn) * reach * 34] as const;
  });
  return (
    plain(color) +
    scattered(150, 96, (x, y, i) =>
      place(polygon(points, star), { x: x + 30, y: y + 30, turn: (i * 23) % 60, scale: i % 2 === 0 ? 1 : 0.5 }),
    )
  );
}

export function snow(color: Swatch): Svg {
  const random = randomFrom(17);
  return (
    plain(color) +
    scattered(104, 78, (x, y) => circle(x + random() * 70, y + random() * 60, 8 + random() * 12, '@paper'))
  );
}

/** The harbor, in rows of crests. */
export function waves(color: Swatch, crest: Swatch): Svg {
  return (
    plain(color) +
    scattered(150, 72, (x, y) =>
      stroke(`M${x} ${y + 40}Q${x + 38} ${y - 6} ${x + 75} ${y + 24}T${x + 150} ${y + 40}`, crest, 13),
    )
  );
}
