import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { circle, clipTo, ellipse, gouge, line, place, polygon, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

/** A gas lamp, 320 tall at scale 1, its origin at its foot. */
export function lamp(x: number, y: number, height: number): Svg {
  const foot = smooth([
    [-20, 0, 'c'],
    [-18, -10, 'c'],
    [-12, -14],
    [-9, -40],
    [-5, -60],
    [5, -60],
    [9, -40],
    [12, -14],
    [18, -10, 'c'],
    [20, 0, 'c'],
  ]);
  const hood = smooth([
    [-30, -284, 'c'],
    [-14, -304],
    [0, -310],
    [14, -304],
    [30, -284, 'c'],
  ]);
  const drawing = [
    circle(0, -256, 62, '@glow'),
    rect(-4.5, -230, 9, 230, '@night'),
    shape(foot, '@night'),
    rect(-10, -120, 20, 6, '@night'),
    line(-26, -216, 26, -216, '@key', 6),
    polygon(
      [
        [-15, -226],
        [-24, -284],
        [24, -284],
        [15, -226],
      ],
      '@mustard',
    ),
    gouge([-4, -234], [-12, -252], [-6, -276], 9, '@paper'),
    stroke('M-15 -226L-24 -284H24L15 -226ZM0 -226V-284', '@key', 4.5),
    shape(hood, '@night'),
    circle(0, -314, 6, '@night'),
  ];
  return place(drawing.join(''), { x, y, scale: height / 320 });
}

/** Paving setts in rows that grow toward the viewer. */
export function cobbles(y: number, width: number, height: number, color: Swatch, seed: number): Svg {
  const random = randomFrom(seed);
  const rows = 5;
  return (
    rect(-10, y, width + 20, height, color) +
    repeat(rows, (row) => {
      const at = y + height * (row / rows) ** 1.25 + 12;
      const size = 34 + row * 13;
      let x = -size * (row % 2 === 0 ? 0.2 : 0.9);
      let stones = '';
      while (x < width) {
        const length = size * (0.9 + random() * 0.3);
        if (random() < 0.8) {
          stones += gouge(
            [x, at + size * 0.1],
            [x + length * 0.55, at - size * 0.06],
            [x + length, at + size * 0.1],
            3.4 + row * 0.7,
            '@key',
          );
        }
        x += length * 1.55;
      }
      return stones;
    })
  );
}

/** A pigeon, 110 long, its origin between its feet. Outlined: slate on slate would vanish. */
export function pigeon(x: number, y: number, scale: number, facing: 'left' | 'right'): Svg {
  const body = smooth([
    [-56, -18, 'c'],
    [-30, -34],
    [0, -46],
    [16, -62],
    [30, -66],
    [40, -58],
    [50, -54, 'c'],
    [39, -50],
    [34, -34],
    [20, -12],
    [-10, -8],
    [-34, -12],
  ]);
  const wing = smooth([
    [-44, -20, 'c'],
    [-16, -38],
    [8, -34],
    [-4, -18],
  ]);
  const drawing = [
    line(4, -10, 4, 0, '@brick', 4),
    line(14, -10, 14, 0, '@brick', 4),
    shape(body, '@paper', { color: '@night', width: 4.5 }),
    shape(wing, '@night'),
    circle(33, -58, 3.6, '@night'),
    gouge([20, -48], [28, -44], [36, -46], 6, '@verdigris'),
  ];
  return place(drawing.join(''), { x, y, scale, flip: facing === 'left' });
}

/** A barrel, 100 tall, its origin at its foot. */
export function barrel(x: number, y: number, scale: number, color: Swatch): Svg {
  const outline = smooth([
    [-38, 0, 'c'],
    [-48, -50],
    [-38, -100, 'c'],
    [38, -100, 'c'],
    [48, -50],
    [38, 0, 'c'],
  ]);
  const staves = [-24, -8, 8, 24].map((q) => gouge([q, -100], [q * 1.3, -50], [q, 0], 3.4, '@key'));
  const drawing = [
    shape(outline, color),
    clipTo(
      outline,
      rect(18, -110, 60, 120, '@shade') +
        staves.join('') +
        rect(-60, -84, 120, 10, '@night') +
        rect(-60, -26, 120, 10, '@night'),
    ),
    ellipse(0, -100, 38, 9, '@umber', { color: '@key', width: 4 }),
  ];
  return place(drawing.join(''), { x, y, scale });
}
