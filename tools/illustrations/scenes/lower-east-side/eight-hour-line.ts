import { glints, pane } from '../../backdrop/cafe';
import { cornerHouse } from '../../backdrop/corner';
import { person } from '../../backdrop/people/person';
import type { Person } from '../../backdrop/people/person';
import { curl } from '../../cat/curl';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, line, place, polygon, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const SIDEWALK_Y = 930;
const WINDOW = { x: 300, y: 130, width: 820, height: 510 } as const;

export const eightHourLine: Scene = {
  id: 'eight-hour-line',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  year: 2014,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'Everybody has waited all day, except the one they wait for.',
  width: WIDTH,
  height: 1200,
  seed: 304,
  alt: 'Print of a long line of people in coats and hats, all seen from behind, waiting at a small door and winding around the corner of a red house. In the big window above their heads a ginger cat is asleep.',
  caption: 'Illustration: the line, and the reason for it.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@pale'),
    circle(1430, 190, 96, '@mustard'),
    polygon(
      [
        [1180, SIDEWALK_Y],
        [1640, 770],
        [1640, 1220],
        [1180, 1220],
      ],
      '@slate',
    ),
    cornerHouse({ x: 1210, top: -30, ground: SIDEWALK_Y, farX: 1560, farTop: 380, farGround: 800, wall: '@brick' }),
    bricks(),
    pane(WINDOW, '@deep', '@paper'),
    cushion(),
    cat(curl({ coat: 'ginger' }), { x: 710, y: 606, scale: 2.06 }, { hero: true }),
    glints(WINDOW),
    rect(WINDOW.x - 60, 662, WINDOW.width + 120, 34, '@paper', { color: '@key', width: 6 }),
    door(),
    rect(-10, SIDEWALK_Y, 1222, 290, '@slate'),
    rect(-10, 1080, WIDTH + 20, 130, '@slate'),
    line(-10, SIDEWALK_Y, 1210, SIDEWALK_Y, '@key', 8),
    roundTheCorner(),
    frontRow(),
  ],
};

const WAITING: readonly Person[] = [
  { wearing: 'jacket', coat: '@mustard', hat: 'none', hair: '@night', legs: '@deep', bag: '@brick' },
  { wearing: 'overcoat', coat: '@deep', hat: 'none', hair: '@umber', hairCut: 'loose', tilt: 7 },
  { wearing: 'puffer', coat: '@paper', hat: 'beanie', hatColor: '@brick', hair: '@night', tilt: -6 },
  { wearing: 'child', coat: '@ginger', hat: 'bobble-hat', hatColor: '@verdigris' },
  { wearing: 'overcoat', coat: '@verdigris', hat: 'none', hair: '@mustard', hairCut: 'bun', legs: '@oxblood' },
  { wearing: 'jacket', coat: '@night', hat: 'hood', hatColor: '@night', legs: '@deep' },
  { wearing: 'overcoat', coat: '@mustard', hat: 'cap', hatColor: '@deep', scarf: '@verdigris' },
  { wearing: 'puffer', coat: '@verdigris', hat: 'none', hair: '@night', hairCut: 'loose', tilt: 5 },
  {
    wearing: 'jacket',
    coat: '@paper',
    hat: 'sun-hat',
    hatColor: '@mustard',
    legs: '@oxblood',
    bag: '@ginger',
    tilt: -5,
  },
  { wearing: 'overcoat', coat: '@night', hat: 'beanie', hatColor: '@brick' },
];
const LIFT = [0, 12, -4, 10, 2, 14, -6, 8, 0, 12] as const;

/** Shoulder to shoulder and none quite in step. */
const frontRow = (): Svg =>
  WAITING.map((one, i) =>
    place(person({ ...one, mirrored: i % 2 === 1 }), { x: 130 + i * 121, y: 1150 + (LIFT[i] ?? 0), scale: 1 }),
  ).join('');

const roundTheCorner = (): Svg =>
  repeat(9, (i) => {
    const t = 1 - (8 - i) / 9;
    const one = WAITING[(i * 3 + 2) % WAITING.length];
    if (!one) return '';
    const away = 1 - t;
    return place(person({ ...one, mirrored: i % 2 === 0 }), {
      x: 1330 + 250 * away ** 0.8,
      y: 1086 - 250 * away ** 0.8,
      scale: 0.9 - 0.64 * away ** 0.8,
    });
  });

const cushion = (): Svg =>
  ellipse(710, 610, 420, 46, '@mustard', { color: '@key', width: 6 }) +
  gouge([360, 618], [700, 646], [1060, 618], 6, '@key');

function door(): Svg {
  return [
    rect(62, 470, 176, SIDEWALK_Y - 470, '@paper', { color: '@key', width: 6 }),
    rect(84, 494, 132, SIDEWALK_Y - 494, '@verdigris', { color: '@key', width: 6 }),
    rect(106, 524, 88, 150, '@mustard', { color: '@key', width: 5 }),
    circle(196, 740, 10, '@mustard'),
  ].join('');
}

/** A few bricks in pairs say "brick wall". */
const bricks = (): Svg =>
  repeat(22, (i) => {
    const x = [30, 120, 232, 1150, 1166][i % 5] ?? 30;
    const y = 40 + Math.floor(i / 5) * 190 + (i % 5) * 34;
    return gouge([x, y], [x + 20, y], [x + 40, y], 5, '@key');
  });
