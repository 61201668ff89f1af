import { brickWall } from '../../backdrop/brick-wall';
import { leap } from '../../cat/leap';
import { smooth } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { clipTo, gouge, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const CURB_Y = 640;
const CAT = { x: 800, y: 706, scale: 1.42 } as const;

export const galleryPuddleLeap: Scene = {
  id: 'gallery-puddle-leap',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico'],
  joke: 'One cat jumps, two are in the air.',
  width: 1600,
  height: 1200,
  seed: 412,
  alt: 'Print of a calico cat leaping in full stretch over a wide puddle before a brick wall. The water mirrors the cat upside down.',
  caption: 'Illustration: after the rain, two cats in the air.',
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
    rect(-10, CURB_Y, 1620, 580, '@tan'),
    paving(),
    puddle(),
    cat(leap({ coat: 'calico', eyes: 'wide' }), CAT, { hero: true }),
  ],
};

const paving = (): Svg =>
  [0, 1, 2, 3, 4]
    .map((i) => gouge([i * 400 - 60, CURB_Y + 10], [i * 400 - 120, 880], [i * 400 - 230, 1210], 8, '@key'))
    .join('') + gouge([-20, 846], [800, 838], [1620, 850], 7, '@key');

const WATER = smooth([
  [60, 1000],
  [150, 900],
  [420, 842],
  [640, 858],
  [820, 838],
  [1090, 846],
  [1380, 880],
  [1540, 970],
  [1510, 1080],
  [1330, 1160],
  [1020, 1164],
  [800, 1184],
  [540, 1164],
  [220, 1130],
]);

/** What lies above the water stands on its head in it, in the shade of wet stone and broken by ripples. */
function puddle(): Svg {
  const mirrored = `<g transform="translate(800 888) scale(${CAT.scale} ${-CAT.scale * 0.56})">${leap({ coat: 'calico', eyes: 'wide' })}</g>`;
  const ripples = [
    [90, 930, 300],
    [1230, 930, 280],
    [160, 1050, 380],
    [1060, 1090, 400],
    [480, 1130, 330],
  ].map(([x = 0, y = 0, length = 0]) => gouge([x, y], [x + length / 2, y + 12], [x + length, y], 13, '@paper'));
  return (
    shape(WATER, '@verdigris', { color: '@key', width: 10 }) +
    clipTo(WATER, mirrored + rect(0, 800, 1600, 400, '@shade') + ripples.join(''))
  );
}
