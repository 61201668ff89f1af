// Decides which distance is displayed, and keeps its figure from flickering.
import type { Coordinates } from '../../geography/coordinates';
import { metersBetween } from '../../geography/great-circle';
import { spotOnLegTo, type Course } from './course';
import { rounded, roundedLeg } from './distance-words';
import { coordinatesOf, type Reading, type Readings } from './fixes/readings';
import { stopPlace, type Aim, type WalkRoute } from './route';

/**
 * After a longer gap between two fixes, the second alone changes the displayed distance, since the walker has moved on.
 */
export const SPARSE_MS = 5_000;

/** The parts of a position on which the displayed distance depends. */
export interface Guidance {
  readonly aim: Aim;
  readonly course: Course;
  readonly readings: Readings;
  /** The aim for which the visitor has dismissed "You are off the route" with "I know". */
  readonly dismissedOffFor: number | undefined;
  /** The accuracy is too poor for a place on a leg; two consecutive fixes decide. */
  readonly isUnsure: boolean;
}

/** A displayed distance, which changes only when two consecutive fixes agree on the change. */
export interface DisplayedDistance {
  /** Names what is measured: the kind and the stop. */
  readonly of: string;
  /** Rounded. */
  readonly meters: number;
  /** Whether the last fix measured more (1), less (-1) or the same (0). */
  readonly drift: number;
}

/** A distance on the route, before it is rounded. */
export interface RouteDistance {
  readonly kind: 'sure' | 'ahead' | 'to-start' | 'beside' | 'off' | 'unsure';
  /** Names what is measured: the kind and the stop. */
  readonly of: string;
  readonly stop: number;
  /** The distance before it is rounded. */
  readonly meters: number;
  readonly to: Coordinates;
}

/** Returns the distance to display; undefined without an aim or a fix. */
export function distanceToDisplay(route: WalkRoute, guidance: Guidance): RouteDistance | undefined {
  const { aim, course, dismissedOffFor, isUnsure, readings } = guidance;
  const { accepted } = readings;
  if (!accepted || aim.stop === undefined) return undefined;
  const here = coordinatesOf(accepted);
  const figure = (kind: RouteDistance['kind'], stop: number, to: Coordinates, meters: number): RouteDistance => ({
    kind,
    of: `${kind} ${stop}`,
    stop,
    meters,
    to,
  });
  const isOn = course.place === 'on';
  const isOff = course.place === 'off' && course.ahead === undefined && dismissedOffFor !== aim.stop;
  const stop = course.ahead ?? aim.stop;
  const place = stopPlace(route, stop);
  if (!place) return undefined;
  const straight = metersBetween(here, place);
  const leg = spotOnLegTo(course, stop);
  if (isUnsure) return figure('unsure', stop, place, straight);
  if (leg && isOff) return figure('off', stop, leg.spot, leg.beside);
  if (leg && (isOn || course.ahead !== undefined)) {
    // A walker who is farther from the leg than the fix's error walks back to the leg first.
    const along = leg.left + Math.max(0, leg.beside - accepted.accuracy);
    return figure(isOn ? 'sure' : 'ahead', stop, place, Math.max(straight, along));
  }
  return figure(stop === 1 ? 'to-start' : 'beside', stop, place, straight);
}

/** If the accuracy is poor, the distance that we show is a multiple of this many meters. */
const UNSURE_STEP_METERS = 50;

/** Returns the meters of a distance, rounded as they are displayed. */
export const roundedDistance = ({ kind, meters }: RouteDistance): number =>
  kind === 'unsure' ? rounded(meters, UNSURE_STEP_METERS) : roundedLeg(meters);

/**
 * Returns how many meters a distance with a poor accuracy may be from the truth: the error of the fix, and the
 * rounding.
 */
export const unsureError = ({ accuracy }: Reading): number => accuracy + UNSURE_STEP_METERS / 2;

/**
 * Within its error, a distance is not shown. It is shown again only two steps farther away, so that it does not come
 * and go with the noise of the fixes.
 */
const staysWithinError = (
  { kind, of, meters }: RouteDistance,
  displayed: DisplayedDistance,
  { readings: { accepted } }: Guidance,
): boolean =>
  kind === 'unsure' &&
  accepted !== undefined &&
  displayed.of === of &&
  displayed.meters <= unsureError(accepted) &&
  rounded(meters, UNSURE_STEP_METERS) <= displayed.meters + UNSURE_STEP_METERS;

/** Returns the displayed distance after a fix or another aim. `isAtOnce`: this fix alone is enough to change it. */
export function displayedAfter(
  route: WalkRoute,
  guidance: Guidance,
  displayed: DisplayedDistance | undefined,
  isAtOnce: boolean,
): DisplayedDistance | undefined {
  const figure = distanceToDisplay(route, guidance);
  if (!figure) return undefined;
  const meters = roundedDistance(figure);
  if (displayed && staysWithinError(figure, displayed, guidance)) return { ...displayed, drift: 0 };
  const drift = displayed ? Math.sign(meters - displayed.meters) : 0;
  if (!displayed || displayed.of !== figure.of || isAtOnce || drift === 0 || drift === displayed.drift)
    return { of: figure.of, meters, drift: 0 };
  return { ...displayed, drift };
}
