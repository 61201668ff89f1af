import { gasLamp, typeCases } from '../../backdrop/newspaper-office';
import { sitFront } from '../../cat/sit-front';
import { paperHeap, bittenCopy } from '../../props/copy-paper';
import { uprightTypewriter } from '../../props/upright-typewriter';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, polygon, rect } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const DESK_Y = 930;

export const catThatAteTheCopy: Scene = {
  id: 'cat-that-ate-the-copy',
  template: 'indoors',
  district: 'financial-district',
  time: 'night',
  year: 1895,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'A column and a half is gone, and the rest is in its mouth.',
  width: WIDTH,
  height: 1200,
  seed: 306,
  alt: 'Print of a brown tabby on a desk in a newspaper office at night, with a torn sheet of copy in its mouth. Heaps of paper, a typewriter and a gas lamp stand around it, and cases of type behind.',
  caption: 'Illustration: a rush night, and the copy is not lost but lunch.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@night'),
    typeCases(-60, 60, 8, 11),
    light(),
    gasLamp(840, 190),
    desk(),
    place(uprightTypewriter(), { x: 290, y: DESK_Y + 30, scale: 1.15 }),
    place(paperHeap(13, 4), { x: 1290, y: 1010, scale: 1.15 }),
    place(paperHeap(5, 9), { x: 1500, y: 1080, scale: 1.15 }),
    place(paperHeap(4, 6), { x: 560, y: 1090, scale: 1.1 }),
    cat(
      sitFront({ coat: 'tabby', eyes: 'wide', gaze: [-0.8, -0.2], turn: 5 }),
      { x: 850, y: 1090, scale: 1.7 },
      { hero: true },
    ),
    place(bittenCopy(), { x: 806, y: 634, turn: 12, scale: 1.12 }),
    crumbs(),
  ],
};

/** The cone of light under the shade: the tabby needs it behind its head. */
const light = (): Svg =>
  polygon(
    [
      [690, 170],
      [990, 170],
      [1400, DESK_Y + 4],
      [270, DESK_Y + 4],
    ],
    '@mustard',
  );

const desk = (): Svg =>
  rect(-10, DESK_Y, WIDTH + 20, 280, '@verdigris') +
  rect(-10, 1120, WIDTH + 20, 100, '@umber') +
  rect(-10, 1104, WIDTH + 20, 22, '@night') +
  line(-10, DESK_Y, WIDTH + 10, DESK_Y, '@key', 8);

const CRUMBS = [
  [700, 1096, 10],
  [1010, 1100, -20],
  [1064, 1076, 30],
  [736, 1066, -12],
] as const;

const crumbs = (): Svg =>
  CRUMBS.map(([x, y, turn]) =>
    place(
      polygon(
        [
          [-20, -10],
          [14, -14],
          [22, 8],
          [-10, 14],
        ],
        '@paper',
        { color: '@key', width: 4 },
      ),
      { x, y, turn },
    ),
  ).join('');
