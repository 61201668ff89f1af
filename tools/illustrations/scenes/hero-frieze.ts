import { bridge } from '../backdrop/bridge';
import { cloud, moon, sky } from '../backdrop/sky';
import { skyline } from '../backdrop/skyline';
import { glitter, ship, water } from '../backdrop/water';
import { sitBack } from '../cat/sit-back';
import { flyingGull } from '../props/gull';
import { cat } from '../scene';
import type { Scene } from '../scene';
import { rect, repeat } from '../svg';
import type { Place, Svg } from '../svg';

const WIDTH = 1600;
const HEIGHT = 300;
const WALL_Y = 250;
/** Where the white cat of ../walker stands on the page, after its walk. */
export const WHITE_CAT_IN_FRIEZE = { x: 205, y: WALL_Y + 2, scale: 0.28 } as const satisfies Place;

/** The hero picture for a low and wide window. It is composed for a strip, so that moon and wall are both in it. */
export const heroFrieze: Scene = {
  id: 'hero-frieze',
  template: 'view',
  district: 'city',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black', 'ginger', 'calico'],
  joke: 'Three look at the moon. On the page, a fourth has seen it and is going home.',
  width: WIDTH,
  height: HEIGHT,
  seed: 12,
  alt: 'Print of three cats on a brick wall, seen from behind, one ginger, one black, one calico. They look across the East River at the Brooklyn Bridge and a full moon.',
  caption: 'Illustration: three cats, one bridge and a full moon.',
  printWidth: 1600,
  coarseness: 0.8,
  widths: [800, 1200, 1600],
  offlineWidth: 1200,
  layers: () => [
    sky({ width: WIDTH, height: HEIGHT, top: '@verdigris', bottom: '@mist', from: 0.1, to: 0.75 }),
    moon(1164, 120, 82, '@mustard', '@ginger'),
    cloud(70, 78, 150, '@paper'),
    cloud(1370, 70, 170, '@paper'),
    farShore(),
    water({ y: 206, width: WIDTH, height: 110, color: '@deep', crests: 34, seed: 5 }),
    glitter(1164, 214, 300, 4),
    bridge({
      x: 470,
      deckY: 138,
      baseY: 226,
      towerHeight: 168,
      stone: '@brick',
      sky: '@sea',
      leftReach: 500,
      rightReach: 1190,
      leftEndY: 138,
      rightEndY: 40,
    }),
    ship(740, 236, 0.34),
    flyingGull(640, 60, 0.6),
    flyingGull(700, 84, 0.45),
    wall(),
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
      { x: 1058, y: WALL_Y + 2, scale: 0.39 },
    ),
    cat(sitBack({ coat: 'calico', turn: -5 }), { x: 1266, y: WALL_Y + 2, scale: 0.35 }),
    cat(
      sitBack({
        coat: 'black',
        turn: 8,
        tail: [
          [50, -16],
          [74, 16],
          [66, 46],
          [92, 64],
        ],
      }),
      { x: 1166, y: WALL_Y + 2, scale: 0.41 },
      { hero: true },
    ),
  ],
};

const farShore = (): Svg =>
  skyline({
    from: 600,
    to: 1640,
    base: 208,
    lowest: 30,
    highest: 62,
    colors: { wall: '@slate', lit: '@paper' },
    seed: 12,
    landmarks: [
      { kind: 'steeple', x: 860, width: 52, height: 130 },
      { kind: 'domed', x: 640, width: 76, height: 108 },
      { kind: 'steeple', x: 1480, width: 50, height: 120 },
    ],
  });

const wall = (): Svg =>
  rect(-10, WALL_Y + 10, WIDTH + 20, 60, '@night') +
  rect(-10, WALL_Y, WIDTH + 20, 14, '@oxblood') +
  repeat(2, (row) =>
    repeat(30, (i) =>
      rect(
        i * 58 + (row % 2) * 29 - 20,
        WALL_Y + 19 + row * 19,
        52,
        14,
        (i * 7 + row * 3) % 5 === 0 ? '@oxblood' : '@brick',
      ),
    ),
  );
