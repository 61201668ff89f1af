import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import type { Random } from '../noise';
import { circle, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Building {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

interface Colors {
  readonly wall: Swatch;
  readonly lit: Swatch;
}

/** Windows smaller than this print as noise. */
const SMALLEST_WINDOW = 13;

/** A grid of windows of which about half are lit; the dark ones are not drawn. */
function windows(x: number, y: number, width: number, height: number, lit: Swatch, random: Random): Svg {
  const columns = Math.max(2, Math.round(width / (SMALLEST_WINDOW * 2.3)));
  const rows = Math.max(1, Math.round(height / (SMALLEST_WINDOW * 3.2)));
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  return repeat(columns * rows, (i) => {
    if (random() > 0.48) return '';
    const column = i % columns;
    const row = Math.floor(i / columns);
    return rect(
      x + cellWidth * (column + 0.27),
      y + cellHeight * (row + 0.24),
      cellWidth * 0.46,
      cellHeight * 0.52,
      lit,
    );
  });
}

const block = (x: number, y: number, width: number, height: number, wall: Swatch): Svg =>
  rect(x, y, width, height, wall) + rect(x + width * 0.7, y, width * 0.3, height, '@shade');

/** A warehouse or office block with a cornice, and now and then a water tank. */
function plain({ x, width, height }: Building, base: number, { wall, lit }: Colors, random: Random): Svg {
  const top = base - height;
  const tank =
    random() > 0.62
      ? rect(x + width * 0.32, top - 34, width * 0.26, 30, wall) +
        polygon(
          [
            [x + width * 0.27, top - 34],
            [x + width * 0.45, top - 52],
            [x + width * 0.63, top - 34],
          ],
          wall,
        )
      : '';
  return [
    tank,
    rect(x, top, width, height, wall),
    rect(x - 3, top - 6, width + 6, 10, wall),
    windows(x + width * 0.06, top + 14, width * 0.88, height - 20, lit, random),
  ].join('');
}

/** A steeple such as Trinity's. */
function steeple({ x, width, height }: Building, base: number, { wall, lit }: Colors): Svg {
  const top = base - height;
  const shoulder = base - height * 0.5;
  const middle = x + width / 2;
  const pinnacle = (at: number): Svg =>
    polygon(
      [
        [at - width * 0.07, shoulder],
        [at, shoulder - height * 0.13],
        [at + width * 0.07, shoulder],
      ],
      wall,
    );
  return [
    rect(x + width * 0.2, shoulder, width * 0.6, height * 0.5, wall),
    polygon(
      [
        [x + width * 0.24, shoulder],
        [middle, top],
        [x + width * 0.76, shoulder],
      ],
      wall,
    ),
    pinnacle(x + width * 0.22),
    pinnacle(x + width * 0.78),
    rect(middle - 2, top - 16, 4, 30, wall),
    shape(
      `M${middle - width * 0.1} ${base - height * 0.2}v${-height * 0.12}q${width * 0.1} ${-height * 0.12} ${width * 0.2} 0v${height * 0.12}Z`,
      lit,
    ),
  ].join('');
}

/** A newspaper tower with a gilded dome, as on Park Row in the 1890s. */
function domed({ x, width, height }: Building, base: number, { wall, lit }: Colors, random: Random): Svg {
  const top = base - height;
  const drum = base - height * 0.78;
  const [foot, shoulder] = [drum - height * 0.06, top + height * 0.03];
  return [
    block(x, drum, width, height * 0.78, wall),
    rect(x - 4, drum - 6, width + 8, 10, wall),
    rect(x + width * 0.18, drum - height * 0.07, width * 0.64, height * 0.08, wall),
    shape(
      [
        `M${x + width * 0.18} ${foot}Q${x + width * 0.2} ${shoulder} ${x + width / 2} ${top + height * 0.02}`,
        `Q${x + width * 0.8} ${shoulder} ${x + width * 0.82} ${foot}Z`,
      ].join(''),
      '@ginger',
    ),
    rect(x + width * 0.46, top - height * 0.03, width * 0.08, height * 0.07, wall),
    windows(x + width * 0.08, drum + 16, width * 0.84, height * 0.72, lit, random),
  ].join('');
}

/** Twin cupolas on a broad slab, as on the Park Row Building of 1899. */
function twins({ x, width, height }: Building, base: number, { wall, lit }: Colors, random: Random): Svg {
  const roof = base - height * 0.84;
  const cupola = (at: number): Svg =>
    rect(at - width * 0.11, roof - height * 0.06, width * 0.22, height * 0.07, wall) +
    shape(
      `M${at - width * 0.12} ${roof - height * 0.06}q${width * 0.12} ${-height * 0.13} ${width * 0.24} 0Z`,
      '@verdigris',
    ) +
    circle(at, base - height * 0.99, 4, wall);
  return [
    block(x, roof, width, height * 0.84, wall),
    rect(x - 4, roof - 5, width + 8, 10, wall),
    cupola(x + width * 0.15),
    cupola(x + width * 0.85),
    windows(x + width * 0.06, roof + 16, width * 0.88, height * 0.78, lit, random),
  ].join('');
}

const KINDS = { steeple, domed, twins };

export interface Landmark extends Building {
  readonly kind: keyof typeof KINDS;
}

interface Skyline {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly lowest: number;
  readonly highest: number;
  readonly colors: Colors;
  readonly seed: number;
  readonly landmarks: readonly Landmark[];
}

/** Lower Manhattan before the skyscraper: blocks of even height, and a few landmarks above them. */
export function skyline({ from, to, base, lowest, highest, colors, seed, landmarks }: Skyline): Svg {
  const random = randomFrom(seed);
  const towers = landmarks.map((mark) => KINDS[mark.kind](mark, base, colors, random));
  const blocks: Svg[] = [];
  let x = from;
  while (x < to) {
    const width = 60 + random() * 56;
    const height = lowest + random() * (highest - lowest);
    blocks.push(plain({ x, width, height }, base, colors, random));
    x += width + (random() > 0.7 ? 6 : -3);
  }
  return towers.join('') + blocks.join('');
}
