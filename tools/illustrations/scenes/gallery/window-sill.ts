import { clapboards, shutter } from '../../backdrop/frame-house';
import { sitFront } from '../../cat/sit-front';
import { geranium } from '../../props/geranium';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { gouge, line, place, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const WINDOW = { left: 480, top: 110, width: 640, height: 690 } as const;
const SILL_Y = WINDOW.top + WINDOW.height;

export const galleryWindowSill: Scene = {
  id: 'gallery-window-sill',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white'],
  joke: 'The third flower pot has just left; the cat was looking elsewhere at the time.',
  width: WIDTH,
  height: 1200,
  seed: 404,
  alt: 'Print of a white cat on the sill of an open window in a yellow wooden house with red shutters. Two pots of geraniums stand beside it. A third is falling, and the cat looks the other way.',
  caption: 'Illustration: it was like that already.',
  ...GRID,
  layers: () => [
    clapboards({ width: WIDTH, height: 1200, paint: '@mustard' }),
    shutter(150, WINDOW.top - 10, 290, WINDOW.height + 10, '@brick'),
    shutter(1160, WINDOW.top - 10, 290, WINDOW.height + 10, '@brick'),
    openWindow(),
    place(geranium(), { x: 600, y: SILL_Y + 10, scale: 1 }),
    place(geranium(), { x: 1010, y: SILL_Y + 10, scale: 1.06, flip: true }),
    cat(
      sitFront({
        coat: 'white',
        eyes: 'half',
        gaze: [-1, 0],
        turn: -7,
        tail: [
          [70, -14],
          [126, -2],
          [150, 40],
          [142, 96],
          [170, 132],
        ],
      }),
      { x: 806, y: SILL_Y + 6, scale: 1.26 },
      { hero: true },
    ),
    fallingPot(),
  ],
};

function openWindow(): Svg {
  const { left, top, width, height } = WINDOW;
  const curtain = (side: -1 | 1): Svg => {
    const edge = side < 0 ? left + 10 : left + width - 10;
    const cloth = `M${edge} ${top + 10}H${edge - side * 150}Q${edge - side * 150} ${top + 330} ${edge - side * 30} ${SILL_Y - 130}V${SILL_Y}H${edge}Z`;
    return (
      shape(cloth, '@verdigris', { color: '@key', width: 5 }) +
      [40, 90]
        .map((q) =>
          gouge(
            [edge - side * q, top + 40],
            [edge - side * q, top + 260],
            [edge - side * q * 0.4, SILL_Y - 190],
            7,
            '@key',
          ),
        )
        .join('')
    );
  };
  return [
    rect(left - 44, top - 44, width + 88, height + 44, '@paper', { color: '@key', width: 6 }),
    rect(left, top, width, height, '@deep', { color: '@key', width: 7 }),
    curtain(-1),
    curtain(1),
    rect(left, top, width, 96, '@deep', { color: '@key', width: 6 }),
    rect(left, top + 84, width, 26, '@paper', { color: '@key', width: 5 }),
    line(left + width / 2, top, left + width / 2, top + 84, '@paper', 14),
    rect(left - 80, SILL_Y, width + 160, 52, '@paper', { color: '@key', width: 6 }),
    rect(left - 56, SILL_Y + 55, width + 112, 16, '@night'),
  ].join('');
}

const fallingPot = (): Svg =>
  [0, 1, 2]
    .map((i) =>
      gouge([1076 + i * 62, 880 + (i % 2) * 26], [1082 + i * 64, 920], [1094 + i * 66, 966 + (i % 2) * 14], 9, '@key'),
    )
    .join('') + place(geranium(), { x: 1130, y: 1120, turn: 58, scale: 1.04 });
