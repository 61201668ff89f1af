import { circle, line, rect, repeat, stroke, text } from '../svg';
import type { Svg } from '../svg';

export const FLOOR_Y = 470;
const FLOOR_DEPTH = 62;
/** The shaft of the cage lift, from the basement floor to the ceiling upstairs. */
export const SHAFT = { left: 584, right: 1040 } as const;
/** The cage hangs on one end of the rope, the counterweight on the other. */
const CAGE = { left: 598, right: 918 } as const;
const CAGE_X = (CAGE.left + CAGE.right) / 2;
export const COUNTERWEIGHT = { x: 976, top: 930, width: 92, height: 160 } as const;
const WIDTH = 1600;

/** Two floors of a post office cut open, 1600 by 1200: registered mail above, newspapers in the basement. */
export const postOfficeCutOpen = (): Svg =>
  [
    rect(-10, -10, WIDTH + 20, 500, '@butter'),
    rect(-10, FLOOR_Y, WIDTH + 20, 740, '@oxblood'),
    counter(),
    basementStones(),
    floor(-10, SHAFT.left - 14),
    floor(SHAFT.right + 14, WIDTH + 10),
    rect(SHAFT.left, -10, SHAFT.right - SHAFT.left, 1150, '@night'),
    rect(-10, 1120, WIDTH + 20, 100, '@umber'),
    rect(-10, 1110, WIDTH + 20, 16, '@night'),
    board('REGISTERED', 292, 56, 548),
    board('NEWSPAPERS', 1320, 590, 544),
  ].join('');

const floor = (from: number, to: number): Svg =>
  rect(from, FLOOR_Y, to - from, FLOOR_DEPTH, '@slate', { color: '@key', width: 7 }) +
  rect(from, FLOOR_Y, to - from, 18, '@mustard', { color: '@key', width: 5 });

const board = (words: string, x: number, y: number, width: number): Svg =>
  rect(x - width / 2, y, width, 104, '@night') +
  rect(x - width / 2 + 10, y + 10, width - 20, 84, 'none', { color: '@mustard', width: 4 }) +
  text(words, { x, y: y + 77, size: 65, color: '@mustard', weight: 900, spacing: 0 });

/** A brass grille over a counter of pigeonholes: nothing leaves it without a signature. */
const counter = (): Svg =>
  [
    rect(1060, 60, 560, 250, '@verdigris', { color: '@key', width: 7 }),
    repeat(12, (i) => {
      const [x, y] = [1080 + (i % 4) * 132, 80 + Math.floor(i / 4) * 74];
      return rect(x, y, 116, 60, '@night') + (i % 3 === 1 ? '' : rect(x + 14, y + 38, 88, 18, '@paper'));
    }),
    rect(1040, 310, 580, 30, '@night'),
    rect(1060, 340, 560, 130, '@brick'),
    repeat(5, (i) => rect(1080 + i * 112, 360, 84, 92, 'none', { color: '@key', width: 5 })),
    rect(40, 200, 510, 270, '@verdigris', { color: '@key', width: 7 }),
    rect(64, 224, 462, 246, '@butter', { color: '@key', width: 5 }),
    repeat(11, (i) => line(92 + i * 40, 224, 92 + i * 40, 470, '@key', 7)),
    rect(40, 386, 510, 22, '@night'),
  ].join('');

const basementStones = (): Svg =>
  repeat(5, (row) => {
    const y = 560 + row * 112;
    return (
      line(-10, y, WIDTH + 10, y, '@key', 5) +
      repeat(8, (i) => line(i * 230 + (row % 2) * 115, y, i * 230 + (row % 2) * 115, y + 112, '@key', 5))
    );
  });

/** The cage of the elevator, in the middle of the post office: what hangs behind the passenger. */
export const cageBack = (top: number, bottom: number): Svg =>
  [
    sheave(),
    line(CAGE_X, 0, CAGE_X, top, '@slate', 14),
    counterweight(),
    rect(CAGE.left, top, CAGE.right - CAGE.left, bottom - top, '@deep'),
    repeat(7, (i) => line(CAGE.left + 40 + i * 40, top, CAGE.left + 40 + i * 40, bottom, '@night', 5)),
  ].join('');

/** The wheel the rope runs over: what goes up on its left comes down on its right. */
const sheave = (): Svg => {
  const [x, radius] = [(CAGE_X + COUNTERWEIGHT.x) / 2, (COUNTERWEIGHT.x - CAGE_X) / 2];
  return circle(x, 0, radius, '@slate') + circle(x, 0, radius - 16, '@mustard') + circle(x, 0, 26, '@night');
};

const counterweight = (): Svg => {
  const { x, top, width, height } = COUNTERWEIGHT;
  return [
    line(x, 0, x, top, '@slate', 14),
    rect(x - width / 2, top, width, height, '@slate'),
    [1, 2].map((i) => line(x - width / 2, top + i * 54, x + width / 2, top + i * 54, '@night', 7)).join(''),
  ].join('');
};

/** And what closes it in front: a frame with its gate folded open. */
export const cageFront = (top: number, bottom: number): Svg => {
  const { left, right } = CAGE;
  const width = right - left;
  const gate = repeat(
    4,
    (i) => `M${left + 14} ${top + 70 + i * 92}l38 46l-38 46M${right - 14} ${top + 70 + i * 92}l-38 46l38 46`,
  );
  return [
    stroke(gate, '@mustard', 8),
    rect(left, top - 26, width, 40, '@mustard', { color: '@key', width: 6 }),
    rect(left, bottom, width, 34, '@mustard', { color: '@key', width: 6 }),
    rect(left, top, 16, bottom - top, '@mustard', { color: '@key', width: 5 }),
    rect(right - 16, top, 16, bottom - top, '@mustard', { color: '@key', width: 5 }),
    stroke(`M${CAGE_X - 80} ${top - 26}L${CAGE_X} ${top - 90}L${CAGE_X + 80} ${top - 26}`, '@mustard', 10),
  ].join('');
};
