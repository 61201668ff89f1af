import { brownstone } from '../../backdrop/brownstone';
import { pawTrail, snowCap, snowfall } from '../../backdrop/snow';
import { lamp } from '../../backdrop/street';
import { sitSide } from '../../cat/sit-side';
import { randomFrom } from '../../noise';
import { snowCat } from '../../props/snow-cat';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { ellipse, place, rect } from '../../svg';

const WIDTH = 1600;
const STREET_Y = 900;
const HOUSES = [
  { x: -150, height: 720, wall: '@brick', door: '@deep' },
  { x: 310, height: 780, wall: '@rust', door: '@verdigris' },
  { x: 770, height: 740, wall: '@brick', door: '@deep' },
  { x: 1230, height: 800, wall: '@rust', door: '@verdigris' },
] as const;

export const galleryBrownstoneSnow: Scene = {
  id: 'gallery-brownstone-snow',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'dusk',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'She has been replaced, and in snow.',
  width: WIDTH,
  height: 1200,
  seed: 402,
  alt: 'Print of a snowy street of brownstones at dusk. A black cat inspects a cat made of snow, which wears a red scarf and has twigs for whiskers.',
  caption: 'Illustration: the new cat on the block does not blink.',
  ...GRID,
  layers: () => {
    const random = randomFrom(77);
    return [
      rect(-10, -10, WIDTH + 20, 1220, '@deep'),
      ...HOUSES.map((house) => brownstone({ ...house, y: STREET_Y, width: 452, random })),
      ...HOUSES.map(({ x, height }, i) =>
        snowCap({ from: x - 4, to: x + 456, y: STREET_Y - height - 6, depth: 34, seed: i + 3 }),
      ),
      snowfall({ width: WIDTH, height: 860, flakes: 90, seed: 9 }),
      rect(-10, STREET_Y, WIDTH + 20, 320, '@paper'),
      snowCap({ from: -40, to: WIDTH + 40, y: STREET_Y, depth: 40, seed: 21 }),
      lamp(1470, 1010, 560),
      snowCap({ from: 1442, to: 1498, y: 1012, depth: 18, seed: 5 }),
      snowCap({ from: 1432, to: 1508, y: 500, depth: 16, seed: 6 }),
      pawTrail([
        [120, 1180],
        [190, 1150],
        [260, 1160],
        [320, 1124],
        [380, 1136],
      ]),
      ellipse(1040, 1116, 240, 26, '@slate'),
      ellipse(530, 1122, 220, 20, '@slate'),
      place(snowCat(), { x: 1010, y: 1110, scale: 1.26 }),
      cat(
        sitSide({
          coat: 'black',
          tail: [
            [-70, -22],
            [-120, -6],
            [-170, -14],
            [-206, -50],
            [-190, -92],
          ],
        }),
        { x: 520, y: 1120, scale: 1.36 },
        { hero: true },
      ),
    ];
  },
};
