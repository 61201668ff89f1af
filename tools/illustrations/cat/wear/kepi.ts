import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, ellipse, gouge, place, rect, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const CROWN: Points = [
  [-72, -72, 'c'],
  [-64, -150, 'c'],
  [0, -166],
  [64, -150, 'c'],
  [72, -72, 'c'],
  [0, -62],
];
const BAND: Points = [
  [-73, -72, 'c'],
  [-70, -96, 'c'],
  [0, -84],
  [70, -96, 'c'],
  [73, -72, 'c'],
  [0, -60],
];
const VISOR: Points = [
  [-84, -66, 'c'],
  [-60, -78],
  [0, -66],
  [60, -78],
  [84, -66, 'c'],
  [46, -44],
  [0, -38],
  [-46, -44],
];
const PLATE: Points = [
  [-24, -134],
  [24, -134],
  [30, -112],
  [24, -92],
  [0, -88],
  [-24, -92],
  [-30, -112],
];

interface Kepi {
  readonly color?: Swatch;
  readonly band?: Swatch;
  /** What is fixed to the front of the crown. */
  readonly badge?: Svg;
}

/** A cap with a round flat crown and a visor: conductors, firemen on parade, the mail. */
export function kepi({ color = '@slate', band = '@brick', badge = '' }: Kepi = {}): Svg {
  const cap = [
    shape(smooth(CROWN), color),
    clipTo(smooth(CROWN), shape('M34 -180Q50 -120 44 -60H90V-180Z', '@tone')),
    ellipse(0, -151, 64, 15, color, RIM),
    stroke(smooth(CROWN), '@key', 4),
    shape(smooth(BAND), band),
    shape(smooth(VISOR), '@night'),
    gouge([-58, -62], [0, -50], [50, -62], 4, '@paper'),
    badge,
    gouge([-54, -96], [-56, -118], [-48, -142], 6, '@paper'),
  ];
  return place(cap.join(''), { x: 0, y: 2, turn: 4 });
}

const envelope = (): Svg =>
  shape(smooth(PLATE), '@mustard', RIM) +
  rect(-16, -125, 32, 24, '@paper') +
  stroke('M-16 -125L0 -110L16 -125', '@key', 3.6);

/** A mail carrier's cap with an envelope on its badge; sits between the ears. */
export const mailCap = (): Svg => kepi({ badge: envelope() });
