import { smooth } from '../geometry';
import { clipTo, gouge, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const TOWEL = smooth([
  [-92, 66],
  [-146, 120],
  [-178, 220],
  [-166, 306, 'c'],
  [-90, 316],
  [0, 300],
  [90, 316],
  [166, 306, 'c'],
  [178, 220],
  [146, 120],
  [92, 66],
  [0, 128],
]);

/** A towel around a sitting cat, one end over the other; drawn at the origin of its head, as a collar is. */
export const towel = (): Svg =>
  [
    shape(TOWEL, '@paper'),
    clipTo(
      TOWEL,
      gouge([-190, 262], [0, 282], [190, 262], 17, '@brick') +
        gouge([-190, 288], [0, 306], [190, 288], 7, '@brick') +
        shape('M118 60Q158 180 142 330H200V60Z', '@shade'),
    ),
    shape(TOWEL, 'none', { color: '@key', width: 6 }),
    stroke('M-64 104Q40 190 56 308', '@key', 6),
    gouge([-128, 136], [-110, 180], [-124, 236], 6, '@key'),
    gouge([88, 120], [104, 160], [96, 214], 6, '@key'),
    gouge([-20, 150], [0, 184], [8, 224], 5, '@key'),
  ].join('');
