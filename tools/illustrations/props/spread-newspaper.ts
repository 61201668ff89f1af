import type { Point, Points } from '../geometry';
import { clipTo, line, place, polygon, polygonPath, repeat } from '../svg';
import type { Svg } from '../svg';
import { fish } from './fish';

/** Seen from above the far edge: width of the far and of the near edge, and how deep the sheet lies. */
const FAR = 190;
const NEAR = 270;
const DEPTH = 150;
const SHEET: Points = [
  [-FAR, 0],
  [FAR, 0],
  [NEAR, DEPTH],
  [-NEAR, DEPTH],
];

/** A point of the flat sheet, -1 to 1 across and 0 to 1 toward us, where perspective puts it. */
const lying = (across: number, down: number): Point => [across * (FAR + (NEAR - FAR) * down), down * DEPTH];

const rule = (from: number, to: number, down: number, width: number): Svg => {
  const [[x1, y1], [x2, y2]] = [lying(from, down), lying(to, down)];
  return line(x1, y1, x2, y2, '@key', width);
};

const bar = (left: number, right: number, top: number, bottom: number, color: '@night' | '@mustard'): Svg =>
  polygon([lying(left, top), lying(right, top), lying(right, bottom), lying(left, bottom)], color);

/** A newspaper laid out before a reader; the picture on it is of a fish. 540 wide, its origin on its far edge. */
export function spreadNewspaper(): Svg {
  const columns = [-0.9, -0.62, 0.42, 0.68].map((left) => repeat(5, (i) => rule(left, left + 0.2, 0.4 + i * 0.13, 5)));
  return [
    polygon(SHEET, '@paper', { color: '@key', width: 6 }),
    clipTo(polygonPath(SHEET), [bar(-0.9, 0.9, 0.07, 0.24, '@night'), columns.join('')].join('')),
    bar(-0.34, 0.34, 0.34, 1, '@mustard'),
    place(fish('@verdigris'), { x: 0, y: DEPTH * 0.66, scale: 0.68, flip: true }),
  ].join('');
}
