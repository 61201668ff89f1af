import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM, THIN_RIM } from './rim';

const DOME: Points = [
  [-60, -70],
  [-56, -112],
  [-30, -146],
  [6, -154],
  [42, -138],
  [62, -104],
  [66, -70],
  [0, -58],
];
/** The brim is short over the brow, and long and low behind, where it keeps the water off the neck. */
const BRIM: Points = [
  [-86, -62, 'c'],
  [-56, -78],
  [0, -66],
  [60, -82],
  [104, -70],
  [150, -34, 'c'],
  [104, -40],
  [64, -50],
  [0, -42],
  [-54, -48],
];
const SHIELD: Points = [
  [-38, -156, 'c'],
  [-12, -166],
  [12, -156, 'c'],
  [14, -110],
  [-12, -76, 'c'],
  [-40, -110],
];

/** Draws a leather helmet of the fire department, turned a little so that the back of its brim is seen. */
export function fireHelmet(color: Swatch = '@brick'): Svg {
  const comb = [18, 40, 56].map((x, i) =>
    gouge([6 + i * 5, -152 + i * 4], [x + 14, -130 + i * 8], [x + 2, -76], 5, '@key'),
  );
  const helmet = [
    shape(smooth(DOME), color),
    clipTo(smooth(DOME), shape('M34 -160Q74 -110 50 -40H110V-160Z', '@tone')),
    stroke(smooth(DOME), '@key', 4),
    comb.join(''),
    shape(smooth(BRIM), color, RIM),
    gouge([66, -64], [100, -60], [136, -40], 5, '@key'),
    shape(smooth(SHIELD), '@paper', RIM),
    shape(
      smooth(
        SHIELD.map(([x, y, corner]): Points[number] => {
          const inner = [-12 + (x + 12) * 0.66, -116 + (y + 116) * 0.66] as const;
          return corner ? [...inner, corner] : inner;
        }),
      ),
      '@mustard',
      THIN_RIM,
    ),
    gouge([-26, -134], [-12, -116], [2, -96], 5, '@key'),
    gouge([2, -134], [-12, -116], [-26, -96], 5, '@key'),
    gouge([-50, -84], [-52, -104], [-44, -120], 6, '@paper'),
  ];
  return place(helmet.join(''), { x: 0, y: 2, turn: -4 });
}
