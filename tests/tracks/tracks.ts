// The ways in which a walk is walked: where the walker goes and what they press, and what the phone does on the way.
import { bearingOf, everyMeter, nearestOn, placeToward, type LatLon } from './geometry';
import type { Walk } from './walks';

/**
 * How good the fixes are. `repeats`: the phone gives the last place again, as a new fix. `is silent`: the phone gives
 * no fix.
 */
export type Phone = 'good' | 'poor' | 'repeats' | 'is silent';

export type Press =
  /** On the cover: asks for the location. */
  | 'locate'
  /** On the cover: begins at the first stop. */
  | 'begin'
  /** On the cover: begins at a stop that is nearer than the first one. */
  | 'begin nearer'
  /** Marks the stop and opens its story. */
  | 'mark and read'
  /** Leads from the story to the next stop, or to the end. */
  | 'next'
  /** Takes the offer to continue to a later stop; does nothing without one. */
  | 'continue'
  | 'way back'
  | 'i know'
  /** Opens the list and the map and comes back. */
  | 'look';

export type Piece =
  | { readonly go: readonly LatLon[] }
  | { readonly stand: number }
  | { readonly press: Press }
  | { readonly phone: Phone };

export const WAYS = ['thumb', 'clean', 'past', 'side', 'middle', 'wrong way', 'detour', 'poor', 'frozen'] as const;
export type Way = (typeof WAYS)[number];

const straight = (from: LatLon, to: LatLon): Piece => ({ go: everyMeter([from, to]) });
const press = (what: Press): Piece => ({ press: what });
const stand = (seconds: number): Piece => ({ stand: seconds });
const arrive: readonly Piece[] = [stand(12), press('mark and read'), stand(6), press('next')];

/** The legs from the given one on, each followed by the arrival at its stop. */
const perLeg = (
  { legs }: Walk,
  from: number,
  piecesOf: (leg: readonly LatLon[], index: number) => readonly Piece[],
): Piece[] => legs.slice(from).flatMap((leg, index) => [...piecesOf(leg, index + from), ...arrive]);

const firstOf = (leg: readonly LatLon[]): LatLon => leg[0] ?? [0, 0];
const lastOf = (leg: readonly LatLon[]): LatLon => leg.at(-1) ?? [0, 0];
const shareOf = (leg: readonly LatLon[], share: number): number => Math.floor(leg.length * share);

/** The walker comes to the first stop from 200 m behind it. */
function approach({ legs }: Walk): Piece[] {
  const leg = legs[0] ?? [];
  const start = firstOf(leg);
  const from = placeToward(start, 200, bearingOf(leg[20] ?? start, start));
  return [{ go: [from] }, press('locate'), stand(4), press('begin'), straight(from, start), ...arrive];
}

/** The walker leaves the leg to the left, goes on beside it, and comes back to it. */
function detourOf(leg: readonly LatLon[], index: number): Piece[] {
  if (leg.length < 180) return [{ go: leg }];
  const [leaves, returns] = [shareOf(leg, 0.35), shareOf(leg, 0.65)];
  const [from, to] = [leg[leaves] ?? firstOf(leg), leg[returns] ?? lastOf(leg)];
  const across = bearingOf(from, to) - 90;
  const [out, back] = [placeToward(from, 140, across), placeToward(to, 140, across)];
  return [
    { go: leg.slice(0, leaves) },
    straight(from, out),
    press(index % 2 === 0 ? 'way back' : 'i know'),
    straight(out, back),
    straight(back, to),
    { go: leg.slice(returns) },
  ];
}

const WRONG_WAY_METERS = 130;

/** The walker first goes back along the leg before (on the first leg: away from it), and then the right way. */
export function wrongWayOf(
  { legs }: Walk,
  leg: readonly LatLon[],
  index: number,
  meters = WRONG_WAY_METERS,
): readonly Piece[] {
  const before = legs[index - 1];
  const wrong = before
    ? before.slice(-meters).toReversed()
    : everyMeter([firstOf(leg), placeToward(firstOf(leg), meters, bearingOf(leg[30] ?? lastOf(leg), firstOf(leg)))]);
  return [{ go: wrong }, stand(6), { go: wrong.toReversed() }, { go: leg }];
}

