import { bluestone, treePit } from '../../backdrop/bluestone';
import { curl } from '../../cat/curl';
import { smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { chalkFish, chalkStick, chalkSun, thoughtBubble } from '../../props/chalk';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { gouge, place, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;

export const galleryBluestoneSlab: Scene = {
  id: 'gallery-bluestone-slab',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'Somebody has chalked down what the cat dreams.',
  width: WIDTH,
  height: 1200,
  seed: 406,
  alt: 'Print of a black cat asleep on a bluestone sidewalk, seen from above, at the foot of a street tree. Someone has drawn a thought bubble over its head in chalk, with a fish in it, and a sun beside it.',
  caption: 'Illustration: a dream, in chalk on bluestone.',
  ...GRID,
  layers: () => [
    bluestone(),
    treePit(),
    leaves(),
    place(chalkSun('@mustard'), { x: 240, y: 240, scale: 1.15 }),
    place(thoughtBubble('@paper'), { x: 560, y: 680, scale: 1.36 }),
    place(chalkFish('@paper'), { x: 812, y: 318, scale: 1.3, turn: -6 }),
    place(chalkStick('@mustard'), { x: 300, y: 1080, turn: -24, scale: 1.2 }),
    place(chalkStick('@brick'), { x: 420, y: 1130, turn: 12, scale: 1.2 }),
    cat(curl({ coat: 'black' }), { x: 730, y: 1060, scale: 2.3 }, { hero: true }),
  ],
};

const FALLEN: readonly (readonly [x: number, y: number, turn: number, color: Swatch])[] = [
  [120, 620, 40, '@ginger'],
  [1340, 640, -70, '@ginger'],
  [1240, 1110, 110, '@verdigris'],
  [1420, 900, 20, '@mustard'],
  [80, 900, -30, '@verdigris'],
  [1490, 1120, 160, '@ginger'],
];

function leaves(): Svg {
  const leaf = (color: Swatch): Svg =>
    shape(
      smooth([
        [0, -44, 'c'],
        [26, -20],
        [20, 14],
        [0, 34, 'c'],
        [-20, 14],
        [-26, -20],
      ]),
      color,
      { color: '@key', width: 5 },
    ) + gouge([0, -34], [2, 0], [0, 60], 6, '@key');
  return FALLEN.map(([x, y, turn, color]) => place(leaf(color), { x, y, turn, scale: 1.3 })).join('');
}
