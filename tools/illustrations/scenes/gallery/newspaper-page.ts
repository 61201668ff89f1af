import { curl } from '../../cat/curl';
import { pawPrint } from '../../props/paw-print';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, rect, repeat, text } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;
const [LEFT, RIGHT] = [210, 1390] as const;
/** Across the page, and over whatever was news. */
const TRAIL = [
  { x: 1170, y: 1130, turn: -24 },
  { x: 1290, y: 990, turn: -10 },
  { x: 1200, y: 850, turn: -22 },
  { x: 1330, y: 720, turn: -6 },
] as const;

export const galleryNewspaperPage: Scene = {
  id: 'gallery-newspaper-page',
  template: 'object',
  district: 'financial-district',
  time: 'day',
  year: 1904,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'The biggest headline of the year is that nothing happened.',
  width: WIDTH,
  height: HEIGHT,
  ...GRID,
  seed: 352,
  alt: 'Print of an invented front page, The Evening Tail, with the headline CAT ASLEEP over a picture of a black cat, curled up. Brick red paw prints cross the page.',
  caption: 'Illustration: late edition of a paper that never was.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@mustard'),
    rect(LEFT - 76, 40, RIGHT - LEFT + 190, 1200, '@shade'),
    rect(LEFT - 100, -20, RIGHT - LEFT + 190, 1240, '@paper', { color: '@key', width: 8 }),
    masthead(),
    text('CAT ASLEEP', { x: 800, y: 480, size: 184, color: '@key', weight: 900, spacing: 0 }),
    line(LEFT, 524, RIGHT, 524, '@key', 8),
    column(LEFT),
    column(LEFT + 940),
    rect(LEFT + 280, 570, 620, 420, '@ginger', { color: '@key', width: 9 }),
    rect(LEFT + 290, 850, 600, 132, '@brick'),
    cat(curl({ coat: 'black' }), { x: LEFT + 590, y: 930, scale: 1.42 }),
    repeat(4, (i) => line(LEFT + 280, 1040 + i * 46, LEFT + (i === 3 ? 700 : 900), 1040 + i * 46, '@key', 9)),
    TRAIL.map((at) => place(pawPrint('@brick'), { ...at, scale: 1.1 })).join(''),
  ],
};

function masthead(): Svg {
  return [
    text('THE EVENING TAIL', { x: 800, y: 168, size: 112, color: '@key', weight: 900, spacing: 2 }),
    line(LEFT, 212, RIGHT, 212, '@key', 5),
    line(LEFT, 262, RIGHT, 262, '@key', 5),
    repeat(3, (i) => line(LEFT + 20 + i * 420, 237, LEFT + 320 + i * 420, 237, '@key', 9)),
  ].join('');
}

/** Lines of type, too small to be read. */
function column(x: number): Svg {
  return [
    line(x, 590, x + 230, 590, '@key', 20),
    line(x, 626, x + 170, 626, '@key', 20),
    repeat(13, (i) => line(x, 676 + i * 44, x + (i % 5 === 4 ? 150 : 236), 676 + i * 44, '@key', 9)),
  ].join('');
}
