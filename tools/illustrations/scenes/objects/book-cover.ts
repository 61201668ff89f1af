import { moon } from '../../backdrop/sky';
import { walk } from '../../cat/walk';
import { bookTower } from '../../props/book-tower';
import type { BookTower } from '../../props/book-tower';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, rect, text } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1000;
const SHELF_Y = 1346;

export const bookCover: Scene = {
  id: 'book-cover',
  template: 'object',
  district: 'city',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'The skyline is a shelf of books, and the cat walks all over it.',
  width: WIDTH,
  height: 1500,
  printWidth: 1200,
  coarseness: 1.15,
  widths: [240, 480, 800],
  offlineWidth: 480,
  seed: 2019,
  alt: 'Print of a book cover, The Mousers of New York, a walking history. A black cat walks along the tops of books that stand like a skyline before a big yellow moon.',
  caption: 'Illustration: the cover of our walking history.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1520, '@deep'),
    stars(),
    title(),
    moon(492, 876, 392, '@mustard', '@ginger'),
    skyline(),
    rect(-10, SHELF_Y, WIDTH + 20, 170, '@night'),
    rect(-10, SHELF_Y, WIDTH + 20, 12, '@mustard'),
    text('A walking history', { x: 500, y: 1452, size: 92, color: '@paper', weight: 600, spacing: 1 }),
    cat(walk({ coat: 'black' }), { x: 486, y: ROOFS_Y, scale: 1.0 }, { hero: true }),
  ],
};

const title = (): Svg =>
  [
    text('The', { x: 500, y: 136, size: 96, color: '@mustard', weight: 600 }),
    text('Mousers', { x: 500, y: 316, size: 216, color: '@paper', weight: 900, spacing: -2 }),
    text('of New York', { x: 500, y: 452, size: 140, color: '@paper', weight: 900 }),
  ].join('');

const STARS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [70, 96, 6],
  [192, 160, 4],
  [300, 74, 5],
  [690, 96, 5],
  [842, 62, 6],
  [930, 176, 4],
  [56, 520, 5],
  [128, 640, 6],
  [900, 540, 6],
  [948, 668, 4],
  [60, 770, 4],
];
const stars = (): Svg => STARS.map(([x, y, radius]) => circle(x, y, radius, '@paper')).join('');

/** The roofs the cat walks on are level; the books at the sides are taller and frame it. */
const ROOFS_Y = 1066;
const LEVEL = SHELF_Y - ROOFS_Y;
const BOOKS: readonly BookTower[] = [
  { width: 104, height: 520, cover: '@brick', band: '@mustard', kind: 'windows' },
  { width: 76, height: 396, cover: '@verdigris', band: '@paper', kind: 'label' },
  { width: 96, height: LEVEL, cover: '@paper', band: '@brick', kind: 'lozenge' },
  { width: 88, height: LEVEL, cover: '@brick', band: '@mustard', kind: 'windows' },
  { width: 72, height: LEVEL, cover: '@verdigris', band: '@mustard', kind: 'lozenge' },
  { width: 108, height: LEVEL, cover: '@oxblood', band: '@mustard', kind: 'windows' },
  { width: 80, height: LEVEL, cover: '@slate', band: '@paper', kind: 'label' },
  { width: 92, height: LEVEL, cover: '@ginger', band: '@night', kind: 'lozenge' },
  { width: 84, height: LEVEL, cover: '@brick', band: '@paper', kind: 'label' },
  { width: 90, height: 430, cover: '@slate', band: '@mustard', kind: 'windows' },
  { width: 120, height: 560, cover: '@oxblood', band: '@mustard', kind: 'tank' },
];

function skyline(): Svg {
  const widths = BOOKS.map(({ width }) => width);
  return BOOKS.map((book, i) => {
    const left = widths.slice(0, i).reduce((sum, width) => sum + width, -5);
    return place(bookTower(book), { x: left, y: SHELF_Y });
  }).join('');
}
