import { brickWall } from '../../backdrop/brick-wall';
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
    brickWall({
      x: -10,
      y: -10,
      width: 1620,
      height: CURB_Y,
      wall: '@oxblood',
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
  [120, 1020],
  [190, 930],
  [420, 880],
  [640, 890],
  [820, 868],
  [1090, 878],
  [1330, 904],
  [1490, 980],
  [1470, 1090],
  [1290, 1160],
  [1020, 1164],
  [800, 1184],
  [540, 1164],
  [270, 1130],
]);

/** The sky and the cat upside down, broken by ripples. */
function puddle(): Svg {
  const mirrored = `<g transform="translate(800 900) scale(1.42 -0.84)">${leap({ coat: 'calico', eyes: 'wide' })}</g>`;
  const ripples = [
    [180, 960, 420],
    [960, 980, 460],
    [250, 1046, 380],
    [1010, 1080, 380],
    [420, 1120, 330],
  ].map(([x = 0, y = 0, length = 0]) => gouge([x, y], [x + length / 2, y + 10], [x + length, y], 11, '@mustard'));
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
