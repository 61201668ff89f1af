import { cafeCurtain, shopWindow } from '../../backdrop/shop-window';
import { sitFront } from '../../cat/sit-front';
import { spectacles } from '../../cat/wear/spectacles';
import { gentleman } from '../../backdrop/people/gentleman';
import { cat } from '../../scene';
import type { Scene } from '../../scene';
import { circle, line, place, polygon, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const [LEFT, RIGHT, TOP, SILL] = [250, 1350, 176, 744] as const;
const ROD_Y = 282;

export const blogJerryFoxSavesBrooklynBoroughHall: Scene = {
  id: 'blog-jerry-fox-saves-brooklyn-borough-hall',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  year: 1904,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'He reads the news; the gentlemen read him.',
  ...COVER,
  seed: 301,
  alt: 'Print of a large tabby with spectacles in the window of a cafe of 1904 with the sign T. F. FOX. It seems to read a newspaper. Two men in hats, seen from behind, look in.',
  caption: 'Illustration: Sunday at the window, with the paper.',
  layers: () => [
    shopWindow({
      width: WIDTH,
      height: HEIGHT,
      frame: '@verdigris',
      panel: '@deep',
      inside: '@mustard',
      sign: 'T. F. FOX',
      glass: [LEFT, RIGHT, TOP, SILL],
    }),
    gasGlobes(),
    cafeCurtain(LEFT, RIGHT, ROD_Y, SILL),
    cat(
      sitFront({ coat: 'tabby', shape: 'round', eyes: 'half', gaze: [0, 0.8], hat: spectacles() }),
      { x: 800, y: SILL + 6, scale: 1.2 },
      { hero: true },
    ),
    openPaper(),
    rect(LEFT - 40, SILL, RIGHT - LEFT + 80, 34, '@verdigris', { color: '@key', width: 7 }),
    place(gentleman({ hat: 'bowler', coat: '@oxblood', hair: '@umber' }), { x: 300, y: 960, scale: 1.06 }),
    place(gentleman({ hat: 'topHat', coat: '@slate', hair: '@night' }), { x: 1330, y: 968, scale: 1.06 }),
  ],
};

function gasGlobes(): Svg {
  return [450, 1150].map((x) => circle(x, 226, 34, '@paper', { color: '@key', width: 7 })).join('');
}

/** Two pages stood up before it; we see the back of them. */
function openPaper(): Svg {
  const [top, bottom] = [SILL - 146, SILL - 4];
  const page = (side: -1 | 1): Svg => {
    const columns = repeat(2, (i) => {
      const x = side * (64 + i * 92);
      return repeat(3, (k) => line(x - 32, top + 70 + k * 24, x + 32, top + 66 + k * 24, '@key', 6));
    });
    return (
      polygon(
        [
          [0, top + 14],
          [side * 214, top],
          [side * 222, bottom],
          [0, bottom],
        ],
        '@paper',
        { color: '@key', width: 7 },
      ) +
      line(side * 24, top + 36, side * 192, top + 26, '@key', 18) +
      columns
    );
  };
  return place(page(-1) + page(1), { x: 800, y: 0 });
}
