import { bust } from '../cat/bust';
import { head } from '../cat/head';
import { bellCollar } from '../cat/wear/bell-collar';
import type { Swatch } from '../inks';
import type { Scene } from '../scene';
import { circle, line, place, rect } from '../svg';
import type { Svg } from '../svg';
import { PORTRAIT, portraitCard, rayGround } from './portrait';

const POLE_X = 560;

export const lostCat: Scene = {
  ...PORTRAIT,
  id: 'lost-cat',
  district: 'city',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'It looks up for the name of the street, and the signs do not know either.',
  seed: 404,
  alt: 'Print of a brown tabby with wide eyes and a red collar with a bell. It looks up at two street signs with nothing on them.',
  caption: 'Illustration: a cat that does not know where it is either.',
  layers: () =>
    portraitCard({
      corner: '@verdigris',
      ground: rayGround('@mist', '@paper') + signpost(),
      sitter:
        bust('tabby') +
        bellCollar('@brick') +
        place(head({ coat: 'tabby', eyes: 'wide', eyeColor: '@verdigris', gaze: [0.6, -1] }), {
          x: 0,
          y: 0,
          turn: -7,
        }),
      at: { x: 372, y: 594, scale: 1.75 },
    }),
};

/** Two plates on a post, both blank. */
function signpost(): Svg {
  const plate = (width: number, color: Swatch): Svg =>
    rect(-width / 2, -36, width, 72, color, { color: '@key', width: 7 }) +
    rect(-width / 2 + 14, -22, width - 28, 44, 'none', { color: '@paper', width: 5 });
  return [
    line(POLE_X, 120, POLE_X, 960, '@night', 22),
    circle(POLE_X, 124, 20, '@night'),
    place(plate(400, '@verdigris'), { x: POLE_X - 116, y: 248, turn: 3 }),
    place(plate(330, '@brick'), { x: POLE_X - 56, y: 168, turn: -6 }),
  ].join('');
}
