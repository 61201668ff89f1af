import { boxOf } from '../measure';
import { line, rect, text } from '../svg';
import type { Svg } from '../svg';

/** A thing on a map that has words: the thing is printed, the words are laid over the finished print. */
export interface Lettered {
  readonly printed: Svg;
  readonly letters: Svg;
}

export const NIGHT = '#1a2036';
export const PAPER = '#f6ecd7';

/** Several things as one, each in the order given: the last lies on top. */
export function together(parts: readonly Lettered[]): Lettered {
  return {
    printed: parts.map(({ printed }) => printed).join(''),
    letters: parts.map(({ letters }) => letters).join(''),
  };
}

/** Small capitals of a Fraunces line stand this share of the size above its foot. */
export const CAP_HEIGHT = 0.7;

const PLATE_LETTERS = { weight: 900, spacing: 2 } as const;

interface Plate {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly size?: number;
}

/** Paper letters on a night plate: water and streets would make them hard to read. */
export function plate({ x, y, words, size = 46 }: Plate): Lettered {
  const width = plateWidth(words, size);
  const height = size * 1.6;
  return {
    printed:
      rect(x - width / 2 - 6, y - height / 2 - 6, width + 12, height + 12, '@paper') +
      rect(x - width / 2, y - height / 2, width, height, '@night'),
    letters: text(words, { x, y: y + (size * CAP_HEIGHT) / 2, size, color: PAPER, ...PLATE_LETTERS }),
  };
}

/** How wide the night of a `plate` is with these words, in units of the page. */
export const plateWidth = (words: string, size: number): number =>
  boxOf(text(words, { x: 2000, y: 2000, size, color: PAPER, ...PLATE_LETTERS })).width + size;

const TITLE = { size: 82, leading: 84, small: 46, pad: 34 };

interface Cartouche {
  /** Its left edge and its top. */
  readonly x: number;
  readonly y: number;
  readonly title: readonly string[];
  readonly below: string;
}

/** The title of a map in a double frame, as old maps have it. */
export function cartouche({ x, y, title, below }: Cartouche): Lettered {
  const lines = [
    ...title.map((words, i) => ({ words, size: TITLE.size, weight: 900, y: i * TITLE.leading }) as const),
    { words: below, size: TITLE.small, weight: 600, y: title.length * TITLE.leading - 14 } as const,
  ];
  const widths = lines.map(
    ({ words, size, weight }) => boxOf(text(words, { x: 2000, y: 2000, size, weight, color: NIGHT })).width,
  );
  const width = Math.max(...widths) + TITLE.pad * 2;
  const height = title.length * TITLE.leading + TITLE.small + TITLE.pad * 1.7;
  const first = y + TITLE.pad + TITLE.size * CAP_HEIGHT;
  return {
    printed:
      rect(x, y, width, height, '@paper', { color: '@key', width: 8 }) +
      rect(x + 14, y + 14, width - 28, height - 28, 'none', { color: '@key', width: 3 }),
    letters: lines
      .map(({ words, size, weight, y: down }) =>
        text(words, { x: x + width / 2, y: first + down, size, weight, color: NIGHT }),
      )
      .join(''),
  };
}

const SCALE = { height: 26, size: 44, meters: 200, feet: 600, metersPerFoot: 0.3048 };

/** Two rulers, one in meters and one in feet, on paper. `x`, `y`: the left end of the upper one. */
export function scaleBar(x: number, y: number, unitsPerMeter: number): Lettered {
  const meters = SCALE.meters * unitsPerMeter;
  const feet = SCALE.feet * SCALE.metersPerFoot * unitsPerMeter;
  const below = y + SCALE.height + 10;
  const parts = 4;
  const ruler = (top: number, length: number): Svg =>
    rect(x, top, length, SCALE.height, '@night') +
    [1, 3]
      .map((i) =>
        rect(x + (i * length) / parts - (i === 3 ? 8 : 0), top + 7, length / parts, SCALE.height - 14, '@paper'),
      )
      .join('');
  const words = { x, size: SCALE.size, color: NIGHT, weight: 600, anchor: 'start' } as const;
  return {
    printed: [
      rect(x - 28, y - 70, meters + 56, 210, '@paper', { color: '@key', width: 6 }),
      ruler(y, meters),
      ruler(below, feet),
      line(x, y - 12, x, below + SCALE.height + 12, '@night', 6),
      line(x + meters, y - 12, x + meters, y + SCALE.height, '@night', 6),
      line(x + feet, below, x + feet, below + SCALE.height + 12, '@night', 6),
    ].join(''),
    letters:
      text(`${SCALE.meters} m`, { ...words, y: y - 18 }) +
      text(`${SCALE.feet} ft`, { ...words, y: below + SCALE.height + 44 }),
  };
}
