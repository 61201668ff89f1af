import { bridge } from '../../backdrop/bridge';
import { person } from '../../backdrop/people/person';
import { planks } from '../../backdrop/planks';
import { rays } from '../../backdrop/sky';
import { skyline } from '../../backdrop/skyline';
import { walk } from '../../cat/walk';
import { openBasket } from '../../props/basket';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const WATER_Y = 640;
const DECK_Y = 900;

export const nedOfTheBridge: Scene = {
  id: 'ned-of-the-bridge',
  template: 'view',
  district: 'brooklyn-heights',
  time: 'dawn',
  year: 1883,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['gray'],
  joke: 'The gentlemen have come for a great work of engineering and are looking at the cat.',
  width: WIDTH,
  height: 1200,
  seed: 301,
  alt: 'Print of a gray cat walking along the planks of the Brooklyn Bridge, away from an open basket and two men in bowlers seen from behind. Ahead are a stone tower with fanning cables and a low city of spires and masts.',
  caption: 'Illustration: the far end is said to be Manhattan.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@mustard'),
    rays(1190, WATER_Y, 1500, 34, '@butter'),
    lowManhattan(),
    rect(-10, WATER_Y, WIDTH + 20, 400, '@verdigris'),
    building(
      { name: 'Brooklyn Bridge, its tower and cables', from: 1883 },
      bridge({
        x: 1190,
        deckY: 770,
        baseY: 930,
        towerHeight: 1000,
        stone: '@oxblood',
        sky: '@mustard',
        leftReach: 1500,
        rightReach: 900,
        leftEndY: 340,
        rightEndY: 560,
      }),
    ),
    promenade(),
    watchers(),
    place(openBasket(), { x: 330, y: 1120, scale: 0.84 }),
    cat(walk({ coat: 'gray' }), { x: 800, y: 1100, scale: 1.04 }, { hero: true }),
  ],
};

const lowManhattan = (): Svg =>
  skyline({
    from: -40,
    to: 1640,
    base: WATER_Y + 6,
    lowest: 44,
    highest: 86,
    colors: { wall: '@slate', lit: '@paper' },
    seed: 41,
    landmarks: [{ kind: 'steeple', x: 640, width: 84, height: 230 }],
  }) +
  [440, 500, 860, 1500, 1550]
    .map(
      (x) =>
        line(x, WATER_Y + 10, x, WATER_Y - 120, '@night', 5) +
        line(x - 30, WATER_Y - 76, x + 30, WATER_Y - 76, '@night', 4),
    )
    .join('');

/** The walk in the middle of the deck, its rail behind whoever uses it. */
const promenade = (): Svg =>
  [
    repeat(9, (i) => rect(80 + i * 190, DECK_Y - 96, 16, 110, '@night')),
    [-96, -50].map((up) => rect(-10, DECK_Y + up, WIDTH + 20, 14, '@night')).join(''),
    planks({ y: DECK_Y, width: WIDTH, height: 310, color: '@paper', seed: 11 }),
    rect(-10, DECK_Y - 6, WIDTH + 20, 14, '@night'),
  ].join('');

/** Those who carried him out here. */
const watchers = (): Svg =>
  [
    place(person({ wearing: 'overcoat', coat: '@deep', hat: 'bowler' }), { x: 96, y: 1040, scale: 1.02 }),
    place(person({ wearing: 'jacket', coat: '@night', hat: 'bowler', mirrored: true, tilt: 6 }), {
      x: 236,
      y: 1020,
      scale: 0.98,
    }),
  ].join('');
