import { brickWall } from '../../backdrop/brick-wall';
import { barrel, cobbles, lamp } from '../../backdrop/street';
import { mug, tavern } from '../../backdrop/tavern';
import { peek } from '../../cat/peek';
import { sitBack } from '../../cat/sit-back';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { rect } from '../../svg';

const WIDTH = 1600;
const GROUND_Y = 1010;

export const galleryTavern: Scene = {
  id: 'gallery-tavern',
  template: 'street',
  district: 'financial-district',
  time: 'night',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white', 'tabby'],
  joke: 'One is in, one is out, and neither has a key.',
  width: WIDTH,
  height: 1200,
  seed: 326,
  alt: 'Print of a tavern front at night, called The Brass Tabby. A white cat sits on the step and looks up at the red door. A brown tabby looks out at it from a lit window, its paws on the sill.',
  caption: 'Illustration: last call at an imaginary tavern.',
  ...GRID,
  layers: () => [
    brickWall({
      x: -10,
      y: -10,
      width: WIDTH + 20,
      height: 1040,
      wall: '@oxblood',
      odd: '@umber',
      seed: 6,
      brick: [104, 46],
      oddOfTen: 2,
      mortar: '@rust',
    }),
    tavern({ x: 150, ground: GROUND_Y, width: 1300, sign: 'THE BRASS TABBY' }),
    rect(-10, GROUND_Y + 6, WIDTH + 20, 220, '@slate'),
    cobbles(GROUND_Y + 60, WIDTH, 150, '@slate', 4),
    rect(-10, GROUND_Y + 46, WIDTH + 20, 12, '@night'),
    mug(1240, 806),
    mug(1100, 806),
    cat(peek({ coat: 'tabby', gaze: [0.8, 0.5] }), { x: 410, y: 806, scale: 1.05 }),
    lamp(80, 1110, 660),
    barrel(1490, 1130, 2.1, '@tan'),
    cat(
      sitBack({
        coat: 'white',
        turn: -8,
        tail: [
          [60, -16],
          [104, 6],
          [118, 54],
          [100, 96],
        ],
      }),
      { x: 800, y: GROUND_Y + 4, scale: 1.24 },
      { hero: true },
    ),
  ],
};
