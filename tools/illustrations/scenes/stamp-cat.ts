import { bust } from '../cat/bust';
import { head } from '../cat/head';
import { jacket } from '../cat/wear/jacket';
import { mailCap } from '../cat/wear/kepi';
import { necktie } from '../cat/wear/necktie';
import { shirt } from '../cat/wear/shirt';
import type { Scene } from '../scene';
import { PORTRAIT, portraitCard, rayGround } from './portrait';

export const stampCat: Scene = {
  ...PORTRAIT,
  id: 'stamp-cat',
  district: 'financial-district',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger'],
  joke: 'The mail gets through. The mouse does not.',
  seed: 73,
  alt: "Print of a ginger cat in a mail carrier's cap and jacket, in an arched frame.",
  caption: 'Illustration: a cat of the post office, in uniform.',
  widths: [240, 480],
  offlineWidth: 240,
  layers: () =>
    portraitCard({
      corner: '@verdigris',
      ground: rayGround('@deep', '@verdigris'),
      sitter:
        bust('ginger') +
        shirt() +
        jacket('@slate') +
        necktie('@brick') +
        head({ coat: 'ginger', gaze: [0.3, 0] }) +
        mailCap(),
      at: { x: 400, y: 530, scale: 1.85 },
    }),
};
