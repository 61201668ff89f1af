import { awning } from '../../backdrop/cafe';
import { person } from '../../backdrop/people';
import type { Person } from '../../backdrop/people';
import { rain } from '../../backdrop/rain';
import { sitFront } from '../../cat/sit-front';
import type { Swatch } from '../../inks';
import { umbrella } from '../../props/umbrella';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, rect, repeat } from '../../svg';
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
  joke: 'The guide is the only one who is dry.',
  width: WIDTH,
  height: 1200,
  seed: 314,
  alt: 'Print of a rainy street. Four people under umbrellas and a child in a yellow raincoat, all seen from behind, look up at a ginger cat that sits dry on a doorstep under a striped awning.',
  caption: 'Illustration: a walk in the rain. The lecture is given from the doorstep.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@slate'),
    lowerWindows(),
    door(),
    rain({ width: WIDTH, height: 1200, drops: 150, color: '@paper', seed: 9, dry: (x) => x > 470 && x < 1130 }),
    awning({ x: 500, y: 60, width: 600, drop: 90, stripes: ['@verdigris', '@paper'] }),
    rect(DOOR.left - 60, DOOR.bottom, 640, 40, '@paper', { color: '@key', width: 6 }),
    rect(DOOR.left - 110, DOOR.bottom + 40, 740, 60, '@slate', { color: '@key', width: 6 }),
    cat(
      sitFront({ coat: 'ginger', eyes: 'half', turn: -4 }),
      { x: 800, y: DOOR.bottom + 10, scale: 1.12 },
      { hero: true },
    ),
    rect(-10, 1010, WIDTH + 20, 210, '@deep'),
    rect(-10, 1004, WIDTH + 20, 9, '@night'),
    UNDER_UMBRELLAS.map(
      ({ x, y, scale, color, ...one }) =>
        place(person(one), { x, y, scale }) +
        place(umbrella(color, -60), { x, y: y - 336 * scale, scale: scale * 1.08, turn: one.tilt ?? 0 }),
    ).join(''),
    place(person({ wearing: 'child', coat: '@mustard', hat: 'hood', hatColor: '@mustard', legs: '@brick' }), {
      x: 806,
      y: 1180,
      scale: 1.2,
    }),
  ],
};

const UNDER_UMBRELLAS: readonly (Person & {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: Swatch;
})[] = [
  { x: 200, y: 1250, scale: 1.3, color: '@brick', wearing: 'overcoat', coat: '@mustard', hat: 'none', tilt: -5 },
  {
    x: 1400,
    y: 1250,
    scale: 1.3,
    color: '@mustard',
    wearing: 'overcoat',
    coat: '@brick',
    hat: 'none',
    tilt: 5,
    mirrored: true,
  },
  {
    x: 536,
    y: 1200,
    scale: 1.12,
    color: '@paper',
    wearing: 'jacket',
    coat: '@verdigris',
    hat: 'none',
    legs: '@night',
    tilt: 3,
  },
  {
    x: 1076,
    y: 1204,
    scale: 1.12,
    color: '@oxblood',
    wearing: 'puffer',
    coat: '@paper',
    hat: 'none',
    legs: '@oxblood',
    tilt: -3,
  },
];

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
      rect(x, 140, 280, 210, '@mustard', { color: '@key', width: 6 }),
      rect(x, 358, 280, 212, '@mustard', { color: '@key', width: 6 }),
      rect(x - 36, 590, 352, 34, '@paper', { color: '@key', width: 6 }),
    ].join('');
  });
