import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, gouge, rect, shape, stroke, text } from '../svg';
import type { Svg } from '../svg';

const TIED = smooth([
  [-96, 0],
  [-120, -70],
  [-104, -160],
  [-46, -206],
  [-60, -246, 'c'],
  [0, -228],
  [62, -248, 'c'],
  [46, -206],
  [106, -160],
  [122, -70],
  [98, 0],
  [0, 12],
]);
/** Full and gaping: something may sleep on it or look out of it. */
const OPEN = smooth([
  [-150, 0],
  [-176, -90],
  [-140, -200],
  [-90, -240],
  [-120, -280, 'c'],
  [0, -262],
  [120, -280, 'c'],
  [90, -240],
  [140, -200],
  [176, -90],
  [150, 0],
  [0, 10],
]);

/** A tied sack of mail, 250 tall, its origin at its foot. */
export function mailSack(canvas: Swatch): Svg {
  return [
    shape(TIED, canvas),
    clipTo(TIED, shape('M60 -260Q84 -100 64 20H140V-260Z', '@shade')),
    stroke(TIED, '@key', 7),
    rect(-52, -216, 104, 15, '@brick'),
    gouge([-80, -130], [-96, -80], [-80, -30], 6, '@key'),
    gouge([-20, -190], [-26, -160], [-14, -130], 6, '@key'),
    gouge([26, -190], [34, -160], [22, -140], 6, '@key'),
  ].join('');
}

/** An open sack, 350 wide and 280 tall, its origin at its foot. */
export function openMailSack(canvas: Swatch): Svg {
  return [
    shape(OPEN, canvas),
    clipTo(OPEN, shape('M118 -300Q150 -120 116 20H200V-300Z', '@shade')),
    stroke(OPEN, '@key', 6),
    rect(-92, -248, 184, 17, '@night'),
    text('U.S. MAIL', { x: -8, y: -92, size: 44, color: '@key', weight: 900, spacing: 1 }),
    gouge([-134, -170], [-158, -100], [-138, -30], 6, '@key'),
    gouge([-60, -226], [-66, -190], [-58, -160], 5, '@key'),
    gouge([52, -226], [60, -190], [54, -160], 5, '@key'),
  ].join('');
}
