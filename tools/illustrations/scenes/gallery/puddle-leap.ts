import { brickWall } from '../../backdrop/brick-wall';
import { leap } from '../../cat/leap';
import { smooth } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, clipTo, ellipse, gouge, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WALL_FOOT = 520;
/** The cat jumps along this line of the water, which is also where its image is turned over. */
const WATER_LINE = 652;
const CAT = { x: 830, y: WATER_LINE - 35, scale: 1.16 } as const;

const jumper = (): Svg => leap({ coat: 'ginger', eyes: 'wide' });

export const galleryPuddleLeap: Scene = {
  id: 'gallery-puddle-leap',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'One cat jumps, two are in the air. The sun is only in the puddle.',
  width: 1600,
  height: 1200,
  seed: 412,
  alt: 'Print of a ginger cat in the middle of a jump over a wide puddle before a brick wall. The water mirrors the cat upside down, and a yellow sun. A drop falls from a rain pipe.',
  caption: 'Illustration: after the rain, two cats in the air.',
  ...GRID,
  layers: () => [
    brickWall({
      x: -10,
      y: -10,
      width: 1620,
      height: WALL_FOOT + 10,
      wall: '@oxblood',
      odd: '@brick',
      oddOfTen: 1.2,
      brick: [150, 64],
      seed: 15844,
    }),
    rect(-10, WALL_FOOT - 14, 1620, 18, '@night'),
    rect(-10, WALL_FOOT, 1620, 1210 - WALL_FOOT, '@slate'),
    paving(),
    rainPipe(),
    puddle(),
    cat(jumper(), CAT, { hero: true }),
  ],
};

const paving = (): Svg =>
  repeat(5, (i) => gouge([i * 400 - 60, WALL_FOOT + 6], [i * 400 - 110, 880], [i * 400 - 230, 1210], 9, '@key')) +
  gouge([-20, 826], [800, 818], [1620, 830], 8, '@key');

/** Draws the rain pipe, which runs down the wall and out over the sidewalk, and the last drop that falls from it. */
function rainPipe(): Svg {
  const path = `M150 -20V${WALL_FOOT - 70}Q150 ${WALL_FOOT - 24} 206 ${WALL_FOOT - 20}`;
  const drop = (x: number, y: number): Svg =>
    shape(`M${x} ${y}Q${x + 20} ${y + 30} ${x} ${y + 38}Q${x - 20} ${y + 30} ${x} ${y}Z`, '@verdigris', {
      color: '@key',
      width: 5,
    });
  return [
    stroke(path, '@night', 62),
    stroke(path, '@verdigris', 50),
    stroke(`M138 -20V${WALL_FOOT - 80}`, '@paper', 7),
    [96, 330].map((y) => rect(108, y, 84, 26, '@verdigris', { color: '@night', width: 6 })).join(''),
    drop(236, WALL_FOOT + 8),
  ].join('');
}

const WATER = smooth([
  [60, 800],
  [96, 690],
  [190, 612],
  [380, 572],
  [640, 580],
  [900, 566],
  [1180, 574],
  [1400, 616],
  [1500, 690],
  [1470, 770],
  [1530, 850],
  [1556, 950],
  [1480, 1060],
  [1290, 1126],
  [1060, 1150],
  [860, 1116],
  [620, 1146],
  [380, 1140],
  [250, 1060],
  [130, 1000],
  [150, 900],
]);
const SMALL_WATER = smooth([
  [60, 1120],
  [130, 1094],
  [220, 1120],
  [230, 1156],
  [130, 1172],
  [56, 1158],
]);
/** The stripes of plain water where the wind breaks the image: the x of the left end, the y, and the length of each. */
const BREAKS = [
  [480, 742, 300],
  [1010, 766, 240],
  [690, 838, 330],
  [330, 880, 260],
  [1060, 918, 300],
  [560, 962, 420],
] as const;
const GLINTS = [
  [150, 760, 190],
  [1250, 690, 180],
  [1330, 900, 150],
  [340, 1076, 240],
  [880, 1084, 240],
  [210, 946, 110],
] as const;

/** Draws the puddle, in which the wall, the cat and a sun that the picture shows nowhere else stand upside down. */
function puddle(): Svg {
  const image = `<g transform="translate(${CAT.x} ${2 * WATER_LINE - CAT.y}) scale(${CAT.scale} ${-CAT.scale})">${jumper()}</g>`;
  const stripe =
    (color: '@verdigris' | '@paper', width: number) =>
    ([x, y, length]: readonly [number, number, number]): Svg =>
      gouge([x, y], [x + length / 2, y + 10], [x + length, y], width, color);
  return (
    shape(SMALL_WATER, '@verdigris', { color: '@key', width: 12 }) +
    shape(WATER, '@verdigris', { color: '@key', width: 12 }) +
    clipTo(
      WATER,
      [
        circle(1392, 880, 84, '@mustard'),
        image,
        BREAKS.map(stripe('@verdigris', 12)).join(''),
        GLINTS.map(stripe('@paper', 12)).join(''),
        ellipse(240, 660, 46, 13, 'none', { color: '@paper', width: 6 }),
      ].join(''),
    )
  );
}
