import { rays } from '../backdrop/sky';
import { bust } from '../cat/bust';
import { head } from '../cat/head';
import { jacket, mailCap, necktie, shirt } from '../cat/wear';
import type { Scene } from '../scene';
import { place, rect } from '../svg';
import { PORTRAIT, portraitCard } from './portrait';

export const stampCat: Scene = {
  id: 'stamp-cat',
  ...PORTRAIT,
  seed: 73,
  alt: "Print of a ginger cat in a mail carrier's cap and jacket, in an arched frame.",
  caption: 'Illustration: a cat of the post office, in uniform.',
  printWidth: 960,
  coarseness: 1.5,
  widths: [240, 480],
  draw: () =>
    portraitCard(
      '@verdigris',
      rect(0, 0, 800, 1000, '@deep') +
        rays(400, 500, 900, 24, '@verdigris') +
        place(
          bust('ginger') +
            shirt() +
            jacket('@slate') +
            necktie('@brick') +
            head({ coat: 'ginger', gaze: [0.3, 0] }) +
            mailCap(),
          { x: 400, y: 530, scale: 1.85 },
        ),
    ),
};
