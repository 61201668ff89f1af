import type { Points } from '../geometry';
import type { Svg } from '../svg';
import type { Turn } from './aspect';
import type { Coat } from './coats';
import { furPatch } from './fur-patch';
import type { FurPatch, Nap } from './fur-patch';

const COLORS = { color: '@ginger', hair: '@rust' } as const;

/** A flame on the brow, both cheeks, the chin: the eyes, the mouth and the outline of the crown stay dark. */
const FACE: readonly FurPatch[] = [
  {
    outline: [
      [-60, -62],
      [-34, -28],
      [-15, 2],
      [-10, 32],
      [4, 34],
      [7, 4],
      [4, -30],
      [10, -54],
      [-12, -50],
      [-32, -58],
    ],
    roots: [
      [-8, -34],
      [-26, -50],
      [-2, -4],
    ],
  },
  {
    outline: [
      [-54, 42],
      [-84, 30],
      [-108, 14],
      [-150, 10],
      [-160, 70],
      [-120, 112],
      [-70, 110],
      [-62, 82],
      [-70, 62],
    ],
    roots: [
      [-84, 52],
      [-92, 36],
      [-84, 76],
    ],
  },
  {
    outline: [
      [84, 70],
      [98, 54],
      [150, 46],
      [150, 120],
      [88, 110],
      [78, 90],
    ],
    roots: [[98, 72]],
  },
  {
    outline: [
      [-16, 90],
      [0, 84],
      [18, 88],
      [26, 100],
      [24, 130],
      [-22, 130],
      [-24, 102],
    ],
  },
];

/** The hairs of a face lie away from the nose. */
const FROM_THE_NOSE: Nap = ([x, y]) => [x, y - 40];

export const tortoiseshellFace = ({ base }: Coat, turn: Turn): Svg =>
  FACE.map((patch, i) => furPatch(patch, { ...COLORS, around: base, nap: FROM_THE_NOSE, turn, seed: i + 3 })).join('');

/** On the body the hairs lie toward the ground. */
const DOWN: Nap = () => [0, 1];

/** A patch of ginger with a few rust hairs, on the body. */
export function tortoiseshellPatch({ base }: Coat, outline: Points, seed: number, nap: Nap = DOWN): Svg {
  const middle = (axis: 0 | 1): number => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  const [x, y] = [middle(0), middle(1)];
  const roots: Points = [
    [x - 12, y - 24],
    [x + 10, y - 8],
    [x - 6, y + 14],
  ];
  return furPatch({ outline, roots }, { ...COLORS, around: base, nap, seed });
}
