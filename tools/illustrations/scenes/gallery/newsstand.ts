import { newsstand } from '../../backdrop/newsstand';
import { cobbles } from '../../backdrop/street';
import { curl } from '../../cat/curl';
import { newspaperBundle } from '../../props/newspaper';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const COUNTER_Y = 850;

export const galleryNewsstand: Scene = {
  id: 'gallery-newsstand',
  template: 'street',
  district: 'city',
  time: 'dawn',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: "The morning's news is being kept warm.",
  width: WIDTH,
  height: 1200,
  seed: 325,
  alt: 'Print of a green newsstand with a striped awning on a pale morning. A ginger cat sleeps curled on the stack of newspapers on its counter.',
  caption: 'Illustration: the morning paper, kept warm.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@butter'),
    blocks(),
    cobbles(1120, WIDTH, 90, '@slate', 3),
    rect(-10, 1112, WIDTH + 20, 14, '@night'),
    place(newsstand(), { x: 800, y: COUNTER_Y, scale: 1 }),
    place(newspaperBundle(4), { x: 420, y: COUNTER_Y, scale: 1 }),
    place(newspaperBundle(3), { x: 830, y: COUNTER_Y, scale: 1.7 }),
    cat(curl({ coat: 'ginger' }), { x: 830, y: COUNTER_Y - 166, scale: 1.78 }, { hero: true }),
  ],
};

/** The city before breakfast: flat, far and not awake. */
const blocks = (): Svg =>
  circle(1330, 330, 150, '@mustard') +
  [
    [-20, 260, 180],
    [150, 420, 130],
    [1370, 460, 120],
    [1480, 300, 140],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        rect(x, y, w, 900, '@slate') +
        repeat(8, (i) =>
          rect(
            x + 26 + (i % 2) * (w / 2 - 8),
            y + 50 + Math.floor(i / 2) * 130,
            36,
            62,
            i % 3 === 0 ? '@mustard' : '@paper',
          ),
        ),
    )
    .join('');
