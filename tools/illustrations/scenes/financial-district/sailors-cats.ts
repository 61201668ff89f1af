import { sky } from '../../backdrop/sky';
import { flyingGull } from '../../props/gull';
import { cobbles } from '../../backdrop/street';
import { clipperBow, farShip } from '../../backdrop/moored-ships';
import { anchorSign, chandlery, countingHouses, gangplank } from '../../backdrop/wharf';
import { sitBack } from '../../cat/sit-back';
import { walk } from '../../cat/walk';
import { randomFrom } from '../../noise';
import { duffel } from '../../props/duffel';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { place, rect } from '../../svg';

const WIDTH = 1600;
const STREET_Y = 1010;

export const sailorsCats: Scene = {
  id: 'sailors-cats',
  template: 'street',
  district: 'financial-district',
  time: 'dusk',
  year: 1905,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger', 'white'],
  joke: 'The luck of the ship goes ashore before the crew.',
  width: WIDTH,
  height: 1200,
  seed: 303,
  alt: 'Print of a ginger cat walking down a gangplank from a sailing ship whose bowsprit reaches across the street. A white cat sits beside a duffel and waits. Brick counting houses and masts stand behind.',
  caption: 'Illustration: luck goes ashore at Coenties Slip.',
  ...WIDE,
  layers: () => [
    sky({ width: WIDTH, height: 1200, top: '@verdigris', bottom: '@verdigris', from: 0, to: 1 }),
    place(farShip('@deep'), { x: 900, y: 560, scale: 0.82 }),
    rect(444, 900, 1180, 120, '@deep'),
    countingHouses(-176, STREET_Y, 3, randomFrom(6)),
    place(chandlery(), { x: 100, y: STREET_Y }),
    place(anchorSign(), { x: 454, y: 500, scale: 0.8 }),
    place(clipperBow(), { x: 1220, y: 356 }),
    flyingGull(420, 300, 1.3),
    flyingGull(250, 210, 0.9),
    cobbles(STREET_Y, WIDTH, 200, '@slate', 5),
    rect(-10, STREET_Y - 10, WIDTH + 20, 18, '@night'),
    gangplank([1460, 640], [610, 1060]),
    place(duffel('@mustard', '@brick'), { x: 150, y: 1160, scale: 0.96 }),
    cat(sitBack({ coat: 'white', turn: 8 }), { x: 396, y: 1168, scale: 0.86 }),
    cat(walk({ coat: 'ginger' }), { x: 958, y: 896, scale: 1, turn: -26, flip: true }, { hero: true }),
  ],
};
