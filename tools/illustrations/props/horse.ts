import { smooth } from '../geometry';
import type { Points } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';

const NECK_AND_HEAD: Points = [
  [-190, 20, 'c'],
  [-170, -110],
  [-110, -220],
  [-40, -290],
  [-6, -310],
  [2, -352, 'c'],
  [24, -316],
  [56, -306],
  [86, -268],
  [118, -214],
  [150, -166],
  [158, -130],
  [142, -106],
  [112, -104],
  [92, -122],
  [60, -160],
  [22, -186],
  [-8, -180],
  [-30, -120],
  [-44, -40],
  [-20, 20, 'c'],
];
const MANE: Points = [
  [-6, -316],
  [-50, -296],
  [-116, -230],
  [-182, -120],
  [-214, -10, 'c'],
  [-184, -60],
  [-160, -54, 'c'],
  [-150, -120],
  [-122, -130, 'c'],
  [-104, -196],
  [-70, -206, 'c'],
  [-44, -262],
  [-14, -280],
];
const BANDAGE: Points = [
  [-20, -298, 'c'],
  [44, -312, 'c'],
  [70, -288],
  [64, -246, 'c'],
  [-4, -214, 'c'],
  [-34, -240],
];

/** A horse that looks out to the right with a bandaged brow: head and neck, 360 tall. */
export function bandagedHorse(coat: Swatch): Svg {
  const outline = smooth(NECK_AND_HEAD);
  return [
    shape(outline, coat, { color: '@key', width: 8 }),
    clipTo(outline, shape('M-60 40Q-70 -120 -20 -170Q40 -150 100 -90L160 -60L60 60Z', '@shade')),
    shape(smooth(MANE), '@night'),
    shape(smooth(BANDAGE), '@paper', { color: '@key', width: 7 }),
    gouge([-14, -260], [20, -276], [62, -276], 6, '@slate'),
    gouge([-8, -238], [24, -256], [64, -258], 6, '@slate'),
    shape('M-26 -252L-64 -270L-70 -240ZM-26 -246L-58 -212L-40 -200Z', '@paper', { color: '@key', width: 5 }),
    ellipse(58, -226, 14, 10, '@night'),
    circle(54, -229, 4, '@paper'),
    gouge([40, -240], [60, -248], [78, -236], 7, '@key'),
    ellipse(140, -142, 7, 10, '@night'),
    gouge([104, -122], [122, -120], [142, -112], 6, '@key'),
  ].join('');
}

const RUMP: Points = [
  [-260, -420, 'c'],
  [-150, -452],
  [-60, -440],
  [10, -390],
  [30, -310],
  [10, -240],
  [-24, -190],
  [-14, -130],
  [-30, -40],
  [-10, -14],
  [-14, 0, 'c'],
  [-72, 0, 'c'],
  [-76, -30],
  [-80, -120],
  [-104, -190],
  [-170, -236],
  [-260, -240, 'c'],
];
const FAR_LEG: Points = [
  [-200, -260],
  [-140, -230],
  [-124, -150],
  [-134, -50],
  [-118, -14],
  [-122, 0, 'c'],
  [-176, 0, 'c'],
  [-178, -40],
  [-176, -140],
];
const TAIL: Points = [
  [6, -396],
  [52, -380],
  [78, -300],
  [72, -180],
  [92, -100, 'c'],
  [54, -116],
  [36, -90, 'c'],
  [30, -180],
  [34, -280],
  [14, -350],
];

/** The hind part of a horse in harness that walks out of the picture to the left: 450 tall. */
export function hindquarters(coat: Swatch, far: Swatch): Svg {
  const outline = smooth(RUMP);
  return [
    shape(smooth(FAR_LEG), far),
    shape(smooth(TAIL), '@night'),
    shape(outline, coat, { color: '@key', width: 8 }),
    clipTo(outline, shape('M-280 -280Q-100 -250 -30 -330L60 -300V20H-280Z', '@shade')),
    gouge([-30, -380], [20, -330], [-6, -250], 8, '@key'),
    shape('M-260 -330L-40 -440L-18 -428L-260 -296Z', '@night'),
    shape('M-80 -24H-8L-12 4H-76Z', '@night'),
    shape('M-180 -24H-116L-120 4H-178Z', '@night'),
  ].join('');
}
