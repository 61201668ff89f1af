import { bridge } from '../backdrop/bridge';
import { cloud, moon, sky } from '../backdrop/sky';
import { flyingGull } from '../props/gull';
import { skyline } from '../backdrop/skyline';
import { glitter, ship, water } from '../backdrop/water';
import { sitBack } from '../cat/sit-back';
import { cat } from '../scene';
import type { Scene } from '../scene';
import { rect, repeat } from '../svg';
import type { Place, Svg } from '../svg';

const WIDTH = 1600;
const HEIGHT = 900;
const PARAPET_Y = 792;
/** Where the white cat of ../walker stands on the page, after its walk. */
export const WHITE_CAT_IN_HERO = { x: 150, y: PARAPET_Y, scale: 0.48 } as const satisfies Place;

export const hero: Scene = {
  id: 'hero',
  template: 'view',
  district: 'city',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black', 'ginger', 'calico'],
  joke: 'Three look at the moon. On the page, a fourth has seen it and is going home.',
  width: WIDTH,
  height: HEIGHT,
  seed: 11,
  alt: 'Print of three cats on a brick wall, seen from behind, one ginger, one black, one calico. They look across the East River at the Brooklyn Bridge and a full moon.',
  caption: 'Illustration: three cats, one bridge and a full moon.',
  printWidth: 1600,
  widths: [480, 800, 1200, 1600],
  offlineWidth: 800,
  layers: () => [
    sky({
      width: WIDTH,
      height: HEIGHT,
      top: '@verdigris',
      bottom: '@mist',
      from: 0.2,
      to: 0.72,
    }),
    moon(1120, 250, 152, '@mustard', '@ginger'),
    cloud(120, 150, 220, '@paper'),
    cloud(1330, 170, 230, '@paper'),
    cloud(760, 120, 180, '@paper'),
    farShore(),
    water({ y: 638, width: WIDTH, height: 270, color: '@deep', crests: 84, seed: 5 }),
    glitter(1060, 652, 420, 13),
    bridge({
      x: 430,
      deckY: 470,
      baseY: 690,
      towerHeight: 520,
      stone: '@brick',
      sky: '@sea',
      leftReach: 460,
      rightReach: 1240,
      leftEndY: 470,
      rightEndY: 180,
    }),
    ship(735, 716, 0.68),
    flyingGull(640, 160, 1),
    flyingGull(726, 204, 0.7),
    flyingGull(905, 300, 0.6),
    parapet(),
    cat(
      sitBack({
        coat: 'ginger',
        turn: -6,
        tail: [
          [-60, -16],
          [-110, -2],
          [-150, -16],
          [-166, -60],
          [-140, -90],
        ],
      }),
      { x: 950, y: PARAPET_Y, scale: 0.98 },
    ),
    cat(sitBack({ coat: 'calico', turn: -5 }), { x: 1336, y: PARAPET_Y, scale: 0.82 }),
    cat(
      sitBack({
        coat: 'black',
        turn: 8,
        tail: [
          [50, -16],
          [74, 16],
          [66, 56],
          [92, 84],
        ],
      }),
      { x: 1150, y: PARAPET_Y, scale: 1 },
      { hero: true },
    ),
  ],
};

const farShore = (): Svg =>
  skyline({
    from: 560,
    to: 1640,
    base: 640,
    lowest: 64,
    highest: 140,
    colors: { wall: '@slate', lit: '@paper' },
    seed: 12,
    landmarks: [
      { kind: 'steeple', x: 772, width: 92, height: 290 },
      { kind: 'domed', x: 610, width: 112, height: 250 },
      { kind: 'twins', x: 1236, width: 126, height: 280 },
      { kind: 'steeple', x: 1476, width: 76, height: 240 },
    ],
  });

const parapet = (): Svg =>
  rect(-10, 806, WIDTH + 20, 110, '@night') +
  rect(-10, 790, WIDTH + 20, 22, '@oxblood') +
  repeat(3, (row) =>
    repeat(24, (i) =>
      rect(i * 70 + (row % 2) * 35 - 20, 822 + row * 30, 62, 22, (i * 7 + row * 3) % 5 === 0 ? '@oxblood' : '@brick'),
    ),
  );
