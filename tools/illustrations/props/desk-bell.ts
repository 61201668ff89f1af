import { circle, gouge, rect, shape } from '../svg';
import type { Svg } from '../svg';

/** A desk bell, 150 wide, its origin on the desk. */
export const deskBell = (): Svg =>
  [
    shape('M-66 -16Q-62 -84 0 -86Q62 -84 66 -16Z', '@mustard', { color: '@key', width: 6 }),
    gouge([-44, -30], [-42, -58], [-16, -72], 8, '@paper'),
    rect(-76, -18, 152, 18, '@night'),
    circle(0, -92, 11, '@night'),
  ].join('');
