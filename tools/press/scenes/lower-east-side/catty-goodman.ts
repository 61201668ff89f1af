import { boards, closet, mantelpiece, wallpaper } from '../../backdrop/parlor';
import { seated } from '../../backdrop/people/seated';
import { curl } from '../../cat/curl';
import { peek } from '../../cat/peek';
import { sitBack } from '../../cat/sit-back';
import { sitFront } from '../../cat/sit-front';
import { sitSide } from '../../cat/sit-side';
import { kitchenChair, ladderBack } from '../../props/chair';
import { dutchClock } from '../../props/dutch-clock';
import { roundTable } from '../../props/table';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { ellipse, place, rect } from '../../svg';

const WIDTH = 1600;
const FLOOR_Y = 900;
const TAIL_DOWN = [
  [-60, -16],
  [-100, 10],
  [-112, 60],
  [-92, 96],
] as const;

export const cattyGoodman: Scene = {
  id: 'catty-goodman',
  template: 'indoors',
  district: 'lower-east-side',
  time: 'indoors',
  year: 1875,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white', 'silver', 'ginger', 'black', 'tabby', 'tux', 'calico', 'black'],
  joke: 'One chair in the room holds no cat, and she needs it herself.',
  width: WIDTH,
  height: 1200,
  seed: 301,
  alt: 'Print of a small old parlor full of cats. A woman sits with her back to us before the fire. A white cat sits on the table, others lie on the mantel beside a painted clock, on a chair, on the floor and on the shelves of a closet.',
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
    closet(1230, FLOOR_Y + 10, 300, 3),
    cat(sitFront({ coat: 'black', eyes: 'half', whiskers: 'none' }), { x: 1380, y: 338, scale: 0.46 }),
    cat(curl({ coat: 'tabby' }), { x: 1392, y: 608, scale: 0.72 }),
    ellipse(900, 1130, 420, 58, '@brick'),
    place(roundTable('@verdigris', '@deep'), { x: 880, y: 1120, scale: 1.05 }),
    cat(
      sitFront({ coat: 'white', eyes: 'wide', eyeColor: '@verdigris', gaze: [-0.5, 0.1], turn: -4 }),
      { x: 880, y: 808, scale: 1.3 },
      { hero: true },
    ),
    place(kitchenChair('@mustard'), { x: 1370, y: 1150, scale: 1.15, flip: true }),
    cat(sitBack({ coat: 'tux', turn: -8, tail: TAIL_DOWN }), { x: 1360, y: 966, scale: 0.8 }),
    place(
      seated({
        wearing: 'shawl',
        coat: '@deep',
        skirt: '@night',
        scarf: '@paper',
        hat: 'none',
        hair: '@umber',
        hairCut: 'bun',
        tilt: 5,
      }),
      { x: 290, y: 1170, scale: 1.55 },
    ),
    place(ladderBack('@mustard'), { x: 290, y: 1176, scale: 1.4 }),
    cat(curl({ coat: 'calico' }), { x: 610, y: 1180, scale: 0.74 }),
    cat(peek({ coat: 'black', eyes: 'wide', gaze: [-0.7, 0.4] }), { x: 1130, y: 1216, scale: 0.66 }),
  ],
};
