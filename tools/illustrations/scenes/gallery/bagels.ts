import { brickWall } from '../../backdrop/brick-wall';
import { sitFront } from '../../cat/sit-front';
import { randomFrom } from '../../noise';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, line, place, rect, repeat, stroke, text } from '../../svg';
import type { Svg } from '../../svg';
import type { Swatch } from '../../inks';

const WIDTH = 1600;
const COUNTER_Y = 920;

export const galleryBagels: Scene = {
  id: 'gallery-bagels',
  template: 'indoors',
  district: 'lower-east-side',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'A ruff of the time of Shakespeare, with poppy seeds.',
  width: WIDTH,
  height: 1200,
  seed: 517,
  alt: 'Print of a bagel shop. A black cat sits on the counter with a bagel around its neck, and bagels hang on rods on the tiled wall behind it.',
  caption: 'Illustration: one with everything, and a cat.',
  ...GRID,
  layers: () => [
    brickWall({
      x: -10,
      y: -10,
      width: 1620,
      height: 960,
      wall: '@pale',
      odd: '@butter',
      mortar: '@paper',
      brick: [160, 96],
      seed: 12,
    }),
    sign(),
    rod(480, [130, 300, 470, 1130, 1300, 1470]),
    rod(720, [130, 300, 470, 1130, 1300, 1470]),
    rect(-10, COUNTER_Y, WIDTH + 20, 290, '@verdigris'),
    rect(-10, COUNTER_Y - 30, WIDTH + 20, 60, '@paper', { color: '@key', width: 8 }),
    repeat(5, (i) => rect(70 + i * 310, COUNTER_Y + 80, 230, 140, '@deep', { color: '@key', width: 6 })),
    repeat(15, (i) => {
      const x = 112 + Math.floor(i / 3) * 310 + (i % 3) * 73;
      return place(bagel(i % 2 === 0 ? '@brown' : '@ginger', i + 1, '@deep'), { x, y: COUNTER_Y + 156, scale: 0.5 });
    }),
    cat(
      sitFront({ coat: 'black', eyes: 'half', gaze: [0.3, 0], turn: -4, collar: place(ruff(), { x: 0, y: 96 }) }),
      { x: 800, y: COUNTER_Y + 6, scale: 1.42 },
      { hero: true },
    ),
    crumbs(),
  ],
};

const sign = (): Svg =>
  rect(420, 60, 760, 170, '@brick', { color: '@key', width: 9 }) +
  text('BAGELS', { x: 800, y: 196, size: 136, color: '@paper', weight: 900, spacing: 12 });

/** A bagel, 150 across, its origin in the middle; `hole` is what shows in it. */
const bagel = (crust: Swatch, seed: number, hole: Swatch): Svg => {
  const random = randomFrom(seed);
  return [
    circle(0, 0, 75, crust, { color: '@key', width: 7 }),
    gouge([-52, -10], [-44, -50], [0, -56], 12, '@paper'),
    repeat(13, () => {
      const [angle, reach] = [random() * 6.28, 38 + random() * 26];
      return circle(Math.cos(angle) * reach, Math.sin(angle) * reach, 4.5, '@night');
    }),
    circle(0, 0, 24, hole, { color: '@key', width: 6 }),
  ].join('');
};

/** They hang from hooks on a rail. */
const rod = (y: number, at: readonly number[]): Svg =>
  [
    rect(-10, y - 110, WIDTH + 20, 26, '@umber', { color: '@key', width: 6 }),
    at
      .map(
        (x, i) =>
          place(bagel((i + y / 10) % 2 === 0 ? '@ginger' : '@brown', x + y, '@pale'), { x, y: y + 24 }) + hook(x, y),
      )
      .join(''),
  ].join('');

const hook = (x: number, y: number): Svg =>
  line(x, y - 84, x, y - 10, '@key', 9) + stroke(`M${x} ${y - 10}Q${x} ${y + 14} ${x + 16} ${y + 6}`, '@key', 9);

/** The one that is worn: seen a little from above. */
const ruff = (): Svg => {
  const random = randomFrom(5);
  return [
    ellipse(0, 0, 176, 66, '@ginger', { color: '@key', width: 8 }),
    gouge([-150, -6], [-110, -50], [-30, -54], 13, '@paper'),
    repeat(26, () => {
      const angle = random() * 3.14;
      const reach = 0.7 + random() * 0.22;
      return circle(Math.cos(angle) * 176 * reach, Math.sin(angle) * 66 * reach, 5, '@night');
    }),
  ].join('');
};

const crumbs = (): Svg =>
  [
    [480, 902],
    [530, 908],
    [1080, 904],
    [1130, 910],
    [1190, 902],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 7, '@brown'))
    .join('');
