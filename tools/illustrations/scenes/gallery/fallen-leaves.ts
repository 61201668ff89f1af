import { peek } from '../../cat/peek';
import { smooth } from '../../geometry';
import { randomFrom } from '../../noise';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { clipTo, gouge, line, place, polygon, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import type { Swatch } from '../../inks';

const WIDTH = 1600;
const GROUND_Y = 940;

export const galleryFallenLeaves: Scene = {
  id: 'gallery-fallen-leaves',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'Somebody raked all morning, and somebody else was waiting for that.',
  width: WIDTH,
  height: 1200,
  seed: 512,
  alt: 'Print of a heap of autumn leaves on a sidewalk before an iron fence. A black cat looks out of the top of it, wide-eyed, and a rake leans against the fence.',
  caption: 'Illustration: raked at nine, occupied at ten.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@mist'),
    hedge(),
    fence(),
    rect(-10, GROUND_Y, WIDTH + 20, 280, '@slate'),
    rect(-10, GROUND_Y - 8, WIDTH + 20, 16, '@night'),
    [300, 900, 1400].map((x) => gouge([x, GROUND_Y + 10], [x - 40, 1060], [x - 110, 1210], 8, '@key')).join(''),
    rake(),
    shape(HEAP, '@rust', { color: '@key', width: 8 }),
    clipTo(HEAP, leaves(150, 7, { left: 260, top: 600, width: 1080, height: 580 })),
    cat(
      peek({ coat: 'black', eyes: 'wide', gaze: [0, -0.8], shape: 'standard' }),
      { x: 800, y: 640, scale: 1.52 },
      { hero: true },
    ),
    clipTo(HEAP, leaves(34, 19, { left: 480, top: 690, width: 640, height: 90 })),
    leaves(16, 31, { left: 60, top: 1040, width: 1480, height: 120 }),
    leaf(790, 372, 2.2, -30, '@mustard'),
    leaf(260, 330, 1.7, 40, '@brick'),
    leaf(1310, 240, 1.8, 110, '@ginger'),
    leaf(1080, 470, 1.6, 200, '@brick'),
  ],
};

const HEAP = smooth([
  [200, 1150],
  [300, 1010],
  [420, 860],
  [560, 730],
  [700, 664],
  [800, 650],
  [910, 668],
  [1040, 730],
  [1190, 860],
  [1300, 1010],
  [1400, 1150],
  [1100, 1176],
  [800, 1180],
  [480, 1176],
]);

const COLORS: readonly Swatch[] = ['@ginger', '@mustard', '@brick', '@ginger'];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function leaves(count: number, seed: number, { left, top, width, height }: Box): Svg {
  const random = randomFrom(seed);
  return repeat(count, (i) =>
    leaf(
      left + random() * width,
      top + random() * height,
      1.2 + random() * 0.7,
      random() * 360,
      COLORS[i % COLORS.length] ?? '@ginger',
    ),
  );
}

/** A leaf with its rib, about 70 long. */
const leaf = (x: number, y: number, scale: number, turn: number, color: Swatch): Svg =>
  place(
    shape('M-36 0Q-10 -26 36 0Q-10 26 -36 0Z', color, { color: '@key', width: 3 }) + line(-46, 0, 20, 0, '@key', 3),
    { x, y, scale, turn },
  );

const hedge = (): Svg =>
  shape(
    smooth([
      [-60, 960],
      [-40, 520],
      [120, 470],
      [300, 510],
      [470, 440],
      [680, 500],
      [860, 450],
      [1080, 510],
      [1260, 450],
      [1460, 500],
      [1640, 470],
      [1660, 960],
    ]),
    '@verdigris',
  ) +
  repeat(26, (i) => {
    const [x, y] = [40 + ((i * 277) % 1540), 540 + ((i * 131) % 330)];
    return gouge([x, y], [x + 20, y - 14], [x + 46, y + 4], 8, '@deep');
  });

const fence = (): Svg =>
  [
    repeat(15, (i) => {
      const x = 40 + i * 110;
      return (
        rect(x - 8, 430, 16, 520, '@night') +
        polygon(
          [
            [x - 22, 436],
            [x, 376],
            [x + 22, 436],
          ],
          '@night',
        )
      );
    }),
    rect(-10, 480, WIDTH + 20, 18, '@night'),
    rect(-10, 870, WIDTH + 20, 18, '@night'),
  ].join('');

const rake = (): Svg =>
  [
    stroke('M1500 1120L1330 250', '@brown', 22),
    stroke('M1500 1120L1330 250', '@mustard', 8),
    place(rect(-96, -8, 192, 18, '@night') + repeat(8, (i) => line(-88 + i * 25, 0, -88 + i * 25, 66, '@night', 9)), {
      x: 1500,
      y: 1112,
      turn: -11,
    }),
  ].join('');
