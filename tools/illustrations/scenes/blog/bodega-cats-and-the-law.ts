import { awning } from '../../backdrop/awning';
import { loaf } from '../../cat/loaf';
import type { Swatch } from '../../inks';
import { randomFrom } from '../../noise';
import { bill } from '../../props/bill';
import { fruitCrate } from '../../props/fruit-crate';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const STAND_Y = 624;

export const blogBodegaCatsAndTheLaw: Scene = {
  id: 'blog-bodega-cats-and-the-law',
  template: 'street',
  district: 'city',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'The bill is on the table; the cat is on the bill.',
  ...COVER,
  seed: 308,
  alt: 'Print of a grocery with a yellow and red awning. Between crates of oranges and limes a black cat lies on a scroll with the word BILL, which hangs down in front.',
  caption: 'Illustration: a bill under long consideration.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@brick'),
    rect(60, 200, 1480, 480, '@butter'),
    shelves(),
    awning({
      x: 80,
      y: -20,
      width: WIDTH - 160,
      drop: 130,
      flare: 80,
      stripes: ['@mustard', '@brick'],
      count: 12,
      lettering: 'DELI  GROCERY',
    }),
    rect(-10, HEIGHT - 44, WIDTH + 20, 60, '@slate'),
    rect(-10, HEIGHT - 50, WIDTH + 20, 12, '@night'),
    rect(40, STAND_Y + 30, 1520, 212, '@deep'),
    place(fruitCrate({ width: 500, fruit: '@ginger', radius: 46 }), { x: 40, y: 850 }),
    place(fruitCrate({ width: 500, fruit: '@verdigris', radius: 36 }), { x: 1060, y: 850 }),
    rect(540, STAND_Y, 520, 24, '@brown', { color: '@key', width: 7 }),
    place(bill({ width: 420, length: 218, title: 'BILL' }), { x: 790, y: STAND_Y - 6 }),
    cat(loaf({ coat: 'black', eyes: 'half' }), { x: 780, y: STAND_Y + 2, scale: 1.06 }, { hero: true }),
  ],
};

/** Cans and boxes, few and big; none behind the cat. */
function shelves(): Svg {
  const random = randomFrom(21);
  const colors: readonly Swatch[] = ['@brick', '@verdigris', '@paper', '@ginger', '@slate'];
  const goods = (y: number): Svg =>
    repeat(17, (i) => {
      const x = 84 + i * 86;
      const height = 66 + Math.floor(random() * 3) * 22;
      const color = colors[Math.floor(random() * colors.length)] ?? '@brick';
      const soldOut = i >= 6 && i <= 10;
      if (soldOut) return '';
      return (
        rect(x, y - height, 62, height, color, { color: '@key', width: 5 }) +
        rect(x + 4, y - height * 0.66, 54, height * 0.3, color === '@paper' ? '@brick' : '@paper')
      );
    });
  return [420, 590]
    .map((y) => goods(y) + rect(60, y, 1480, 18, '@brown') + rect(60, y + 14, 1480, 6, '@night'))
    .join('');
}
