import { rays, sky } from '../backdrop/sky';
import { barrel, cobbles, lamp, pigeon } from '../backdrop/street';
import { facade, trinity } from '../backdrop/wall-street';
import { sitFront } from '../cat/sit-front';
import { sitSide } from '../cat/sit-side';
import { bowTie } from '../cat/wear';
import { randomFrom } from '../noise';
import { WIDE_WIDTHS } from '../scene';
import type { Scene } from '../scene';
import { circle, place } from '../svg';

const WIDTH = 1600;
const CHURCH_X = 620;

export const tourFinancialDistrict: Scene = {
  id: 'tour-financial-district',
  width: WIDTH,
  height: 1200,
  seed: 22,
  alt: 'Print of a ginger tabby with a green bow tie, sitting on the paving of a narrow street between tall buildings. Behind it stands a church with a spire in front of a big sun. A black cat on a barrel watches two pigeons.',
  caption: 'Illustration: cats at the head of Wall Street, with a church where Trinity stands.',
  printWidth: 1600,
  widths: WIDE_WIDTHS,
  draw: () => {
    const random = randomFrom(9);
    return [
      sky({ width: WIDTH, height: 1200, top: '@deep', bottom: '@deep', from: 0, to: 1 }),
      rays(CHURCH_X, 520, 1500, 30, '@verdigris'),
      circle(CHURCH_X + 40, 480, 240, '@mustard'),
      cobbles(950, WIDTH, 260, '@slate', 8),
      facade({
        near: { x: 300, top: 250, bottom: 1010 },
        far: { x: 455, top: 420, bottom: 950 },
        wall: '@umber',
        columns: 3,
        floors: 9,
        random,
      }),
      facade({
        near: { x: 980, top: 210, bottom: 1010 },
        far: { x: 800, top: 400, bottom: 950 },
        wall: '@slate',
        columns: 3,
        floors: 9,
        random,
      }),
      trinity(CHURCH_X, 958, 800),
      facade({
        near: { x: -20, top: -60, bottom: 1090 },
        far: { x: 310, top: 130, bottom: 1000 },
        wall: '@slate',
        columns: 4,
        floors: 10,
        random,
      }),
      facade({
        near: { x: 1300, top: 40, bottom: 1060 },
        far: { x: 960, top: 250, bottom: 985 },
        wall: '@oxblood',
        columns: 4,
        floors: 9,
        random,
      }),
      facade({
        near: { x: 1620, top: -140, bottom: 1110 },
        far: { x: 1290, top: -20, bottom: 1040 },
        wall: '@deep',
        columns: 3,
        floors: 11,
        random,
      }),
      lamp(390, 1076, 440),
      barrel(170, 1150, 1.7, '@tan'),
      place(sitSide({ coat: 'black' }), { x: 166, y: 980, scale: 0.74 }),
      place(sitFront({ coat: 'ginger', collar: bowTie('@verdigris'), turn: -3 }), {
        x: 1020,
        y: 1168,
        scale: 1.72,
      }),
      pigeon(500, 1128, 1.25, 'left'),
      pigeon(612, 1164, 1.15, 'left'),
    ].join('');
  },
};
