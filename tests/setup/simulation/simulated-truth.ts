// Compares a state of the position with the place where a simulated walker truly is.
import type { Coordinates } from '../../../src/geography/coordinates';
import type { LatLons } from '../../../src/geography/district';
import { bearingTo, metersBetween } from '../../../src/geography/great-circle';
import { nearestOnLeg } from '../../../src/walk/position/nearest-on-leg';
import type { Found, PositionState } from '../../../src/walk/position/position-state';
import { cornersLeft, stepDue } from '../../../src/walk/position/steps';
import { tour } from '../content/content';
import { METERS, placeOf, ROUTES, WALKS, type Track, type Walk } from './simulated-walker';

const CORNERS = Object.fromEntries(
  WALKS.map((walk) => [
    walk,
    ROUTES[walk].legs.map((leg, i) => cornersLeft(leg, tour(walk).stops[i]?.next?.steps ?? [])),
  ]),
) as Record<Walk, (readonly number[])[]>;

/** A displayed distance may be wrong by this much plus the reported accuracy. */
const SLACK_METERS = 15;
const FASTEST = 1.5;
/** Within this distance a walker is at a stop. */
const ARRIVED_METERS = 30;
const LOST_SECONDS = 60;
const FAR_METERS = 3_000;
/** Half of the angle of one of eight directions, in degrees. */
const HALF_DIRECTION = 22.5;
/** A place along each leg every 10 m, with the meters left: a leg may pass the same place twice. */
const FOLD_STEP = 10;
const FOLDS = Object.fromEntries(
  WALKS.map((walk) => [
    walk,
    METERS[walk].map((places) =>
      places.flatMap((place, meter) =>
        meter % FOLD_STEP === 0 ? [{ place: placeOf(place), left: places.length - meter }] : [],
      ),
    ),
  ]),
) as Record<Walk, { place: Coordinates; left: number }[][]>;

export interface Truth {
  readonly one: Track;
  readonly here: Coordinates;
  /** The walker's true place at the time of the last accepted fix. */
  readonly atFix: Coordinates;
  /** The walker's distance from each leg for each second, from shortly before the third-last fix on. */
  readonly lately: () => readonly (readonly number[])[];
  /** The largest true error of the last accepted fixes, in meters. */
  readonly error: number;
  /** The shortest distance to each stop so far, in meters; the first one is that to stop 1. */
  readonly closest: readonly number[];
  /** Seconds since the phone last gave a fix of that second. */
  readonly silentFor: number;
  /** The largest true error of the fixes that the phone gave in the last seconds, in meters. */
  readonly wildest: number;
  /** Seconds since the third-last fix: three fixes are needed to leave the route or to return to it. */
  readonly threeFixes: number;
}

/** A sentence may depend on this many fixes: three to leave the route, and one more to agree on a distance. */
export const RESTS_ON = 4;

type Led = Extract<PositionState, { kind: 'sure' | 'ahead' | 'beside' | 'to-start' | 'off' }>;
const isLed = (state: PositionState): state is Led =>
  ['sure', 'ahead', 'beside', 'to-start', 'off'].includes(state.kind);

const legOf = ({ one }: Truth, stop: number): LatLons => ROUTES[one.walk].legs[stop - 2] ?? [];
const stopPlaceOf = ({ one }: Truth, stop: number): Coordinates => placeOf(ROUTES[one.walk].stops[stop - 1] ?? [0, 0]);
const besideOf = (truth: Truth, stop: number): number =>
  nearestOnLeg(legOf(truth, stop), truth.here)?.beside ?? Number.NaN;

/**
 * The true meters from a place to a stop: the least and the most, which differ where a leg passes the same place twice
 * within reach.
 */
function leftTruly(
  { one }: Truth,
  stop: number,
  from: Coordinates,
  error: number,
): readonly [least: number, most: number] {
  const straight = metersBetween(from, placeOf(ROUTES[one.walk].stops[stop - 1] ?? [0, 0]));
  const reach =
    (nearestOnLeg(ROUTES[one.walk].legs[stop - 2] ?? [], from)?.beside ?? Number.NaN) + 2 * error + FOLD_STEP;
  const lefts = (FOLDS[one.walk][stop - 2] ?? []).flatMap(({ place, left }) => {
    const beside = metersBetween(from, place);
    return beside <= reach ? [[left, left + beside] as const] : [];
  });
  const least = Math.min(...lefts.map(([left]) => left));
  return [Math.max(straight, Number.isFinite(least) ? least : 0), Math.max(straight, ...lefts.map(([, left]) => left))];
}

/** "You were at stop 2": the walker has come to the stop, as near as a fix among tall buildings can tell. */
function offerWrong(state: Found, { one, closest }: Truth, error: number): string {
  if (state.offer === undefined || state.isThere) return '';
  const meters = closest[state.offer - 1] ?? Number.NaN;
  return meters > ARRIVED_METERS + SLACK_METERS + Math.max(error, one.noise)
    ? `was at stop ${state.offer}, never nearer than ${Math.round(meters)} m`
    : '';
}

