import { rays, sky } from '../backdrop/sky';
import { barrel, cobbles, pigeon } from '../backdrop/street';
import { trinity } from '../backdrop/trinity';
import { facade } from '../backdrop/wall-street';
import { sitFront } from '../cat/sit-front';
import { sitSide } from '../cat/sit-side';
import { bowTie } from '../cat/wear/bow-tie';
import { randomFrom } from '../noise';
import { cat, WIDE } from '../scene';
import type { Scene } from '../scene';
import { circle } from '../svg';
import type { Svg } from '../svg';

const WIDTH = 1600;
const CHURCH_X = 592;

export const tourFinancialDistrict: Scene = {
  id: 'tour-financial-district',
  template: 'street',
  district: 'financial-district',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger', 'black'],
  joke: 'The cat on the barrel has eyes only for the pigeons.',
  width: WIDTH,
  height: 1200,
  seed: 22,
  alt: 'Print of a ginger tabby with a green bow tie, sitting on the paving of a narrow street between tall buildings. Behind it stands a church with a spire in front of a big sun. A black cat on a barrel watches two pigeons.',
  caption: 'Illustration: cats at the head of Wall Street, with a church where Trinity stands.',
  ...WIDE,
  layers: () => [
    sky({ width: WIDTH, height: 1200, top: '@deep', bottom: '@deep', from: 0, to: 1 }),
    rays(CHURCH_X, 500, 1500, 30, '@verdigris'),
    circle(CHURCH_X, 440, 262, '@mustard'),
    cobbles(950, WIDTH, 260, '@slate', 8),
    street(),
    barrel(180, 1160, 1.9, '@tan'),
    cat(
      sitSide({
        coat: 'black',
        tail: [
          [-70, -22],
          [-110, 10],
          [-116, 70],
          [-96, 120],
        ],
      }),
      { x: 172, y: 970, scale: 0.84 },
    ),
    cat(
      sitFront({ coat: 'ginger', collar: bowTie('@verdigris'), turn: -3 }),
      { x: 1090, y: 1168, scale: 1.72 },
      { hero: true },
    ),
    pigeon(560, 1112, 1.3, 'left'),
    pigeon(690, 1158, 1.2, 'left'),
  ],
};

/** Two walls of offices from far to near, and the church at the end between them. */
function street(): Svg {
  const random = randomFrom(9);
  return [
    facade({
      near: { x: 330, top: 270, bottom: 1010 },
      far: { x: 450, top: 440, bottom: 950 },
      wall: '@umber',
      trim: '@brick',
      order: 'bands',
      columns: 2,
      floors: 7,
      random,
    }),
    facade({
      near: { x: 970, top: 250, bottom: 1010 },
      far: { x: 812, top: 430, bottom: 950 },
      wall: '@slate',
      trim: '@paper',
      order: 'bands',
      columns: 2,
      floors: 7,
      random,
    }),
    trinity(CHURCH_X, 958, 830),
    facade({
      near: { x: -20, top: -90, bottom: 1090 },
      far: { x: 350, top: 130, bottom: 1000 },
      wall: '@slate',
      trim: '@paper',
      order: 'pilasters',
      columns: 4,
      floors: 7,
      random,
    }),
    facade({
      near: { x: 1310, top: 40, bottom: 1060 },
      far: { x: 940, top: 250, bottom: 985 },
      wall: '@oxblood',
      trim: '@brick',
      order: 'bands',
      columns: 4,
      floors: 7,
      random,
    }),
    facade({
      near: { x: 1640, top: -180, bottom: 1110 },
      far: { x: 1290, top: -40, bottom: 1040 },
      wall: '@deep',
      trim: '@slate',
      order: 'pilasters',
      columns: 3,
      floors: 8,
      random,
    }),
  ].join('');
}
