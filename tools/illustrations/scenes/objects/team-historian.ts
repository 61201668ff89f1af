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
import { circle, gouge, line, place, rect, repeat, shape } from '../../svg';
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
      corner: '@deep',
      ground: map(),
      sitter:
        bust('tortie', 'three-quarter') +
        shirt() +
        jacket('@deep', { lapel: '@verdigris' }) +
        bowTie('@brick') +
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
  [196, -20, 'c'],
  [206, 120],
  [172, 230],
  [168, 340],
  [190, 440],
  [262, 560],
  [268, 660],
  [216, 800],
  [240, 1020, 'c'],
  [-20, 1020, 'c'],
]);
const BLOCK = { width: 170, height: 128, street: 24 } as const;
/** The middles of the streets that cross at the upper left. */
const FIRST_CROSSING = { x: 292, y: 144 } as const;
const crossing = (column: number, row: number): readonly [x: number, y: number] => [
  FIRST_CROSSING.x + column * BLOCK.width,
  FIRST_CROSSING.y + row * BLOCK.height,
];
const WALK: Points = [
  [...crossing(0, 1), 'c'],
  [...crossing(0, 0), 'c'],
  [...crossing(1, 0), 'c'],
  [...crossing(1, 1), 'c'],
  [...crossing(2, 1), 'c'],
  [...crossing(2, 2.6), 'c'],
];

/** Streets and a river at the left: the rest is known by heart. */
function map(): Svg {
  const blocks = repeat(36, (i) => {
    const [x, y] = crossing((i % 4) - 1, Math.floor(i / 4) - 2);
    const half = BLOCK.street / 2;
    return rect(x + half, y + half, BLOCK.width - BLOCK.street, BLOCK.height - BLOCK.street, '@mustard');
  });
  const waves = repeat(7, (i) =>
    gouge(
      [96 + (i % 2) * 26, 250 + i * 82],
      [116 + (i % 2) * 26, 234 + i * 82],
      [138 + (i % 2) * 26, 250 + i * 82],
      8,
      '@paper',
    ),
  );
  const [endX, endY] = crossing(2, 2.6);
  return [
    rect(0, 0, 800, 1000, '@paper'),
    blocks,
    shape(SHORE, '@verdigris', { color: '@key', width: 6 }),
    waves,
    `<path d="${smooth(WALK, false)}" fill="none" stroke="@brick" stroke-width="12" stroke-dasharray="28 18"/>`,
    circle(endX, endY, 17, '@brick', { color: '@paper', width: 6 }),
    fishPin(...crossing(0, 0.8), '@brick', -10),
    fishPin(...crossing(1.06, 0), '@paper', 10),
    fishPin(...crossing(2.02, 0.9), '@brick', -8),
  ].join('');
}

/** A fish on a needle. */
function fishPin(x: number, y: number, color: '@brick' | '@paper', turn: number): Svg {
  const fish = [
    line(0, 0, 0, 44, '@night', 6),
    shape('M-46 0Q-8 -44 44 0Q-8 44 -46 0Z', color, { color: '@key', width: 6 }),
    shape('M-36 0L-74 -26L-66 0L-74 26Z', color, { color: '@key', width: 6 }),
    circle(18, -6, 5, '@night'),
  ];
  return place(fish.join(''), { x, y, turn });
}
