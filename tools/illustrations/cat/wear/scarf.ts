import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, line, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WRAP: Points = [
  [-94, 80],
  [-56, 104],
  [0, 116],
  [56, 104],
  [94, 80],
  [112, 116],
  [96, 152],
  [50, 172],
  [0, 178],
  [-50, 172],
  [-96, 152],
  [-112, 116],
];
const END: Points = [
  [18, 158, 'c'],
  [74, 150, 'c'],
  [92, 230],
  [96, 316, 'c'],
  [34, 322, 'c'],
  [32, 240],
];

interface Scarf {
  readonly color?: Swatch;
  readonly stripe?: Swatch;
}

/** Wound once, one end hanging. */
export function scarf({ color = '@brick', stripe = '@paper' }: Scarf = {}): Svg {
  const end = smooth(END);
  const wrap = smooth(WRAP);
  const fringe = [38, 52, 66, 80, 92].map((x) => line(x, 314, x + 2, 340, '@key', 4));
  return [
    fringe.join(''),
    shape(end, color),
    clipTo(end, [206, 246, 286].map((y) => shape(`M20 ${y}L110 ${y - 8}V${y + 10}L20 ${y + 18}Z`, stripe)).join('')),
    stroke(end, '@key', 4),
    shape(wrap, color),
    clipTo(
      wrap,
      [-78, -38, 4, 46, 84].map((x) => gouge([x - 8, 84], [x + 2, 130], [x - 10, 184], 15, stripe)).join('') +
        shape('M64 60Q104 110 60 190H130V60Z', '@tint'),
    ),
    stroke(wrap, '@key', 4),
    gouge([-86, 118], [-20, 152], [70, 134], 4.5, '@key'),
  ].join('');
}
