import { cloud } from '../../backdrop/sky';
import { cobbles } from '../../backdrop/street';
import { sitSide } from '../../cat/sit-side';
import { topHat } from '../../cat/wear/top-hat';
import type { Points } from '../../geometry';
import { bandagedHorse, hindquarters } from '../../props/horse';
import { spokedWheel } from '../../props/spoked-wheel';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { clipTo, line, place, polygon, rect, repeat, shape, stroke, text } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const STREET_Y = 800;
const BOX_Y = 432;
const HANGING: Points = [
  [-70, -24],
  [-112, -2],
  [-126, 60],
  [-104, 118],
  [-70, 130],
];
/** Between the ears of a head in profile. */
const HAT = { x: 40, y: -316, scale: 0.58, turn: 4 } as const;

export const blogFromHenryBerghToTheDeclawingBan: Scene = {
  id: 'blog-from-henry-bergh-to-the-declawing-ban',
  template: 'street',
  district: 'city',
  time: 'day',
  year: 1867,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'The patient is a horse, the engine is a horse, the driver is a cat.',
  ...COVER,
  seed: 303,
  alt: "Print of a red ambulance wagon drawn by a horse. A ginger cat in a top hat sits on the driver's box and holds the reins. The patient, a horse with a bandaged head, looks out at the back.",
  caption: 'Illustration: the horse ambulance, with a driver of our own choosing.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@verdigris'),
    cloud(1180, 110, 260, '@paper'),
    cloud(690, 96, 200, '@paper'),
    row(),
    cobbles(STREET_Y, WIDTH, 130, '@slate', 4),
    rect(-10, STREET_Y - 8, WIDTH + 20, 12, '@night'),
    place(hindquarters('@umber', '@oxblood'), { x: 236, y: 846, scale: 1.04 }),
    place(bandagedHorse('@brown'), { x: 1330, y: 570, scale: 1 }),
    wagon(),
    cat(
      place(topHat(), HAT) + sitSide({ coat: 'ginger', tail: HANGING }),
      { x: 436, y: BOX_Y, scale: 0.92, flip: true },
      { hero: true },
    ),
    stroke(`M352 ${BOX_Y - 84}Q250 ${BOX_Y - 30} 150 ${BOX_Y - 10}`, '@key', 7),
  ],
};

/** Houses on the far side of the street. */
function row(): Svg {
  return repeat(9, (i) => {
    const height = 330 + ((i * 53) % 120);
    const x = i * 190 - 40;
    const windows = repeat(6, (k) =>
      rect(x + 30 + (k % 2) * 80, STREET_Y - height + 50 + Math.floor(k / 2) * 110, 44, 66, '@paper'),
    );
    return rect(x, STREET_Y - height, 192, height, '@mustard') + windows;
  });
}

function wagon(): Svg {
  const body = 'M560 190H1150V690H560Z';
  const [door, bottom] = [520, 690];
  return [
    line(200, 640, 640, 690, '@night', 18),
    polygon(
      [
        [330, BOX_Y],
        [590, BOX_Y],
        [590, bottom],
        [400, bottom],
      ],
      '@oxblood',
      { color: '@key', width: 8 },
    ),
    rect(300, BOX_Y - 6, 290, 34, '@night'),
    shape(body, '@brick'),
    clipTo(body, rect(540, 560, 700, 150, '@oxblood') + rect(1110, 180, 100, 540, '@shade')),
    stroke(body, '@key', 9),
    rect(1150, door, 156, bottom - door, '@oxblood', { color: '@key', width: 8 }),
    rect(1150, door, 156, 22, '@mustard', { color: '@key', width: 6 }),
    rect(1288, 180, 18, door - 176, '@night'),
    rect(546, 168, 790, 30, '@night'),
    text('AMBULANCE', { x: 846, y: 344, size: 66, color: '@paper', weight: 900, spacing: 3 }),
    line(600, 256, 1090, 256, '@mustard', 8),
    line(600, 384, 1090, 384, '@mustard', 8),
    rect(600, 430, 490, 90, '@deep', { color: '@key', width: 7 }),
    repeat(6, (i) => line(670 + i * 70, 430, 670 + i * 70, 520, '@key', 7)),
    line(560, 560, 1306, 560, '@mustard', 9),
    place(spokedWheel(126, 12, '@mustard'), { x: 690, y: 730 }),
    place(spokedWheel(126, 12, '@mustard'), { x: 1110, y: 730 }),
  ].join('');
}
