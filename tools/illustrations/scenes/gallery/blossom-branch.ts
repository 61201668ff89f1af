import { cloud } from '../../backdrop/sky';
import { peerDown } from '../../cat/peer-down';
import { smooth, tube } from '../../geometry';
import type { Point, Points } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { randomFrom } from '../../noise';

const WIDTH = 1600;
const BOUGH_Y = 760;

export const galleryBlossomBranch: Scene = {
  id: 'gallery-blossom-branch',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'ginger', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'It went up by itself. It will come down by ladder.',
  width: WIDTH,
  height: 1200,
  seed: 518,
  alt: 'Print of a ginger cat looking down at us from the bough of a tree in blossom. The top of a ladder leans against the bough, and petals fall.',
  caption: 'Illustration: up was easy.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@verdigris'),
    cloud(1330, 230, 330, '@paper'),
    cloud(330, 1010, 300, '@paper'),
    ladder(),
    BOUGHS.map(([points, from, to]) => shape(tube(points, from, to).outline, '@night')).join(''),
    blossoms(60, 3, BACK),
    cat(peerDown({ coat: 'ginger', eyes: 'wide' }), { x: 770, y: BOUGH_Y - 30, scale: 1.62 }, { hero: true }),
    blossoms(22, 8, FRONT),
    petals(),
  ],
};

const BOUGHS: readonly (readonly [Points, number, number])[] = [
  [
    [
      [1640, 900],
      [1400, 830],
      [1100, 780],
      [760, 800],
      [420, 760],
      [120, 620],
      [-40, 560],
    ],
    130,
    44,
  ],
  [
    [
      [1240, 800],
      [1180, 560],
      [1240, 330],
      [1180, 120],
      [1220, -40],
    ],
    64,
    20,
  ],
  [
    [
      [360, 740],
      [330, 520],
      [230, 330],
      [260, 120],
    ],
    46,
    14,
  ],
  [
    [
      [1190, 480],
      [1050, 330],
      [980, 140],
    ],
    30,
    12,
  ],
];

/** Middles of the clusters: where, and how far they spread. */
type Cluster = readonly [x: number, y: number, reach: number];
const BACK: readonly Cluster[] = [
  [1200, 130, 190],
  [980, 130, 120],
  [1330, 420, 130],
  [250, 170, 170],
  [220, 430, 130],
  [60, 580, 110],
  [1480, 700, 120],
];
const FRONT: readonly Cluster[] = [
  [1250, 790, 110],
  [330, 770, 100],
];

function blossoms(count: number, seed: number, clusters: readonly Cluster[]): Svg {
  const random = randomFrom(seed);
  return repeat(count, (i) => {
    const [x, y, reach] = clusters[i % clusters.length] ?? [0, 0, 0];
    const [angle, away] = [random() * 6.28, Math.sqrt(random()) * reach];
    return place(blossom(i % 3 === 0), {
      x: x + Math.cos(angle) * away,
      y: y + Math.sin(angle) * away * 0.8,
      scale: 0.8 + random() * 0.5,
      turn: random() * 72,
    });
  });
}

/** Five petals, 100 across. */
function blossom(pale: boolean): Svg {
  const petal = (i: number): Svg => {
    const angle = (i / 5) * 2 * Math.PI;
    const at: Point = [Math.cos(angle) * 26, Math.sin(angle) * 26];
    return circle(at[0], at[1], 24, pale ? '@paper' : '@blush', { color: '@brick', width: 4 });
  };
  return repeat(5, petal) + circle(0, 0, 13, '@mustard', { color: '@brick', width: 4 });
}

const petals = (): Svg =>
  [
    [520, 980, 20],
    [700, 1090, 70],
    [980, 960, -30],
    [1120, 1110, 10],
    [1350, 1010, 50],
    [160, 860, -20],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(
        shape(
          smooth([
            [-26, 0],
            [0, -16],
            [28, 0],
            [0, 16],
          ]),
          '@paper',
        ),
        { x, y, turn },
      ),
    )
    .join('');

/** Nine rungs of help. */
const ladder = (): Svg =>
  [
    repeat(5, (i) => line(1010 + i * 16, 800 + i * 96, 1190 + i * 26, 790 + i * 96, '@mustard', 22)),
    stroke('M990 690L1090 1220', '@night', 40) + stroke('M1160 680L1310 1220', '@night', 40),
    stroke('M990 690L1090 1220', '@mustard', 24) + stroke('M1160 680L1310 1220', '@mustard', 24),
    gouge([990, 700], [1030, 900], [1080, 1180], 6, '@paper'),
  ].join('');
