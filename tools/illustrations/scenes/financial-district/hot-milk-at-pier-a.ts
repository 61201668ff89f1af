import { pierA } from '../../backdrop/pier';
import { bulwark, deckhouse } from '../../backdrop/police-boat';
import { planks } from '../../backdrop/planks';
import { cloud, sky } from '../../backdrop/sky';
import { flyingGull } from '../../props/gull';
import { water } from '../../backdrop/water';
import { sitFront } from '../../cat/sit-front';
import { sitSide } from '../../cat/sit-side';
import { smooth } from '../../geometry';
import { ropeCoil } from '../../props/rope-coil';
import { hotMilk } from '../../props/hot-milk';
import { towel } from '../../props/towel';
import { building, cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const DECK_Y = 960;

export const hotMilkAtPierA: Scene = {
  id: 'hot-milk-at-pier-a',
  template: 'street',
  district: 'financial-district',
  time: 'day',
  year: 1904,
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['black', 'black'],
  joke: 'The wet one is the guest; the dry one was not asked.',
  width: WIDTH,
  height: 1200,
  seed: 301,
  alt: 'Print of two black cats on the deck of a harbor boat. One is dripping wet, sits in a towel before a steaming saucer of milk, and looks bored. The other stares at it from a coil of rope. Behind them a pier with a tower.',
  caption: "Illustration: hot milk on the police boat, and the ship's cat who was there first.",
  ...WIDE,
  layers: () => [
    sky({ width: WIDTH, height: 700, top: '@mist', bottom: '@paper', from: 0.3, to: 0.9 }),
    cloud(470, 150, 230, '@paper'),
    building({ name: 'Pier A', from: 1886 }, pierA({ x: 96, y: 640, scale: 0.86 })),
    flyingGull(420, 250, 1.1),
    water({ y: 640, width: WIDTH, height: 280, color: '@verdigris', crests: 46, seed: 5 }),
    bulwark(),
    deckhouse(),
    planks({ y: DECK_Y, width: WIDTH, height: 250, color: '@sand', seed: 3 }),
    rect(-10, DECK_Y - 8, WIDTH + 20, 14, '@night'),
    place(ropeCoil(4, '@mustard'), { x: 330, y: 1120, scale: 1.35 }),
    cat(sitSide({ coat: 'black' }), { x: 318, y: 1000, scale: 0.92 }),
    puddle(),
    cat(
      sitFront({ coat: 'black', eyes: 'half', gaze: [-0.6, 0.3], collar: towel(), turn: 3 }),
      { x: 1060, y: 1130, scale: 1.62 },
      { hero: true },
    ),
    drips(),
    wetFur(),
    place(hotMilk(), { x: 740, y: 1150, scale: 1.05 }),
  ],
};

const puddle = (): Svg =>
  shape(
    smooth([
      [820, 1132],
      [900, 1104],
      [1060, 1098],
      [1240, 1100],
      [1380, 1124],
      [1330, 1160],
      [1120, 1172],
      [900, 1164],
    ]),
    '@sea',
    { color: '@key', width: 4 },
  );

/** Tips of wet fur along the outline: from, tip. */
const SPIKES = [
  [
    [880, 1010],
    [846, 1040],
  ],
  [
    [872, 1050],
    [838, 1084],
  ],
  [
    [1250, 1010],
    [1286, 1036],
  ],
  [
    [1258, 1056],
    [1296, 1086],
  ],
] as const;

const wetFur = (): Svg =>
  SPIKES.map(([[x, y], tip]) => shape(`M${x} ${y - 26}L${tip[0]} ${tip[1]}L${x + 6} ${y + 26}Z`, '@night')).join('');

const DROPS = [
  [872, 700],
  [1256, 690],
  [846, 860],
  [1290, 880],
  [1240, 470],
  [872, 486],
] as const;

const drips = (): Svg =>
  DROPS.map(
    ([x, y]) =>
      shape(`M${x} ${y - 34}Q${x + 20} ${y} ${x} ${y + 8}Q${x - 20} ${y} ${x} ${y - 34}Z`, '@verdigris') +
      circle(x - 4, y - 6, 4, '@paper'),
  ).join('');
