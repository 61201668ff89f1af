import { short, smooth } from '../geometry';
import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { clipTo, gouge, line, place, polygon, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

interface BoardFence {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly color: Swatch;
  readonly seed: number;
}

const BOARD = 74;

/** A yard fence of upright boards; some have slipped. */
export function boardFence({ from, to, top, bottom, color, seed }: BoardFence): Svg {
  const random = randomFrom(seed);
  return (
    repeat(Math.ceil((to - from) / BOARD), (i) => {
      const x = from + i * BOARD;
      const at = top + (random() - 0.5) * 26;
      const slope = (random() - 0.5) * 12;
      return (
        polygon(
          [
            [x, at],
            [x + BOARD, at + slope],
            [x + BOARD, bottom],
            [x, bottom],
          ],
          color,
          { color: '@key', width: 5 },
        ) +
        gouge([x + 22, at + 40], [x + 26, at + 130], [x + 20, at + 220 + random() * 60], 5, '@key') +
        gouge([x + 50, bottom - 40], [x + 46, bottom - 110], [x + 52, bottom - 190], 5, '@key')
      );
    }) +
    rect(from, top + 76, to - from, 20, '@shade') +
    line(from, top + 76, to, top + 76, '@key', 4)
  );
}

interface WashLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly seed: number;
}

const shirt = smooth([
  [-50, 0, 'c'],
  [50, 0, 'c'],
  [112, 40, 'c'],
  [92, 84, 'c'],
  [56, 66, 'c'],
  [60, 190, 'c'],
  [-56, 196, 'c'],
  [-56, 66, 'c'],
  [-92, 84, 'c'],
  [-112, 40, 'c'],
]);
const longJohns = smooth([
  [-60, 0, 'c'],
  [60, 0, 'c'],
  [66, 100],
  [58, 230, 'c'],
  [16, 230, 'c'],
  [2, 90, 'c'],
  [-18, 230, 'c'],
  [-60, 226, 'c'],
  [-66, 100],
]);
const sheet = smooth([
  [-110, 0, 'c'],
  [110, 0, 'c'],
  [104, 90],
  [116, 190, 'c'],
  [40, 176],
  [-40, 194],
  [-112, 180, 'c'],
  [-104, 90],
]);

/** Three big pieces of washing: enough to say Monday. */
export function washLine({ from, to }: WashLine): Svg {
  const sag = 60;
  const on = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ];
  const hung = (outline: string, color: Swatch, t: number, folds: readonly number[]): Svg => {
    const [x, y] = on(t);
    const drawing =
      shape(outline, color, { color: '@key', width: 5 }) +
      clipTo(outline, shape('M30 -10Q60 100 40 260H140V-10Z', '@shade')) +
      folds.map((q) => gouge([q, 30], [q + 8, 80], [q, 140], 5, '@key')).join('') +
      [-44, 44].map((q) => rect(q - 5, -14, 10, 30, '@tan', { color: '@key', width: 3 })).join('');
    return place(drawing, { x, y, turn: 3 });
  };
  const [mx, my] = on(0.5);
  return (
    stroke(`M${from[0]} ${from[1]}Q${short(mx)} ${short(my + sag)} ${to[0]} ${to[1]}`, '@key', 5) +
    hung(sheet, '@paper', 0.2, [-60, -10]) +
    hung(longJohns, '@brick', 0.52, [-30, 30]) +
    hung(shirt, '@paper', 0.84, [-20])
  );
}
