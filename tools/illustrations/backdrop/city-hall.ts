import type { Swatch } from '../inks';
import { circle, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import { roundArch } from './arch';

/** Slate, although the marble is white: a calico sits before it. */
const STONE: Swatch = '@slate';
const TRIM: Swatch = '@paper';
const MIDDLE = 800;

/** The middle of City Hall from the south, around x 800: steps, portico, arched windows, clock and cupola. */
export function cityHall(ground: number): Svg {
  return cupola(ground - 560) + wings(ground) + upperFloor(ground) + portico(ground);
}

const arched = (x: number, bottom: number, width: number, height: number, fill: Swatch): Svg =>
  shape(roundArch(x, bottom, width / 2, height), fill, { color: '@key', width: 5 });

const wings = (ground: number): Svg =>
  [
    rect(-240, ground - 440, 2100, 440, STONE),
    rect(-240, ground - 480, 2100, 44, TRIM, { color: '@key', width: 6 }),
    ...[-80, 90, 260, 1340, 1510, 1680].map(
      (x) =>
        arched(x, ground - 240, 84, 170, '@deep') +
        rect(x - 52, ground - 236, 104, 14, TRIM) +
        arched(x, ground - 30, 84, 160, '@deep'),
    ),
    line(-240, ground - 222, 1860, ground - 222, '@key', 5),
  ].join('');

const upperFloor = (ground: number): Svg =>
  [
    rect(410, ground - 520, 780, 520, STONE, { color: '@key', width: 6 }),
    rect(392, ground - 560, 816, 44, TRIM, { color: '@key', width: 6 }),
    repeat(
      5,
      (i) => arched(500 + i * 150, ground - 270, 92, 190, '@deep') + rect(442 + i * 150, ground - 270, 12, 220, TRIM),
    ),
  ].join('');

/** A porch of columns with a balustrade on top. */
const portico = (ground: number): Svg =>
  [
    rect(420, ground - 200, 760, 200, '@verdigris'),
    rect(700, ground - 190, 200, 190, '@deep'),
    repeat(8, (i) => {
      const x = 440 + i * 103;
      return (
        rect(x - 16, ground - 200, 36, 200, TRIM, { color: '@key', width: 5 }) +
        rect(x + 8, ground - 198, 10, 196, '@slate')
      );
    }),
    rect(396, ground - 238, 808, 42, STONE, { color: '@key', width: 6 }),
    repeat(20, (i) => rect(414 + i * 40, ground - 272, 14, 36, '@verdigris', { color: '@key', width: 4 })),
    rect(396, ground - 284, 808, 16, STONE, { color: '@key', width: 5 }),
  ].join('');

/** Five o'clock: the hour of the salmon. */
const clock = (y: number): Svg =>
  circle(MIDDLE, y, 46, TRIM, { color: '@key', width: 7 }) +
  line(MIDDLE, y, MIDDLE, y - 34, '@key', 7) +
  line(MIDDLE, y, MIDDLE + 13, y + 23, '@key', 8);

const cupola = (base: number): Svg =>
  [
    rect(640, base - 70, 320, 90, STONE, { color: '@key', width: 6 }),
    rect(700, base - 190, 200, 130, STONE, { color: '@key', width: 6 }),
    clock(base - 124),
    rect(686, base - 206, 228, 20, TRIM, { color: '@key', width: 5 }),
    rect(720, base - 300, 160, 96, '@deep'),
    repeat(5, (i) => rect(716 + i * 38, base - 302, 16, 98, TRIM, { color: '@key', width: 4 })),
    rect(700, base - 318, 200, 20, TRIM, { color: '@key', width: 5 }),
    shape(`M712 ${base - 318}Q716 ${base - 396} 800 ${base - 402}Q884 ${base - 396} 888 ${base - 318}Z`, '@verdigris', {
      color: '@key',
      width: 6,
    }),
    shape(`M820 ${base - 400}Q884 ${base - 390} 888 ${base - 318}H850Q860 ${base - 370} 820 ${base - 400}Z`, '@shade'),
    polygon(
      [
        [784, base - 400],
        [800, base - 474],
        [816, base - 400],
      ],
      STONE,
      { color: '@key', width: 4 },
    ),
  ].join('');

/** Broad steps toward the viewer, the first from `y` down, in the middle of a picture 1600 wide. */
export const steps = (y: number, count: number, height: number): Svg =>
  repeat(count, (i) => {
    const top = y + i * height;
    const out = i * 46;
    return (
      rect(330 - out, top, 940 + out * 2, height, TRIM, { color: '@key', width: 6 }) +
      rect(330 - out, top + height * 0.56, 940 + out * 2, height * 0.44, '@shade')
    );
  });
