import type { Swatch } from '../inks';
import { circle, line, polygon, rect, repeat, stroke } from '../svg';
import type { Svg } from '../svg';

interface Tower {
  readonly kind: 'slab' | 'obelisk' | 'setback' | 'pyramid' | 'ripple';
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Swatch;
  readonly stripe?: Swatch;
}

/** The far shore as it is today, from the Battery at the left to the Brooklyn Bridge at the right; generic between. */
const DOWNTOWN: readonly Tower[] = [
  { kind: 'slab', x: 20, width: 110, height: 190, wall: '@slate' },
  { kind: 'slab', x: 440, width: 90, height: 300, wall: '@deep' },
  { kind: 'obelisk', x: 540, width: 120, height: 470, wall: '@slate' },
  { kind: 'setback', x: 330, width: 130, height: 390, wall: '@tan' },
  { kind: 'pyramid', x: 200, width: 120, height: 340, wall: '@sand' },
  { kind: 'slab', x: 110, width: 116, height: 230, wall: '@deep', stripe: '@paper' },
  { kind: 'slab', x: 730, width: 110, height: 96, wall: '@verdigris', stripe: '@paper' },
  { kind: 'slab', x: 1040, width: 120, height: 270, wall: '@slate' },
  { kind: 'ripple', x: 1180, width: 120, height: 380, wall: '@slate' },
  { kind: 'slab', x: 880, width: 140, height: 84, wall: '@deep', stripe: '@paper' },
  { kind: 'slab', x: 420, width: 130, height: 180, wall: '@slate', stripe: '@paper' },
  { kind: 'slab', x: 1320, width: 120, height: 230, wall: '@tan' },
  { kind: 'pyramid', x: 1440, width: 110, height: 250, wall: '@deep' },
  { kind: 'slab', x: 1530, width: 120, height: 150, wall: '@slate', stripe: '@paper' },
  { kind: 'slab', x: 640, width: 110, height: 130, wall: '@tan' },
  { kind: 'slab', x: 1090, width: 130, height: 130, wall: '@deep', stripe: '@paper' },
];

/** The towers across the river today, 1600 wide, that stand on `base`. */
export const downtownToday = (base: number): Svg =>
  DOWNTOWN.map((tower) => towerOf(tower, base)).join('') + rect(-10, base - 34, 1620, 36, '@night');

function towerOf({ kind, x, width: w, height: h, wall, stripe = '@key' }: Tower, base: number): Svg {
  const top = base - h;
  const body = (left: number, y: number, wide: number, bands: number): Svg =>
    rect(left, y, wide, base - y, wall) +
    repeat(bands, (i) =>
      line(left + (wide * (i + 1)) / (bands + 1), y + 18, left + (wide * (i + 1)) / (bands + 1), base - 40, stripe, 4),
    ) +
    rect(left + wide * 0.72, y, wide * 0.28, base - y, '@shade');
  const middle = x + w / 2;
  switch (kind) {
    case 'slab':
      return body(x, top, w, 4);
    case 'obelisk':
      return (
        polygon(
          [
            [x, base],
            [x + w * 0.16, top],
            [x + w * 0.84, top],
            [x + w, base],
          ],
          wall,
        ) +
        polygon(
          [
            [middle, base],
            [x + w * 0.84, top],
            [x + w, base],
          ],
          '@shade',
        ) +
        line(middle, base, x + w * 0.16, top, '@paper', 4) +
        line(middle, top, middle, top - 120, '@night', 7)
      );
    case 'setback':
      return (
        body(x, base - h * 0.52, w, 4) +
        body(x + w * 0.16, base - h * 0.76, w * 0.68, 3) +
        body(x + w * 0.3, top, w * 0.4, 1) +
        polygon(
          [
            [x + w * 0.36, top],
            [middle, top - 70],
            [x + w * 0.64, top],
          ],
          '@night',
        )
      );
    case 'pyramid':
      return (
        body(x, base - h * 0.74, w, 3) +
        polygon(
          [
            [x + w * 0.06, base - h * 0.74],
            [middle, top],
            [x + w * 0.94, base - h * 0.74],
          ],
          '@verdigris',
        ) +
        line(middle, top, middle, top - 40, '@night', 5)
      );
    case 'ripple':
      return (
        rect(x, top, w, h, wall) +
        [0.2, 0.45, 0.7]
          .map((share) => stroke(`M${x + w * share} ${top + 16}q26 60 0 120q-26 60 0 120`, '@paper', 6))
          .join('') +
        rect(x + w * 0.74, top, w * 0.26, h, '@shade')
      );
  }
}

interface Railing {
  readonly y: number;
  readonly height: number;
  readonly width: number;
  readonly shine?: Swatch;
}

/** The iron railing of the Promenade: thick posts, thin pickets, a broad hand rail. */
export function promenadeRailing({ y, height, width, shine = '@slate' }: Railing): Svg {
  const pickets = repeat(width / 38, (i) => line(12 + i * 38, y - height, 12 + i * 38, y, '@night', 7));
  const posts = repeat(
    5,
    (i) =>
      rect(60 + i * 360, y - height - 6, 26, height + 6, '@night') +
      circle(73 + i * 360, y - height - 18, 20, '@night'),
  );
  return (
    pickets +
    posts +
    rect(-10, y - height, width + 20, 22, '@night') +
    rect(-10, y - 40, width + 20, 12, '@night') +
    line(0, y - height + 5, width, y - height + 5, shine, 4)
  );
}

/** Hexagonal paving, drawn as rows of short angled cuts. */
export function hexPaving({
  y,
  width,
  height,
}: {
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): Svg {
  const rows = 3;
  const rowHeight = height / rows;
  return (
    rect(-10, y, width + 20, height + 10, '@slate') +
    repeat(rows, (row) =>
      repeat(width / 110 + 2, (i) => {
        const x = i * 110 - (row % 2) * 55;
        const top = y + row * rowHeight;
        return stroke(
          `M${x - 55} ${top + rowHeight * 0.3}L${x} ${top}L${x + 55} ${top + rowHeight * 0.3}V${top + rowHeight}`,
          '@key',
          4,
        );
      }),
    )
  );
}
