import { bridge } from '../backdrop/bridge';
import { person } from '../backdrop/people/person';
import type { Person } from '../backdrop/people/person';
import { cloud } from '../backdrop/sky';
import { cobbles } from '../backdrop/street';
import { tenement } from '../backdrop/tenement';
import { trinity } from '../backdrop/trinity';
import { water } from '../backdrop/water';
import { randomFrom } from '../noise';
import { cat, WIDE } from '../scene';
import type { Scene } from '../scene';
import { circle, place, rect } from '../svg';
import { lookBack } from '../cat/look-back';

const WIDTH = 1600;
const STREET_Y = 880;

export const tourPrivate: Scene = {
  id: 'tour-private',
  template: 'street',
  district: 'city',
  time: 'dawn',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'The guide carries its tail as others carry an umbrella.',
  width: WIDTH,
  height: 1200,
  seed: 24,
  alt: 'Print of five people in coats and hats, seen from behind, following a tuxedo cat. It holds its tail straight up and looks back at them. Ahead are a stone bridge tower, a church spire and a tenement with fire escapes.',
  caption: 'Illustration: all three districts, one small party and the guide.',
  ...WIDE,
  layers: () => {
    const random = randomFrom(41);
    return [
      rect(-10, -10, WIDTH + 20, 1220, '@ginger'),
      circle(770, 520, 330, '@mustard'),
      cloud(20, 110, 230, '@paper'),
      cloud(640, 130, 200, '@paper'),
      water({ y: 740, width: WIDTH, height: 150, color: '@verdigris', crests: 30, seed: 6 }),
      bridge({
        x: 330,
        deckY: 520,
        baseY: 830,
        towerHeight: 600,
        stone: '@oxblood',
        sky: '@ginger',
        leftReach: 420,
        rightReach: 900,
        leftEndY: 480,
        rightEndY: 320,
      }),
      trinity(1040, STREET_Y, 800),
      tenement({ x: 1180, y: STREET_Y + 20, width: 480, height: 840, wall: '@verdigris', random, fireEscape: true }),
      cobbles(STREET_Y, WIDTH, 330, '@slate', 5),
      rect(-10, STREET_Y - 6, WIDTH + 20, 12, '@night'),
      cat(lookBack({ coat: 'tux' }), { x: 790, y: 1120, scale: 0.98 }, { hero: true }),
      PARTY.map(({ x, y, scale, ...one }) => place(person(one), { x, y, scale })).join(''),
    ];
  },
};

const PARTY: readonly (Person & { readonly x: number; readonly y: number; readonly scale: number })[] = [
  { x: 520, y: 1150, scale: 1.05, wearing: 'child', coat: '@mustard', hat: 'bobble-hat', hatColor: '@brick' },
  {
    x: 150,
    y: 1200,
    scale: 1.3,
    wearing: 'overcoat',
    coat: '@brick',
    hat: 'none',
    hair: '@umber',
    hairCut: 'loose',
    bag: '@mustard',
  },
  {
    x: 350,
    y: 1220,
    scale: 1.34,
    wearing: 'jacket',
    coat: '@deep',
    hat: 'cap',
    hatColor: '@night',
    scarf: '@mustard',
    tilt: 6,
  },
  {
    x: 1150,
    y: 1200,
    scale: 1.28,
    wearing: 'overcoat',
    coat: '@night',
    hat: 'sun-hat',
    hatColor: '@mustard',
    mirrored: true,
    tilt: -5,
  },
  {
    x: 1370,
    y: 1220,
    scale: 1.36,
    wearing: 'puffer',
    coat: '@paper',
    hat: 'beanie',
    hatColor: '@verdigris',
    legs: '@oxblood',
  },
];
