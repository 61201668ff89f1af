import { bust } from '../../cat/bust';
import { head } from '../../cat/head';
import { worn } from '../../cat/view';
import { bowTie } from '../../cat/wear/bow-tie';
import { jacket } from '../../cat/wear/jacket';
import { shirt } from '../../cat/wear/shirt';
import { spectacles } from '../../cat/wear/spectacles';
import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Scene } from '../../scene';
import { circle, gouge, line, place, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { PORTRAIT, portraitCard } from '../portrait';

export const teamHistorian: Scene = {
  ...PORTRAIT,
  id: 'team-historian',
  district: 'city',
  time: 'indoors',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tortie'],
  joke: 'Every pin in the map of the city is a fish.',
  seed: 611,
  alt: 'Print of a long-haired tortoiseshell cat with round spectacles, a green jacket and a bow tie. Behind it hangs a street map with a river, a dotted walk and pins shaped like fish.',
  caption: 'Illustration: our historian, drawn as the cat they would be.',
  layers: () =>
    portraitCard({
      corner: '@brick',
      ground: map(),
      sitter:
        bust('tortie', 'three-quarter') +
        shirt() +
        jacket('@deep', { lapel: '@verdigris' }) +
        bowTie('@mustard') +
        place(
          head({ coat: 'tortie', shape: 'fluffy', view: 'three-quarter', gaze: [0.4, -0.2], whiskers: 'both' }) +
            worn(spectacles(), 'eyes', 'three-quarter'),
          { x: 0, y: 0, turn: 3 },
        ),
      at: { x: 392, y: 574, scale: 1.64 },
    }),
};

const SHORE = smooth([
  [-20, -20, 'c'],
  [150, -20, 'c'],
  [176, 150],
  [140, 300],
  [176, 460],
  [150, 640],
  [190, 1020, 'c'],
  [-20, 1020, 'c'],
]);
const WALK: Points = [
  [332, 420],
  [332, 206, 'c'],
  [548, 206, 'c'],
  [548, 420, 'c'],
  [668, 420, 'c'],
  [668, 540],
];
const BLOCK = 108;

/** Streets, a river at the left and a square of trees: the rest is known by heart. */
function map(): Svg {
  const blocks = repeat(105, (i) => {
    const [x, y] = [136 + (i % 7) * BLOCK, -54 + Math.floor(i / 7) * 71];
    return rect(x, y, BLOCK - 20, 51, i === 24 ? '@mustard' : '@slate');
  });
  return [
    rect(0, 0, 800, 1000, '@paper'),
    blocks,
    shape(SHORE, '@verdigris', { color: '@key', width: 6 }),
    repeat(8, (i) => gouge([84, 250 + i * 60], [102, 236 + i * 60], [122, 250 + i * 60], 7, '@paper')),
    walk(),
    fishPin(240, 204, '@brick', -10),
    circle(668, 552, 17, '@brick', { color: '@paper', width: 6 }),
    fishPin(420, 178, '@mustard', 10),
    fishPin(660, 396, '@mustard', -8),
  ].join('');
}

function walk(): Svg {
  const path = smooth(WALK, false);
  return `${stroke(path, '@paper', 24)}<path d="${path}" fill="none" stroke="@brick" stroke-width="12" stroke-dasharray="28 18"/>`;
}

/** A fish on a needle. */
function fishPin(x: number, y: number, color: '@brick' | '@mustard', turn: number): Svg {
  const fish = [
    line(0, 0, 0, 44, '@night', 6),
    shape('M-46 0Q-8 -44 44 0Q-8 44 -46 0Z', color, { color: '@key', width: 6 }),
    shape('M-36 0L-74 -26L-66 0L-74 26Z', color, { color: '@key', width: 6 }),
    circle(18, -6, 5, '@night'),
  ];
  return place(fish.join(''), { x, y, turn });
}
