import { wash } from '../../cat/wash';
import { smooth } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, clipTo, gouge, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const SILL_Y = 930;
const VIEW = { left: 250, right: 1350, top: 90 } as const;

export const galleryWashWindow: Scene = {
  id: 'gallery-wash-window',
  template: 'indoors',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['gray', 'black'],
  joke: 'Across the yard somebody washes the same paw.',
  width: 1600,
  height: 1200,
  seed: 415,
  alt: 'Print of a sunny window seen from the room: a gray cat sits on the sill and washes a paw. In a window across the yard a black cat sits and washes the same paw.',
  caption: 'Illustration: ten in the morning, on both sides of the yard.',
  ...GRID,
  layers: () => [
    rect(-10, -10, 1620, 1220, '@verdigris'),
    wallpaper(),
    rect(VIEW.left - 56, VIEW.top - 56, VIEW.right - VIEW.left + 112, 930, '@paper', { color: '@key', width: 7 }),
    clipTo(`M${VIEW.left} ${VIEW.top}H${VIEW.right}V${SILL_Y}H${VIEW.left}Z`, view()),
    cat(wash({ coat: 'black' }), { x: 1092, y: 640, scale: 0.56 }),
    sashBars(),
    curtain(-1) + curtain(1),
    rect(110, SILL_Y, 1380, 64, '@paper', { color: '@key', width: 7 }),
    rect(150, SILL_Y + 66, 1300, 26, '@shade'),
    cat(wash({ coat: 'gray' }), { x: 590, y: SILL_Y + 14, scale: 1.36 }, { hero: true }),
  ],
};

const wallpaper = (): Svg => repeat(9, (i) => rect(20 + i * 190, -10, 34, 1220, '@deep'));

/** The sun, and the house across the yard with its one open window. */
const view = (): Svg =>
  [
    rect(VIEW.left, VIEW.top, 1100, 860, '@butter'),
    circle(470, 300, 120, '@mustard'),
    rect(860, 170, 500, 800, '@brick'),
    rect(840, 150, 540, 34, '@night'),
    rect(860, 184, 34, 800, '@shade'),
    rect(952, 300, 280, 356, '@night'),
    rect(970, 318, 244, 322, '@mustard'),
    rect(930, 640, 324, 34, '@paper', { color: '@key', width: 6 }),
    [740, 800, 860]
      .map((y, i) => gouge([930 + i * 90, y], [980 + i * 90, y - 3], [1040 + i * 90, y], 7, '@paper'))
      .join(''),
  ].join('');

const sashBars = (): Svg =>
  rect(VIEW.left, 86, VIEW.right - VIEW.left, 12, '@night') +
  rect(792, VIEW.top, 22, SILL_Y - VIEW.top, '@paper', { color: '@key', width: 5 });

function curtain(side: -1 | 1): Svg {
  const at = (x: number): number => 800 + side * x;
  const cloth = smooth([
    [at(650), 50, 'c'],
    [at(430), 50, 'c'],
    [at(450), 260],
    [at(520), 460],
    [at(610), 560, 'c'],
    [at(650), 560, 'c'],
  ]);
  const hem = smooth([
    [at(660), 560, 'c'],
    [at(604), 560, 'c'],
    [at(560), 740],
    [at(548), 926, 'c'],
    [at(690), 926, 'c'],
    [at(672), 740],
  ]);
  return [
    shape(hem, '@paper', { color: '@key', width: 6 }),
    shape(cloth, '@paper', { color: '@key', width: 6 }),
    rect(at(632) - 44, 544, 88, 30, '@brick', { color: '@key', width: 6 }),
    [480, 540, 596].map((q) => gouge([at(q), 70], [at(q + 10), 260], [at(q + 44), 500], 7, '@key')).join(''),
    [596, 636].map((q) => gouge([at(q), 600], [at(q - 6), 740], [at(q), 900], 6, '@key')).join(''),
  ].join('');
}
