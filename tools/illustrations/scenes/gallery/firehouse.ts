import { apparatusRoom, turnoutBoots, gong, pole, smallBoots } from '../../backdrop/fire-station';
import { peek } from '../../cat/peek';
import { sitFront } from '../../cat/sit-front';
import { fireHelmet } from '../../cat/wear/fire-helmet';
import type { Points } from '../../geometry';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { place } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;
const FLOOR_Y = 980;
const POLE_X = 1130;

const TAIL: Points = [
  [-90, -20],
  [-150, -4],
  [-196, -30],
  [-200, -90],
  [-176, -120],
];

export const galleryFirehouse: Scene = {
  id: 'gallery-firehouse',
  template: 'indoors',
  district: 'city',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux', 'ginger'],
  joke: 'The chief is ready. The crew is thinking about the pole.',
  width: WIDTH,
  height: HEIGHT,
  ...GRID,
  seed: 355,
  alt: 'Print of a firehouse. A tuxedo cat in a fire helmet sits on the floor beside the boots of the crew and four very small red ones. A ginger cat looks down through the hole in the ceiling beside the brass pole.',
  caption: 'Illustration: dinner was called a minute ago.',
  layers: () => [
    apparatusRoom(WIDTH, FLOOR_Y, HEIGHT, POLE_X),
    gong(230, 470),
    pole(POLE_X, FLOOR_Y + 66),
    cat(peek({ coat: 'ginger', eyes: 'wide', gaze: [-0.8, 0.9] }), { x: POLE_X - 40, y: 216, scale: 0.84 }),
    place(turnoutBoots(), { x: 176, y: 1096, scale: 1.16 }),
    place(turnoutBoots(), { x: 1440, y: 1110, scale: 1.16 }),
    cat(
      sitFront({ coat: 'tux', eyes: 'wide', gaze: [0.9, -0.9], turn: 8, hat: fireHelmet('@brick'), tail: TAIL }),
      { x: 640, y: 1140, scale: 1.42 },
      { hero: true },
    ),
    place(smallBoots(), { x: 960, y: 1164, scale: 1.3 }),
  ],
};
