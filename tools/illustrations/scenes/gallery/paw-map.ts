import { ship, water } from '../../backdrop/water';
import type { Face } from '../../cat/head';
import type { Swatch } from '../../inks';
import { catIsland } from '../../props/cat-island';
import { mapPin, pinnedFace } from '../../props/map-pin';
import { pawPrint } from '../../props/paw-print';
import { reachingPaw } from '../../props/reaching-paw';
import { cat, GRID } from '../../scene';
import type { Layer, Scene } from '../../scene';
import { line, place } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const HEIGHT = 1200;
const TRAIL = [
  [470, 760, 46],
  [540, 700, 60],
  [620, 690, 84],
  [700, 716, 100],
  [780, 740, 90],
  [850, 712, 62],
  [920, 660, 50],
  [976, 600, 40],
  [1044, 586, 80],
] as const;

interface Pin {
  readonly x: number;
  readonly y: number;
  readonly color: Swatch;
  readonly face: Face;
}

const PINS: readonly Pin[] = [
  { x: 420, y: 810, color: '@brick', face: { coat: 'silver' } },
  { x: 820, y: 700, color: '@mustard', face: { coat: 'black' } },
  { x: 1130, y: 650, color: '@ginger', face: { coat: 'tabby' } },
];

export const galleryPawMap: Scene = {
  id: 'gallery-paw-map',
  template: 'chart',
  district: 'city',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['silver', 'black', 'tabby', 'ginger'],
  joke: 'The island lies in the sea like a cat asleep, and a paw is about to move it.',
  width: WIDTH,
  height: HEIGHT,
  ...GRID,
  seed: 353,
  alt: 'Print of an invented map: an island with two points like ears lies in a green sea with a ship. Paw prints lead past three pins with cat faces. A ginger paw reaches in from the corner.',
  caption: 'Illustration: not to scale, and not to be relied upon.',
  layers: () => [
    water({ y: -10, width: WIDTH, height: HEIGHT + 20, color: '@verdigris', crests: 70, seed: 6 }),
    ship(150, 1060, 0.9),
    catIsland(),
    TRAIL.map(([x, y, turn]) => place(pawPrint('@night'), { x, y, turn, scale: 0.5 })).join(''),
    folds(),
    ...PINS.flatMap(pinned),
    cat(reachingPaw(), { x: 0, y: 0 }),
  ],
};

function pinned({ x, y, color, face }: Pin): readonly Layer[] {
  return [place(mapPin(color), { x, y }), cat(pinnedFace(face), { x, y })];
}

/** The creases of a map that has been in a pocket. */
const folds = (): Svg =>
  [533, 1066].map((x) => line(x, 0, x, HEIGHT, '@shade', 7)).join('') + line(0, 600, WIDTH, 600, '@shade', 7);
