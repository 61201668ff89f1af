import { loaf } from '../../cat/loaf';
import { curl } from '../../cat/curl';
import { bookRow } from '../../props/books';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { rect } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;

export const galleryBookshop: Scene = {
  id: 'gallery-bookshop',
  template: 'indoors',
  district: 'city',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['siamese', 'ginger'],
  joke: 'Two volumes that are not for sale.',
  width: WIDTH,
  height: 1200,
  seed: 324,
  alt: 'Print of shelves of books in a shop. On the middle shelf a Siamese cat lies with its paws tucked in and looks at us; on the one below a ginger cat sleeps between the books.',
  caption: 'Illustration: two volumes that are not for sale.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@deep'),
    bookRow({ from: 20, to: 1590, y: 200, tallest: 240, seed: 3 }),
    board(200),
    bookRow({ from: 20, to: 420, y: 740, tallest: 440, seed: 14 }),
    bookRow({ from: 1230, to: 1590, y: 740, tallest: 440, seed: 5 }),
    board(740),
    bookRow({ from: 20, to: 760, y: 1130, tallest: 260, seed: 16 }),
    bookRow({ from: 1330, to: 1590, y: 1130, tallest: 250, seed: 27 }),
    board(1130),
    cat(
      loaf({ coat: 'siamese', shape: 'long', eyes: 'open', gaze: [-0.4, 0] }),
      { x: 800, y: 742, scale: 1.68 },
      { hero: true },
    ),
    cat(curl({ coat: 'ginger' }), { x: 1050, y: 1132, scale: 1.15 }),
  ],
};

const board = (y: number): Svg => rect(-10, y, WIDTH + 20, 40, '@brown', { color: '@key', width: 8 });
