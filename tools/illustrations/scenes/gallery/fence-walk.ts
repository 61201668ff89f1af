import { boardFence } from '../../backdrop/back-yard';
import { walk } from '../../cat/walk';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, rect } from '../../svg';
import type { Svg } from '../../svg';

const FENCE_Y = 770;

export const galleryFenceWalk: Scene = {
  id: 'gallery-fence-walk',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'dusk',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['white'],
  joke: 'Every knothole has an opinion.',
  width: 1600,
  height: 1200,
  seed: 411,
  alt: 'Print of a white cat walking along the top of a board fence in the evening, behind it the backs of houses with a few lit windows. Through the knotholes of the fence, pairs of yellow eyes follow it.',
  caption: 'Illustration: a back-yard fence at dusk, with an audience.',
  ...GRID,
  layers: () => [
    rect(-10, -10, 1620, 900, '@verdigris'),
    houseBacks(),
    circle(236, 150, 15, '@paper') + circle(1392, 96, 9, '@paper') + circle(760, 84, 9, '@paper'),
    boardFence({ from: -20, to: 1640, top: FENCE_Y, bottom: 1230, color: '@umber', seed: 12 }),
    rect(-10, FENCE_Y - 14, 1620, 32, '@oxblood', { color: '@key', width: 6 }),
    KNOTHOLES.map(([x, y, size]) => knothole(x, y, size)).join(''),
    cat(walk({ coat: 'white', eyeColor: '@mustard' }), { x: 790, y: FENCE_Y - 8, scale: 1.22 }, { hero: true }),
  ],
};

const HOUSES = [
  {
    x: -30,
    width: 330,
    top: 330,
    lit: [
      [90, 420],
      [190, 560],
    ],
  },
  { x: 300, width: 290, top: 170, lit: [[360, 350]] },
  { x: 590, width: 320, top: 390, lit: [] },
  { x: 910, width: 300, top: 290, lit: [[1090, 390]] },
  {
    x: 1210,
    width: 420,
    top: 350,
    lit: [
      [1290, 450],
      [1450, 580],
    ],
  },
] as const;

const houseBacks = (): Svg =>
  HOUSES.map(({ x, width, top, lit }) =>
    [
      rect(x, top, width, 700, '@deep'),
      rect(x - 4, top - 22, width + 8, 26, '@night'),
      rect(x + width - 62, top - 92, 44, 76, '@night'),
      lit
        .map(
          ([left, y]) =>
            rect(left - 8, y - 8, 82, 122, '@night') +
            rect(left, y, 66, 106, '@mustard') +
            rect(left, y + 50, 66, 7, '@night'),
        )
        .join(''),
    ].join(''),
  ).join('');

const KNOTHOLES = [
  [238, 968, 1],
  [530, 1058, 0.86],
  [868, 952, 1.08],
  [1126, 1070, 0.84],
  [1404, 976, 1],
] as const;

/** Two eyes in the dark, turned up to where the cat walks. */
function knothole(x: number, y: number, size: number): Svg {
  const gaze = Math.sign(790 - x) * Math.min(9, Math.abs(790 - x) / 30);
  const eye = (side: -1 | 1): Svg =>
    ellipse(x + side * 27 * size, y, 20 * size, 17 * size, '@mustard') +
    ellipse(x + side * 27 * size + gaze * size, y - 5 * size, 5.5 * size, 11 * size, '@night');
  return [
    ellipse(x, y, 74 * size, 50 * size, '@night', { color: '@key', width: 6 }),
    eye(-1) + eye(1),
    gouge([x - 98 * size, y - 26], [x - 84 * size, y - 64 * size], [x - 40 * size, y - 66 * size], 6, '@key'),
    gouge([x + 98 * size, y + 26], [x + 84 * size, y + 64 * size], [x + 40 * size, y + 66 * size], 6, '@key'),
  ].join('');
}
