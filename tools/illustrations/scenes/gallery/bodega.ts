import { breadBasket, register, shelf } from '../../backdrop/bodega';
import { loaf } from '../../cat/loaf';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, rect, repeat, text } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const COUNTER_Y = 890;

export const galleryBodega: Scene = {
  id: 'gallery-bodega',
  template: 'indoors',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'One thing in the shop has no price.',
  width: WIDTH,
  height: 1200,
  seed: 312,
  alt: 'Print of a brown tabby lying on the counter of a corner store, between a basket of bread and a cash register. A card before it says NOT FOR SALE. Cans, boxes and bottles stand on the shelves above.',
  caption: 'Illustration: everything in the store has a price, with one exception.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, COUNTER_Y + 20, '@blush'),
    shelf(-10, 200, WIDTH + 20, 0),
    shelf(-10, 440, 330, 3),
    shelf(1260, 440, 350, 5),
    place(breadBasket(), { x: 270, y: COUNTER_Y + 6, scale: 1.02 }),
    place(register(), { x: 1350, y: COUNTER_Y + 6, scale: 1.05 }),
    rect(-10, COUNTER_Y, WIDTH + 20, 50, '@paper', { color: '@key', width: 7 }),
    rect(-10, COUNTER_Y + 50, WIDTH + 20, 300, '@verdigris'),
    repeat(9, (i) => line(90 + i * 180, COUNTER_Y + 54, 90 + i * 180, 1210, '@key', 6)),
    rect(-10, COUNTER_Y + 50, WIDTH + 20, 22, '@shade'),
    cat(
      loaf({ coat: 'tabby', eyes: 'half', gaze: [-0.3, 0.1] }),
      { x: 780, y: COUNTER_Y + 12, scale: 1.75 },
      { hero: true },
    ),
    place(card(), { x: 800, y: 1060, turn: -3 }),
  ],
};

const card = (): Svg =>
  rect(-330, -72, 660, 144, '@paper', { color: '@key', width: 8 }) +
  text('NOT FOR SALE', { x: 0, y: 26, size: 65, color: '@brick', weight: 900, spacing: 2 });
