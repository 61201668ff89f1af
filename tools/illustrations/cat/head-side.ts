import { smooth } from '../geometry';
import type { Points } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor } from './coats';
import type { Coat, CoatName } from './coats';
import { sideMarkings } from './side-markings';

export interface SideFace {
  readonly coat: CoatName;
  readonly eyes?: 'open' | 'wide' | 'half' | 'closed';
  readonly eyeColor?: Swatch;
  readonly mouth?: 'shut' | 'open';
}

const SKULL: Points = [
  [-62, 34],
  [-66, -4],
  [-54, -42],
  [-24, -62],
  [14, -62],
  [38, -52],
  [55, -32],
  [66, -14],
  [82, 2],
  [89, 11],
  [85, 24],
  [84, 36],
  [74, 50],
  [58, 58],
  [34, 64],
  [14, 80, 'c'],
  [4, 70],
  [-16, 84, 'c'],
  [-24, 72],
  [-44, 78],
];
const OUTLINE = smooth(SKULL);
const NEAR_EAR = smooth([
  [-56, -30],
  [-50, -66],
  [-34, -118, 'c'],
  [-2, -88],
  [22, -54],
  [-14, -36],
]);
const FAR_EAR = smooth([
  [6, -54],
  [22, -84],
  [46, -110, 'c'],
  [52, -78],
  [50, -40],
]);
const INNER_EAR = smooth([
  [-34, -50],
  [-30, -98, 'c'],
  [-4, -72],
  [6, -50],
]);

/** A cat's head in profile, looking right: about 155 wide and 200 tall, its origin in the middle of the skull. */
export function headSide(face: SideFace): Svg {
  const coat = coatOf(face.coat);
  return [
    shape(FAR_EAR, coat.point ?? (coat.base === '@slate' ? '@night' : coat.far)),
    shape(OUTLINE, coat.base),
    clipTo(OUTLINE, sideMarkings(coat)),
    nearEar(coat),
    eye(coat, face),
    muzzle(coat, face),
    [0, 12, 24]
      .map((q) => gouge([62, 34 + q * 0.3], [96, 26 + q], [142, 18 + q * 2.1], 3.6, coat.whisker, 'far end'))
      .join(''),
  ].join('');
}

function nearEar(coat: Coat): Svg {
  const hair = [0, 9, 18].map((q) =>
    gouge([-22 + q, -50], [-24 + q, -68], [-26 + q * 0.8, -84 + q], 5, '@paper', 'far end'),
  );
  return [
    shape(NEAR_EAR, coat.point ?? coat.base),
    shape(INNER_EAR, coat.ear),
    hair.join(''),
    gouge([18, -56], [0, -44], [-40, -34], 4, cutColor(coat)),
  ].join('');
}

function eye(coat: Coat, { eyes = 'open', eyeColor = coat.eye }: SideFace): Svg {
  const line: Swatch = coat.dark || coat.marking === 'points' ? '@paper' : '@key';
  if (eyes === 'closed') return gouge([18, -8], [36, 8], [56, -8], 7, line);
  const open = eyes === 'wide' ? 1.25 : eyes === 'half' ? 0.62 : 1;
  const outline = smooth([
    [16, -8, 'c'],
    [28, -12 - 12 * open],
    [46, -12 - 10 * open],
    [55, -4, 'c'],
    [48, 2 + 6 * open],
    [32, 2 + 6 * open],
  ]);
  return [
    coat.dark ? '' : shape(outline, '@night', { color: '@night', width: 6 }),
    shape(outline, eyeColor),
    clipTo(outline, ellipse(44, -8, 6.5, 15 * open + 2, '@night') + circle(40, -14, 4.2, '@paper')),
    gouge([14, -8], [30, -18 - 12 * open], [56, -8], 6, coat.dark ? '@night' : '@key'),
  ].join('');
}

function muzzle(coat: Coat, { mouth = 'shut' }: SideFace): Svg {
  const cut: Swatch = coat.marking === 'bib' ? '@key' : coat.point ? '@paper' : cutColor(coat);
  const leather = smooth([
    [76, -2],
    [88, 6],
    [90, 14],
    [82, 20],
    [76, 10],
  ]);
  const lips =
    mouth === 'open'
      ? shape(
          smooth([
            [50, 42, 'c'],
            [68, 38],
            [84, 30, 'c'],
            [82, 48],
            [66, 56],
          ]),
          '@brick',
          { color: '@key', width: 4 },
        )
      : gouge([82, 30], [70, 46], [48, 42], 4.6, cut);
  return (
    shape(leather, '@brick') +
    gouge([82, 20], [80, 26], [82, 32], 3.4, cut) +
    lips +
    circle(64, 30, 2.4, cut) +
    circle(56, 36, 2.4, cut)
  );
}
