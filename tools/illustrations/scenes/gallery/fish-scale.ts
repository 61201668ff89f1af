import { loaf } from '../../cat/loaf';
import { brickWall } from '../../backdrop/brick-wall';
import { fish } from '../../props/fish';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, place, polygon, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const COUNTER_Y = 950;
const PIVOT = { x: 820, y: 250 } as const;
const HEAVY = { x: 440, y: 400 } as const;
const LIGHT = { x: 1200, y: 100 } as const;

export const galleryFishScale: Scene = {
  id: 'gallery-fish-scale',
  template: 'indoors',
  district: 'financial-district',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'Sold by weight.',
  width: WIDTH,
  height: 1200,
  seed: 515,
  alt: 'Print of a brass balance scale on the counter of a fish shop. A brown tabby lies in the lower pan and outweighs the two fish in the upper one.',
  caption: 'Illustration: the thumb on the scale, and the rest of the cat.',
  ...GRID,
  layers: () => [
    brickWall({
      x: -10,
      y: -10,
      width: 1620,
      height: 980,
      wall: '@paper',
      odd: '@mist',
      mortar: '@slate',
      brick: [200, 110],
      seed: 3,
    }),
    rect(-10, COUNTER_Y, WIDTH + 20, 260, '@verdigris'),
    rect(-10, COUNTER_Y - 26, WIDTH + 20, 46, '@slate', { color: '@key', width: 7 }),
    repeat(5, (i) => rect(60 + i * 310, COUNTER_Y + 64, 250, 150, '@deep', { color: '@key', width: 6 })),
    repeat(5, (i) =>
      place(fish(i % 2 === 0 ? '@slate' : '@ginger'), { x: 190 + i * 310, y: COUNTER_Y + 142, scale: 0.86 }),
    ),
    balance(),
    place(fish('@brick'), { x: 1170, y: 486, scale: 1.1, turn: 6 }),
    place(fish('@ginger'), { x: 1220, y: 450, scale: 1.1, turn: -8 }),
    place(pan(), { x: LIGHT.x, y: 520 }),
    chains(LIGHT, 520),
    chains(HEAVY, 840),
    cat(loaf({ coat: 'tabby', eyes: 'half', gaze: [1, -0.6] }), { x: 440, y: 852, scale: 1.26 }, { hero: true }),
    place(pan(), { x: HEAVY.x, y: 840 }),
  ],
};

/** A post on a foot, and a beam that hangs to one side. */
const balance = (): Svg =>
  [
    polygon(
      [
        [660, COUNTER_Y - 26],
        [980, COUNTER_Y - 26],
        [910, COUNTER_Y - 96],
        [730, COUNTER_Y - 96],
      ],
      '@mustard',
      { color: '@key', width: 8 },
    ),
    rect(PIVOT.x - 28, PIVOT.y, 56, 610, '@mustard', { color: '@key', width: 8 }),
    rect(PIVOT.x - 14, PIVOT.y + 20, 12, 570, '@paper'),
    stroke(`M${HEAVY.x} ${HEAVY.y}L${LIGHT.x} ${LIGHT.y}`, '@night', 50),
    stroke(`M${HEAVY.x} ${HEAVY.y}L${LIGHT.x} ${LIGHT.y}`, '@mustard', 34),
    circle(PIVOT.x, PIVOT.y, 62, '@mustard', { color: '@key', width: 8 }),
    circle(PIVOT.x, PIVOT.y, 24, '@brick', { color: '@key', width: 6 }),
  ].join('');

const chains = ({ x, y }: { readonly x: number; readonly y: number }, pan: number): Svg =>
  stroke(`M${x} ${y}L${x - 236} ${pan}M${x} ${y}L${x + 236} ${pan}`, '@key', 8) + circle(x, y, 18, '@night');

/** A shallow pan, 500 wide, its origin in the middle of its rim. */
const pan = (): Svg =>
  shape('M-250 -6Q-220 92 0 98Q220 92 250 -6Z', '@mustard', { color: '@key', width: 8 }) +
  gouge([-190, 30], [-120, 66], [-20, 72], 12, '@paper');
