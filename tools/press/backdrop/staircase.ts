import { smooth, tube } from '../geometry';
import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { circle, gouge, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import { rays } from './sky';

const BALUSTER = smooth([
  [-9, 0, 'c'],
  [-9, -40],
  [-19, -70],
  [-10, -108],
  [-6, -170],
  [-10, -230],
  [10, -230],
  [6, -170],
  [10, -108],
  [19, -70],
  [9, -40],
  [9, 0, 'c'],
]);

interface Landing {
  readonly from: number;
  readonly to: number;
  /** The floor. */
  readonly y: number;
  readonly gap?: number;
}

/** The balustrade at the head of a flight of stairs, with its newel on the left. */
export function balustrade({ from, to, y, gap = 62 }: Landing): Svg {
  const turned = repeat(
    (to - from) / gap,
    (i) => `<g transform="translate(${from + 64 + i * gap} ${y})">${shape(BALUSTER, '@night')}</g>`,
  );
  return [
    turned,
    rect(from, y - 262, to - from, 36, '@night'),
    gouge([from + 60, y - 254], [from + 260, y - 257], [to - 20, y - 252], 6, '@ginger'),
    rect(from, y - 12, to - from, 26, '@night'),
    rect(from - 30, y - 330, 66, 350, '@night'),
    circle(from + 3, y - 362, 44, '@night'),
    gouge([from - 22, y - 368], [from - 14, y - 394], [from + 8, y - 398], 7, '@ginger'),
    rect(from - 42, y - 322, 90, 20, '@night'),
  ].join('');
}

interface Glow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FLICKER: readonly (readonly [across: number, up: number])[] = [
  [-0.5, 0.16],
  [-0.44, 0.62],
  [-0.36, 0.5],
  [-0.26, 0.92],
  [-0.16, 0.66],
  [-0.06, 0.8],
  [0.02, 0.6],
  [0.14, 1],
  [0.24, 0.68],
  [0.36, 0.86],
  [0.5, 0.6],
];

/** Light that comes up a stairwell and flickers: rays on the wall, two solid tones. Dots would be smoke. */
export function glowFromBelow({ x, y, width, height }: Glow): Svg {
  const tongues = (share: number, color: Swatch): Svg =>
    shape(
      smooth([
        [x - width * 0.5, y, 'c'],
        ...FLICKER.map(([across, up]): Point => [x + across * width, y - up * height * share]),
        [x + width * 0.5, y, 'c'],
      ]),
      color,
    );
  return rays(x, y, width * 1.25, 44, '@rust') + tongues(1, '@ginger') + tongues(0.6, '@mustard');
}

/** Curls of smoke that thin out as they rise. */
export const smokeCurls = (x: number, y: number): Svg =>
  [0, 1]
    .map((i) => {
      const [at, foot] = [x + i * 210, y - i * 50];
      const curl = tube(
        [
          [at, foot],
          [at - 40, foot - 70],
          [at + 30, foot - 150],
          [at - 34, foot - 230],
          [at + 6, foot - 300],
        ],
        44,
        10,
      );
      return shape(curl.outline, '@slate', { color: '@key', width: 4 });
    })
    .join('');
