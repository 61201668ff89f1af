import { smooth } from '../geometry';
import type { Points } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, line, place, rect, shape } from '../svg';
import type { Svg } from '../svg';

export type Headgear = 'bowler' | 'top hat' | 'boater' | 'police helmet' | 'knit cap' | 'hood' | 'bun' | 'bare';

interface Onlooker {
  readonly coat: Swatch;
  readonly headgear: Headgear;
  readonly hair?: Swatch;
  readonly trim?: Swatch;
  readonly trousers?: Swatch;
  /** To the knees instead of to the hips. */
  readonly long?: boolean;
  /** Degrees the whole body leans: nobody stands quite straight. */
  readonly lean?: number;
}

const NECK = '@brown';
const COAT: Points = [
  [-18, -252],
  [-46, -242],
  [-60, -214],
  [-70, -164],
  [-64, -132],
  [-50, -126],
  [-52, -100, 'c'],
  [52, -100, 'c'],
  [50, -126],
  [64, -132],
  [70, -164],
  [60, -214],
  [46, -242],
  [18, -252],
];
const LONG_COAT: Points = COAT.map(([x, y, corner]) => (corner ? [x * 1.16, y + 50, corner] : [x, y]));

/** Somebody from behind, hands in the pockets: about 320 tall with a hat, its origin between the shoes. */
export function onlooker(person: Onlooker): Svg {
  const coat = smooth(person.long ? LONG_COAT : COAT);
  const cut: Swatch = person.coat === '@night' ? '@slate' : '@key';
  const hem = person.long ? -52 : -102;
  const drawing = [
    legs(person.trousers ?? '@night'),
    rect(-13, -268, 26, 26, NECK),
    shape(coat, person.coat, { color: '@key', width: 4 }),
    clipTo(coat, shape('M26 -260Q50 -180 40 -40H90V-260Z', person.coat === '@night' ? '@night' : '@shade')),
    gouge([0, -214], [2, -160], [0, hem], 5, cut),
    gouge([-46, -206], [-40, -166], [-44, -128], 5, cut),
    gouge([46, -206], [40, -166], [44, -128], 5, cut),
    rect(-24, -256, 48, 13, person.trim ?? person.coat, { color: '@key', width: 3.4 }),
    headOf(person),
  ];
  return `<g transform="rotate(${person.lean ?? 0})">${drawing.join('')}</g>`;
}

const legs = (color: Swatch): Svg =>
  shape('M-44 -110L-36 -6H-8L-2 -96H2L8 -6H36L44 -110Z', color) +
  ellipse(-25, -3, 22, 8, '@night') +
  ellipse(25, -3, 22, 8, '@night') +
  (color === '@night' ? line(0, -92, 0, -20, '@slate', 3.4) : line(0, -92, 0, -40, '@key', 3.4));

function headOf({ headgear, hair = '@umber', trim = '@brick' }: Onlooker): Svg {
  const skull = circle(0, -288, 28, hair) + rect(-22, -284, 44, 22, hair);
  const brim = (y: number, half: number, color: Swatch): Svg =>
    ellipse(0, y, half, 8, color, { color: '@key', width: 3 });
  const crown = (top: number, half: number, color: Swatch): Svg =>
    shape(`M${-half} -296V${top + 14}Q${-half} ${top} 0 ${top}Q${half} ${top} ${half} ${top + 14}V-296Z`, color);
  switch (headgear) {
    case 'bowler':
      return (
        skull + crown(-342, 31, '@night') + rect(-31, -308, 62, 10, trim) + brim(-297, 46, '@night') + shine(-20, -318)
      );
    case 'top hat':
      return (
        skull + crown(-366, 30, '@night') + rect(-30, -312, 60, 13, trim) + brim(-297, 46, '@night') + shine(-20, -330)
      );
    case 'boater':
      return (
        skull +
        rect(-30, -326, 60, 30, '@mustard', { color: '@key', width: 3 }) +
        rect(-30, -312, 60, 12, trim) +
        brim(-297, 50, '@mustard')
      );
    case 'police helmet':
      return (
        skull +
        shape('M-34 -296Q-38 -340 -12 -354Q0 -360 12 -354Q38 -340 34 -296Z', '@deep', { color: '@key', width: 3.4 }) +
        brim(-296, 40, '@deep') +
        circle(0, -358, 5, '@night')
      );
    case 'knit cap':
      return (
        skull +
        shape('M-32 -288Q-34 -334 0 -336Q34 -334 32 -288Z', trim, { color: '@key', width: 3.4 }) +
        rect(-34, -300, 68, 16, trim, { color: '@key', width: 3.4 }) +
        circle(0, -340, 11, '@paper')
      );
    case 'hood':
      return (
        shape('M-40 -252Q-44 -334 0 -338Q44 -334 40 -252Q0 -236 -40 -252Z', trim, { color: '@key', width: 4 }) +
        gouge([0, -330], [3, -290], [0, -250], 4, '@key')
      );
    case 'bun':
      return (
        skull +
        circle(0, -320, 16, hair, { color: '@key', width: 3 }) +
        gouge([-18, -272], [-16, -296], [-4, -308], 4, '@paper')
      );
    case 'bare':
      return skull + gouge([-18, -280], [-18, -302], [-4, -310], 4, '@paper');
  }
}

const shine = (x: number, y: number): Svg => gouge([x, y + 12], [x - 1, y], [x + 5, y - 13], 5, '@paper');

/** The same at a place: most onlookers stand in a row. */
export const onlookerAt = (x: number, y: number, scale: number, person: Onlooker): Svg =>
  place(onlooker(person), { x, y, scale });
