import { smooth } from '../geometry';
import { gouge, line, place, shape } from '../svg';
import type { Svg } from '../svg';

const BOOT = smooth([
  [-34, -120, 'c'],
  [26, -120, 'c'],
  [24, -66],
  [44, -44],
  [84, -32],
  [96, -8],
  [92, 0, 'c'],
  [-36, 0, 'c'],
  [-32, -50],
]);

/** A pair of boots put out to be cleaned, 190 wide. */
export function boots(): Svg {
  const boot =
    shape(BOOT, '@night', { color: '@slate', width: 4 }) +
    gouge([-20, -100], [-18, -60], [-20, -24], 6, '@paper') +
    line(4, -96, 24, -90, '@paper', 4) +
    line(6, -76, 26, -70, '@paper', 4);
  return place(boot, { x: -44, y: -8 }) + place(boot, { x: 30, y: 0, turn: -2 });
}
