import { bust } from '../../cat/bust';
import { head } from '../../cat/head';
import type { Face } from '../../cat/head';
import { sitFront } from '../../cat/sit-front';
import { ovalFrame, sitter } from '../../props/oval-frame';
import { pawPrint } from '../../props/paw-print';
import { salmonTin } from '../../props/salmon-tin';
import { cat } from '../../scene';
import type { Layer, Scene } from '../../scene';
import { gouge, line, place, rect, repeat, text } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const FRAME_Y = 178;
const FRAME = 0.88;
const TABLE_Y = 784;
const REPORT_TOP = 716;
const TRACKS = [
  [1130, 430, 170],
  [1190, 490, 170],
  [1150, 570, 176],
  [1206, 640, 176],
  [1160, 712, 200],
  [1090, 790, 240],
  [1000, 836, 262],
] as const;

export const blogThreeReignsAtCityHall: Scene = {
  id: 'blog-three-reigns-at-city-hall',
  template: 'indoors',
  district: 'financial-district',
  time: 'indoors',
  year: 1939,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['calico', 'silver', 'tux'],
  joke: 'The third ruler has left her frame: the salmon is on the table.',
  ...COVER,
  seed: 311,
  alt: 'Print of three gilt frames on a green wall. Two hold portraits of cats. The third is empty: its calico sits below on a pile of papers marked BUDGET, next to a can of salmon.',
  caption: 'Illustration: two reigns on the wall, one on the budget.',
  layers: () => [
    wall(),
    ...portrait(370, '@brick', { coat: 'silver', eyes: 'half' }),
    ...portrait(740, '@mustard', { coat: 'tux' }),
    place(ovalFrame('@ginger') + vacancy(), { x: 1110, y: FRAME_Y, scale: FRAME, turn: 7 }),

    rect(-10, TABLE_Y, WIDTH + 20, 140, '@umber'),
    rect(-10, TABLE_Y - 8, WIDTH + 20, 18, '@night'),
    gouge([60, 850], [700, 838], [1500, 854], 6, '@ginger'),
    report(),
    tracks(),
    place(salmonTin(), { x: 390, y: 822, scale: 1.4 }),
    cat(sitFront({ coat: 'calico', gaze: [-1, 0.7] }), { x: 730, y: REPORT_TOP + 6, scale: 0.74 }, { hero: true }),
  ],
};

function portrait(x: number, canvas: '@brick' | '@mustard', face: Face): readonly Layer[] {
  const likeness = sitter(bust(face.coat) + head({ ...face, whiskers: 'none' }), { x: 0, y: 10, scale: 0.74 });
  return [place(ovalFrame(canvas), { x, y: FRAME_Y, scale: FRAME }), cat(likeness, { x, y: FRAME_Y, scale: FRAME })];
}

/** What a cat leaves in her portrait when she climbs out of it: her outline. */
function vacancy(): Svg {
  const likeness = bust('black') + head({ coat: 'black', whiskers: 'none', eyes: 'closed' });
  return sitter(likeness.replaceAll(/@[a-z]+/g, '@paper'), { x: 0, y: 10, scale: 0.74 });
}

/** Down the wall, over the table, to the salmon. */
const tracks = (): Svg => TRACKS.map(([x, y, turn]) => place(pawPrint('@paper'), { x, y, turn, scale: 0.5 })).join('');

function wall(): Svg {
  return [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@verdigris'),
    repeat(14, (i) => rect(i * 120 - 20, -10, 44, 600, '@deep')),
    rect(-10, 560, WIDTH + 20, 240, '@deep'),
    line(-10, 560, WIDTH + 10, 560, '@mustard', 14),
    line(-10, 574, WIDTH + 10, 574, '@key', 6),
  ].join('');
}

function report(): Svg {
  const left = 480;
  const width = 500;
  return [
    rect(left - 20, TABLE_Y + 26, width + 50, 12, '@shade'),
    rect(left, REPORT_TOP, width, 108, '@paper', { color: '@key', width: 7 }),
    rect(left, REPORT_TOP, width, 18, '@brick', { color: '@key', width: 6 }),
    text('BUDGET', { x: left + width / 2, y: 800, size: 70, color: '@key', weight: 900, spacing: 8 }),
  ].join('');
}
