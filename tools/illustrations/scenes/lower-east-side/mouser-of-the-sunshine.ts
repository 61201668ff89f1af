import { cubicles, PARTITION_Y } from '../../backdrop/lodging-house';
import { walk } from '../../cat/walk';
import { mouse } from '../../props/mouse';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { gouge, line, place, rect, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;

export const mouserOfTheSunshine: Scene = {
  id: 'mouser-of-the-sunshine',
  template: 'indoors',
  district: 'lower-east-side',
  time: 'night',
  year: 1998,
  palette: ['mustard', 'ginger', 'slate', 'brick'],
  cats: ['silver'],
  joke: 'The mouse has brought a suitcase: it has taken the room across the hall.',
  width: WIDTH,
  height: 1200,
  seed: 305,
  alt: 'Print of a gray tabby that walks along the top of a plank wall. Beside and behind it lie rows of small cubicles under chicken wire, and a corridor of narrow doors under bare bulbs. A mouse with a suitcase sits on the far side.',
  caption: 'Illustration: the night round of a hotel cat, over the wire.',
  ...WIDE,
  layers: () => [
    cubicles(),
    place(jacket(), { x: 240, y: 830, scale: 0.94 }),
    place(hat(), { x: 600, y: 960, scale: 0.86, turn: -9 }),
    place(suitcase(), { x: 1424, y: PARTITION_Y - 4, scale: 1.2 }),
    place(mouse('@paper'), { x: 1552, y: PARTITION_Y - 4, scale: 1.4 }),
    cat(walk({ coat: 'silver' }), { x: 496, y: PARTITION_Y, scale: 1.12 }, { hero: true }),
  ],
};

/** Packed for a longer stay; as tall as the mouse. */
const suitcase = (): Svg =>
  [
    stroke('M-16 -62Q-16 -82 0 -82Q16 -82 16 -62', '@night', 7),
    rect(-50, -64, 100, 64, '@mustard', { color: '@key', width: 5 }),
    [-30, 30].map((x) => line(x, -64, x, 0, '@night', 6)).join(''),
  ].join('');

/** What the lodger of the nearest room owns, on two nails. */
const jacket = (): Svg =>
  [
    stroke('M0 104V60Q26 60 22 36', '@night', 8),
    shape('M-150 158L-60 112L0 190L60 112L150 158L176 420H-176Z', '@slate', { color: '@key', width: 5 }),
    shape('M-60 112L0 190L60 112L30 104H-30Z', '@night'),
    gouge([0, 190], [2, 300], [0, 430], 7, '@key'),
    gouge([-120, 190], [-108, 280], [-118, 420], 7, '@key'),
    gouge([120, 190], [108, 280], [118, 420], 7, '@key'),
    rect(40, 250, 60, 10, '@key'),
  ].join('');

const hat = (): Svg =>
  [
    shape('M-92 58Q-86 -40 -44 -44Q-8 -22 36 -46Q84 -40 92 58Z', '@tan', { color: '@key', width: 5 }),
    shape('M-93 60Q0 76 93 60V26Q0 42 -93 26Z', '@night'),
    shape('M-156 44Q-120 66 0 68Q120 66 156 44Q150 92 0 94Q-150 92 -156 44Z', '@tan', { color: '@key', width: 5 }),
  ].join('');