/** The sentences that tell of no place: that the location is lost, that it jumps, and that the walk is far. */
function withoutPlaceWrong(state: PositionState, { one, here, silentFor, wildest }: Truth): string {
  if (state.kind === 'lost' && silentFor < LOST_SECONDS - 2) return `lost, after ${silentFor} s of silence`;
  if (state.kind === 'jumps' && wildest < one.noise) return `jumps, never more than ${Math.round(wildest)} m off`;
  const nearest = Math.min(...ROUTES[one.walk].stops.map((stop) => metersBetween(here, placeOf(stop))));
  return state.kind === 'far' && nearest < FAR_METERS ? `far, ${Math.round(nearest)} m from a stop` : '';
}

/**
 * Describes what is wrong in a state; an empty text if nothing is.
 * @param error the error to allow for, in meters
 */
export function untrue(state: PositionState, truth: Truth, age: number, error: number): string {
  const { one, here } = truth;
  if (!('mark' in state)) return '';
  const at = state.offer === undefined ? Number.NaN : metersBetween(here, stopPlaceOf(truth, state.offer));
  // A noisy phone has larger errors than it reports, and a sentence cannot be better than its fixes. Such sentences are
  // counted (MISTAKEN_AT_MOST in simulated-walks.test.ts).
  if (state.isThere && !(at <= 75 + Math.max(0, one.noise - 20, error - state.mark.accuracy)))
    return `at stop ${state.offer}, ${Math.round(at)} m away`;
  const wrong = offerWrong(state, truth, error) || withoutPlaceWrong(state, truth);
  if (wrong !== '') return wrong;
  if (state.kind === 'unsure' && state.toward) {
    const meters = metersBetween(here, stopPlaceOf(truth, state.toward.stop));
    // The sentence states its own error. A device that is worse than it reports makes that error too small.
    const stated = state.toward.error + error - state.mark.accuracy;
    const allowed = SLACK_METERS + stated + FASTEST * age;
    return Math.abs(state.toward.meters - meters) > allowed
      ? `${state.toward.meters} m, give or take ${state.toward.error} m, straight to stop ${state.toward.stop}, truly ${Math.round(meters)} m`
      : '';
  }
  if (!isLed(state)) return '';
  const { stop, meters } = state;
  const walked = FASTEST * age;
  const rounding = meters < 300 ? 5 : 25;
  const slack = SLACK_METERS + error + walked + rounding;
  const straight = metersBetween(here, stopPlaceOf(truth, stop));
  const late = truth.threeFixes * FASTEST + error;
  if (state.kind === 'sure' || state.kind === 'ahead') {
    const beside = besideOf(truth, stop);
    if (beside > 45 + one.noise + late) return `on the leg to stop ${stop}, ${Math.round(beside)} m beside it`;
    const [least, most] = leftTruly(truth, stop, here, error);
    // Cutting a corner brings a walker nearer than the pace suggests. For a silent phone, the distance at its last fix
    // counts.
    const [leastAtFix, mostAtFix] = leftTruly(truth, stop, truth.atFix, error);
    const slackAtFix = slack - walked;
    const wasSo = meters >= leastAtFix - slackAtFix && meters <= mostAtFix + slackAtFix;
    if (!wasSo && (meters < least - slack || meters > most + slack))
      return `${meters} m to stop ${stop}, truly ${Math.round(least)} to ${Math.round(most)} m`;
    const corners = CORNERS[one.walk][stop - 2] ?? [];
    const due = stepDue(corners, state.left);
    const done = corners[due - 1] ?? Number.POSITIVE_INFINITY;
    const next = corners[due] ?? 0;
    if (least - slack > done || most + slack < next)
      return `step ${due + 1} of ${corners.length}, with ${Math.round(least)} m to go`;
    return '';
  }
  if (state.kind === 'off') {
    const lately = truth.lately();
    const far = Math.max(...lately.map((legs) => legs[stop - 2] ?? 0));
    if (far + error + walked < 45) return `off the way to stop ${stop}, never more than ${Math.round(far)} m beside it`;
    const beside = besideOf(truth, stop);
    if (Math.abs(meters - beside) > slack)
      return `${meters} m beside the way to stop ${stop}, truly ${Math.round(beside)} m`;
    const nearest = Math.max(...lately.map((legs) => Math.min(...legs)));
    if (!state.isOnRoute && nearest + error + walked < 45) return 'off the route, on another leg of it';
    return '';
  }
  if (Math.abs(meters - straight) > slack)
    return `${meters} m straight to stop ${stop}, truly ${Math.round(straight)} m`;
  const isSaid = meters > Math.max(20, state.mark.accuracy);
  const turned = Math.abs(((bearingTo(here, stopPlaceOf(truth, stop)) - state.bearing + 540) % 360) - 180);
  const share = (error + walked) / Math.max(1, straight);
  const spread = share >= 1 ? 180 : (Math.asin(share) * 180) / Math.PI;
  return isSaid && turned > HALF_DIRECTION + spread ? `${Math.round(turned)} degrees wrong to stop ${stop}` : '';
}
