import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, clipTo, gouge, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const CLOTH: Points = [
  [-94, 78, 'c'],
  [-50, 112],
  [0, 122],
  [50, 112],
  [94, 78, 'c'],
  [98, 110],
  [64, 176],
  [4, 244, 'c'],
  [-60, 178],
  [-98, 110],
];
const DOTS = [
  [-60, 130],
  [-20, 148],
  [22, 146],
  [62, 128],
  [-40, 170],
  [2, 178],
  [42, 168],
  [-12, 206],
  [20, 204],
] as const;

interface Bandana {
  readonly color?: Swatch;
  readonly dot?: Swatch;
}

/** A kerchief tied behind, its dotted corner on the chest. */
export function bandana({ color = '@brick', dot = '@paper' }: Bandana = {}): Svg {
  const cloth = smooth(CLOTH);
  return [
    shape(cloth, color),
    clipTo(
      cloth,
      DOTS.map(([x, y]) => circle(x, y, 7.5, dot)).join('') + shape('M56 80Q90 130 10 250H130V80Z', '@tint'),
    ),
    stroke(cloth, '@key', 4),
    gouge([-84, 96], [0, 150], [84, 96], 4, '@key'),
  ].join('');
}
