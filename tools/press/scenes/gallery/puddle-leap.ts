import { brickwork } from '../../backdrop/brickwork';
import { pigeon } from '../../backdrop/street';
import { leap } from '../../cat/leap';
import { smooth } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { clipTo, gouge, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const CURB_Y = 640;

export const galleryPuddleLeap: Scene = {
  id: 'gallery-puddle-leap',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico'],
  joke: 'A mighty leap over a puddle; the pigeon is merely having its bath.',
  width: 1600,
  height: 1200,
  seed: 412,
  alt: 'Print of a calico cat that leaps in full stretch over a wide puddle before a brick wall. The puddle mirrors the cat against a yellow sky. In the middle of it a pigeon takes its bath.',
  caption: 'Illustration: after the rain, a leap and a bath.',
  ...GRID,
  layers: () => [
    brickwork({
      x: -10,
      y: -10,
      width: 1620,
      height: CURB_Y,
      brick: '@oxblood',
      odd: '@brick',
      mortar: '@night',
      seed: 9,
    }),
    rect(-10, CURB_Y - 34, 1620, 40, '@night'),
    rect(-10, CURB_Y, 1620, 580, '@slate'),
    paving(),
    puddle(),
    pigeon(838, 1040, 1.9, 'left'),
    splash(),
    cat(leap({ coat: 'calico', eyes: 'wide' }), { x: 800, y: 786, scale: 1.42 }, { hero: true }),
  ],
};

const paving = (): Svg =>
  [0, 1, 2, 3, 4]
    .map((i) => gouge([i * 400 - 60, CURB_Y + 10], [i * 400 - 120, 920], [i * 400 - 230, 1210], 8, '@key'))
    .join('') + gouge([-20, 846], [800, 838], [1620, 850], 7, '@key');

const WATER = smooth([
  [190, 1000],
  [250, 930],
  [420, 896],
  [640, 906],
  [820, 884],
  [1090, 894],
  [1300, 920],
  [1424, 974],
  [1390, 1050],
  [1210, 1096],
  [980, 1100],
  [800, 1120],
  [560, 1094],
  [330, 1080],
]);

function puddle(): Svg {
  const reflection = leap({ coat: 'black' }).replaceAll(/@[a-z]+/g, '@shade');
  const mirrored = `<g transform="translate(800 908) scale(1.3 -0.56)">${reflection}</g>`;
  const ripples = [
    gouge([290, 1010], [380, 1000], [470, 1012], 7, '@paper'),
    gouge([1130, 1000], [1220, 990], [1310, 1002], 7, '@paper'),
    gouge([560, 1066], [660, 1076], [760, 1064], 7, '@paper'),
  ];
  return shape(WATER, '@mustard', { color: '@key', width: 10 }) + clipTo(WATER, mirrored + ripples.join(''));
}

/** Rings around the bather, and what it throws up. */
const splash = (): Svg =>
  [
    gouge([716, 1024], [830, 1056], [948, 1022], 9, '@paper'),
    gouge([676, 1036], [830, 1086], [990, 1034], 7, '@key'),
    gouge([744, 1000], [726, 970], [700, 962], 9, '@paper', 'far end'),
    gouge([922, 1000], [944, 966], [974, 960], 9, '@paper', 'far end'),
  ].join('');
