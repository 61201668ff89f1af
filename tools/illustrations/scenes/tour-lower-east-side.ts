import { laundry, pushcart } from '../backdrop/market';
import { rays, sky } from '../backdrop/sky';
import { barrel, cobbles, pigeon } from '../backdrop/street';
import { platformY, tenement } from '../backdrop/tenement';
import { curl } from '../cat/curl';
import { peek } from '../cat/peek';
import { sitBack } from '../cat/sit-back';
import { sitSide } from '../cat/sit-side';
import { walk } from '../cat/walk';
import { randomFrom } from '../noise';
import { cat, WIDE } from '../scene';
import type { Scene } from '../scene';
import { circle, rect } from '../svg';

const WIDTH = 1600;
const STREET_Y = 1030;

export const tourLowerEastSide: Scene = {
  id: 'tour-lower-east-side',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux', 'black', 'tabby', 'silver', 'white'],
  joke: 'One barrel on the street holds no pickles.',
  width: WIDTH,
  height: 1200,
  seed: 23,
  alt: 'Print of a street market between two tenements with fire escapes. A pushcart of oranges stands under lines of laundry. A tuxedo cat looks out of a barrel, a brown tabby walks by, a black cat sleeps, and two sit on the fire escapes.',
  caption: 'Illustration: a pushcart street, its laundry and five cats.',
  ...WIDE,
  layers: () => {
    const random = randomFrom(33);
    const left = {
      x: -60,
      y: STREET_Y,
      width: 560,
      height: 980,
      wall: '@brick',
      random,
      fireEscape: true,
    } as const;
    const right = {
      x: 1080,
      y: STREET_Y,
      width: 580,
      height: 1010,
      wall: '@verdigris',
      random,
      fireEscape: true,
    } as const;
    return [
      sky({ width: WIDTH, height: 1200, top: '@paper', bottom: '@pale', from: 0, to: 0.8 }),
      rays(800, 330, 1400, 32, '@pale'),
      circle(800, 330, 172, '@mustard'),
      tenement({
        x: 330,
        y: STREET_Y,
        width: 290,
        height: 560,
        wall: '@oxblood',
        random,
        fireEscape: false,
      }),
      tenement({
        x: 972,
        y: STREET_Y,
        width: 290,
        height: 610,
        wall: '@rust',
        random,
        fireEscape: false,
      }),
      tenement(left),
      tenement(right),
      laundry({ from: [500, 150], to: [1080, 110], pieces: 7, seed: 4 }),
      laundry({ from: [500, 370], to: [1080, 400], pieces: 7, seed: 9 }),
      rect(0, STREET_Y, WIDTH, 180, '@slate'),
      rect(0, STREET_Y - 8, WIDTH, 12, '@night'),
      cobbles(1082, WIDTH, 130, '@slate', 4),
      rect(0, 1078, WIDTH, 8, '@paper'),
      barrel(560, 1112, 1.25, '@deep'),
      pushcart(1230, 1126, 1.4),
      barrel(800, 1184, 3.2, '@tan'),
      cat(peek({ coat: 'tux', eyes: 'wide', gaze: [-0.7, 0.3] }), { x: 800, y: 872, scale: 1.3 }, { hero: true }),
      cat(curl({ coat: 'black' }), { x: 1476, y: 1182, scale: 0.62 }),
      cat(walk({ coat: 'tabby' }), { x: 300, y: 1164, scale: 0.62 }),
      cat(sitSide({ coat: 'silver' }), { x: 250, y: platformY(left, 1), scale: 0.5 }),
      cat(sitBack({ coat: 'white' }), { x: 1330, y: platformY(right, 2), scale: 0.54 }),
      pigeon(1080, 1172, 1.1, 'left'),
    ];
  },
};
