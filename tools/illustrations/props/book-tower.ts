import type { Swatch } from '../inks';
import { circle, polygon, rect, repeat } from '../svg';
import type { Svg } from '../svg';

export interface BookTower {
  readonly width: number;
  readonly height: number;
  readonly cover: Swatch;
  readonly band: Swatch;
  /** What is printed on the spine, or stands on top of it. */
  readonly kind: 'windows' | 'label' | 'lozenge' | 'tank';
}

const OUTLINE = { color: '@key', width: 6 } as const;

/** A book that stands upright like a tower; its origin is the lower left corner. */
export function bookTower({ width, height, cover, band, kind }: BookTower): Svg {
  const bands = [26, height - 60 - (width % 7) * 12].map((down) => rect(0, -height + down, width, 16, band)).join('');
  return [
    kind === 'tank' ? waterTank(width, height) : '',
    rect(0, -height, width, height + 10, cover, OUTLINE),
    rect(width * 0.78, -height + 3, width * 0.22 - 3, height, '@shade'),
    bands,
    spine(kind, width, height, band),
  ].join('');
}

function spine(kind: BookTower['kind'], width: number, height: number, band: Swatch): Svg {
  const middle = width * 0.42;
  switch (kind) {
    case 'label':
      return rect(width * 0.16, -height + 74, width * 0.52, 96, band);
    case 'lozenge':
      return (
        polygon(
          [
            [middle, -height + 66],
            [middle + 20, -height + 104],
            [middle, -height + 142],
            [middle - 20, -height + 104],
          ],
          band,
        ) + circle(middle, -height + 176, 9, band)
      );
    case 'windows':
    case 'tank':
      return windows(width, height, band);
  }
}

/** Two columns of windows; every third one is dark. */
function windows(width: number, height: number, lit: Swatch): Svg {
  const floors = Math.max(2, Math.floor((height - 210) / 52));
  return repeat(floors * 2, (i) =>
    i % 3 === 2
      ? ''
      : rect(width * (i % 2 === 0 ? 0.16 : 0.46), -height + 70 + Math.floor(i / 2) * 52, width * 0.2, 30, lit),
  );
}

function waterTank(width: number, height: number): Svg {
  const middle = width / 2;
  return [
    rect(middle - 26, -height - 30, 8, 34, '@night'),
    rect(middle + 18, -height - 30, 8, 34, '@night'),
    rect(middle - 32, -height - 84, 64, 58, '@umber', OUTLINE),
    polygon(
      [
        [middle - 40, -height - 84],
        [middle, -height - 124],
        [middle + 40, -height - 84],
      ],
      '@night',
    ),
  ].join('');
}
