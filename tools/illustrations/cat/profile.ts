import type { Point, Points } from '../geometry';
import { clipTo, gouge, place, shape } from '../svg';
import type { Place, Svg } from '../svg';
import type { Swatch } from '../inks';
import { coatOf, cutColor, toeCut } from './coats';
import type { Coat, CoatName } from './coats';
import { tail } from './fur';
import { headSide } from './head-side';
import type { SideFace } from './head-side';
import { legEdge, legMarks, limb, toeCuts } from './limb';
import type { Joint, Limb } from './limb';
import { pelt, trunkOutline } from './pelt';
import type { Trunk } from './pelt';

/** Hip, knee, hock, ball of the foot, toes. */
export type HindLeg = readonly [Point, Point, Point, Point, Point];
/** Shoulder, elbow, wrist, toes. */
export type ForeLeg = readonly [Point, Point, Point, Point];

/** One moment of a cat seen from its right side, as traced: everything that moves. */
export interface Posture extends Trunk {
  readonly head: Place;
  /** From the rump to the tip. */
  readonly tail: Points;
  readonly nearHind: HindLeg;
  readonly farHind: HindLeg;
  readonly nearFore: ForeLeg;
  readonly farFore: ForeLeg;
}

export interface Profile extends Omit<SideFace, 'coat'> {
  readonly coat: CoatName;
  /** Color of the legs on the far side, where it is not the shade of the coat. */
  readonly far?: Swatch;
}

const HIND_WIDTHS = [104, 66, 29, 27, 25] as const;
const FORE_WIDTHS = [76, 48, 30, 29] as const;
/** The far legs are a little thinner, or the cat looks like a table. */
const FAR = 0.88;

/** Draws a posture in a coat. The origin is that of the posture. */
export const profile = (cat: Profile, posture: Posture): Svg =>
  bodyInProfile(cat, posture) + place(headSide(cat), posture.head);

/** Draws a posture without its head, which is the same in every posture. */
export function bodyInProfile(cat: Profile, posture: Posture): Svg {
  const coat = coatOf(cat.coat);
  const cut = cutColor(coat);
  const marks = pelt(coat, posture);
  const trunk = trunkOutline(posture);
  const nearHind = leg(posture.nearHind, HIND_WIDTHS);
  const nearFore = leg(posture.nearFore, FORE_WIDTHS);
  const far = [leg(posture.farHind, HIND_WIDTHS, FAR), leg(posture.farFore, FORE_WIDTHS, FAR)];
  const paws = [posture.nearHind[4], posture.nearFore[3]];
  const near = (part: Limb): Svg => shape(part.outline, coat.base) + clipTo(part.outline, marks) + legMarks(coat, part);
  return [
    tail(coat, posture.tail, 32, 20),
    far.map((part) => farLeg(coat, part, cat.far)).join(''),
    shape(trunk, coat.base),
    clipTo(trunk, marks),
    near(nearHind),
    near(nearFore),
    fold(posture.nearHind, 1, 42, cut),
    fold(posture.nearFore, -1, 30, cut),
    paws.map(([x, y]) => toeCuts(x, y, toeCut(coat))).join(''),
  ].join('');
}

/**
 * The legs on the far side lie in shadow. A gray coat has no darker ink of its own: there a cut edge tells them apart.
 * Ginger takes the slate of a shadow: in red, the legs look like those of a second cat.
 */
function farLeg(coat: Coat, part: Limb, wanted?: Swatch): Svg {
  const edge = coat.base === '@slate' ? legEdge(part, '@key', 0.34) : '';
  // Only the paws of a Siamese are dark, so its far legs take the shadow of a white cat.
  const own = coat.point || coat.base === '@slate' ? '@slate' : coat.far;
  const color = wanted ?? (coat.base === '@ginger' ? '@brown' : own);
  return shape(part.outline, color) + legMarks(coat, part) + edge;
}

function leg(points: HindLeg | ForeLeg, widths: readonly number[], share = 1): Limb {
  return limb(points.map(([x, y], i): Joint => [x, y, (widths[i] ?? 20) * share]));
}

/** A fold in the fur before the thigh or behind the shoulder, beside the upper bone of the leg. */
function fold([upper, lower]: HindLeg | ForeLeg, side: -1 | 1, away: number, color: Swatch): Svg {
  const [x1, y1] = upper;
  const [x2, y2] = lower;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [outX, outY] = [(side * away * (y2 - y1)) / length, (-side * away * (x2 - x1)) / length];
  const beside = (share: number, reach: number): Point => [
    x1 + (x2 - x1) * share + outX * reach,
    y1 + (y2 - y1) * share + outY * reach,
  ];
  return gouge(beside(0.98, 0.86), beside(0.4, 1.3), beside(-0.24, 0.94), 6, color);
}
