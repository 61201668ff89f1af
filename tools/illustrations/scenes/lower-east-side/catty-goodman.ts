import { boards } from '../../backdrop/boards';
import { closet, mantelpiece, wallpaper } from '../../backdrop/parlor';
import { seated } from '../../backdrop/people/seated';
import type { CoatName } from '../../cat/coats';
import { curl } from '../../cat/curl';
import { kitten } from '../../cat/kitten';
import { peek } from '../../cat/peek';
import { sitBack } from '../../cat/sit-back';
import { sitFront } from '../../cat/sit-front';
import { sitSide } from '../../cat/sit-side';
import { kitchenChair, ladderBack } from '../../props/chair';
import { dutchClock } from '../../props/dutch-clock';
import { roundTable } from '../../props/table';
import { cat, WIDE } from '../../scene';
import type { CatLayer, Scene } from '../../scene';
import { ellipse, place, rect } from '../../svg';

const WIDTH = 1600;
const FLOOR_Y = 900;
const TAIL_DOWN = [
  [-60, -16],
  [-100, 10],
  [-112, 60],
  [-92, 96],
] as const;

const SHELF = { y: 212, from: 530, to: 1060 } as const;
const ON_THE_SHELF: readonly CoatName[] = ['ginger', 'white', 'silver', 'ginger'];

export const cattyGoodman: Scene = {
  id: 'catty-goodman',
  template: 'indoors',
  district: 'lower-east-side',
  time: 'indoors',
  year: 1875,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white', 'silver', 'ginger', ...ON_THE_SHELF, 'black', 'tabby', 'tux', 'calico', 'silver', 'white', 'black'],
  joke: 'One chair in the room holds no cat, and she needs it herself.',
  width: WIDTH,
  height: 1200,
  seed: 301,
  alt: 'Print of a small old parlor full of cats. A woman sits with her back to us before the fire. A white cat on the table gazes at her; others are on the mantel beside a painted clock, on a chair, a high shelf, the floor and in a closet.',
  caption: 'Illustration: a parlor in Division Street, before anybody has counted.',
  ...WIDE,
  layers: () => [
    wallpaper({ width: WIDTH, height: FLOOR_Y, ground: '@oxblood', motif: '@brick', step: 150 }),
    boards(FLOOR_Y, WIDTH, 1200, '@brown'),
    rect(-10, FLOOR_Y - 34, WIDTH + 20, 36, '@night'),
    place(mantelpiece('@slate'), { x: 410, y: FLOOR_Y + 10, scale: 1.02 }),
    place(dutchClock(), { x: 400, y: 452, scale: 1.05 }),
    cat(sitSide({ coat: 'silver' }), { x: 206, y: 454, scale: 0.62 }),
    cat(curl({ coat: 'ginger' }), { x: 590, y: 454, scale: 0.56 }),
    rect(SHELF.from, SHELF.y, SHELF.to - SHELF.from, 24, '@brown', { color: '@key', width: 5 }),
    ...ON_THE_SHELF.map(shelved),
    closet(1230, FLOOR_Y + 10, 300, 3),
    cat(sitFront({ coat: 'black', eyes: 'half', whiskers: 'none' }), { x: 1380, y: 338, scale: 0.46 }),
    cat(curl({ coat: 'tabby' }), { x: 1392, y: 608, scale: 0.72 }),
    ellipse(900, 1130, 430, 62, '@brick'),
    place(roundTable('@verdigris', '@deep'), { x: 880, y: 1120, scale: 1.05 }),
    cat(
      sitFront({ coat: 'white', eyes: 'half', eyeColor: '@verdigris', gaze: [-0.8, 0.4], turn: -7 }),
      { x: 880, y: 808, scale: 1.16 },
      { hero: true },
    ),
    place(kitchenChair('@mustard'), { x: 1370, y: 1150, scale: 1.15, flip: true }),
    cat(sitBack({ coat: 'tux', turn: -8, tail: TAIL_DOWN }), { x: 1360, y: 966, scale: 0.8 }),
    place(
      seated({
        coat: '@deep',
        skirt: '@night',
        shawl: '@paper',
        hat: 'none',
        hair: '@umber',
        hairCut: 'bun',
        tilt: 5,
      }),
      { x: 290, y: 1170, scale: 1.55 },
    ),
    place(ladderBack('@mustard'), { x: 290, y: 1176, scale: 1.4 }),
    cat(curl({ coat: 'calico' }), { x: 600, y: 1180, scale: 0.74 }),
    cat(kitten({ coat: 'silver', gaze: [-0.6, 0.3] }), { x: 790, y: 1176, scale: 0.44 }),
    cat(kitten({ coat: 'white', gaze: [0.7, 0.2], eyeColor: '@verdigris' }), { x: 1010, y: 1172, scale: 0.42 }),
    cat(peek({ coat: 'black', eyes: 'wide', gaze: [-0.7, 0.4] }), { x: 1190, y: 1216, scale: 0.6 }),
  ],
};

/** Under the ceiling, where the plates stood. */
const shelved = (coat: CoatName, i: number): CatLayer =>
  cat(sitFront({ coat, eyes: i === 1 ? 'closed' : 'wide', gaze: [0, 0.8], whiskers: 'none' }), {
    x: SHELF.from + 72 + i * 128,
    y: SHELF.y,
    scale: 0.38,
    flip: i % 2 === 1,
  });
