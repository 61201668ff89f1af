// Which leg a screen shows: the screen's own, or the later one that the walker is going along; and whether the walker
// is still at the stop that was just marked.
import { metersBetween } from '../../../geography/great-circle';
import type { PositionState } from '../../position/position-state';
import type { Screen } from '../../progress/screen-hash';
import type { Walk } from '../use-walk';
import { arrivalOf } from './position-words';

/** The later leg on which the walker is, or was when the position was last known; undefined if there is none. */
export const laterLeg = (position: PositionState) => ('later' in position ? position.later : undefined);

/** The stop whose way is described: that of the later leg, if the walker goes along one. */
export function stopAhead(position: PositionState, number: number): number {
  const later = laterLeg(position);
  return later?.aim === number ? later.stop : number;
}

/** The later stop to which the walker of a way screen goes; undefined if there is none. */
export function laterStop(position: PositionState, place: Screen): number | undefined {
  const later = laterLeg(position);
  return place.kind === 'way' && later?.aim === place.stop ? later.stop : undefined;
}

/** The place whose text is shown; the same object unless the walker goes to a later stop. */
export const shownPlace = (place: Screen, later: number | undefined): Screen =>
  later === undefined ? place : { kind: 'way', stop: later };

/** A walker this far from a stop, in meters, is not at it any more, whatever the streets around it are like. */
const LEFT_BEHIND_METERS = 60;

/** Whether the walker is, or was, on the leg to another stop than the marked one, and away from that. */
function hasLeft(tour: Walk['tour'], marked: number, position: PositionState): boolean {
  const place = tour.stops[marked - 1]?.at;
  if (place === undefined || (position.kind !== 'sure' && position.kind !== 'off')) return false;
  const { latitude: lat, longitude: lon, accuracy } = position.mark;
  return position.stop !== marked && metersBetween({ lat, lon }, place) > LEFT_BEHIND_METERS + accuracy;
}

/**
 * The stop that was marked on this screen. Undefined as soon as the position shows the walker on the way to another
 * stop, or at one that is not marked.
 */
export function stopMarkedHere(
  { tour, justPunched, punched }: Pick<Walk, 'tour' | 'justPunched' | 'punched'>,
  position: PositionState,
): number | undefined {
  if (justPunched === undefined || !punched.has(justPunched)) return undefined;
  const offered = arrivalOf(position)?.stop;
  const isAtOpen = offered !== undefined && !punched.has(offered);
  const later = laterLeg(position);
  const hasGoneOn = (later !== undefined && later.stop !== justPunched) || hasLeft(tour, justPunched, position);
  return isAtOpen || hasGoneOn ? undefined : justPunched;
}

/**
 * The place whose text the voice reads: after a mark the stop, whose directions are not needed any more. It is the same
 * object if that is the shown place.
 * @param told the marked stop whose story the voice has begun: only the visitor ends it, who may listen while walking
 * on
 */
export function spokenPlace(shown: Screen, markedHere: number | undefined, told?: number): Screen {
  const stop = told ?? (shown.kind === 'way' && shown.stop === markedHere ? markedHere : undefined);
  return stop === undefined || (shown.kind === 'stop' && shown.stop === stop) ? shown : { kind: 'stop', stop };
}

/** Whether the walker is on the way to a stop now: an old position only says that they were. */
const isOnWay = (
  position: PositionState,
  number: number,
): position is Extract<PositionState, { readonly kind: 'sure' | 'ahead' }> =>
  (position.kind === 'sure' || position.kind === 'ahead') && position.stop === number && !position.isStale;

/** The meters left to a stop; undefined while it is not known that the walker is on the way to it. */
export const leftOf = (position: PositionState, number: number): number | undefined =>
  isOnWay(position, number) ? position.left : undefined;

/**
 * "On the way to stop 3", as the walker has chosen it; "Next: stop 3" where a position is known and does not bear that
 * out.
 */
export function wayLine(position: PositionState, number: number): string {
  const stop = stopAhead(position, number);
  return 'mark' in position && !isOnWay(position, stop) ? `Next: stop ${stop}` : `On the way to stop ${stop}`;
}
