import { mirror, smooth } from '../geometry';
import { gouge, shape } from '../svg';
import type { Svg } from '../svg';

/** Bread with ears. */
const LOAF = smooth(
  mirror([
    [0, -206],
    [60, -202],
    [120, -176],
    [168, -120],
    [182, -60],
    [170, -10, 'c'],
    [0, 4],
  ]),
);
const HEAD = smooth(
  mirror([
    [0, -290],
    [30, -292],
    [72, -352, 'c'],
    [92, -290],
    [98, -240],
    [84, -190],
    [48, -168],
    [0, -164],
  ]),
);

/** A black cat with its paws tucked in, from behind: 350 tall, its origin where it lies. */
export const loafBack = (): Svg =>
  [
    shape(LOAF, '@night'),
    gouge([-130, -130], [-60, -196], [-20, -196], 6, '@paper'),
    gouge([-158, -90], [-150, -120], [-136, -140], 5, '@paper'),
    [-20, 0, 20].map((x) => gouge([x, -150], [x + 2, -120], [x, -90], 5, '@paper')).join(''),
    shape(HEAD, '@night'),
    gouge([-78, -306], [-76, -324], [-70, -340], 6, '@paper'),
    gouge([74, -306], [74, -322], [70, -338], 6, '@paper'),
    gouge([-92, -250], [-88, -210], [-66, -184], 6, '@paper'),
    gouge([-80, -170], [0, -140], [80, -170], 6, '@paper'),
    shape(
      smooth([
        [120, -24],
        [190, -14],
        [216, 30],
        [206, 86],
        [226, 124],
        [200, 132],
        [178, 90],
        [186, 40],
        [168, 14],
        [110, 4],
      ]),
      '@night',
    ),
  ].join('');
