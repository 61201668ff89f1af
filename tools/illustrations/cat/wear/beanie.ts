import { mirror, smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, clipTo, gouge, place, rect, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const KNIT = smooth(
  mirror([
    [0, -146],
    [32, -138],
    [56, -112],
    [64, -72],
    [0, -62],
  ]),
);
const CUFF = smooth(
  mirror([
    [0, -88],
    [40, -92],
    [68, -102, 'c'],
    [70, -68, 'c'],
    [36, -56],
    [0, -52],
  ]),
);

interface Beanie {
  readonly color?: Swatch;
  readonly stripe?: Swatch;
}

/** Knitted, with a cuff and a bobble. */
export function beanie({ color = '@verdigris', stripe = '@paper' }: Beanie = {}): Svg {
  const bobble = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return gouge(
      [0, -152],
      [Math.cos(turn) * 10, -152 + Math.sin(turn) * 10],
      [Math.cos(turn) * 19, -152 + Math.sin(turn) * 19],
      4,
      '@key',
    );
  });
  const hat = [
    shape(KNIT, color),
    clipTo(KNIT, rect(-80, -124, 160, 13, stripe) + shape('M34 -160Q60 -110 40 -40H90V-160Z', '@tone')),
    stroke(KNIT, '@key', 4),
    circle(0, -152, 22, stripe, RIM),
    bobble.join(''),
    shape(CUFF, color, RIM),
    [-52, -34, -16, 2, 20, 38, 54]
      .map((x) => gouge([x, -92 - Math.abs(x) * 0.06], [x + 1, -76], [x, -58 - Math.abs(x) * 0.12], 4, '@key'))
      .join(''),
  ];
  return place(hat.join(''), { x: 0, y: 2, turn: -5 });
}
