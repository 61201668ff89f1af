import { rays } from '../backdrop/sky';
import { bust } from '../cat/bust';
import { head } from '../cat/head';
import { bellCollar } from '../cat/wear';
import type { Scene } from '../scene';
import { place, rect } from '../svg';
import { PORTRAIT, portraitCard } from './portrait';

export const lostCat: Scene = {
  id: 'lost-cat',
  ...PORTRAIT,
  seed: 404,
  alt: 'Print of a brown tabby with wide eyes and a red collar with a bell, in an arched frame.',
  caption: 'Illustration: a cat that does not know where it is either.',
  printWidth: 1200,
  coarseness: 1.5,
  widths: [480, 800, 1200],
  draw: () =>
    portraitCard(
      '@brick',
      rect(0, 0, 800, 1000, '@mustard') +
        rays(400, 500, 900, 26, '@butter') +
        place(
          bust('tabby') +
            bellCollar('@brick') +
            place(head({ coat: 'tabby', eyes: 'wide', eyeColor: '@verdigris', gaze: [0.6, -0.6] }), {
              x: 0,
              y: 0,
              turn: -5,
            }),
          { x: 400, y: 500, scale: 1.75 },
        ),
    ),
};
