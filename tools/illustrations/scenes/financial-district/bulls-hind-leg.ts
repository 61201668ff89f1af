import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { gentleman } from '../../backdrop/people/gentleman';
import { radiator } from '../../props/radiator';
import { line, place, polygon, rect, repeat, stroke, text } from '../../svg';
import type { Svg } from '../../svg';
import { hindLegStretched } from '../../cat/hind-leg';

const WIDTH = 1600;
const SILL_Y = 700;

export const bullsHindLeg: Scene = {
  id: 'bulls-hind-leg',
  template: 'indoors',
  district: 'financial-district',
  time: 'indoors',
  year: 1904,
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'The price line leaves the board exactly where the leg points.',
  width: WIDTH,
  height: 1200,
  seed: 304,
  alt: 'Print of a sleek black cat on a radiator, stretching one hind leg up and to the right. A red price line on the board behind it climbs at the same slope. Four men in hats, seen from behind, stare at the leg.',
  caption: 'Illustration: the market opens firm, at the left hind leg.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@verdigris'),
    wainscot(),
    board(),
    place(radiator(12, 360, '@mustard'), { x: 790, y: SILL_Y }),
    cat(hindLegStretched(), { x: 700, y: SILL_Y, scale: 1.28 }, { hero: true }),
    place(gentleman({ hat: 'topHat', coat: '@oxblood', hair: '@umber' }), { x: 180, y: 1190, scale: 0.98 }),
    place(gentleman({ hat: 'bowler', coat: '@deep', hair: '@night' }), { x: 1452, y: 1190, scale: 1.02 }),
    place(gentleman({ hat: 'bowler', coat: '@slate', hair: '@night', hatColor: '@oxblood' }), {
      x: 560,
      y: 1330,
      scale: 1,
    }),
    place(gentleman({ hat: 'topHat', coat: '@brick', hair: '@umber' }), { x: 1096, y: 1350, scale: 1 }),
  ],
};

const wainscot = (): Svg =>
  rect(-10, 820, WIDTH + 20, 400, '@umber') +
  rect(-10, 806, WIDTH + 20, 20, '@night') +
  repeat(9, (i) => rect(20 + i * 182, 860, 140, 400, 'none', { color: '@key', width: 5 }));

/** Every quotation but the last was made before the cat woke up. */
const PRICES = [
  [320, 470],
  [420, 520],
  [520, 460],
  [620, 500],
  [820, 380],
] as const;

const board = (): Svg =>
  [
    rect(230, 50, 1150, 600, '@umber', { color: '@key', width: 8 }),
    rect(262, 82, 1086, 536, '@paper', { color: '@key', width: 5 }),
    text('COTTON', { x: 560, y: 190, size: 104, color: '@night', weight: 900, spacing: 12 }),
    repeat(4, (i) => line(270, 250 + i * 92, 1340, 250 + i * 92, '@slate', 4)),
    stroke(`M${PRICES.map(([x, y]) => `${x} ${y}`).join('L')}L1180 130`, '@brick', 16),
    polygon(
      [
        [1232, 84],
        [1222, 172],
        [1146, 108],
      ],
      '@brick',
    ),
  ].join('');
