import { smooth } from '../geometry';
import { circle, clipTo, ellipse, gouge, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

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

interface Stairwell {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** The floor. */
  readonly y: number;
}

/** The opening of a stairwell that is lit from below. */
export function litStairwell({ left, right, top, y }: Stairwell): Svg {
  const opening = `M${left} ${y}V${top + 90}Q${left} ${top} ${left + 90} ${top}H${right}V${y}Z`;
  return [
    shape(opening, '@brown', { color: '@brown', width: 52 }),
    shape(opening, '@ginger', { color: '@key', width: 7 }),
    clipTo(opening, ellipse((left + right) / 2 + 40, y + 20, (right - left) * 0.62, 350, '@mustard')),
  ].join('');
}

const BILLOW: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0, 0, 62],
  [-46, -84, 74],
  [52, -126, 86],
  [-40, -206, 96],
  [64, -268, 108],
  [-50, -350, 120],
  [76, -420, 126],
  [-30, -520, 140],
  [130, -560, 140],
];

/** Smoke that swells as it rises. */
export const smoke = (x: number, y: number): Svg =>
  [
    BILLOW.map(([dx, dy, r]) => circle(x + dx, y + dy, r, '@slate', { color: '@key', width: 9 })).join(''),
    BILLOW.map(([dx, dy, r]) => circle(x + dx, y + dy, r, '@slate')).join(''),
    BILLOW.slice(1)
      .map(([dx, dy, r]) =>
        gouge(
          [x + dx - r * 0.62, y + dy + r * 0.2],
          [x + dx - r * 0.6, y + dy - r * 0.66],
          [x + dx + r * 0.2, y + dy - r * 0.66],
          9,
          '@paper',
        ),
      )
      .join(''),
  ].join('');
