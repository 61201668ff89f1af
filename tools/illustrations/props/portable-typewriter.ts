import { circle, gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** A portable with a sheet in it, 250 wide, its origin on the table. The sheet has as many lines as were written. */
export function portableTypewriter({ lines }: { readonly lines: number }): Svg {
  const keys = repeat(3, (row) =>
    repeat(8 + row, (i) =>
      circle(-80 - row * 8 + i * 22.5, -66 + row * 23, 8, '@paper', { color: '@key', width: 2.6 }),
    ),
  );
  const written = repeat(lines, (i) =>
    gouge([-52, -290 + i * 26], [0, -293 + i * 26], [50 - (i % 3) * 22, -290 + i * 26], 7, '@key'),
  );
  return [
    rect(-72, -330, 144, 190, '@paper', { color: '@key', width: 5 }),
    written,
    line(-128, -160, 128, -160, '@night', 30),
    circle(-132, -160, 19, '@night'),
    circle(132, -160, 19, '@night'),
    line(-120, -166, 120, -166, '@slate', 5),
    polygon(
      [
        [-96, -142],
        [96, -142],
        [124, -84],
        [132, 0],
        [-132, 0],
        [-124, -84],
      ],
      '@night',
    ),
    shape('M-66 -142Q0 -96 66 -142Z', '@verdigris', { color: '@key', width: 4 }),
    repeat(7, (i) => gouge([-42 + i * 14, -136], [-30 + i * 10, -122], [-24 + i * 8, -112], 3.4, '@paper')),
    keys,
  ].join('');
}
