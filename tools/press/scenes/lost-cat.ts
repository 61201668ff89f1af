import { bust } from '../cat/bust';
import { head } from '../cat/head';
import { bellCollar } from '../cat/wear/bell-collar';
import type { Scene } from '../scene';
import { place } from '../svg';
import { PORTRAIT, portraitCard, rayGround } from './portrait';

export const lostCat: Scene = {
  ...PORTRAIT,
  id: 'lost-cat',
  district: 'city',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tabby'],
  joke: 'It looks up for a street sign, and finds none.',
  seed: 404,
  alt: 'Print of a brown tabby with wide eyes and a red collar with a bell, in an arched frame.',
  caption: 'Illustration: a cat that does not know where it is either.',
  layers: () =>
    portraitCard({
      corner: '@verdigris',
      ground: rayGround('@verdigris', '@sea'),
      sitter:
        bust('tabby') +
        bellCollar('@brick') +
        place(head({ coat: 'tabby', eyes: 'wide', eyeColor: '@verdigris', gaze: [0.6, -0.6] }), {
          x: 0,
          y: 0,
          turn: -5,
        }),
    }),
};
