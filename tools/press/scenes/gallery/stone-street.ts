import { blockPaving, lowStore } from '../../backdrop/stone-street';
import { trot } from '../../cat/trot';
import { stackedCafeTable } from '../../props/cafe-table';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { place, rect } from '../../svg';

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
  alt: 'Print of a black cat that trots across a street of cut stone at dawn. Behind it low brick buildings with shutters, and cafe tables with their chairs turned up.',
  caption: 'Illustration: Stone Street before breakfast.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 900, '@blush'),
    lowStore({ x: -60, width: 540, ground: CURB_Y, height: 700, wall: '@brick', shutter: '@verdigris', lit: false }),
    lowStore({ x: 480, width: 560, ground: CURB_Y, height: 640, wall: '@rust', shutter: '@deep', lit: true }),
    lowStore({ x: 1040, width: 620, ground: CURB_Y, height: 730, wall: '@ginger', shutter: '@verdigris', lit: false }),
    rect(-10, CURB_Y - 6, WIDTH + 20, 26, '@paper'),
    blockPaving(CURB_Y + 14, WIDTH, 350, 5),
    place(stackedCafeTable('@paper'), { x: 170, y: 924, scale: 1.02 }),
    place(stackedCafeTable('@paper'), { x: 1450, y: 924, scale: 1.02 }),
    cat(trot({ coat: 'black' }), { x: 790, y: 1140, scale: 1.12 }, { hero: true }),
  ],
};
