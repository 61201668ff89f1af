import { cubicles, PARTITION_Y } from '../../backdrop/lodging-house';
import { walk } from '../../cat/walk';
import { mouse } from '../../props/mouse';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, place, shape } from '../../svg';
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
  joke: 'The mouse has taken the room across the hall.',
  width: WIDTH,
  height: 1200,
  seed: 305,
  alt: 'Print of a gray tabby that walks along the top of a plank wall. Beside and behind it lie rows of small cubicles under chicken wire, and a corridor of narrow doors under bare bulbs. A mouse sits on the far side.',
  caption: 'Illustration: the night round of a hotel cat, over the wire.',
  ...WIDE,
  layers: () => [
    cubicles(),
    place(hatOnPeg(), { x: 220, y: 900 }),
    place(mouse('@paper'), { x: 1516, y: PARTITION_Y - 4, scale: 1.1 }),
    cat(walk({ coat: 'silver' }), { x: 560, y: PARTITION_Y, scale: 1.14 }, { hero: true }),
  ],
};

const hatOnPeg = (): Svg =>
  [
    circle(0, -44, 17, '@mustard', { color: '@key', width: 5 }),
    shape('M-70 70Q-74 -24 -34 -28Q0 -10 34 -28Q74 -24 70 70Z', '@slate', { color: '@key', width: 5 }),
    shape('M-72 70Q0 84 72 70V40Q0 54 -72 40Z', '@night'),
    ellipse(0, 74, 124, 22, '@slate', { color: '@key', width: 5 }),
    gouge([-50, 28], [-52, 0], [-34, -14], 6, '@paper'),
  ].join('');
