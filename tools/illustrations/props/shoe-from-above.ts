import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';

interface Shoe {
  readonly leather: Swatch;
  readonly lace: Swatch;
  readonly trousers: Swatch;
}

const SOLE = smooth([
  [0, -150],
  [42, -136],
  [62, -90],
  [56, -30],
  [48, 30],
  [54, 86],
  [40, 122],
  [0, 132],
  [-34, 122],
  [-44, 86],
  [-38, 30],
  [-44, -30],
  [-50, -90],
  [-36, -136],
]);
const CUFF = smooth([
  [-62, 40],
  [0, 18],
  [66, 40],
  [84, 120],
  [92, 420],
  [-86, 420],
  [-78, 120],
]);

/** A right shoe seen by the one who wears it: toe up, the trouser leg running off below. */
export function shoeFromAbove({ leather, lace, trousers }: Shoe): Svg {
  const dark = leather === '@night';
  return [
    shape(SOLE, leather, { color: dark ? '@paper' : '@key', width: 9 }),
    clipTo(SOLE, shape('M20 -170Q40 -40 24 140H90V-170Z', dark ? '@night' : '@shade')),
    gouge([-40, -92], [2, -112], [50, -92], 6, dark ? '@paper' : '@key'),
    [-66, -40, -14].map((y) => gouge([-30, y], [2, y - 12], [38, y + 2], 11, lace)).join(''),
    ellipse(2, 40, 40, 30, '@night'),
    shape(CUFF, trousers, { color: '@key', width: 7 }),
    clipTo(CUFF, shape('M34 0Q60 200 50 440H120V0Z', trousers === '@night' ? '@night' : '@shade')),
    gouge([-70, 76], [0, 54], [74, 76], 6, trousers === '@night' ? '@paper' : '@key'),
  ].join('');
}
