import { smooth, tube } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import type { Random } from '../noise';
import { circle, gouge, place, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Leaves {
  readonly shaded: Swatch;
  readonly lit: Swatch;
  /** The cuts that the gouge left where the light falls. */
  readonly cut: Swatch;
}

const SUMMER: Leaves = { shaded: '@deep', lit: '@verdigris', cut: '@paper' };
export const AUTUMN: Leaves = { shaded: '@rust', lit: '@ginger', cut: '@mustard' };

/** Masses of leaves: where and how big. Gaps between them let the sky and the boughs be seen. */
const CLUMPS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-118, -226, 46],
  [-132, -286, 52],
  [-66, -246, 42],
  [-84, -340, 58],
  [-16, -318, 46],
  [8, -378, 54],
  [72, -348, 56],
  [44, -272, 40],
  [122, -296, 54],
  [104, -232, 42],
  [150, -244, 34],
];
const BOUGHS: readonly (readonly [line: Points, from: number, to: number])[] = [
  [
    [
      [0, 6],
      [4, -60],
      [-3, -120],
      [2, -168],
    ],
    34,
    24,
  ],
  [
    [
      [0, -150],
      [-20, -200],
      [-62, -250],
      [-98, -312],
    ],
    23,
    5,
  ],
  [
    [
      [2, -150],
      [22, -210],
      [56, -262],
      [78, -340],
    ],
    22,
    5,
  ],
  [
    [
      [-28, -208],
      [-22, -260],
      [-2, -330],
    ],
    11,
    4,
  ],
  [
    [
      [36, -232],
      [78, -252],
      [116, -290],
    ],
    11,
    4,
  ],
  [
    [
      [-50, -238],
      [-88, -240],
      [-118, -262],
    ],
    9,
    4,
  ],
];

/** A street tree whose trunk forks; (x, y) is its foot. Leaves in ragged masses, light from the upper left. */
export function tree(x: number, y: number, height: number, seed: number, leaves: Leaves = SUMMER): Svg {
  const random = randomFrom(seed);
  const drawing = [
    CLUMPS.map(([cx, cy, r]) => shape(ragged(cx + 6, cy + 10, r, random), leaves.shaded)).join(''),
    trunk(),
    CLUMPS.map(([cx, cy, r]) => shape(ragged(cx - 7, cy - 9, r * 0.72, random), leaves.lit)).join(''),
    CLUMPS.map(([cx, cy, r]) => cutLeaves(cx - 9, cy - 11, r, leaves.cut, random)).join(''),
    CLUMPS.map(([cx, cy, r]) => strayLeaves(cx, cy, r, leaves, random)).join(''),
  ];
  return place(drawing.join(''), { x, y, scale: height / 430 });
}

const trunk = (): Svg =>
  [
    BOUGHS.map(([line, from, to]) => shape(tube(line, from, to).outline, '@night')).join(''),
    shape('M-16 -20Q-20 0 -36 8H36Q20 0 17 -20Z', '@night'),
    gouge([-9, -20], [-5, -60], [-11, -104], 4.6, '@paper'),
    gouge([-4, -84], [-6, -120], [-4, -150], 4, '@paper'),
    gouge([-22, -186], [-36, -212], [-54, -232], 3.6, '@paper'),
  ].join('');

/** An outline of pointed lobes, no two alike: leaves at the edge, not a cloud. */
function ragged(cx: number, cy: number, r: number, random: Random): string {
  const lobes = 11;
  return smooth(
    Array.from({ length: lobes * 2 }, (_, i): Point => {
      const angle = ((i + random() * 0.5) / (lobes * 2)) * 2 * Math.PI;
      const tip = i % 2 === 0;
      const reach = r * (tip ? 1 + random() * 0.22 : 0.8 + random() * 0.08);
      const at: Point = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.92];
      return tip ? [at[0], at[1], 'c'] : at;
    }),
  );
}

function cutLeaves(cx: number, cy: number, r: number, color: Swatch, random: Random): Svg {
  return repeat(r / 7, () => {
    const angle = Math.PI * (0.85 + random() * 0.95);
    const reach = r * (0.1 + random() * 0.52);
    const [x, y] = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    const tilt = 4 + random() * 6;
    return gouge([x - 8, y + tilt], [x, y - 3], [x + 8, y - tilt * 0.6], 5.4, color);
  });
}

function strayLeaves(cx: number, cy: number, r: number, { shaded, lit }: Leaves, random: Random): Svg {
  return repeat(3, (i) => {
    const angle = random() * 2 * Math.PI;
    const reach = r * (1.1 + random() * 0.15);
    return circle(
      cx + Math.cos(angle) * reach,
      cy + Math.sin(angle) * reach,
      3.4 + random() * 3,
      i === 0 ? lit : shaded,
    );
  });
}
