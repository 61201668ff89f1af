import { officersBack } from '../../backdrop/people/officer';
import { deskFront, gasGlobe } from '../../backdrop/police-station';
import { beggingDog } from '../../props/dog';
import { steak, tinLid } from '../../props/steak';
import { cat, WIDE } from '../../scene';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, rect, repeat } from '../../svg';
import type { Svg } from '../../svg';
import { steal } from '../../cat/steal';

const WIDTH = 1600;
const DESK_Y = 850;

export const peterAndTheSteak: Scene = {
  id: 'peter-and-the-steak',
  template: 'indoors',
  district: 'lower-east-side',
  time: 'night',
  year: 1901,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'There is one witness, and he outranks everybody.',
  width: WIDTH,
  height: 1200,
  seed: 303,
  alt: 'Print of a tuxedo cat on a station house desk, its nose in a plate of steak and onions, a tin lid pushed aside. An officer with brass buttons stands with his back to us and watches. A yellow dog begs.',
  caption: 'Illustration: a dinner at the desk, and the witness who kept quiet.',
  ...WIDE,
  layers: () => [
    rect(-10, -10, WIDTH + 20, DESK_Y + 20, '@verdigris'),
    rect(-10, 590, WIDTH + 20, DESK_Y - 580, '@deep'),
    rect(-10, 580, WIDTH + 20, 14, '@night'),
    circle(880, 560, 390, '@mustard'),
    gasGlobe(880, 190),
    pigeonholes(),
    deskFront(DESK_Y, WIDTH, 1200, '@brown'),
    place(tinLid(), { x: 1352, y: DESK_Y + 8, scale: 0.98 }),
    cat(steal({ coat: 'tux' }), { x: 790, y: DESK_Y + 6, scale: 1.5 }, { hero: true }),
    place(steak(), { x: 980, y: DESK_Y + 26, scale: 1.2 }),
    place(officersBack(), { x: 190, y: 1290, scale: 1.06 }),
    place(beggingDog('@mustard', '@tan'), { x: 1440, y: 1344, scale: 1.06 }),
  ],
};

/** The station's papers, in the dark of the right-hand corner. */
const pigeonholes = (): Svg =>
  rect(1290, 120, 330, 420, '@brown', { color: '@key', width: 7 }) +
  repeat(6, (i) => {
    const x = 1312 + (i % 2) * 150;
    const y = 142 + Math.floor(i / 2) * 132;
    return (
      rect(x, y, 132, 112, '@night') +
      rect(x + 18, y + 66, 96, 40, '@paper', { color: '@key', width: 4 }) +
      (i % 3 === 0
        ? line(x + 66, y + 66, x + 66, y + 106, '@brick', 10)
        : gouge([x + 30, y + 86], [x + 60, y + 82], [x + 96, y + 86], 5, '@key'))
    );
  });
