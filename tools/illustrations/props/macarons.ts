import type { Swatch } from '../inks';
import { ellipse, gouge, line, place, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

const FLAVORS: readonly Swatch[] = ['@brick', '@verdigris', '@paper', '@oxblood', '@ginger'];

/** One macaron, 84 wide: two shells and what is between them. */
export function macaron(color: Swatch): Svg {
  const rim = { color: '@key', width: 4 } as const;
  return [
    shape('M-40 -6Q-44 22 0 22Q44 22 40 -6Z', color, rim),
    rect(-37, -13, 74, 13, '@paper', { color: '@key', width: 3 }),
    shape('M-42 -12Q-44 -46 0 -48Q44 -46 42 -12Z', color, rim),
    gouge([-26, -28], [-18, -40], [2, -40], 5, color === '@paper' ? '@key' : '@paper'),
  ].join('');
}

/** A cake stand with a heap of them, 260 wide and 290 tall, its origin at its foot. */
export function macaronStand(): Svg {
  const rows = [3, 2, 1].map((count, row) =>
    repeat(count, (i) =>
      place(macaron(FLAVORS[(i * 2 + row) % FLAVORS.length] ?? '@brick'), {
        x: (i - (count - 1) / 2) * 86,
        y: -122 - row * 66,
        turn: (i - 1) * 3,
      }),
    ),
  );
  return [
    line(0, 0, 0, -90, '@key', 22),
    line(0, 0, 0, -90, '@slate', 13),
    ellipse(0, -4, 62, 13, '@slate', { color: '@key', width: 4 }),
    ellipse(0, -94, 152, 17, '@slate', { color: '@key', width: 4 }),
    rows.join(''),
  ].join('');
}
