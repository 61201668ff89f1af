import { clapboards } from '../../backdrop/frame-house';
import { stepY, stoopFromFront } from '../../backdrop/stoop';
import type { Stoop } from '../../backdrop/stoop';
import { lamp } from '../../backdrop/street';
import { sitFront } from '../../cat/sit-front';
import { trot } from '../../cat/trot';
import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const STREET_Y = 960;
const STOOP: Stoop = { x: 420, y: 990, steps: 3, rise: 66, half: 190, spread: 46 };

const TAIL_LEFT: Points = [
  [-80, -16],
  [-116, 0],
  [-126, 40],
  [-112, 86],
];

export const galleryMovingDay: Scene = {
  id: 'gallery-moving-day',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'dusk',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby', 'black'],
  joke: 'Everything it owns is in the kerchief. It is a fish.',
  width: WIDTH,
  height: 1200,
  seed: 519,
  alt: 'Print of a brown tabby trotting away from a house with a red bundle on a stick. Behind it, a larger black cat fills the lit doorway.',
  caption: 'Illustration: there was room for one of them.',
  ...GRID,
  layers: () => [
    clapboards({ width: WIDTH, height: 1200, paint: '@pale', board: 92 }),
    window(1160),
    doorway(),
    rect(-10, STREET_Y, WIDTH + 20, 260, '@slate'),
    rect(-10, STREET_Y - 8, WIDTH + 20, 16, '@night'),
    repeat(5, (i) => gouge([i * 380 - 60, STREET_Y + 10], [i * 380 - 110, 1080], [i * 380 - 200, 1210], 8, '@key')),
    lamp(1490, 1010, 860),
    stoopFromFront(STOOP, '@paper', '@brown'),
    cat(sitFront({ coat: 'black', eyes: 'half', gaze: [1, 0.5], tail: TAIL_LEFT }), {
      x: STOOP.x,
      y: stepY(STOOP, 0) + 6,
      scale: 1.36,
    }),
    bundle(),
    cat(trot({ coat: 'tabby' }), { x: 980, y: 1130, scale: 0.98 }, { hero: true }),
    stroke('M1130 838L800 640', '@umber', 17),
  ],
};

/** Light in the house, and a transom over the door. */
const doorway = (): Svg =>
  [
    rect(180, 60, 480, 800, '@oxblood', { color: '@key', width: 8 }),
    rect(230, 200, 380, 660, '@mustard', { color: '@key', width: 8 }),
    rect(230, 100, 380, 80, '@mustard', { color: '@key', width: 8 }),
    [325, 420, 515].map((x) => line(x, 100, x, 180, '@oxblood', 12)).join(''),
    rect(150, 30, 540, 44, '@oxblood', { color: '@key', width: 8 }),
    shape('M610 200L690 240V880L610 860Z', '@brick', { color: '@key', width: 8 }),
    circle(668, 560, 13, '@mustard', { color: '@key', width: 5 }),
  ].join('');

const window = (x: number): Svg =>
  [
    rect(x - 190, 110, 380, 440, '@oxblood', { color: '@key', width: 8 }),
    rect(x - 150, 150, 300, 360, '@deep', { color: '@key', width: 7 }),
    shape(`M${x - 150} 150H${x - 50}Q${x - 60} 330 ${x - 150} 420Z`, '@butter', { color: '@key', width: 5 }),
    shape(`M${x + 150} 150H${x + 50}Q${x + 60} 330 ${x + 150} 420Z`, '@butter', { color: '@key', width: 5 }),
    line(x - 150, 330, x + 150, 330, '@oxblood', 18),
    rect(x - 220, 540, 440, 36, '@oxblood', { color: '@key', width: 7 }),
  ].join('');

/** A kerchief on the end of a stick, its knot up and a tail of fish out of it. */
const bundle = (): Svg =>
  place(
    [
      shape('M52 40L120 4L104 50L122 96L58 66Z', '@slate', { color: '@key', width: 6 }),
      shape(
        smooth([
          [-14, -60],
          [40, -34],
          [76, 30],
          [58, 92],
          [0, 116],
          [-62, 92],
          [-80, 28],
          [-44, -34],
        ]),
        '@brick',
        { color: '@key', width: 7 },
      ),
      shape('M-12 -50L-70 -92L-40 -104L0 -66L44 -106L70 -88L14 -48Z', '@brick', { color: '@key', width: 6 }),
      [
        [-34, 14],
        [18, 0],
        [36, 56],
        [-16, 64],
        [-50, 62],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 9, '@paper'))
        .join(''),
    ].join(''),
    { x: 800, y: 706 },
  );
