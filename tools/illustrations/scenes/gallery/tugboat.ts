import { cloud, rays } from '../../backdrop/sky';
import { water } from '../../backdrop/water';
import { peek } from '../../cat/peek';
import { kepi } from '../../cat/wear/kepi';
import { bothSides, mirror, smooth } from '../../geometry';
import { flyingGull } from '../../props/gull';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, clipTo, gouge, place, rect, repeat, shape, stroke, text } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const WATER_Y = 820;
const SILL_Y = 560;

export const galleryTugboat: Scene = {
  id: 'gallery-tugboat',
  template: 'street',
  district: 'financial-district',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'The captain holds the course. The course is toward the fish market.',
  width: WIDTH,
  height: 1200,
  seed: 514,
  alt: "Print of a harbor tug coming straight at us over green water, tires on its sides. A ginger cat in a captain's cap looks out of the wheelhouse.",
  caption: 'Illustration: make way for the master of the Mouser.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@butter'),
    rays(800, WATER_Y, 1400, 30, '@pale'),
    cloud(260, 250, 300, '@paper'),
    flyingGull(1250, 250, 1.4),
    flyingGull(1400, 340, 1),
    funnel(),
    water({ y: WATER_Y, width: WIDTH, height: 400, color: '@verdigris', crests: 40, seed: 6 }),
    house(),
    cat(
      place(peek({ coat: 'ginger', eyes: 'half', gaze: [-0.3, 0] }), { x: 0, y: 0 }) +
        place(kepi({ color: '@night', band: '@mustard' }), { x: 0, y: -80 }),
      { x: 800, y: SILL_Y, scale: 1.24 },
      { hero: true },
    ),
    hull(),
    foam(),
  ],
};

const funnel = (): Svg =>
  [
    shape(
      smooth([
        [820, 60],
        [900, 10],
        [1010, 40],
        [1120, -20],
        [1240, 30],
        [1200, 110],
        [1060, 120],
        [960, 150],
        [850, 130],
      ]),
      '@slate',
    ),
    rect(700, 100, 200, 260, '@brick', { color: '@key', width: 7 }),
    rect(700, 100, 200, 56, '@night'),
    rect(700, 196, 200, 40, '@mustard'),
  ].join('');

/** The wheelhouse from ahead: three windows, the middle one open. */
const house = (): Svg =>
  [
    rect(430, 600, 740, 180, '@oxblood', { color: '@key', width: 8 }),
    rect(500, 300, 600, 320, '@rust', { color: '@key', width: 8 }),
    rect(460, 262, 680, 48, '@paper', { color: '@key', width: 8 }),
    bothSides((x) => rect(800 + x * 230 - 52, 350, 104, 190, '@deep', { color: '@key', width: 7 })),
    rect(640, 330, 320, SILL_Y - 330, '@deep', { color: '@key', width: 8 }),
    bothSides((x) => gouge([800 + x * 230 - 24, 500], [800 + x * 230, 430], [800 + x * 230 + 26, 380], 10, '@paper')),
    rect(610, SILL_Y, 380, 34, '@paper', { color: '@key', width: 7 }),
  ].join('');

const BOW = smooth(
  mirror([
    [0, 690, 'c'],
    [180, 700],
    [390, 740],
    [470, 760, 'c'],
    [452, 880],
    [340, 1010],
    [120, 1080],
    [0, 1090],
  ]),
);

function hull(): Svg {
  const tire = (x: number, y: number): Svg =>
    circle(x, y, 58, '@night', { color: '@slate', width: 6 }) +
    circle(x, y, 26, '@umber', { color: '@slate', width: 5 });
  const drawing = [
    shape(BOW, '@umber'),
    clipTo(BOW, rect(-600, 960, 1200, 200, '@brick')),
    clipTo(BOW, rect(-600, 944, 1200, 18, '@paper')),
    clipTo(BOW, stroke('M-480 764Q-200 706 0 700Q200 706 480 764', '@mustard', 34)),
    stroke(BOW, '@key', 9),
    gouge([0, 720], [4, 860], [0, 1060], 12, '@key'),
    bothSides((x) => tire(190 * x, 860) + tire(344 * x, 850)),
    text('MOUSER', { x: 0, y: 800, size: 62, color: '@paper', weight: 900, spacing: 8 }),
  ];
  return place(drawing.join(''), { x: 800, y: 0 });
}

/** The wave it pushes. */
const foam = (): Svg =>
  bothSides((x) =>
    shape(
      smooth([
        [800 + x * 10, 1090],
        [800 + x * 190, 1050],
        [800 + x * 380, 990],
        [800 + x * 560, 990],
        [800 + x * 700, 1040],
        [800 + x * 540, 1050],
        [800 + x * 430, 1090],
        [800 + x * 250, 1120],
        [800 + x * 60, 1130],
      ]),
      '@paper',
      { color: '@key', width: 6 },
    ),
  ) + repeat(5, (i) => gouge([320 + i * 210, 1160], [380 + i * 210, 1176], [450 + i * 210, 1160], 9, '@paper'));
