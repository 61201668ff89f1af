import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { gouge, place, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Wallpaper {
  readonly width: number;
  readonly height: number;
  readonly ground: Swatch;
  readonly motif: Swatch;
  /** Distance of the sprigs. */
  readonly step: number;
}

const LEAF = smooth([
  [0, -34, 'c'],
  [15, -8],
  [0, 16, 'c'],
  [-15, -8],
]);

/** Sprigs in staggered rows: big and few, a small pattern shimmers. */
export function wallpaper({ width, height, ground, motif, step }: Wallpaper): Svg {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const leaf = shape(LEAF, motif);
  const sprig = [
    leaf,
    place(leaf, { x: -14, y: 12, scale: 0.7, turn: -52 }),
    place(leaf, { x: 14, y: 12, scale: 0.7, turn: 52 }),
  ].join('');
  return (
    rect(-10, -10, width + 20, height + 10, ground) +
    repeat(columns * rows, (i) => {
      const row = Math.floor(i / columns);
      return place(sprig, { x: (i % columns) * step + (row % 2) * (step / 2), y: row * step + 20 });
    })
  );
}

/** A mantelpiece 560 wide with a fire; its shelf is at y -430, its origin on the floor. */
export function mantelpiece(stone: Swatch): Svg {
  const flame = (x: number, height: number, color: Swatch): Svg =>
    shape(
      smooth([
        [x - 40, -60],
        [x - 44, -60 - height * 0.4],
        [x - 6, -60 - height, 'c'],
        [x + 16, -60 - height * 0.55],
        [x + 42, -60 - height * 0.45],
        [x + 40, -60],
      ]),
      color,
    );
  return [
    rect(-250, -420, 500, 420, stone, { color: '@key', width: 6 }),
    rect(-170, -300, 340, 300, '@night'),
    flame(10, 190, '@ginger'),
    flame(92, 230, '@ginger'),
    flame(56, 150, '@mustard'),
    rect(-110, -66, 260, 22, '@brown', { color: '@key', width: 4 }),
    [-200, 200].map((x) => rect(x - 18, -350, 36, 330, stone, { color: '@key', width: 4 })).join(''),
    rect(200, -420, 50, 420, '@shade'),
    rect(-280, -446, 560, 30, stone, { color: '@key', width: 6 }),
    gouge([-262, -434], [0, -438], [262, -434], 5, '@paper'),
  ].join('');
}

/** An open closet with shelves; the space between two is 270 high. */
export function closet(x: number, y: number, width: number, shelves: number): Svg {
  const height = shelves * 270;
  return [
    rect(x - 26, y - height - 26, width + 52, height + 26, '@brown', { color: '@key', width: 6 }),
    rect(x, y - height, width, height, '@mustard', { color: '@key', width: 5 }),
    rect(x, y - height, 34, height, '@shade'),
    repeat(shelves, (i) => rect(x, y - i * 270 - 22, width, 22, '@paper', { color: '@key', width: 4 })),
  ].join('');
}
