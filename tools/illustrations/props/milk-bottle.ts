import { smooth } from '../geometry';
import { clipTo, gouge, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const GLASS = smooth([
  [-18, -150, 'c'],
  [-18, -118],
  [-36, -90],
  [-38, -60],
  [-36, 0, 'c'],
  [36, 0, 'c'],
  [38, -60],
  [36, -90],
  [18, -118],
  [18, -150, 'c'],
]);

/** A quart of milk, 160 tall, its origin on the ground. */
export const milkBottle = (): Svg =>
  [
    shape(GLASS, '@mist'),
    clipTo(GLASS, rect(-50, -112, 100, 120, '@paper') + rect(16, -150, 40, 160, '@shade')),
    gouge([-26, -20], [-28, -60], [-22, -92], 6, '@mist'),
    stroke(GLASS, '@key', 5),
    rect(-23, -160, 46, 14, '@brick', { color: '@key', width: 4 }),
  ].join('');
