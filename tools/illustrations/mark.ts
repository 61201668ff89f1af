import { bothSides, mirror, short, smooth } from './geometry';
import type { Points } from './geometry';

/** Screen colors: these drawings are not printed, so they need no inks. */
const COLORS = {
  mustard: '#f0b43c',
  night: '#1a2036',
  paper: '#f6ecd7',
  brick: '#d0482e',
  card: '#fff8e8',
  sand: '#eadbbc',
  pencil: '#525b6e',
} as const;

/** Coarser than a head in a picture: ears, cheeks and eyes must be visible at 16 pixels. */
const HEAD: Points = [
  [24, 17],
  [28, 15.8],
  [35.6, 6.2, 'c'],
  [38.6, 16],
  [39.8, 25],
  [42.4, 32.2, 'c'],
  [38.6, 34.6],
  [35, 39],
  [24, 41.4],
];
const mirrorAt24 = (half: Points): Points =>
  mirror(half.map(([x, y, corner]) => (corner ? [x - 24, y, corner] : [x - 24, y]))).map(([x, y, corner]) =>
    corner ? [x + 24, y, corner] : [x + 24, y],
  );

const oneDecimal = (path: string): string =>
  path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

export const MARK_HEAD = oneDecimal(smooth(mirrorAt24(HEAD)));
const eyePath = (x: -1 | 1): string =>
  `M${short(24 + 2.6 * x)} 29Q${short(24 + 5 * x)} 20.4 ${short(24 + 12.4 * x)} 24Q${short(24 + 10 * x)} 33.4 ${short(24 + 2.6 * x)} 29Z`;
export const MARK_EYES = [eyePath(-1), eyePath(1)] as const;
export const MARK_NOSE = 'M21.6 33.8h4.8L24 36.8Z';
export const BOLD_NOSE = 'M20.8 34h6.4L24 38Z';

/** For 48 pixels and below: eyes that are visible at 16 pixels, with a pupil so thin that it disappears first. */
const boldEye = (x: -1 | 1): string =>
  `M${short(24 + 2 * x)} 30.6Q${short(24 + 4 * x)} 18.6 ${short(24 + 14.4 * x)} 22Q${short(24 + 11.6 * x)} 35 ${short(24 + 2 * x)} 30.6Z`;
export const BOLD_EYES = [boldEye(-1), boldEye(1)] as const;

/** The moon and the black cat for the browser's tab: the brand mark with bold eyes. */
export const favicon = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<circle cx="24" cy="24" r="24" fill="${COLORS.mustard}"/>`,
    `<path d="${MARK_HEAD}" fill="${COLORS.night}"/>`,
    `<path d="${BOLD_EYES.join('')}" fill="${COLORS.paper}"/>`,
    bothSides((x) => `<ellipse cx="${short(24 + 7.2 * x)}" cy="26.6" rx="1" ry="4" fill="${COLORS.night}"/>`),
    `<path d="${BOLD_NOSE}" fill="${COLORS.brick}"/>`,
    '</svg>\n',
  ].join('');

const SITTING: Points = [
  [600, 390],
  [648, 396],
  [672, 404],
  [722, 320, 'c'],
  [744, 372],
  [752, 420],
  [742, 476],
  [706, 520],
  [742, 600],
  [776, 700],
  [806, 800],
  [800, 862],
  [756, 884],
  [600, 888],
];
const TAIL = 'M770 868Q910 896 930 800Q936 740 896 716';

/** The placeholder for a missing picture: the outline of a waiting cat. */
export const placeholder = (): string => {
  const outline = smooth(mirror(SITTING.map(([x, y, corner]) => (corner ? [x - 600, y, corner] : [x - 600, y]))));
  const pencil = `fill="none" stroke="${COLORS.pencil}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">',
    `<path d="M0 0H1200V900H0Z" fill="${COLORS.card}"/>`,
    `<circle cx="600" cy="470" r="340" fill="${COLORS.sand}"/>`,
    `<path d="M0 884H1200V900H0Z" fill="${COLORS.pencil}"/>`,
    `<path d="${TAIL}" ${pencil} stroke-dasharray="2 24"/>`,
    `<path d="${outline}" transform="translate(600)" fill="${COLORS.card}" stroke="${COLORS.pencil}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="2 24"/>`,
    `<path d="M600 690V840M540 740Q510 810 545 868M660 740Q690 810 655 868" ${pencil} stroke-dasharray="2 24"/>`,
    '</svg>\n',
  ].join('');
};
