import { houseDoor, stepY, stoopFromFront, stoopRails } from '../../backdrop/stoop';
import type { Stoop } from '../../backdrop/stoop';
import { kitten } from '../../cat/kitten';
import { milkBottle } from '../../props/milk-bottle';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { line, place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const STOOP: Stoop = { x: 800, y: 1080, steps: 4, rise: 150, half: 330, spread: 60 };

export const galleryStoopKittens: Scene = {
  id: 'gallery-stoop-kittens',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger', 'black', 'gray', 'tabby', 'white'],
  joke: 'One quart was delivered, for five.',
  width: WIDTH,
  height: 1200,
  seed: 401,
  alt: 'Print of five kittens on the steps of a brownstone. The biggest, a ginger, sits at the foot beside a bottle of milk; the other four wait on the steps and by the door.',
  caption: 'Illustration: one quart, five customers.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@brown'),
    stoneBlocks(),
    rect(-10, STOOP.y, WIDTH + 20, 140, '@mustard'),
    rect(-10, STOOP.y - 5, WIDTH + 20, 10, '@night'),
    houseDoor({ x: 800, sill: 484, width: 420, height: 520, color: '@verdigris', trim: '@paper' }),
    stoopFromFront(STOOP, '@paper', '@slate'),
    stoopRails(STOOP),
    cat(kitten({ coat: 'white', gaze: [0.2, 1] }), { x: 700, y: stepY(STOOP, 0), scale: 0.72 }),
    cat(kitten({ coat: 'gray', gaze: [-0.4, 1], turn: -6 }), { x: 1010, y: stepY(STOOP, 1), scale: 0.76 }),
    cat(kitten({ coat: 'black', gaze: [0.8, 0.8], turn: 5 }), { x: 520, y: stepY(STOOP, 2), scale: 0.82 }),
    cat(kitten({ coat: 'tabby', gaze: [-0.9, 0.7], turn: -8 }), { x: 1120, y: stepY(STOOP, 3), scale: 0.86 }),
    place(milkBottle(), { x: 960, y: 1150, scale: 1.6 }),
    cat(
      kitten({
        coat: 'ginger',
        eyes: 'half',
        gaze: [1, 0],
        turn: 7,
        tail: [
          [-60, -16],
          [-104, -8],
          [-138, -28],
          [-146, -70],
          [-126, -100],
        ],
      }),
      { x: 740, y: 1150, scale: 1.4 },
      { hero: true },
    ),
  ],
};

const stoneBlocks = (): Svg =>
  repeat(9, (row) => line(-10, 110 + row * 110, WIDTH + 10, 110 + row * 110, '@umber', 7)) +
  repeat(27, (i) => {
    const [row, column] = [i % 9, Math.floor(i / 9)];
    return [60, 1260]
      .map((left) =>
        line(
          left + column * 130 + (row % 2) * 60,
          row * 110,
          left + column * 130 + (row % 2) * 60,
          row * 110 + 110,
          '@umber',
          6,
        ),
      )
      .join('');
  });
