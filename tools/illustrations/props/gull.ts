import { smooth } from '../geometry';
import { circle, gouge, line, place, shape } from '../svg';
import type { Svg } from '../svg';

const BODY = smooth([
  [-86, -44, 'c'],
  [-40, -62],
  [6, -78],
  [18, -104],
  [40, -118],
  [60, -106],
  [64, -88],
  [54, -66],
  [40, -38],
  [6, -26],
  [-36, -34],
]);
const WING = smooth([
  [-100, -46, 'c'],
  [-40, -64],
  [8, -62],
  [14, -46],
  [-24, -36],
]);

/** A gull that stands and looks right: 120 tall, its origin between its feet. */
export function standingGull(x: number, y: number, scale: number, facing: 'left' | 'right'): Svg {
  const drawing = [
    line(-4, -30, -4, 0, '@ginger', 6),
    line(16, -30, 16, 0, '@ginger', 6),
    shape(BODY, '@paper', { color: '@key', width: 5 }),
    shape(WING, '@slate', { color: '@key', width: 4 }),
    shape(
      smooth([
        [60, -100, 'c'],
        [92, -92, 'c'],
        [60, -86, 'c'],
      ]),
      '@mustard',
      { color: '@key', width: 3 },
    ),
    circle(46, -100, 4.5, '@night'),
  ];
  return place(drawing.join(''), { x, y, scale, flip: facing === 'left' });
}

/** A gull far off on the wing: two cuts, 80 wide, its origin between them. */
export function flyingGull(x: number, y: number, scale: number): Svg {
  const wings = gouge([-40, 6], [-18, -18], [0, 4], 8, '@paper') + gouge([0, 4], [18, -18], [40, 6], 8, '@paper');
  return place(wings, { x, y, scale });
}
