import { boroughHall, hallWindow } from '../../backdrop/borough-hall';
import { person } from '../../backdrop/people/person';
import { cloud } from '../../backdrop/sky';
import { tree } from '../../backdrop/tree';
import { sitFront } from '../../cat/sit-front';
import { spectacles } from '../../cat/wear/spectacles';
import { trolley } from '../../props/trolley';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, polygon, rect } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const PLAZA_Y = 900;
const HALL = { x: 1000, y: PLAZA_Y, width: 820, clock: [3, 40] } as const;

export const jerryFoxOnDuty: Scene = {
  id: 'jerry-fox-on-duty',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  year: 1904,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'Of everyone on the square, the one with the weak eyes has seen the smoke.',
  width: WIDTH,
  height: 1200,
  seed: 309,
  alt: 'Print of an old tabby cat in round spectacles on a square. Behind him are a white town hall with six columns and a cupola, a trolley and a policeman walking away. Smoke comes out of a third-floor window.',
  caption: 'Illustration: the night watch, by day and in spectacles.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@verdigris'),
    cloud(90, 210, 300, '@paper'),
    building({ name: 'Brooklyn Borough Hall with the cupola of 1898', from: 1898 }, boroughHall(HALL)),
    glowingWindow(),
    smoke(),
    rect(-10, PLAZA_Y, WIDTH + 20, 320, '@mustard'),
    rect(-10, PLAZA_Y - 6, WIDTH + 20, 12, '@night'),
    place(trolley('@brick'), { x: 90, y: PLAZA_Y + 34, scale: 1 }),
    [PLAZA_Y + 36, PLAZA_Y + 70].map((y) => line(-10, y, WIDTH + 10, y, '@key', 6)).join(''),
    tree(1590, PLAZA_Y + 130, 560, 7),
    place(person({ wearing: 'overcoat', coat: '@deep', hat: 'police-helmet', hatColor: '@deep', tilt: 3 }), {
      x: 1180,
      y: 1120,
      scale: 0.86,
    }),
    cat(
      sitFront({
        coat: 'tabby',
        eyes: 'wide',
        gaze: [0.9, -1],
        turn: -6,
        hat: spectacles(),
        tail: [
          [-80, -14],
          [-130, -4],
          [-176, -22],
          [-196, -80],
          [-176, -120],
        ],
      }),
      { x: 590, y: 1150, scale: 1.42 },
      { hero: true },
    ),
  ],
};

const SMOKING = hallWindow(HALL, 1, 0, 2);

const glowingWindow = (): Svg =>
  rect(SMOKING.x - 22, SMOKING.y - 50, 44, 50, '@ginger', { color: '@key', width: 4 }) +
  polygon(
    [
      [SMOKING.x - 16, SMOKING.y],
      [SMOKING.x - 4, SMOKING.y - 34],
      [SMOKING.x + 12, SMOKING.y],
    ],
    '@mustard',
  );

const PUFFS: readonly (readonly [dx: number, up: number, radius: number])[] = [
  [6, 40, 22],
  [34, 84, 32],
  [16, 142, 42],
  [66, 196, 50],
  [40, 268, 58],
  [104, 320, 62],
];

/** It leaves by the window and makes for the sky. */
const smoke = (): Svg =>
  PUFFS.map(([dx, up, r]) => circle(SMOKING.x + dx, SMOKING.y - up, r, '@slate', { color: '@key', width: 8 })).join(
    '',
  ) +
  PUFFS.map(([dx, up, r]) => circle(SMOKING.x + dx, SMOKING.y - up, r - 2, '@slate')).join('') +
  PUFFS.slice(1)
    .map(([dx, up, r]) =>
      gouge(
        [SMOKING.x + dx - r * 0.6, SMOKING.y - up + 4],
        [SMOKING.x + dx - r * 0.5, SMOKING.y - up - r * 0.6],
        [SMOKING.x + dx + r * 0.2, SMOKING.y - up - r * 0.6],
        9,
        '@paper',
      ),
    )
    .join('');
