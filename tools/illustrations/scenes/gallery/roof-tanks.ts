import { sky } from '../../backdrop/sky';
import { pigeon } from '../../backdrop/street';
import { loaf } from '../../cat/loaf';
import { sitBack } from '../../cat/sit-back';
import { sitSide } from '../../cat/sit-side';
import type { Swatch } from '../../inks';
import { TANK_TOP, waterTank } from '../../props/water-tank';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, polygon, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;

interface Roof {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly wood: Swatch;
}

const ROOFS: readonly [Roof, Roof, Roof, Roof] = [
  { x: 210, y: 1040, scale: 0.86, wood: '@brown' },
  { x: 590, y: 1010, scale: 1.12, wood: '@oxblood' },
  { x: 1000, y: 960, scale: 1.16, wood: '@brown' },
  { x: 1390, y: 900, scale: 1.36, wood: '@oxblood' },
];
const peakOf = ({ y, scale }: Roof): number => y - TANK_TOP * scale;

export const galleryRoofTanks: Scene = {
  id: 'gallery-roof-tanks',
  template: 'view',
  district: 'lower-east-side',
  time: 'dusk',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black', 'white', 'tux'],
  joke: 'Each cat has climbed a water tank; the pigeon has climbed a higher one.',
  width: WIDTH,
  height: HEIGHT,
  ...GRID,
  seed: 354,
  alt: 'Print of four wooden water tanks on roofs before a red evening sky. A cat sits on the peak of each of three and looks up at a pigeon on the fourth, which is the tallest.',
  caption: 'Illustration: a question of height.',
  layers: () => [
    sky({ width: WIDTH, height: HEIGHT, top: '@brick', bottom: '@mustard', from: 0.1, to: 0.8 }),
    circle(620, 560, 330, '@mustard'),
    farRoofs(),
    ...ROOFS.map(tankOn),
    pigeon(1376, peakOf(ROOFS[3]) + 8, 1.5, 'left'),
    cat(loaf({ coat: 'white', gaze: [0.9, -0.8] }), { x: 196, y: peakOf(ROOFS[0]) + 26, scale: 0.66 }),
    cat(sitSide({ coat: 'black' }), { x: 580, y: peakOf(ROOFS[1]) + 16, scale: 0.92 }, { hero: true }),
    cat(sitBack({ coat: 'tux', turn: 12 }), { x: 996, y: peakOf(ROOFS[2]) + 20, scale: 0.6 }),
  ],
};

const tankOn = (roof: Roof): Svg =>
  rect(roof.x - 220, roof.y, 440, 400, '@night') +
  rect(roof.x - 232, roof.y - 10, 464, 26, '@night') +
  [-110, 40].map((dx) => rect(roof.x + dx, roof.y + 90, 64, 96, '@mustard')).join('') +
  place(waterTank(roof.wood, '@deep'), roof);

/** Chimneys and gables a few streets off. */
function farRoofs(): Svg {
  return repeat(9, (i) => {
    const x = i * 190 - 60;
    const top = 800 + ((i * 67) % 110);
    return (
      rect(x, top, 196, 420, '@rust') +
      polygon(
        [
          [x, top],
          [x + 60, top - 40],
          [x + 120, top],
        ],
        '@rust',
      ) +
      rect(x + 140, top - 60, 30, 70, '@rust')
    );
  });
}
