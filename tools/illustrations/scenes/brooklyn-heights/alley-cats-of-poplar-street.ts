import { boardFence, washLine } from '../../backdrop/back-yard';
import { cloud } from '../../backdrop/sky';
import { bigSash } from '../../backdrop/big-sash';
import { brickWall } from '../../backdrop/brick-wall';
import { peek } from '../../cat/peek';
import { sitBack } from '../../cat/sit-back';
import { sitFront } from '../../cat/sit-front';
import { sitSide } from '../../cat/sit-side';
import { bowTie } from '../../cat/wear/bow-tie';
import { mirror, smooth } from '../../geometry';
import { milkBottle } from '../../props/milk-bottle';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { ellipse, line, place, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const YARD_Y = 960;
const HOUSE_EDGE = 880;

export const alleyCatsOfPoplarStreet: Scene = {
  id: 'alley-cats-of-poplar-street',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  year: 1940,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white', 'black', 'calico', 'tabby', 'tux'],
  joke: 'The Persian has a cushion; the others have company.',
  width: WIDTH,
  height: 1200,
  seed: 302,
  alt: 'Print of a back yard. A fluffy white cat sits on a cushion in a window of a brick house and looks down at four alley cats around tin plates. Washing hangs over a green board fence.',
  caption: 'Illustration: one cat dines in, four dine out.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@mustard'),
    cloud(1040, 470, 240, '@paper'),
    boardFence({ from: HOUSE_EDGE - 20, to: WIDTH + 20, top: 560, bottom: YARD_Y, color: '@verdigris', seed: 5 }),
    washLine({ from: [HOUSE_EDGE, 120], to: [WIDTH + 40, 70] }),
    brickWall({
      x: -10,
      y: -10,
      width: HOUSE_EDGE + 10,
      height: YARD_Y + 10,
      wall: '@oxblood',
      odd: '@brick',
      oddOfTen: 4,
      brick: [86, 38],
      seed: 8,
    }),
    rect(HOUSE_EDGE - 26, -10, 26, YARD_Y + 10, '@night'),
    flags(),
    rect(-10, YARD_Y - 8, WIDTH + 20, 14, '@night'),
    bigSash({ x: 430, sill: 740, width: 500, height: 610, glass: '@deep', frame: '@paper' }),
    ellipse(430, 722, 190, 34, '@brick', { color: '@key', width: 6 }),
    cat(
      longHair() +
        sitFront({
          coat: 'white',
          shape: 'fluffy',
          eyes: 'half',
          gaze: [0.9, 1],
          turn: 8,
          collar: bowTie('@brick'),
          tail: [
            [90, -20],
            [140, -10],
            [176, 10],
            [186, 50],
          ],
        }),
      { x: 420, y: 716, scale: 1.12 },
      { hero: true },
    ),
    plate(620, 1100),
    plate(960, 1090),
    plate(1330, 1140),
    place(milkBottle(), { x: 130, y: 1120, scale: 1 }),
    place(milkBottle(), { x: 220, y: 1140, scale: 1 }),
    cat(sitBack({ coat: 'black', turn: 14 }), { x: 440, y: 1164, scale: 0.8 }),
    cat(sitSide({ coat: 'calico' }), { x: 770, y: 1130, scale: 0.74 }),
    cat(sitBack({ coat: 'tabby', turn: -10 }), { x: 1130, y: 1168, scale: 0.84 }),
    cat(peek({ coat: 'tux', eyes: 'wide', gaze: [-0.6, 0.9] }), { x: 1400, y: 566, scale: 0.72 }),
  ],
};

const flags = (): Svg =>
  rect(-10, YARD_Y, WIDTH + 20, 260, '@slate') +
  [1030, 1116].map((y) => line(0, y, WIDTH, y, '@key', 4)).join('') +
  [160, 700, 1290].map((x) => line(x, YARD_Y, x - 20, 1030, '@key', 4)).join('') +
  [420, 930, 1460].map((x) => line(x, 1030, x - 24, 1116, '@key', 4)).join('') +
  [190, 760, 1240].map((x) => line(x, 1116, x - 30, 1200, '@key', 4)).join('');

/** Tufts that stand off the coat: what makes a Persian of a white cat. */
const longHair = (): Svg =>
  shape(
    smooth(
      mirror([
        [0, -270],
        [62, -258],
        [84, -232],
        [90, -196],
        [116, -180, 'c'],
        [106, -164],
        [132, -132, 'c'],
        [120, -120],
        [148, -80, 'c'],
        [136, -68],
        [160, -24, 'c'],
        [140, -16],
        [146, 4, 'c'],
        [0, 6],
      ]),
    ),
    '@paper',
  );

const plate = (x: number, y: number): Svg =>
  ellipse(x, y, 88, 20, '@paper', { color: '@key', width: 5 }) +
  ellipse(x, y - 4, 56, 11, '@slate', { color: '@key', width: 3 });
