import { skyline } from '../../backdrop/skyline';
import { bust } from '../../cat/bust';
import { head } from '../../cat/head';
import { boater } from '../../cat/wear/boater';
import { scarf } from '../../cat/wear/scarf';
import { smooth } from '../../geometry';
import type { Scene } from '../../scene';
import { circle, ellipse, gouge, line, place, rect, shape } from '../../svg';
import type { Svg } from '../../svg';
import { PORTRAIT, portraitCard } from '../portrait';

export const teamGuide: Scene = {
  ...PORTRAIT,
  id: 'team-guide',
  district: 'city',
  time: 'dusk',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['white'],
  joke: 'Follow the paw on the sign; the wink is only for you.',
  seed: 612,
  alt: 'Print of a white cat winking, with a straw hat and a green scarf. It holds up a round sign with a paw print. Behind it the windows of the city are lit before a red sky.',
  caption: 'Illustration: our guide, drawn as the cat they would be.',
  layers: () =>
    portraitCard({
      corner: '@verdigris',
      ground: evening(),
      sitter:
        place(sign(), { x: -178, y: 216 }) +
        bust('white') +
        scarf({ color: '@verdigris' }) +
        raisedPaw() +
        place(head({ coat: 'white', eyes: 'wink', eyeColor: '@verdigris' }) + boater('@brick'), {
          x: 0,
          y: 0,
          turn: 6,
        }),
      at: { x: 470, y: 560, scale: 1.66 },
    }),
};

const evening = (): Svg =>
  rect(0, 0, 800, 1000, '@brick') +
  circle(560, 330, 150, '@mustard') +
  skyline({
    from: 40,
    to: 780,
    base: 1000,
    lowest: 250,
    highest: 430,
    colors: { wall: '@oxblood', lit: '@mustard' },
    seed: 9,
    landmarks: [],
  });

/** A paddle to walk behind: its origin is the foot of the stick. */
function sign(): Svg {
  const toes = [
    [-36, -14],
    [-13, -36],
    [13, -36],
    [36, -14],
  ].map(([x = 0, y = 0]) => ellipse(x, -330 + y, 12, 15, '@night'));
  return [
    line(0, 240, 0, -262, '@key', 20),
    line(0, 240, 0, -262, '@tan', 12),
    circle(0, -330, 70, '@mustard', { color: '@key', width: 7 }),
    ellipse(0, -308, 27, 23, '@night'),
    toes.join(''),
  ].join('');
}

/** Around the stick; the arm comes from the shoulder. */
function raisedPaw(): Svg {
  const arm = smooth([
    [-96, 250],
    [-150, 196],
    [-206, 176],
    [-208, 138],
    [-180, 118],
    [-146, 128],
    [-138, 150],
    [-92, 190],
  ]);
  const toes = [148, 162].map((y) => gouge([-206, y], [-190, y + 2], [-176, y - 2], 5, '@key'));
  return shape(arm, '@paper', { color: '@key', width: 4 }) + toes.join('');
}
