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
import { WIDE_WIDTHS } from '../scene';
import type { Scene } from '../scene';
import { circle, place, rect } from '../svg';

const WIDTH = 1600;
const STREET_Y = 1030;

export const tourLowerEastSide: Scene = {
  id: 'tour-lower-east-side',
  width: WIDTH,
  height: 1200,
  seed: 23,
  alt: 'Print of a street market between two tenements with fire escapes. A pushcart of oranges stands under lines of laundry. A calico cat sleeps, a brown tabby walks by, a tuxedo cat looks out of a barrel, and two cats sit on the fire escapes.',
  caption: 'Illustration: a pushcart street, its laundry and five cats.',
  printWidth: 1600,
  widths: WIDE_WIDTHS,
  draw: () => {
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
        x: 520,
        y: STREET_Y,
        width: 150,
        height: 560,
        wall: '@oxblood',
        random,
        fireEscape: false,
      }),
      tenement({
        x: 920,
        y: STREET_Y,
        width: 150,
        height: 610,
        wall: '@rust',
        random,
        fireEscape: false,
      }),
      tenement(left),
      tenement(right),
      laundry({ from: [500, 250], to: [1080, 210], pieces: 7, seed: 4 }),
      laundry({ from: [500, 500], to: [1080, 540], pieces: 7, seed: 9 }),
      rect(0, STREET_Y, WIDTH, 180, '@sand'),
      rect(0, STREET_Y - 8, WIDTH, 12, '@night'),
      cobbles(1082, WIDTH, 130, '@slate', 4),
      rect(0, 1078, WIDTH, 8, '@paper'),
      barrel(500, 1108, 1.15, '@deep'),
      pushcart(770, 1124, 1.5),
      barrel(1096, 1124, 1.5, '@tan'),
      place(peek({ coat: 'tux', eyes: 'wide', gaze: [0.8, 0.2] }), {
        x: 1096,
        y: 984,
        scale: 0.62,
      }),
      place(curl({ coat: 'calico' }), { x: 268, y: 1156, scale: 0.95 }),
      place(walk({ coat: 'tabby' }), { x: 1388, y: 1164, scale: 0.66 }),
      place(sitSide({ coat: 'silver' }), { x: 250, y: platformY(left, 1), scale: 0.5 }),
      place(sitBack({ coat: 'black' }), { x: 1330, y: platformY(right, 2), scale: 0.54 }),
      pigeon(560, 1168, 1.1, 'left'),
    ].join('');
  },
};