const FROZEN_METERS = 200;

/** The phone's position stands still while the walker walks 200 m in the middle of the leg. */
function frozenOn(leg: readonly LatLon[], index: number): Piece[] {
  const [begins, ends] = [shareOf(leg, 0.3), Math.min(leg.length - 20, shareOf(leg, 0.3) + FROZEN_METERS)];
  return [
    { go: leg.slice(0, begins) },
    { phone: index % 2 === 0 ? 'repeats' : 'is silent' },
    { go: leg.slice(begins, ends) },
    { phone: 'good' },
    { go: leg.slice(ends) },
  ];
}

/**
 * The walker passes every stop with a short pause and without marking it, and takes the offers to continue in the
 * second half of the walk.
 */
const pastAll = ({ legs }: Walk): Piece[] =>
  legs.flatMap((leg, index) => [
    { go: leg.slice(0, 150) },
    ...(index >= legs.length / 2 ? [press('continue')] : []),
    { go: leg.slice(150) },
    stand(6),
  ]);

/** The walker comes from the side to the middle of a leg, and goes on to the end of the walk. */
function fromTheSide(walk: Walk): Piece[] {
  const index = Math.floor(walk.legs.length / 2);
  const leg = walk.legs[index] ?? [];
  const half = shareOf(leg, 0.5);
  const to = leg[half] ?? firstOf(leg);
  const from = placeToward(to, 250, bearingOf(firstOf(leg), lastOf(leg)) + 90);
  return [
    { go: [from] },
    press('locate'),
    stand(4),
    press('begin nearer'),
    straight(from, to),
    { go: leg.slice(half) },
    ...arrive,
    ...perLeg(walk, index + 1, (next) => [{ go: next }]),
  ];
}

/** The walker begins in the middle of the second leg, while the screen leads to the first stop. */
function inTheMiddle({ legs }: Walk): Piece[] {
  const [, second = [], third = []] = legs;
  const half = shareOf(second, 0.5);
  return [
    { go: second.slice(half, half + 1) },
    press('locate'),
    stand(4),
    press('begin'),
    { go: second.slice(half) },
    stand(10),
    { go: third },
    stand(10),
  ];
}

/** The pieces of one way along a walk. The way `thumb` has no location, so its walker presses and does not move. */
export function piecesOf(way: Way, walk: Walk): readonly Piece[] {
  const on = (leg: readonly LatLon[]): readonly Piece[] => [{ go: leg }];
  switch (way) {
    case 'thumb':
      return [press('begin'), press('look'), ...arrive, ...perLeg(walk, 0, () => [press('look')])];
    case 'clean':
      return [
        ...approach(walk),
        ...perLeg(walk, 0, (leg) => [{ go: leg.slice(0, 60) }, press('look'), { go: leg.slice(60) }]),
      ];
    case 'past': {
      const start = approach(walk).slice(0, -arrive.length);
      return [...start, stand(6), ...pastAll(walk)];
    }
    case 'side':
      return fromTheSide(walk);
    case 'middle':
      return inTheMiddle(walk);
    case 'wrong way':
      return [...approach(walk), ...perLeg(walk, 0, (leg, index) => wrongWayOf(walk, leg, index))];
    case 'detour':
      return [...approach(walk), ...perLeg(walk, 0, detourOf)];
    case 'poor':
      return [{ phone: 'poor' }, ...approach(walk), ...perLeg(walk, 0, on)];
    case 'frozen':
      return [...approach(walk), ...perLeg(walk, 0, frozenOn)];
  }
}

/** Whether a place is within this many meters of a stop. */
export const isNearStop = ({ stops }: Walk, place: LatLon, meters: number): boolean =>
  nearestOn(stops, place).beside <= meters;
