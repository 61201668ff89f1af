import { woodenHouse, PANE, sillAt } from '../../backdrop/wooden-house';
import { moon } from '../../backdrop/sky';
import { kitten } from '../../cat/kitten';
import { loaf } from '../../cat/loaf';
import { sitBack } from '../../cat/sit-back';
import { sitFront } from '../../cat/sit-front';
import { sitSide } from '../../cat/sit-side';
import { trot } from '../../cat/trot';
import { randomFrom } from '../../noise';
import { cat } from '../../scene';
import type { Layer, Scene } from '../../scene';
import { circle, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const SIDEWALK_Y = 716;
const HOUSE = {
  x: 640,
  y: SIDEWALK_Y,
  width: 930,
  height: 580,
  wall: '@oxblood',
  roof: '@deep',
  glass: '@mustard',
} as const;

const LODGERS: readonly (readonly [floor: 0 | 1, column: number, drawing: Svg, scale: number])[] = [
  [0, 0, sitBack({ coat: 'black' }), 0.42],
  [0, 1, sitFront({ coat: 'tux' }), 0.36],
  [0, 2, sitSide({ coat: 'black' }), 0.36],
  [0, 3, loaf({ coat: 'black' }), 0.42],
  [1, 0, kitten({ coat: 'tux' }), 0.42],
  [1, 1, sitFront({ coat: 'tabby' }), 0.36],
  [1, 2, sitBack({ coat: 'black' }), 0.42],
];

export const blogCattyGoodmanOfDivisionStreet: Scene = {
  id: 'blog-catty-goodman-of-division-street',
  template: 'street',
  district: 'lower-east-side',
  time: 'night',
  year: 1878,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white', 'black', 'ginger', 'black', 'tux', 'black', 'black', 'tux', 'tabby', 'black'],
  joke: 'Full house, and the line for supper is still growing.',
  ...COVER,
  seed: 304,
  alt: 'Print of an old wooden house at night. In every lit window sits a cat. A kitten and a ginger cat come along the sidewalk to its open door; a white cat sits down to wait.',
  caption: 'Illustration: supper at an old frame house, word having got around.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@night'),
    stars(),
    moon(230, 190, 104, '@paper', '@slate'),
    woodenHouse(HOUSE),
    rect(-10, SIDEWALK_Y, WIDTH + 20, 200, '@slate'),
    rect(-10, SIDEWALK_Y - 6, WIDTH + 20, 12, '@night'),
    rect(-10, 884, WIDTH + 20, 8, '@night'),
    ...LODGERS.map(lodger),
    cat(kitten({ coat: 'black' }), { x: 1200, y: 816, scale: 0.46 }),
    cat(trot({ coat: 'ginger' }), { x: 880, y: 880, scale: 0.5 }),
    cat(sitSide({ coat: 'white' }), { x: 400, y: 866, scale: 1.14 }, { hero: true }),
  ],
};

function lodger([floor, column, drawing, scale]: (typeof LODGERS)[number]): Layer {
  const [x, y] = sillAt(HOUSE, floor, column);
  return cat(drawing, { x: x - PANE.width * 0.04, y: y + 2, scale });
}

function stars(): Svg {
  const random = randomFrom(9);
  return repeat(16, () => circle(random() * 560, 20 + random() * 520, 3 + random() * 3, '@paper'));
}
