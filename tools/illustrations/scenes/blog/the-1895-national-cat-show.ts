import { sitFront } from '../../cat/sit-front';
import type { CoatName } from '../../cat/coats';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { rosette } from '../../props/rosette';
import { cageBack, cageWires } from '../../props/show-cage';
import { cat } from '../../scene';
import type { Layer, Scene } from '../../scene';
import { place, polygon, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';
import { COVER, HEIGHT, WIDTH } from './cover';

const TABLE_Y = 700;
const CAGE = { width: 300, height: 390, lining: '@deep' } as const;

const TUCKED: Points = [
  [96, -20],
  [120, -8],
  [90, 0],
  [40, 0],
];

interface Favorite {
  readonly x: number;
  readonly coat: CoatName;
  /** Toward the middle, where the prize is. */
  readonly look: number;
  readonly ribbon: Swatch;
}

const FAVORITES: readonly Favorite[] = [
  { x: 176, coat: 'white', look: 1, ribbon: '@paper' },
  { x: 500, coat: 'ginger', look: 1, ribbon: '@brick' },
  { x: 1100, coat: 'silver', look: -1, ribbon: '@brick' },
  { x: 1424, coat: 'white', look: -1, ribbon: '@paper' },
];

export const blogThe1895NationalCatShow: Scene = {
  id: 'blog-the-1895-national-cat-show',
  template: 'indoors',
  district: 'city',
  time: 'indoors',
  year: 1895,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['tortie', 'white', 'ginger', 'silver', 'white'],
  joke: 'Ten dollars in gold for the homeliest: it has never been so proud.',
  ...COVER,
  seed: 307,
  alt: 'Print of a cat show under rows of pennants. Fluffy cats look sulkily out of their cages at a plain, lopsided tortoiseshell in front, which winks and wears the biggest rosette.',
  caption: 'Illustration: first prize, homeliest cat.',
  layers: () => [
    rect(-10, -10, WIDTH + 20, HEIGHT + 20, '@mustard'),
    pennants(30, 11),
    pennants(-44, 9),
    ...FAVORITES.flatMap(caged),
    rect(-10, TABLE_Y, WIDTH + 20, 220, '@verdigris'),
    rect(-10, TABLE_Y - 8, WIDTH + 20, 18, '@night'),
    swags(),
    rect(650, TABLE_Y - 60, 300, 62, '@brick', { color: '@key', width: 8 }),
    rect(630, TABLE_Y - 72, 340, 20, '@paper', { color: '@key', width: 7 }),
    cat(
      sitFront({
        coat: 'tortie',
        shape: 'long',
        eyes: 'wink',
        turn: 9,
        collar: place(rosette('@brick'), { x: 6, y: 222, scale: 2.3 }),
      }),
      { x: 800, y: TABLE_Y - 66, scale: 1.08 },
      { hero: true },
    ),
  ],
};

function caged({ x, coat, look, ribbon }: Favorite): readonly Layer[] {
  return [
    place(cageBack(CAGE), { x, y: TABLE_Y }),
    cat(sitFront({ coat, shape: 'fluffy', eyes: 'half', gaze: [look, 0.3], tail: TUCKED }), {
      x,
      y: TABLE_Y - 34,
      scale: 0.76,
    }),
    place(cageWires(CAGE), { x, y: TABLE_Y }),
    place(rosette(ribbon), { x: x + 100, y: TABLE_Y - 376, scale: 1.1 }),
  ];
}

/** Flags on a line under the roof. */
function pennants(y: number, count: number): Svg {
  const colors: readonly Swatch[] = ['@brick', '@paper', '@verdigris'];
  const step = WIDTH / count;
  return repeat(count, (i) =>
    polygon(
      [
        [i * step + 8, y],
        [(i + 1) * step - 8, y],
        [(i + 0.5) * step, y + 90],
      ],
      colors[i % colors.length] ?? '@brick',
      { color: '@key', width: 6 },
    ),
  );
}

/** The cloth of the table, caught up in bows. */
function swags(): Svg {
  const step = WIDTH / 5;
  return repeat(5, (i) => {
    const x = i * step;
    return shape(`M${x} ${TABLE_Y + 10}Q${x + step / 2} ${TABLE_Y + 170} ${x + step} ${TABLE_Y + 10}Z`, '@paper', {
      color: '@key',
      width: 6,
    });
  });
}
