import { awning } from '../../backdrop/awning';
import { person } from '../../backdrop/people/person';
import type { Person } from '../../backdrop/people/person';
import { sitFront } from '../../cat/sit-front';
import type { Points } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, place, polygon, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const DOOR = { left: 540, right: 1060, bottom: 690 } as const;

export const galleryTourGroup: Scene = {
  id: 'gallery-tour-group',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'A guide holds up a flag; this one was born with the pole.',
  width: WIDTH,
  height: 1200,
  seed: 314,
  alt: 'Print of a sunny street. Four people in hats and a child, all seen from behind, look up at a ginger cat on a doorstep under a striped awning. The cat holds a yellow flag up with its tail.',
  caption: 'Illustration: please follow the tail.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@blush'),
    bricks(),
    lowerWindows(),
    door(),
    awning({ x: 500, y: 40, width: 600, drop: 90, stripes: ['@verdigris', '@paper'] }),
    rect(DOOR.left - 60, DOOR.bottom, 640, 40, '@paper', { color: '@key', width: 6 }),
    rect(DOOR.left - 110, DOOR.bottom + 40, 740, 60, '@slate', { color: '@key', width: 6 }),
    place(flag(), { x: 1002, y: 350 }),
    cat(
      sitFront({ coat: 'ginger', eyes: 'half', tail: FLAGPOLE }),
      { x: 780, y: DOOR.bottom + 10, scale: 1.12 },
      { hero: true },
    ),
    rect(-10, 1000, WIDTH + 20, 220, '@mustard'),
    rect(-10, 984, WIDTH + 20, 24, '@paper', { color: '@key', width: 6 }),
    GROUP.map(({ x, y, scale, ...one }) => sunShadow(x, y, scale) + place(person(one), { x, y, scale })).join(''),
  ],
};

/** Straight up: around the origin of the cat. */
const FLAGPOLE: Points = [
  [84, -20],
  [150, -16],
  [186, -70],
  [190, -170],
  [196, -300],
];

/** A pennant on the tip of the tail; the origin is the tip. */
const flag = (): Svg =>
  polygon(
    [
      [0, -34],
      [150, 12],
      [0, 58],
    ],
    '@mustard',
    { color: '@key', width: 6 },
  ) + circle(36, 12, 14, '@brick');

const GROUP: readonly (Person & { readonly x: number; readonly y: number; readonly scale: number })[] = [
  { x: 200, y: 1260, scale: 1.34, wearing: 'jacket', coat: '@verdigris', hat: 'sun-hat', hatColor: '@paper', tilt: 6 },
  {
    x: 1400,
    y: 1260,
    scale: 1.34,
    wearing: 'jacket',
    coat: '@brick',
    legs: '@deep',
    hat: 'none',
    hairCut: 'bun',
    tilt: -6,
    mirrored: true,
  },
  {
    x: 500,
    y: 1230,
    scale: 1.16,
    wearing: 'jacket',
    coat: '@paper',
    hat: 'cap',
    hatColor: '@brick',
    legs: '@oxblood',
    bag: '@brown',
    tilt: 4,
  },
  {
    x: 1110,
    y: 1234,
    scale: 1.16,
    wearing: 'jacket',
    coat: '@deep',
    hat: 'none',
    hairCut: 'loose',
    legs: '@night',
    tilt: -4,
  },
  {
    x: 806,
    y: 1190,
    scale: 1.2,
    wearing: 'child',
    coat: '@ginger',
    hat: 'sun-hat',
    hatColor: '@verdigris',
    legs: '@brick',
  },
];

/** Light from the upper left: it falls to the right. */
const sunShadow = (x: number, y: number, scale: number): Svg =>
  place(shape('M-50 0L60 -60L190 -66L60 4Z', '@brown'), { x, y, scale });

const bricks = (): Svg =>
  repeat(20, (i) => {
    const [x, y] = [(i * 463) % 1560, 40 + ((i * 137) % 900)];
    return gouge([x, y], [x + 30, y], [x + 62, y], 9, '@brick');
  });

const door = (): Svg => {
  const { left, right, bottom } = DOOR;
  return [
    rect(left - 34, 60, right - left + 68, bottom - 60, '@oxblood', { color: '@key', width: 6 }),
    rect(left, 60, right - left, bottom - 60, '@deep', { color: '@key', width: 6 }),
    rect((left + right) / 2 - 4, 60, 8, bottom - 60, '@night'),
    [left + 44, (left + right) / 2 + 40]
      .map((x) => rect(x, 190, 176, 240, '@night') + rect(x, 470, 176, 180, 'none', { color: '@key', width: 6 }))
      .join(''),
    circle((left + right) / 2 + 22, 460, 12, '@mustard'),
  ].join('');
};

const lowerWindows = (): Svg =>
  repeat(2, (i) => {
    const x = i === 0 ? 110 : 1210;
    return [
      rect(x - 20, 120, 320, 470, '@paper', { color: '@key', width: 6 }),
      rect(x, 140, 280, 210, '@deep', { color: '@key', width: 6 }),
      rect(x, 358, 280, 212, '@deep', { color: '@key', width: 6 }),
      rect(x - 36, 590, 352, 34, '@paper', { color: '@key', width: 6 }),
    ].join('');
  });
