import type { Swatch } from '../inks';
import { line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

const COLUMN = 74;

/** A cast-iron steam radiator of so many columns, its origin in the middle of its top edge. */
export function radiator(columns: number, height: number, iron: Swatch): Svg {
  const left = (-columns * COLUMN) / 2;
  const column = (i: number): Svg => {
    const x = left + i * COLUMN;
    return [
      `<rect x="${x + 4}" y="22" width="${COLUMN - 8}" height="${height - 40}" rx="32" fill="${iron}" stroke="@key" stroke-width="6"/>`,
      `<rect x="${x + 28}" y="66" width="18" height="${height - 132}" rx="9" fill="@night"/>`,
      rect(x + 50, 60, 14, height - 116, '@shade'),
      line(x + 17, 62, x + 17, height - 70, '@paper', 4),
    ].join('');
  };
  return [
    rect(left - 60, height - 62, 64, 20, '@night'),
    repeat(columns, column),
    rect(left - 14, 0, columns * COLUMN + 28, 30, iron, { color: '@key', width: 6 }),
    rect(left + 20, height - 24, 40, 24, '@night'),
    rect(-left - 60, height - 24, 40, 24, '@night'),
  ].join('');
}
