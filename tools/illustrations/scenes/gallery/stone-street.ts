import { blockPaving, lowStore } from '../../backdrop/stone-street';
import { trot } from '../../cat/trot';
import type { Swatch } from '../../inks';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, line, place, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const CURB_Y = 850;

export const galleryStoneStreet: Scene = {
  id: 'gallery-stone-street',
  template: 'street',
  district: 'financial-district',
  time: 'dawn',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'Before the cafes open, the street has one customer.',
  width: WIDTH,
  height: 1200,
  seed: 322,
  alt: 'Print of a black cat trotting across a street of cut stone at dawn. Behind it low brick buildings with shutters, and two cafe tables under parasols that are still tied up.',
  caption: 'Illustration: Stone Street before breakfast.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 900, '@blush'),
    lowStore({ x: -60, width: 540, ground: CURB_Y, height: 700, wall: '@brick', shutter: '@verdigris', lit: false }),
    lowStore({ x: 480, width: 560, ground: CURB_Y, height: 640, wall: '@rust', shutter: '@deep', lit: true }),
    lowStore({ x: 1040, width: 620, ground: CURB_Y, height: 730, wall: '@ginger', shutter: '@verdigris', lit: false }),
    rect(-10, CURB_Y - 6, WIDTH + 20, 26, '@paper'),
    blockPaving(CURB_Y + 14, WIDTH, 350, 5),
    place(furledParasol('@mustard'), { x: 240, y: 930 }),
    place(furledParasol('@paper'), { x: 1390, y: 930 }),
    cat(trot({ coat: 'black' }), { x: 790, y: 1140, scale: 1.12 }, { hero: true }),
  ],
};

/** A cafe table with its parasol tied up for the night: 660 tall, its origin on the ground. */
function furledParasol(cloth: Swatch): Svg {
  const furled = 'M0 -640Q56 -470 44 -290L22 -262L0 -284L-22 -262L-44 -290Q-56 -470 0 -640Z';
  return [
    line(0, -660, 0, -20, '@night', 15),
    circle(0, -660, 13, '@night'),
    shape(furled, cloth, { color: '@key', width: 7 }),
    shape('M0 -640Q56 -470 44 -290L22 -262L8 -276Q24 -470 0 -640Z', '@shade'),
    gouge([-8, -600], [-22, -460], [-20, -300], 7, '@key'),
    rect(-52, -400, 104, 24, '@brick', { color: '@key', width: 6 }),
    rect(-150, -196, 300, 26, '@paper', { color: '@key', width: 7 }),
    ellipse(0, -6, 74, 20, '@night'),
  ].join('');
}
