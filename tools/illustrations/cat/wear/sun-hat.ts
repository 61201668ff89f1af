import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const CROWN: Points = [
  [-54, -70, 'c'],
  [-52, -112],
  [-30, -136],
  [4, -140],
  [36, -132],
  [54, -108],
  [56, -70, 'c'],
  [0, -60],
];
/** Wide and limp; the ears come up behind it. */
const BRIM: Points = [
  [-156, -48],
  [-110, -70],
  [-56, -82],
  [0, -72],
  [56, -82],
  [112, -76],
  [152, -58],
  [146, -42],
  [96, -46],
  [48, -42],
  [0, -34],
  [-50, -42],
  [-100, -38],
  [-140, -34],
];
const BAND: Points = [
  [-55, -98, 'c'],
  [0, -84],
  [56, -98, 'c'],
  [57, -72, 'c'],
  [0, -58],
  [-56, -72, 'c'],
];

/** Straw, with a wide and limp brim. */
export function sunHat(band: Swatch = '@verdigris'): Svg {
  const weave = [-120, -84, -44, 0, 44, 84, 120].map((x) =>
    gouge([x * 0.9, -62 + Math.abs(x) * 0.02], [x, -52], [x * 1.04, -44], 3.5, '@key'),
  );
  const hat = [
    shape(smooth(CROWN), '@mustard'),
    clipTo(smooth(CROWN), shape('M28 -150Q52 -100 36 -40H90V-150Z', '@shade')),
    stroke(smooth(CROWN), '@key', 4),
    gouge([-36, -104], [-34, -120], [-22, -130], 4, '@key'),
    gouge([-14, -104], [-12, -122], [-4, -134], 4, '@key'),
    gouge([8, -104], [10, -120], [12, -130], 4, '@key'),
    shape(smooth(BAND), band),
    shape(smooth(BRIM), '@mustard', RIM),
    weave.join(''),
    gouge([-140, -50], [-100, -66], [-64, -72], 5, '@paper'),
  ];
  return place(hat.join(''), { x: 0, y: -2, turn: 5 });
}
