import { curl } from '../cat/curl';
import { head } from '../cat/head';
import { sitFront } from '../cat/sit-front';
import { smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, line, place, shape } from '../svg';
import type { Svg } from '../svg';

const NECK: Points = [
  [-70, -190],
  [-88, -110],
  [-108, -46],
  [-118, 6, 'c'],
  [-60, 26],
  [0, 32],
  [60, 26],
  [118, 6, 'c'],
  [108, -46],
  [88, -110],
  [70, -190],
];

/** Foam where something rises out of the water: it hides the lower edge. */
const foam = (x: number, half: number): Svg =>
  gouge([x - half - 50, -2], [x, 54], [x + half + 50, -6], 34, '@paper') +
  gouge([x - half + 6, 44], [x + 10, 70], [x + half + 4, 40], 10, '@paper');

/** A back that comes up for air, shaded on the right. */
function hump(x: number, half: number, high: number): Svg {
  const outline = smooth([
    [x, 28],
    [x - half, 4, 'c'],
    [x - half * 0.86, -high * 0.5],
    [x - half * 0.3, -high],
    [x + half * 0.3, -high],
    [x + half * 0.86, -high * 0.5],
    [x + half, 4, 'c'],
  ]);
  const shadow = smooth([
    [x + half * 0.25, 40, 'c'],
    [x + half * 0.7, -high * 0.4],
    [x + half * 0.4, -high * 1.1, 'c'],
    [x + half * 1.2, -high, 'c'],
    [x + half * 1.2, 40, 'c'],
  ]);
  return (
    shape(outline, '@paper', { color: '@key', width: 7 }) + clipTo(outline, shape(shadow, '@slate')) + foam(x, half)
  );
}

/** A white cat as long as a ferry, its head 250 above the water, its back in two loops to the left. */
export function seaCat(): Svg {
  const neck = smooth(NECK);
  const shadow = shape(
    smooth([
      [96, -190],
      [74, -120],
      [62, -60],
      [84, 0],
      [96, 60],
      [220, 60],
      [200, -190],
    ]),
    '@slate',
  );
  const fur = [-52, -20, 14, 44]
    .map((x, i) => gouge([x, -112 + (i % 2) * 10], [x + 4, -84], [x - 6, -52], 8, '@key'))
    .join('');
  return [
    hump(-392, 62, 74),
    hump(-224, 92, 122),
    shape(neck, '@paper', { color: '@key', width: 7 }),
    clipTo(neck, shadow),
    fur,
    foam(0, 128),
    place(head({ coat: 'white', eyes: 'half', eyeColor: '@mustard' }), { x: 0, y: -196, scale: 0.98, turn: -4 }),
  ].join('');
}

/** A black cat to sit in the boat, at the same place and scale. */
export const rower = (): Svg =>
  place(
    sitFront({
      coat: 'black',
      eyes: 'wide',
      eyeColor: '@mustard',
      tail: [
        [60, -30],
        [20, -20],
      ],
    }),
    {
      x: 0,
      y: 20,
      scale: 0.66,
    },
  );

/** A rowing boat about 330 long, its oars out. */
export function boat(): Svg {
  const hull = smooth([
    [-160, -62, 'c'],
    [-80, -44],
    [80, -44],
    [168, -72, 'c'],
    [138, 6],
    [90, 34],
    [-90, 34],
    [-134, 6],
  ]);
  return [
    line(-52, -78, -196, 66, '@paper', 13),
    line(52, -78, 200, 60, '@paper', 13),
    shape(hull, '@brick', { color: '@key', width: 7 }),
    gouge([-150, -34], [0, -14], [156, -42], 11, '@paper'),
    gouge([-196, 38], [0, 74], [206, 34], 22, '@paper'),
    gouge([-120, 74], [0, 88], [140, 70], 9, '@paper'),
  ].join('');
}

/** A ginger cat asleep, for the middle of a compass. */
export const compassCat = (): Svg => curl({ coat: 'ginger' });
