import { belgianBlock } from '../../backdrop/belgian-block';
import { curledFromAbove } from '../../cat/curled-from-above';
import { manholeCover } from '../../props/manhole-cover';
import { shoeFromAbove } from '../../props/shoe-from-above';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { place } from '../../svg';
import type { Place, Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const BOOTS = { leather: '@brick', lace: '@paper', trousers: '@night' } as const;
const SNEAKERS = { leather: '@paper', lace: '@verdigris', trousers: '@verdigris' } as const;

export const blogWhatYouWalkOn: Scene = {
  id: 'blog-what-you-walk-on',
  template: 'street',
  district: 'city',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'The only warm iron on the block is taken, and two pairs of shoes wait for it.',
  ...COVER,
  seed: 310,
  alt: 'Print of a street of Belgian block, seen from above. A ginger cat sleeps, curled up, in the middle of a round manhole cover. Two pairs of shoes have stopped at its edge.',
  caption: 'Illustration: granite, iron and something softer.',
  layers: () => [
    belgianBlock({ width: WIDTH, height: HEIGHT, seed: 5, stone: 150, granite: ['@slate', '@tan', '@deep'] }),
    place(manholeCover(), { x: 800, y: 400, scale: 1.06 }),
    pair(shoeFromAbove(BOOTS), { x: 400, y: 800, turn: 24 }),
    pair(shoeFromAbove(SNEAKERS), { x: 1316, y: 780, turn: -36 }),
    cat(curledFromAbove({ coat: 'ginger' }), { x: 800, y: 392, scale: 1.12 }, { hero: true }),
  ],
};

/** A left and a right shoe side by side. */
function pair(shoe: Svg, at: Place): Svg {
  return place(place(shoe, { x: 76, y: -24 }) + place(shoe, { x: -76, y: 16, flip: true }), at);
}
