import { moon } from '../../backdrop/sky';
import { curl } from '../../cat/curl';
import { smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { shirt, sock } from '../../props/washing';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { gouge, line, place, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
/** The sheet is drawn where it hangs, and then made larger around its middle. */
const HAMMOCK = { x: 815 * -0.36, y: 480 * -0.36, scale: 1.36 } as const;

export const galleryFireEscapeLaundry: Scene = {
  id: 'gallery-fire-escape-laundry',
  template: 'street',
  district: 'lower-east-side',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'One sheet on the line is taken.',
  width: WIDTH,
  height: 1200,
  seed: 316,
  alt: 'Print of a night between two tenements with lit windows and fire escapes. A brown tabby sleeps in a sheet on the clothesline as in a hammock, before a big moon. A shirt and socks hang beside it.',
  caption: 'Illustration: the laundry is dry. The laundry is also occupied.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@night'),
    moon(810, 420, 350, '@mustard', '@ginger'),
    farHouse(),
    wall(-10, 350, '@oxblood'),
    wall(1270, 350, '@deep'),
    [120, 560, 1000].map((y) => litWindow(60, y) + litWindow(1360, y - 80)).join(''),
    escape(-10, 430, 520),
    escape(-10, 430, 960),
    escape(1190, 430, 440),
    escape(1190, 430, 880),
    stroke('M404 470Q800 590 1210 388', '@paper', 7),
    place(shirt('@brick'), { x: 440, y: 484, turn: 6, scale: 0.72 }),
    place(sock('@verdigris', '@paper'), { x: 1158, y: 418, scale: 0.9, flip: true }),
    place(sock('@brick', '@paper'), { x: 1200, y: 398, turn: -4, scale: 0.9, flip: true }),
    place(shape(BACK_OF_SHEET, '@slate'), HAMMOCK),
    cat(curl({ coat: 'tabby' }), { x: 832, y: 806, scale: 1.78 }, { hero: true }),
    place(sheet() + peg(588, 500) + peg(1040, 452), HAMMOCK),
  ],
};

const BACK_OF_SHEET = smooth([
  [570, 496, 'c'],
  [620, 560],
  [800, 610],
  [990, 560],
  [1060, 446, 'c'],
  [1050, 640],
  [820, 740],
  [580, 660],
]);
const SHEET = smooth([
  [556, 492, 'c'],
  [600, 500, 'c'],
  [622, 610],
  [680, 676],
  [812, 706],
  [950, 668],
  [1010, 590],
  [1030, 462, 'c'],
  [1072, 446, 'c'],
  [1080, 610],
  [1020, 740],
  [900, 800],
  [780, 806],
  [640, 764],
  [570, 660],
]);

const sheet = (): Svg =>
  [
    shape(SHEET, '@paper', { color: '@key', width: 6 }),
    gouge([584, 540], [612, 680], [720, 752], 9, '@slate'),
    gouge([700, 740], [820, 790], [940, 740], 9, '@slate'),
    gouge([1052, 500], [1046, 660], [950, 742], 9, '@slate'),
  ].join('');

const peg = (x: number, y: number): Svg => rect(x - 10, y - 34, 20, 62, '@tan', { color: '@key', width: 5 });

const wall = (x: number, width: number, color: Swatch): Svg =>
  rect(x, -10, width, 1220, color) +
  repeat(26, (i) => {
    const at = x + 24 + ((i * 137) % (width - 90));
    return gouge([at, 30 + i * 46], [at + 20, 30 + i * 46], [at + 42, 30 + i * 46], 5, '@night');
  });

/** Across the yard, nearly asleep. */
const farHouse = (): Svg =>
  [
    rect(330, 1010, 960, 210, '@deep'),
    rect(310, 996, 1000, 26, '@slate'),
    [420, 640, 860, 1080]
      .map((x, i) => rect(x, 1076, 104, 140, i === 2 ? '@mustard' : '@night', { color: '@key', width: 6 }))
      .join(''),
  ].join('');

const litWindow = (x: number, y: number): Svg =>
  [
    rect(x - 16, y - 16, 212, 312, '@paper', { color: '@key', width: 6 }),
    rect(x, y, 180, 136, '@mustard', { color: '@key', width: 6 }),
    rect(x, y + 144, 180, 136, '@mustard', { color: '@key', width: 6 }),
  ].join('');

function escape(x: number, width: number, y: number): Svg {
  const bars = repeat(width / 36, (i) => line(x + 14 + i * 36, y - 120, x + 14 + i * 36, y, '@slate', 6));
  return (
    bars + rect(x, y - 128, width, 14, '@slate') + rect(x, y - 4, width, 22, '@slate', { color: '@key', width: 5 })
  );
}
