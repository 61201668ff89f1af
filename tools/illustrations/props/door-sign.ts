import { circle, line, rect, text } from '../svg';
import type { Svg } from '../svg';

/** OPEN, on a string: 300 wide, hung from its origin. */
export function openSign(): Svg {
  return [
    line(-120, 96, 0, 0, '@key', 6),
    line(120, 96, 0, 0, '@key', 6),
    circle(0, 0, 12, '@night'),
    rect(-156, 92, 312, 136, '@paper', { color: '@key', width: 8 }),
    rect(-140, 108, 280, 104, 'none', { color: '@brick', width: 5 }),
    text('OPEN', { x: 0, y: 193, size: 92, color: '@brick', weight: 900, spacing: 4 }),
  ].join('');
}
