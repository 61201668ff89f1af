import { short, smooth } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { circle, gouge, line, place, polygon, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

/** A pushcart with a striped awning and a heap of fruit; about 330 wide, its origin on the ground. */
export function pushcart(x: number, y: number, scale: number): Svg {
  const stripes = repeat(8, (i) => {
    const color: Swatch = i % 2 === 0 ? '@brick' : '@paper';
    const left = -128 + i * 32;
    return (
      polygon(
        [
          [-120 + i * 30, -236],
          [-90 + i * 30, -236],
          [left + 32, -186],
          [left, -186],
        ],
        color,
      ) + shape(`M${left} -187q16 24 32 0Z`, color)
    );
  });
  const fruit = repeat(2, (row) =>
    repeat(9 - row, (i) => {
      const [cx, cy] = [-100 + i * 25 + row * 12, -92 - row * 18];
      return (
        circle(cx, cy, 15, '@ginger', { color: '@key', width: 3 }) +
        gouge([cx - 9, cy - 2], [cx - 7, cy - 8], [cx, cy - 10], 4, '@paper')
      );
    }),
  );
  const wheel = (cx: number): Svg =>
    [
      circle(cx, -30, 34, 'none', { color: '@night', width: 8 }),
      repeat(8, (i) => {
        const angle = (i * Math.PI) / 4;
        return line(cx, -30, cx + Math.cos(angle) * 32, -30 + Math.sin(angle) * 32, '@key', 3.6);
      }),
      circle(cx, -30, 8, '@night'),
    ].join('');
  const drawing = [
    line(-112, -190, -112, -80, '@night', 6),
    line(112, -190, 112, -80, '@night', 6),
    stripes,
    stroke('M-120 -236H120', '@key', 5),
    fruit,
    polygon(
      [
        [-140, -84],
        [140, -84],
        [122, -34],
        [-122, -34],
      ],
      '@tan',
    ),
    polygon(
      [
        [90, -84],
        [140, -84],
        [122, -34],
        [84, -34],
      ],
      '@shade',
    ),
    gouge([-134, -60], [0, -58], [130, -60], 4, '@key'),
    line(-138, -84, 138, -84, '@night', 6),
    line(136, -74, 192, -94, '@night', 8),
    wheel(-72),
    wheel(72),
  ];
  return place(drawing.join(''), { x, y, scale });
}

interface Laundry {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly pieces: number;
  readonly seed: number;
}

/** Washing between two houses, far off: outlines only. Near by there are washLine and props/washing. */
export function laundry({ from, to, pieces, seed }: Laundry): Svg {
  const random = randomFrom(seed);
  const colors: readonly Swatch[] = ['@paper', '@brick', '@verdigris', '@paper', '@slate'];
  const bendX = (from[0] + to[0]) / 2;
  const bendY = (from[1] + to[1]) / 2 + 34;
  const w = ((to[0] - from[0]) / pieces) * 0.72;
  const hung = repeat(pieces, (i) => {
    const t = (i + 0.7) / (pieces + 0.4);
    const x = from[0] + (to[0] - from[0]) * t;
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bendY + t * t * to[1];
    const color = colors[(i * 2 + Math.floor(random() * 2)) % colors.length] ?? '@paper';
    const drawing = garment(i, w);
    return place(
      shape(drawing, color, { color: '@key', width: 3.4 }) +
        gouge([w * 0.1, 22], [w * 0.16, 42], [w * 0.1, 62], 3.6, color === '@paper' ? '@slate' : '@key'),
      { x, y },
    );
  });
  return stroke(`M${from[0]} ${from[1]}Q${short(bendX)} ${short(bendY)} ${to[0]} ${to[1]}`, '@key', 3.6) + hung;
}

/** Sheet, shirt, trousers, in turn. */
function garment(i: number, w: number): string {
  const n = (share: number): number => short(w * share);
  switch (i % 3) {
    case 0:
      return `M${n(-0.22)} 0H${n(0.22)}L${n(0.5)} 24L${n(0.36)} 38L${n(0.24)} 30V82H${n(-0.24)}V30L${n(-0.36)} 38L${n(-0.5)} 24Z`;
    case 1:
      return `M${n(-0.3)} 0H${n(0.3)}L${n(0.36)} 86H${n(0.06)}L0 30L${n(-0.06)} 86H${n(-0.36)}Z`;
    default:
      return smooth([
        [w * -0.48, 0, 'c'],
        [w * 0.48, 0, 'c'],
        [w * 0.44, 60],
        [w * 0.5, 78, 'c'],
        [w * -0.48, 74, 'c'],
        [w * -0.44, 40],
      ]);
  }
}
