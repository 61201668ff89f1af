import { frontDesk, holeAt, keyRack } from '../../backdrop/hotel-lobby';
import type { KeyRack } from '../../backdrop/hotel-lobby';
import type { CoatName } from '../../cat/coats';
import { loaf } from '../../cat/loaf';
import { peek } from '../../cat/peek';
import { deskBell } from '../../props/desk-bell';
import { cat, WIDE } from '../../scene';
import type { CatLayer, Scene } from '../../scene';
import { circle, line, place, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const DESK_Y = 850;
const LEFT: KeyRack = { x: 66, y: 150, columns: 3, rows: 4, hole: [140, 156] };
const RIGHT: KeyRack = { ...LEFT, x: 1114 };
const KITTENS: readonly (readonly [rack: KeyRack, hole: number, coat: CoatName, gaze: number])[] = [
  [LEFT, 0, 'white', 0.8],
  [LEFT, 4, 'ginger', 0.8],
  [LEFT, 8, 'silver', 0],
  [LEFT, 10, 'calico', 0.8],
  [RIGHT, 4, 'white', -0.8],
  [RIGHT, 2, 'ginger', -0.8],
  [RIGHT, 6, 'calico', -0.8],
  [RIGHT, 11, 'silver', -0.6],
];

export const minnieOfTheStGeorge: Scene = {
  id: 'minnie-of-the-st-george',
  template: 'indoors',
  district: 'brooklyn-heights',
  time: 'indoors',
  year: 1921,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby', ...KITTENS.map(([, , coat]) => coat)],
  joke: 'Fully booked: there is a kitten where the key should be.',
  width: WIDTH,
  height: 1200,
  seed: 305,
  alt: 'Print of a tiger cat on the front desk of a grand hotel, beside a brass bell. In the key rack behind her eight kittens look out of the pigeonholes.',
  caption: 'Illustration: the house is full, and it is all family.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@verdigris'),
    wallPattern(),
    alcove(),
    keyRack(LEFT, holesOf(LEFT)),
    keyRack(RIGHT, holesOf(RIGHT)),
    ...KITTENS.map(kitten),
    frontDesk({ y: DESK_Y, width: WIDTH, height: 360 }),
    globeLamp(90),
    place(deskBell(), { x: 1220, y: DESK_Y + 20, scale: 1.1 }),
    register(),
    cat(
      loaf({ coat: 'tabby', eyes: 'half', gaze: [0.2, 0.2] }),
      { x: 796, y: DESK_Y + 24, scale: 1.56 },
      { hero: true },
    ),
  ],
};

const holesOf = (rack: KeyRack): readonly number[] => KITTENS.filter(([home]) => home === rack).map(([, hole]) => hole);

const kitten = ([rack, hole, coat, gaze]: (typeof KITTENS)[number]): CatLayer => {
  const { x, y } = holeAt(rack, hole);
  return cat(peek({ coat, shape: 'kitten', eyes: 'wide', gaze: [gaze, 0.3], whiskers: 'none' }), { x, y, scale: 0.46 });
};

/** Light behind Minnie, or she would be lost. */
const alcove = (): Svg => {
  const arch = 'M536 900V330Q536 100 800 100Q1064 100 1064 330V900Z';
  return (
    shape(arch, '@paper', { color: '@key', width: 8 }) +
    shape('M570 900V336Q570 136 800 136Q1030 136 1030 336V900Z', '@pale')
  );
};

const wallPattern = (): Svg =>
  repeat(11, (i) => line(70 + i * 150, 0, 70 + i * 150, DESK_Y, '@deep', 16)) +
  rect(-10, -10, WIDTH + 20, 56, '@mustard', { color: '@key', width: 6 });

const globeLamp = (x: number): Svg =>
  line(x, DESK_Y + 10, x, DESK_Y - 130, '@night', 10) +
  rect(x - 34, DESK_Y - 4, 68, 16, '@night') +
  circle(x, DESK_Y - 160, 44, '@mustard', { color: '@key', width: 6 }) +
  circle(x - 14, DESK_Y - 174, 11, '@paper');

const register = (): Svg =>
  rect(230, DESK_Y - 14, 190, 30, '@brick', { color: '@key', width: 6 }) +
  rect(236, DESK_Y - 20, 178, 12, '@paper', { color: '@key', width: 4 });
