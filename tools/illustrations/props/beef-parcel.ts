import { smooth } from '../geometry';
import { ellipse, shape, stroke, text } from '../svg';
import type { Svg } from '../svg';

const PAPER = smooth([
  [-150, 0, 'c'],
  [-162, -70],
  [-128, -124],
  [-30, -142],
  [80, -132],
  [148, -96],
  [160, -40],
  [146, 0, 'c'],
]);

/** A butcher's parcel in paper and string, about 320 wide, its origin on the ground. */
export function beefParcel(): Svg {
  return [
    shape(PAPER, '@paper', { color: '@key', width: 7 }),
    shape('M70 -134Q160 -110 160 -40L146 0H92Q116 -70 70 -134Z', '@shade'),
    stroke('M92 -130Q108 -66 96 0M-150 -104Q0 -126 128 -108', '@brick', 9),
    ellipse(74, -130, 26, 13, 'none', { color: '@brick', width: 8 }),
    ellipse(126, -126, 24, 12, 'none', { color: '@brick', width: 8 }),
    text('BEEF', { x: -34, y: -28, size: 74, color: '@night', weight: 900, spacing: 3 }),
  ].join('');
}
