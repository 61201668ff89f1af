import { rain, splashes } from '../../backdrop/rain';
import { greekPorch } from '../../backdrop/greek-porch';
import { sitFront } from '../../cat/sit-front';
import { luggageLabel } from '../../props/luggage-label';
import { portableTypewriter } from '../../props/portable-typewriter';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { ellipse, line, place, polygon, rect, repeat, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const WINDOW = { left: 650, top: 330, width: 690, height: 590 } as const;
const SILL_Y = WINDOW.top + WINDOW.height;
const STREET_Y = 1040;

export const catWithNoName: Scene = {
  id: 'cat-with-no-name',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'night',
  year: 1957,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'The tag on the collar is blank; so is the page in the typewriter.',
  width: WIDTH,
  height: 1200,
  seed: 304,
  alt: 'Print of a ginger cat on the sill of a lit basement window on a rainy night. The tag on its collar is blank, and so is the sheet in the typewriter behind it. To the left is a porch with pillars.',
  caption: 'Illustration: a first draft. The cat is waiting for a name.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@night'),
    lamplight(),
    boards(),
    greekPorch({ x: 260, y: 800, width: 500, height: 620, stone: '@slate', door: '@deep', light: '@mustard' }),
    stoop(),
    room(),
    rain({ width: WIDTH, height: 1200, drops: 330, color: '@paper', seed: 9, dry: indoors }),
    street(),
    cat(
      sitFront({
        coat: 'ginger',
        eyes: 'open',
        gaze: [-0.7, 0.1],
        turn: 4,
        collar: blankTag(),
        tail: [
          [80, -14],
          [130, -6],
          [160, 20],
          [158, 70],
          [176, 104],
        ],
      }),
      { x: 850, y: SILL_Y - 4, scale: 1.22 },
      { hero: true },
    ),
  ],
};

const indoors = (x: number, y: number): boolean =>
  (x > WINDOW.left - 60 && x < WINDOW.left + WINDOW.width + 60 && y > WINDOW.top - 70 && y < SILL_Y + 70) ||
  (x < 540 && y > 110 && y < 800);

/** Painted brick: more yellow than not. */
const boards = (): Svg =>
  repeat(26, (row) =>
    repeat(5, (i) =>
      (row * 3 + i * 2) % 4 === 0
        ? line(560 + i * 230 + (row % 2) * 90, 20 + row * 40, 610 + i * 230 + (row % 2) * 90, 20 + row * 40, '@key', 4)
        : '',
    ),
  ) + rect(-10, 150, WIDTH + 20, 34, '@slate', { color: '@key', width: 6 });

/** What the window lights of the yellow wall; the rest of it is in the dark. */
const lamplight = (): Svg => {
  const [x, y] = [WINDOW.left + WINDOW.width / 2, WINDOW.top + WINDOW.height / 2];
  return ellipse(x, y, 660, 640, '@tan') + ellipse(x, y, 520, 480, '@mustard');
};

function room(): Svg {
  const { left, top, width, height } = WINDOW;
  const lamp =
    line(1240, SILL_Y - 120, 1240, SILL_Y - 330, '@night', 9) +
    polygon(
      [
        [1160, SILL_Y - 300],
        [1192, SILL_Y - 400],
        [1288, SILL_Y - 400],
        [1320, SILL_Y - 300],
      ],
      '@verdigris',
      { color: '@key', width: 6 },
    );
  return [
    rect(left - 44, top - 70, width + 88, 70, '@paper', { color: '@key', width: 6 }),
    rect(left, top, width, height, '@paper', { color: '@night', width: 16 }),
    rect(left + 8, SILL_Y - 120, width - 16, 112, '@brown'),
    line(left + 8, SILL_Y - 122, left + width - 8, SILL_Y - 122, '@key', 6),
    lamp,
    place(portableTypewriter({ lines: 0 }), { x: 1060, y: SILL_Y - 100, scale: 0.86 }),
    rect(left, top + 150, width, 18, '@night'),
    line(left + width / 2, top, left + width / 2, top + 150, '@night', 14),
    rect(left - 60, SILL_Y, width + 120, 46, '@paper', { color: '@key', width: 6 }),
    rect(left - 40, SILL_Y + 49, width + 80, 16, '@night'),
  ].join('');
}

const stoop = (): Svg =>
  repeat(4, (i) =>
    rect(10 - i * 26, 800 + i * 62, 500 + i * 52, 64, i % 2 === 0 ? '@slate' : '@deep', { color: '@key', width: 5 }),
  );

const street = (): Svg =>
  rect(-10, STREET_Y, WIDTH + 20, 180, '@deep') +
  rect(-10, STREET_Y - 6, WIDTH + 20, 12, '@night') +
  polygon(
    [
      [700, STREET_Y + 8],
      [1300, STREET_Y + 8],
      [1420, 1200],
      [600, 1200],
    ],
    '@mustard',
  ) +
  splashes({ width: WIDTH, y: STREET_Y + 40, height: 110, count: 26, color: '@paper', seed: 4 });

const blankTag = (): Svg =>
  stroke('M-62 92Q0 140 62 92', '@brick', 16) +
  place(luggageLabel({ lines: 0 }), { x: 0, y: 116, scale: 0.8, turn: -4 });
