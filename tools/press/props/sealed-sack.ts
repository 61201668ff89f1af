import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, gouge, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const SACK = smooth([
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
/** The same sack with somebody in it. */
const INHABITED = smooth([
  [-96, 0],
  [-120, -70],
  [-112, -150],
  [-108, -256, 'c'],
  [-44, -206],
  [0, -212],
  [44, -206],
  [108, -256, 'c'],
  [114, -150],
  [122, -70],
  [98, 0],
  [0, 12],
]);

/** A sealed sack of mail, 250 tall, its origin at its foot. */
export function sealedSack(canvas: Swatch): Svg {
  return [
    shape(SACK, canvas),
    clipTo(SACK, shape('M60 -260Q84 -100 64 20H140V-260Z', '@shade')),
    stroke(SACK, '@key', 7),
    rect(-52, -216, 104, 15, '@brick'),
    gouge([-80, -130], [-96, -80], [-80, -30], 6, '@key'),
    gouge([-20, -190], [-26, -160], [-14, -130], 6, '@key'),
    gouge([26, -190], [34, -160], [22, -140], 6, '@key'),
  ].join('');
}

/** A sealed sack with two corners that prick up. */
export function inhabitedSack(canvas: Swatch): Svg {
  const eyeHole = (x: number): Svg =>
    shape(
      smooth([
        [x - 30, -118, 'c'],
        [x, -138],
        [x + 30, -118, 'c'],
        [x, -98],
      ]),
      '@night',
    ) +
    shape(
      smooth([
        [x - 20, -118, 'c'],
        [x, -132],
        [x + 20, -118, 'c'],
        [x, -104],
      ]),
      '@mustard',
    ) +
    rect(x - 4, -132, 8, 27, '@night');
  return [
    shape(INHABITED, canvas),
    clipTo(INHABITED, shape('M74 -280Q96 -100 70 20H150V-280Z', '@shade')),
    stroke(INHABITED, '@key', 7),
    eyeHole(-44),
    eyeHole(44),
    gouge([-64, -80], [-30, -64], [-18, -30], 6, '@key'),
  ].join('');
}
