import { smallHouse, timesBuilding, tribuneBuilding, worldBuilding } from '../../backdrop/park-row';
import { sky } from '../../backdrop/sky';
import { sitFront } from '../../cat/sit-front';
import type { Points } from '../../geometry';
import { flyingSheet, frontPage } from '../../props/newspaper';
import { ticker, tickerTape } from '../../props/ticker';
import { building, cat } from '../../scene';
import type { Layer, Scene } from '../../scene';
import { circle, place, rect } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const ROOF_Y = 790;
const CAT = { x: 680, y: 846, scale: 1.3 } as const;
const SHEETS = [
  { x: 120, y: 400, scale: 0.8, turn: -18 },
  { x: 470, y: 130, scale: 0.66, turn: 24 },
  { x: 900, y: 150, scale: 0.9, turn: -20 },
  { x: 1210, y: 110, scale: 0.6, turn: 12 },
  { x: 1500, y: 300, scale: 1.16, turn: 26 },
] as const;
/** From the ticker, around the cat, and over the edge of the roof. */
const BEHIND: Points = [
  [1220, 560],
  [1080, 640],
  [960, 500],
  [800, 520],
];
const IN_FRONT: readonly Points[] = [
  [
    [794, 520],
    [690, 590],
    [566, 560],
    [572, 620],
    [690, 668],
    [800, 640],
    [826, 700],
    [700, 744],
    [540, 710],
    [520, 770],
    [640, 826],
    [860, 800],
    [980, 850],
    [1130, 800],
    [1250, 856],
    [1400, 810],
    [1640, 850],
  ],
];

export const blogNewspaperRowAndTheExchange: Scene = {
  id: 'blog-newspaper-row-and-the-exchange',
  template: 'street',
  district: 'financial-district',
  time: 'dusk',
  year: 1904,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'The cat follows the market so closely that the market has tied it up.',
  ...COVER,
  seed: 306,
  alt: 'Print of a black cat wound up in paper tape from a stock ticker, on a roof among piles of newspapers. Loose sheets fly past a domed newspaper tower at dusk.',
  caption: 'Illustration: the market closed firm.',
  layers: () => [
    sky({ width: WIDTH, height: HEIGHT, top: '@ginger', bottom: '@butter', from: 0.2, to: 0.9 }),
    circle(640, 350, 226, '@mustard'),
    ...parkRow(),
    SHEETS.map((at) => place(flyingSheet(), at)).join(''),
    rect(-10, ROOF_Y, WIDTH + 20, 130, '@deep'),
    rect(-10, ROOF_Y - 6, WIDTH + 20, 14, '@night'),
    bundles(),
    tickerTape(BEHIND),
    place(ticker(), { x: 1220, y: 830, scale: 1.06 }),
    cat(
      sitFront({
        coat: 'black',
        eyes: 'wide',
        gaze: [0.8, 0.7],
      }),
      CAT,
      { hero: true },
    ),
    IN_FRONT.map(tickerTape).join(''),
  ],
};

/** From the north: the World, small houses, the Tribune, and the Times in what is now 41 Park Row. */
const parkRow = (): readonly Layer[] => [
  smallHouse({ x: -90, base: ROOF_Y, width: 140, height: 250 }, '@rust'),
  smallHouse({ x: 330, base: ROOF_Y, width: 170, height: 236 }, '@oxblood'),
  smallHouse({ x: 480, base: ROOF_Y, width: 200, height: 190 }, '@rust'),
  building(
    { name: 'New York World Building', from: 1890, until: 1955 },
    worldBuilding({ x: 60, base: ROOF_Y, width: 270, height: 640 }),
  ),
  building(
    { name: 'Tribune Building before it was raised', from: 1875, until: 1905 },
    tribuneBuilding({ x: 850, base: ROOF_Y, width: 290, height: 560 }),
  ),
  building(
    { name: 'Times Building with thirteen floors, 41 Park Row', from: 1889, until: 1904 },
    timesBuilding({ x: 1330, base: ROOF_Y, width: 300, height: 430 }),
  ),
  smallHouse({ x: 1140, base: ROOF_Y, width: 190, height: 220 }, '@rust'),
];

/** Unsold copies, tied in bundles. */
function bundles(): Svg {
  const pile = (x: number, y: number, turn: number): Svg => place(frontPage(), { x, y, turn, scale: 0.8 });
  return pile(250, 800, 94) + pile(236, 752, 86) + pile(330, 850, 100);
}
