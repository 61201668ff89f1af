import { lifeRing } from '../props/life-ring';
import { line, place, rect, repeat, text } from '../svg';
import type { Svg } from '../svg';

const WIDTH = 1600;

/** The side of the boat, between the water and the deck, across a picture 1600 wide. */
export const bulwark = (): Svg =>
  rect(-10, 868, WIDTH + 20, 100, '@brick') +
  rect(-10, 846, WIDTH + 20, 26, '@night') +
  rect(-10, 904, WIDTH + 20, 8, '@night');

/** White upper works would swallow the towel, so the boat is buff. */
export const deckhouse = (): Svg =>
  [
    rect(790, 90, 830, 880, '@mustard'),
    rect(770, 66, 860, 40, '@night'),
    repeat(5, (i) => line(790, 390 + i * 118, WIDTH, 390 + i * 118, '@key', 3.5)),
    rect(786, 90, 16, 880, '@night'),
    rect(850, 150, 640, 132, '@night'),
    text('PATROL', { x: 1170, y: 252, size: 104, color: '@mustard', weight: 900, spacing: 18 }),
    place(lifeRing('@mustard'), { x: 1440, y: 500, scale: 1.05 }),
    line(1440, 330, 1440, 396, '@key', 6),
  ].join('');
