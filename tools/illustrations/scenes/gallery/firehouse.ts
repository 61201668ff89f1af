import { apparatusRoom, turnoutBoots, gong, pole, smallBoots } from '../../backdrop/fire-station';
import { fireHelmet } from '../../cat/wear/fire-helmet';
import { bothSides } from '../../geometry';
import { climbingKitten } from '../../cat/climb';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { gouge, place } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;
const FLOOR_Y = 980;
const POLE_X = 800;

export const galleryFirehouse: Scene = {
  id: 'gallery-firehouse',
  template: 'indoors',
  district: 'city',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'Three pairs of boots are waiting, and two very small ones.',
  width: WIDTH,
  height: HEIGHT,
  ...GRID,
  seed: 355,
  alt: 'Print of a firehouse. A tuxedo cat in a fire helmet slides down the brass pole, wide-eyed. Below stand the boots of the crew, and beside them four very small red ones.',
  caption: 'Illustration: first down the pole when dinner is called.',
  layers: () => [
    apparatusRoom(WIDTH, FLOOR_Y, HEIGHT, POLE_X),
    gong(1290, 380),
    pole(POLE_X, FLOOR_Y + 66),
    cat(climbingKitten({ coat: 'tux', hat: fireHelmet('@brick') }), { x: POLE_X, y: 590, scale: 1.08 }, { hero: true }),
    bothSides(draft),
    place(turnoutBoots(), { x: 200, y: 1096, scale: 1.16 }),
    place(turnoutBoots(), { x: 520, y: 1150, scale: 1.16 }),
    place(turnoutBoots(), { x: 1390, y: 1096, scale: 1.16 }),
    place(smallBoots(), { x: 1120, y: 1150, scale: 1.2 }),
  ],
};

/** The air it leaves above it. */
const draft = (side: -1 | 1): Svg =>
  [0, 1]
    .map((i) => {
      const x = POLE_X + side * (196 + i * 46);
      return gouge([x, 280 + i * 30], [x - side * 4, 350], [x, 420 - i * 20], 11, '@key');
    })
    .join('');
