import { pigeon } from '../../backdrop/street';
import { tree } from '../../backdrop/tree';
import { peek } from '../../cat/peek';
import type { Point } from '../../geometry';
import { mouse } from '../../props/mouse';
import { cat, GRID } from '../../scene';
import type { Scene } from '../../scene';
import { circle, place, polygon, rect, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';
import type { Swatch } from '../../inks';

const WIDTH = 1600;
const FAR_Y = 640;
const NEAR_Y = 1010;

export const galleryChessMouse: Scene = {
  id: 'gallery-chess-mouse',
  template: 'street',
  district: 'lower-east-side',
  time: 'day',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['tux'],
  joke: 'The mouse has moved itself.',
  width: WIDTH,
  height: 1200,
  seed: 516,
  alt: 'Print of a stone chess table in a park. A tuxedo cat leans over its far edge and stares at a white mouse sitting on the board among the pieces.',
  caption: 'Illustration: mouse to king four.',
  ...GRID,
  layers: () => [
    rect(-10, -10, WIDTH + 20, 1220, '@butter'),
    rect(-10, 560, WIDTH + 20, 650, '@sand'),
    tree(230, 640, 640, 4),
    tree(1400, 620, 600, 9),
    rect(-10, 612, WIDTH + 20, 12, '@night'),
    pigeon(1330, 700, 1.3, 'left'),
    slab(),
    board(),
    cat(peek({ coat: 'tux', eyes: 'wide', gaze: [0.5, 0.9] }), { x: 700, y: FAR_Y - 6, scale: 1.86 }, { hero: true }),
    PIECES.map(([column, row, kind, color]) =>
      place(piece(kind, color), { ...spot(column, row), scale: 0.9 + row * 0.12 }),
    ).join(''),
    place(mouse('@paper'), { ...spot(4.7, 2.5), scale: 2.1 }),
  ],
};

/** A point of the board: columns and rows of squares, from the far left corner. */
function at(column: number, row: number): Point {
  const t = row / 4;
  const y = FAR_Y + 40 + (NEAR_Y - FAR_Y - 70) * (t * 0.8 + t * t * 0.2);
  const half = 430 + t * 130;
  return [800 + (column / 4 - 1) * half, y];
}

function spot(column: number, row: number): { x: number; y: number } {
  const [x, y] = at(column, row);
  return { x, y };
}

const slab = (): Svg =>
  [
    polygon(
      [
        [270, FAR_Y],
        [1330, FAR_Y],
        [1490, NEAR_Y],
        [110, NEAR_Y],
      ],
      '@slate',
      { color: '@key', width: 8 },
    ),
    rect(110, NEAR_Y, 1380, 70, '@slate', { color: '@key', width: 8 }),
    rect(110, NEAR_Y + 4, 1380, 62, '@tone'),
    rect(560, NEAR_Y + 70, 480, 160, '@slate', { color: '@key', width: 8 }),
  ].join('');

const board = (): Svg =>
  repeat(32, (i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    return polygon(
      [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)],
      (column + row) % 2 === 0 ? '@paper' : '@brick',
      { color: '@key', width: 4 },
    );
  });

type Kind = 'pawn' | 'rook' | 'king';
const PIECES: readonly (readonly [column: number, row: number, kind: Kind, color: Swatch])[] = [
  [6.5, 0.6, 'rook', '@night'],
  [7.5, 0.6, 'king', '@night'],
  [0.5, 1.6, 'pawn', '@night'],
  [7.5, 1.8, 'pawn', '@night'],
  [0.5, 2.8, 'pawn', '@mustard'],
  [1.5, 2.1, 'pawn', '@mustard'],
  [7.5, 2.9, 'pawn', '@mustard'],
  [2.5, 3.8, 'king', '@mustard'],
  [6.5, 3.8, 'rook', '@mustard'],
];

/** A chess piece, its origin under its foot; a pawn is 130 tall. */
function piece(kind: Kind, color: Swatch): Svg {
  const rim = { color: color === '@night' ? '@paper' : '@key', width: 5 } as const;
  const tall = { pawn: 84, rook: 110, king: 150 }[kind];
  const tops: Record<Kind, Svg> = {
    pawn: circle(0, -tall - 22, 30, color, rim),
    rook: polygon(
      [
        [-36, -tall - 50],
        [-14, -tall - 50],
        [-14, -tall - 32],
        [14, -tall - 32],
        [14, -tall - 50],
        [36, -tall - 50],
        [36, -tall],
        [-36, -tall],
      ],
      color,
      rim,
    ),
    king:
      polygon(
        [
          [-40, -tall - 44],
          [40, -tall - 44],
          [26, -tall],
          [-26, -tall],
        ],
        color,
        rim,
      ) +
      rect(-7, -tall - 94, 14, 52, color, rim) +
      rect(-24, -tall - 78, 48, 14, color, rim),
  };
  return shape(`M-44 0Q-50 -22 -26 -30Q-14 -60 -20 ${-tall}H20Q14 -60 26 -30Q50 -22 44 0Z`, color, rim) + tops[kind];
}
