import { cubicles, PARTITION_Y } from '../../backdrop/lodging-house';
import { walk } from '../../cat/walk';
import { mouse } from '../../props/mouse';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, rect, shape, stroke, text } from '../../svg';
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
  alt: 'Print of a gray tabby walking along the top of a plank wall, before chicken wire and bare bulbs. In the wall are four narrow doors with numbers, a hat on one of them. Ahead of the cat sits a mouse with a suitcase.',
  caption: 'Illustration: the night round of a hotel cat, over the wire.',
  ...WIDE,
  layers: () => [
    cubicles(),
    ['21', '22', '23', '24']
      .map((number, i) =>
        text(number, { x: 200 + i * 400, y: PARTITION_Y + 152, size: 44, color: '@key', weight: 900 }),
      )
      .join(''),
    place(hat(), { x: 600, y: 886, scale: 0.74, turn: -9 }),
    place(suitcase(), { x: 1330, y: PARTITION_Y - 8, scale: 1.3 }),
    place(mouse('@paper'), { x: 1470, y: PARTITION_Y - 8, scale: 1.6 }),
    cat(walk({ coat: 'silver', eyes: 'wide' }), { x: 660, y: PARTITION_Y - 4, scale: 1.14 }, { hero: true }),
  ],
};

/** Packed for a longer stay; as tall as the mouse. */
const suitcase = (): Svg =>
  [
    stroke('M-16 -62Q-16 -82 0 -82Q16 -82 16 -62', '@night', 7),
    rect(-50, -64, 100, 64, '@brick', { color: '@key', width: 5 }),
    [-30, 30].map((x) => line(x, -64, x, 0, '@night', 6)).join(''),
  ].join('');

/** What the lodger of the second room owns, on a nail. */
const hat = (): Svg =>
  [
    shape('M-92 58Q-86 -40 -44 -44Q-8 -22 36 -46Q84 -40 92 58Z', '@slate', { color: '@key', width: 5 }),
    shape('M-93 60Q0 76 93 60V26Q0 42 -93 26Z', '@night'),
    shape('M-156 44Q-120 66 0 68Q120 66 156 44Q150 92 0 94Q-150 92 -156 44Z', '@slate', { color: '@key', width: 5 }),
  ].join('');
