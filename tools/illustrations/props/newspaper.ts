import { line, polygon, rect, repeat, stroke } from '../svg';
import type { Svg } from '../svg';

/** A front page, 200 by 260, its origin in the middle: a bar for the title, columns for the rest. */
export function frontPage(): Svg {
  const columns = repeat(3, (i) => {
    const x = -82 + i * 58;
    const from = i === 1 ? 62 : -32;
    return repeat(Math.ceil((116 - from) / 22), (k) => line(x, from + k * 22, x + 46, from + k * 22, '@key', 5));
  });
  return [
    rect(-100, -130, 200, 260, '@paper', { color: '@key', width: 6 }),
    rect(-82, -112, 164, 34, '@night'),
    line(-82, -60, 82, -60, '@key', 5),
    columns,
    rect(-24, -36, 46, 80, '@slate'),
  ].join('');
}

/** A sheet the wind has taken: folded once, about 220 across. */
export function flyingSheet(): Svg {
  const left: readonly (readonly [number, number])[] = [
    [-110, -50],
    [0, -80],
    [10, 60],
    [-96, 84],
  ];
  const right: readonly (readonly [number, number])[] = [
    [0, -80],
    [104, -30],
    [118, 96],
    [10, 60],
  ];
  return [
    polygon(left, '@paper', { color: '@key', width: 6 }),
    polygon(right, '@paper', { color: '@key', width: 6 }),
    polygon(
      [
        [0, -80],
        [52, -55],
        [64, 78],
        [10, 60],
      ],
      '@slate',
    ),
    polygon(
      [
        [-92, -34],
        [-18, -54],
        [-16, -26],
        [-90, -6],
      ],
      '@night',
    ),
    repeat(3, (i) => line(-86, 16 + i * 22, -10, -4 + i * 22, '@key', 5)),
    stroke('M74 -14L102 0M76 12L106 26M80 38L108 52', '@key', 5),
  ].join('');
}

/** A tied bundle of folded newspapers: about 300 wide, its origin on the ground. */
export function newspaperBundle(papers: number): Svg {
  const folded = (i: number): Svg => {
    const y = -34 * (i + 1);
    return (
      rect(-150, y, 300, 34, '@paper', { color: '@key', width: 5 }) +
      line(-120, y + 17, 96, y + 17, '@key', 4) +
      rect(118, y, 32, 34, '@shade')
    );
  };
  const height = papers * 34;
  return (
    repeat(papers, folded) +
    stroke(`M-60 0V${-height}M56 0V${-height}`, '@brick', 9) +
    stroke(`M-60 ${-height}q-28 -34 4 -30q26 4 -4 30q34 -30 40 -8q2 18 -40 8`, '@brick', 8)
  );
}
