import { randomFrom } from '../noise';
import { circle, gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** A printer's cabinet of type cases, drawers of 210 by 84; (x, y) is its upper left corner. */
export function typeCases(x: number, y: number, columns: number, rows: number): Svg {
  const random = randomFrom(x + rows);
  return repeat(columns * rows, (i) => {
    const left = x + (i % columns) * 210;
    const top = y + Math.floor(i / columns) * 84;
    const out = random() < 0.14 ? 12 : 0;
    const pull = top + 32 + out;
    return [
      rect(left, top, 198, 72, '@oxblood', { color: '@key', width: 6 }),
      out > 0 ? rect(left - 4, top + out, 206, 72, '@umber', { color: '@key', width: 6 }) : '',
      shape(
        [
          `M${left + 74} ${pull}H${left + 124}`,
          `Q${left + 118} ${pull + 22} ${left + 99} ${pull + 22}Q${left + 80} ${pull + 22} ${left + 74} ${pull}Z`,
        ].join(''),
        '@mustard',
      ),
    ].join('');
  });
}

/** A gas lamp that hangs from the ceiling: a green shade and its burner turned down, at (x, y). */
export function gasLamp(x: number, y: number): Svg {
  return [
    line(x, -10, x, y - 110, '@night', 14),
    circle(x, y - 112, 18, '@night'),
    shape(
      `M${x} ${y + 74}Q${x - 46} ${y + 44} ${x - 14} ${y - 24}H${x + 14}Q${x + 46} ${y + 44} ${x} ${y + 74}Z`,
      '@paper',
      { color: '@key', width: 5 },
    ),
    shape(
      `M${x} ${y + 50}Q${x - 24} ${y + 30} ${x - 6} ${y - 16}H${x + 6}Q${x + 24} ${y + 30} ${x} ${y + 50}Z`,
      '@ginger',
    ),
    polygon(
      [
        [x - 58, y - 106],
        [x + 58, y - 106],
        [x + 168, y - 14],
        [x - 168, y - 14],
      ],
      '@verdigris',
      { color: '@key', width: 7 },
    ),
    gouge([x - 44, y - 94], [x - 90, y - 60], [x - 126, y - 28], 9, '@paper'),
  ].join('');
}
