import { boroughHall } from '../../backdrop/borough-hall';
import { rays } from '../../backdrop/sky';
import { lamp, pigeon } from '../../backdrop/street';
import { bust } from '../../cat/bust';
import { head } from '../../cat/head';
import { spectacles } from '../../cat/wear/spectacles';
import { bothSides, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import { spreadNewspaper } from '../../props/spread-newspaper';
import { building, cat } from '../../scene';
import type { Scene } from '../../scene';
import { gouge, line, place, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 800;
const PLAZA_Y = 586;
const WALL_Y = 902;

export const petitionJerryFox: Scene = {
  id: 'petition-jerry-fox',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'day',
  year: 1904,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'He has found the only page worth reading: the one with the fish.',
  width: WIDTH,
  height: 1000,
  printWidth: 1200,
  coarseness: 1.3,
  widths: [480, 800, 1200],
  offlineWidth: 800,
  seed: 1904,
  alt: 'Print of an old brown tabby with round spectacles over a newspaper with a picture of a fish. Behind it stands a white hall with six Ionic columns, steps and a green cupola.',
  caption: 'Illustration: an old cat reads the paper before Borough Hall, 1904. No likeness is claimed.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1020, '@mustard'),
    rays(400, 300, 900, 30, '@butter'),
    building(
      { name: 'Brooklyn Borough Hall', from: 1898 },
      boroughHall({ x: 400, y: PLAZA_Y, width: 540, clock: [10, 10] }),
    ),
    plaza(),
    lamp(78, 640, 330),
    lamp(722, 640, 330),
    pigeon(150, 826, 0.85, 'right'),
    pigeon(684, 800, 0.75, 'left'),
    rect(-10, WALL_Y, WIDTH + 20, 120, '@brick'),
    rect(-10, WALL_Y, WIDTH + 20, 7, '@key'),
    cat(reader(), { x: 400, y: 742, scale: 1.32 }, { hero: true }),
    place(spreadNewspaper(), { x: 400, y: 872, scale: 0.98 }),
    bothSides((x) => place(paw(), { x: 400 + x * 166, y: 896, flip: x < 0 })),
  ],
};

/** Where a corner of a flagstone shows. */
const CORNERS: Points = [
  [26, 690],
  [168, 648],
  [60, 838],
  [190, 776],
  [120, 722],
  [590, 650],
  [640, 752],
  [768, 700],
  [606, 850],
  [742, 846],
];

function plaza(): Svg {
  const corners = CORNERS.map(([x, y]) => {
    const lean = (x - 400) * 0.09;
    const size = (y - 500) * 0.2;
    return line(x, y, x + size * 1.6, y, '@slate', 5) + line(x, y, x + lean, y + size * 0.7, '@slate', 5);
  });
  return [
    rect(-10, PLAZA_Y, WIDTH + 20, 430, '@paper'),
    corners.join(''),
    rect(-10, PLAZA_Y - 3, WIDTH + 20, 6, '@key'),
  ].join('');
}

/** The eyes of an old reader: half open, and down. */
const reader = (): Svg =>
  bust('tabby') +
  place(head({ coat: 'tabby', eyes: 'half', eyeColor: '@verdigris', gaze: [0, 0.9] }) + spectacles(), {
    x: 0,
    y: 0,
    turn: -3,
  });

function paw(): Svg {
  const outline = smooth([
    [-34, 20],
    [-38, -8],
    [-24, -30],
    [4, -36],
    [30, -26],
    [38, -2],
    [30, 22],
    [-4, 28],
  ]);
  return (
    shape(outline, '@brown', { color: '@key', width: 5 }) +
    [-12, 10].map((x) => gouge([x, -2], [x - 1, 12], [x, 26], 5, '@key')).join('')
  );
}
