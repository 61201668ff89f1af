import { smooth, tube } from '../geometry';
import type { Points } from '../geometry';
import { randomFrom } from '../noise';
import { gouge, place, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** A street tree: leaves in clumps of three tones, light from the upper left. */
export function tree(x: number, y: number, height: number, seed: number): Svg {
  const random = randomFrom(seed);
  const limb = (points: Points, from: number, to: number): Svg => shape(tube(points, from, to).outline, '@night');
  const clumps: readonly (readonly [number, number, number])[] = [
    [-96, -272, 56],
    [-40, -330, 64],
    [40, -346, 62],
    [104, -290, 58],
    [66, -240, 56],
    [-20, -262, 60],
    [-62, -226, 44],
    [124, -236, 40],
  ];
  const ragged = (cx: number, cy: number, r: number): string => {
    const lobes = 9;
    return smooth(
      Array.from({ length: lobes * 2 }, (_, i) => {
        const angle = (i / (lobes * 2)) * 2 * Math.PI;
        const reach = r * (i % 2 === 0 ? 1.02 + random() * 0.1 : 0.84);
        return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach] as const;
      }),
    );
  };
  const leaves = (cx: number, cy: number, r: number): Svg =>
    repeat(5, (i) => {
      const angle = -2.9 + i * 0.42 + random() * 0.2;
      const from = r * 0.5;
      return gouge(
        [cx + Math.cos(angle) * from - 8, cy + Math.sin(angle) * from + 5],
        [cx + Math.cos(angle) * from, cy + Math.sin(angle) * from - 7],
        [cx + Math.cos(angle) * from + 12, cy + Math.sin(angle) * from + 2],
        5,
        '@paper',
      );
    });
  const drawing = [
    clumps.map(([cx, cy, r]) => shape(ragged(cx + 8, cy + 10, r), '@deep')).join(''),
    limb(
      [
        [0, 0],
        [5, -100],
        [-4, -190],
        [6, -300],
      ],
      24,
      8,
    ),
    limb(
      [
        [0, -140],
        [40, -200],
        [86, -270],
      ],
      13,
      4,
    ),
    limb(
      [
        [-2, -160],
        [-46, -210],
        [-84, -270],
      ],
      12,
      4,
    ),
    clumps
      .map(([cx, cy, r]) => shape(ragged(cx - 6, cy - 8, r * 0.74), '@verdigris') + leaves(cx - 10, cy - 6, r))
      .join(''),
  ];
  return place(drawing.join(''), { x, y, scale: height / 400 });
}
