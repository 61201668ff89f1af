import { mirror, smooth } from '../../geometry';
import { clipTo, ellipse, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const CROWN = smooth(
  mirror([
    [0, -140],
    [40, -134],
    [60, -112],
    [62, -90],
    [0, -84],
  ]),
);
/** The brim is turned up all around: wider at its upper edge. */
const BRIM = smooth(
  mirror([
    [0, -98],
    [40, -102],
    [76, -114, 'c'],
    [74, -84],
    [66, -66, 'c'],
    [34, -56],
    [0, -53],
  ]),
);

/** The white canvas hat of the United States Navy, worn on one side. */
export function sailorCap(): Svg {
  const hat = [
    ellipse(0, -112, 75, 15, '@slate', RIM),
    shape(CROWN, '@paper', RIM),
    gouge([0, -139], [8, -124], [6, -100], 3.5, '@key'),
    shape(BRIM, '@paper'),
    clipTo(BRIM, shape('M50 -130Q58 -90 42 -40H90V-130Z', '@shade')),
    stroke(BRIM, '@key', 4),
    gouge([-72, -100], [0, -78], [72, -100], 3.5, '@key'),
    gouge([-70, -86], [0, -64], [70, -86], 3.5, '@key'),
  ];
  return place(hat.join(''), { x: 0, y: 2, turn: 8 });
}
