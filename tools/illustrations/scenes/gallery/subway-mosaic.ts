import { mosaic, mosaicBand, tiledWall } from '../../backdrop/subway-wall';
import { sitFront } from '../../cat/sit-front';
import { sitSide } from '../../cat/sit-side';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';
import { silhouetteOf } from '../../tone';

const WIDTH = 1600;
const PLATFORM_Y = 1010;
const STONE = 26;

export const gallerySubwayMosaic: Scene = {
  id: 'gallery-subway-mosaic',
  template: 'indoors',
  district: 'lower-east-side',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'The one in the wall does not blink first.',
  width: WIDTH,
  height: 1200,
  seed: 315,
  alt: 'Print of a white tiled subway wall with a mosaic of a black cat on a green ground. A real black cat sits on the platform and stares at it.',
  caption: 'Illustration: two cats waiting for the train. One is of stone.',
  ...GRID,
  layers: () => [
    tiledWall({ width: WIDTH, height: PLATFORM_Y }),
    mosaicBand({ y: 50, width: WIDTH, stone: 32, edge: '@verdigris', middle: ['@mustard', '@brick'] }),
    place(panel(), { x: 190, y: 190 }),
    rect(-10, PLATFORM_Y - 40, WIDTH + 20, 40, '@verdigris', { color: '@key', width: 6 }),
    rect(-10, PLATFORM_Y, WIDTH + 20, 220, '@slate'),
    rect(-10, 1120, WIDTH + 20, 100, '@mustard', { color: '@key', width: 7 }),
    repeat(24, (i) => rect(10 + i * 68, 1146, 34, 26, '@ginger')),
    cat(sitSide({ coat: 'black' }), { x: 1130, y: PLATFORM_Y + 70, scale: 1.38, flip: true }, { hero: true }),
  ],
};

const COLUMNS = 26;
const ROWS = 29;
/** Stones of the face, drawn by hand: e the eyes, p their pupils, o the nose, w the mouth. */
const FACE: Readonly<Record<number, string>> = {
  10: '........eee....eee........',
  11: '........epe....epe........',
  12: '.........e......e.........',
  14: '............oo............',
  16: '...........w..w...........',
  17: '............ww............',
};

/** The same cat from the front, laid in stone: every stone it covers by half is black. */
function panel(): Svg {
  const [width, height] = [COLUMNS * 24, ROWS * 24];
  const likeness = place(sitFront({ coat: 'black', whiskers: 'none' }), { x: width / 2, y: height + 220, scale: 2.05 });
  const covered = silhouetteOf(width, height, likeness, COLUMNS);
  const pattern = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => letterAt(column, row, covered[row * COLUMNS + column] === 1)),
  );
  return (
    rect(-12, -12, COLUMNS * STONE + 24, ROWS * STONE + 24, '@night') +
    rect(0, 0, COLUMNS * STONE, ROWS * STONE, '@paper') +
    mosaic(pattern, STONE, STONES)
  );
}

const STONES = {
  b: '@brick',
  v: '@mustard',
  n: '@night',
  e: '@mustard',
  p: '@night',
  o: '@brick',
  w: '@slate',
  '.': '@verdigris',
} as const;

function letterAt(column: number, row: number, covered: boolean): string {
  const rim = Math.min(column, row, COLUMNS - 1 - column, ROWS - 1 - row);
  if (rim === 0) return 'b';
  if (rim === 1) return 'v';
  const feature = FACE[row]?.[column] ?? '.';
  if (feature !== '.') return feature;
  return covered ? 'n' : '.';
}
