import { paperLantern } from '../../backdrop/paper-lantern';
import { peek } from '../../cat/peek';
import { sitBack } from '../../cat/sit-back';
import { fishBones } from '../../props/fish-bones';
import { fish } from '../../props/fish';
import type { Swatch } from '../../inks';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { place, polygon, rect, repeat, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;
const COUNTER = { far: 760, near: 1040 } as const;
/** Where each hangs on its string. */
const LANTERNS: readonly (readonly [x: number, y: number, radius: number, paper: Swatch])[] = [
  [150, 167, 76, '@brick'],
  [420, 102, 66, '@mustard'],
  [660, 29, 54, '@brick'],
  [1130, 69, 56, '@mustard'],
  [1350, 146, 70, '@brick'],
  [1540, 224, 80, '@mustard'],
];

export const galleryNightMarket: Scene = {
  id: 'gallery-night-market',
  template: 'street',
  district: 'lower-east-side',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white', 'ginger', 'silver'],
  joke: 'We have seen where the other fish went, and it has seen us.',
  width: WIDTH,
  height: HEIGHT,
  ...GRID,
  seed: 356,
  alt: 'Print of a night market from behind a fish stall. A white cat keeps the stall under strings of paper lanterns and looks back at us. Two customers peek over the counter. Behind the keeper lie fish bones.',
  caption: 'Illustration: the fish stall, seen from where the books are kept.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@night'),
    street(),
    stroke('M-20 200Q380 130 800 -20M800 -20Q1200 70 1620 260', '@paper', 6),
    LANTERNS.map(([x, y, radius, paper]) => paperLantern(x, y, radius, paper)).join(''),
    cat(peek({ coat: 'ginger', eyes: 'wide', gaze: [0.5, 0.9] }), { x: 330, y: COUNTER.far, scale: 1.02 }),
    cat(peek({ coat: 'silver', eyes: 'half', gaze: [-0.6, 0.9] }), { x: 1270, y: COUNTER.far, scale: 0.96 }),
    counter(),
    stock(),
    cat(
      sitBack({ coat: 'white', turn: -9, face: { eyes: 'half', gaze: [-0.4, 0.2], whiskers: '@paper' } }),
      { x: 800, y: 1016, scale: 1.5 },
      { hero: true },
    ),
    place(fishBones(), { x: 490, y: 1128, scale: 0.8, turn: -6 }),
    place(fishBones(), { x: 1150, y: 1136, scale: 0.8, turn: 9, flip: true }),
  ],
};

/** The houses over the way: dark walls, few of them awake. */
function street(): Svg {
  const house = (x: number, top: number, width: number, wall: Swatch, lit: readonly number[]): Svg =>
    rect(x, top, width, 900, wall) +
    rect(x - 10, top - 12, width + 20, 26, '@night') +
    repeat(6, (i) => {
      const left = x + width * (i % 2 === 0 ? 0.16 : 0.58);
      const y = top + 60 + Math.floor(i / 2) * 170;
      return rect(left, y, width * 0.26, 110, lit.includes(i) ? '@mustard' : '@night');
    });
  return (
    house(-60, 330, 400, '@oxblood', [1]) +
    house(360, 390, 360, '@deep', [2]) +
    house(1260, 380, 400, '@oxblood', [0]) +
    house(900, 430, 340, '@deep', [3])
  );
}

/** Its top in view, and below it the shelf that customers never see. */
const counter = (): Svg =>
  [
    polygon(
      [
        [-10, COUNTER.far + 8],
        [WIDTH + 10, COUNTER.far + 8],
        [WIDTH + 10, COUNTER.near],
        [-10, COUNTER.near],
      ],
      '@verdigris',
    ),
    rect(-10, COUNTER.far + 4, WIDTH + 20, 12, '@key'),
    rect(-10, COUNTER.near, WIDTH + 20, 34, '@brown', { color: '@key', width: 8 }),
    rect(-10, COUNTER.near + 38, WIDTH + 20, 200, '@oxblood'),
    rect(-10, COUNTER.near + 38, WIDTH + 20, 16, '@night'),
  ].join('');

const STOCK: readonly (readonly [x: number, y: number, color: Swatch])[] = [
  [190, 860, '@slate'],
  [420, 880, '@ginger'],
  [250, 956, '@ginger'],
  [490, 970, '@slate'],
  [1140, 880, '@slate'],
  [1390, 870, '@ginger'],
  [1330, 966, '@slate'],
];

/** What is left to sell. */
const stock = (): Svg => STOCK.map(([x, y, color]) => place(fish(color), { x, y, turn: -8 })).join('');
