import { short } from '../geometry';
import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Turn } from './aspect';
import type { Coat } from './coats';

export type Eyes = 'open' | 'wide' | 'half' | 'closed' | 'wink';

export interface Look {
  readonly eyes?: Eyes;
  readonly eyeColor?: Swatch;
  /** Where the cat looks: -1 to 1 across and down. */
  readonly gaze?: readonly [across: number, down: number];
}

const OPENING: Record<Exclude<Eyes, 'closed'>, number> = { open: 1, wide: 1.24, half: 0.94, wink: 1 };

/** Writes an outline drawn for the right eye where this side and this view have it. */
type Pen = (x: number, y: number) => string;

/** An almond: the inner corner low, the outer corner high. */
function almond(pen: Pen, open: number): string {
  return [
    `M${pen(16, 14)}`,
    `Q${pen(26, -16 * open - 2)} ${pen(50, -17 * open - 2)}`,
    `Q${pen(66, -12 * open)} ${pen(73, -6)}`,
    `Q${pen(66, 20 * open + 2)} ${pen(42, 21 * open + 2)}`,
    `Q${pen(26, 20 * open + 2)} ${pen(16, 14)}Z`,
  ].join(' ');
}

/** What the upper lid covers: a rim of shadow, or half of a dignified eye. */
function lid(pen: Pen, eyes: Eyes, open: number): string {
  return eyes === 'half'
    ? `M${pen(2, 5)}Q${pen(44, -3)} ${pen(88, 3)}L${pen(88, -60)}L${pen(2, -60)}Z`
    : `M${pen(10, -2)}Q${pen(40, -16 * open - 4)} ${pen(80, -12)}L${pen(80, -60)}L${pen(0, -60)}Z`;
}

export function eye(side: -1 | 1, coat: Coat, look: Look, turn: Turn): Svg {
  const { eyes = 'open', eyeColor = coat.eye, gaze = [0, 0] } = look;
  const at = (x: number, y: number): Point => turn([x * side, y]);
  const pen: Pen = (x, y) => {
    const [px, py] = at(x, y);
    return `${short(px)} ${short(py)}`;
  };
  if (eyes === 'closed' || (eyes === 'wink' && side > 0)) {
    return gouge(at(16, 10), at(44, 32), at(74, 2), 9, closedLine(coat, side));
  }
  const open = OPENING[eyes];
  const outline = almond(pen, open);
  const [middle, pupilY] = at(44, 2 + gaze[1] * 6);
  const foreshortening = Math.abs(at(60, 2)[0] - at(28, 2)[0]) / 32;
  const pupilX = middle + gaze[0] * 9 * foreshortening;
  const plain = coat.dark && coat.marking === 'plain';
  const rim = plain ? '' : shape(outline, '@night', { color: '@night', width: coat.dark ? 8 : 9 });
  const tearDuct = plain ? '' : gouge(at(8, 26), at(12, 18), at(20, 10), 5, '@key');
  const inside = [
    ellipse(pupilX, pupilY, 10 * foreshortening, 18 * open + 4, '@night'),
    shape(lid(pen, eyes, open), eyes === 'half' ? lidColor(coat, side) : '@night'),
    eyes === 'half' ? gouge(at(4, 4), at(44, -3), at(84, 3), 11, '@night') : '',
    circle(pupilX - 6 * foreshortening, pupilY - (eyes === 'half' ? -4 : 7 * open), 5.5, '@paper'),
  ];
  return rim + tearDuct + shape(outline, eyeColor) + clipTo(outline, inside.join(''));
}

/** The fur above an eye. */
function lidColor(coat: Coat, side: -1 | 1): Swatch {
  if (coat.marking === 'patches') return side < 0 ? '@night' : '@ginger';
  return coat.point ?? coat.base;
}

function closedLine(coat: Coat, side: -1 | 1): Swatch {
  const onDark = coat.dark || coat.marking === 'points' || (coat.marking === 'patches' && side < 0);
  return onDark ? '@paper' : '@key';
}
