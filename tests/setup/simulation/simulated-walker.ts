// A simulated walker on our routes, and the phone in the walker's hand: noise, jumps, gaps, old fixes and fixes out of
// order, as among tall buildings.
import * as fc from 'fast-check';
import brooklynHeights from '../../../src/geography/brooklyn-heights.json';
import { METERS_PER_DEGREE, RADIANS } from '../../../src/geography/coordinates';
import { readDistrict, type LatLon, type LatLons } from '../../../src/geography/district';
import financialDistrict from '../../../src/geography/financial-district.json';
import { metersBetween } from '../../../src/geography/great-circle';
import lowerEastSide from '../../../src/geography/lower-east-side.json';
import type { Fix } from '../../../src/walk/position/fixes/readings';

export const ROUTES = {
  'brooklyn-heights': readDistrict(brooklynHeights),
  'financial-district': readDistrict(financialDistrict),
  'lower-east-side': readDistrict(lowerEastSide),
} as const;
export type Walk = keyof typeof ROUTES;
export const WALKS = Object.keys(ROUTES) as Walk[];
export const STANDS_S = 30;

/**
 * `along`: along a leg to its stop, half a minute there, and a minute on. `past`: two legs and the stop between,
 * without a press. `middle`: the same from the middle of the first leg on. `side`: straight through the blocks to the
 * stop, and half a minute there. `poor`: like `along`, with an accuracy of 51 to 80 m.
 */
type Course = 'along' | 'past' | 'middle' | 'side' | 'poor';

export interface Track {
  readonly walk: Walk;
  readonly course: Course;
  /** The direction from which a walker on the course `side` comes, in degrees. */
  readonly from: number;
  /** The stop where the walk begins; the walker then stands at the next stop. */
  readonly first: number;
  /** The largest error of a fix in meters, which is also the accuracy that the device reports. */
  readonly noise: number;
  /** Meters per second. */
  readonly pace: number;
  /** Whether errors persist for a while, like echoes from buildings, or change with every fix. */
  readonly echoes: boolean;
  readonly punches: boolean;
  /** Seconds between two fixes near a stop; elsewhere there is a fix every six seconds. */
  readonly every: number;
  readonly dice: number;
}

export const trackOf = (courses: readonly Course[]): fc.Arbitrary<Track> =>
  fc.tuple(fc.constantFrom(...WALKS), fc.constantFrom(...courses)).chain(([walk, course]) =>
    fc.record({
      walk: fc.constant(walk),
      course: fc.constant(course),
      from: fc.integer({ min: 0, max: 359 }),
      first: fc.integer({
        min: 1,
        max: ROUTES[walk].stops.length - (course === 'past' || course === 'middle' ? 2 : 1),
      }),
      noise: course === 'poor' ? fc.integer({ min: 51, max: 80 }) : fc.integer({ min: 5, max: 40 }),
      pace: fc.double({ min: 0.9, max: 1.5, noNaN: true }),
      echoes: fc.boolean(),
      punches: course === 'along' || course === 'poor' ? fc.boolean() : fc.constant(false),
      every: fc.constantFrom(1, 2),
      dice: fc.integer(),
    }),
  );

export interface Step {
  readonly place: LatLon;
  /** The stop at which the walker stands. */
  readonly at: number | undefined;
  /** Within a short walk of a stop, where fixes come more often. */
  readonly near: boolean;
}

export const placeOf = ([lat, lon]: LatLon) => ({ lat, lon });

/** The places along a leg, one for each meter. */
const metersOf = (leg: LatLons): LatLon[] =>
  leg.slice(1).flatMap((to, i): LatLon[] => {
    const from = leg[i] ?? to;
    const meters = Math.round(metersBetween(placeOf(from), placeOf(to)));
    const [north, east] = [(to[0] - from[0]) / meters, (to[1] - from[1]) / meters];
    return Array.from({ length: meters }, (_, meter) => [from[0] + north * meter, from[1] + east * meter]);
  });
export const METERS = Object.fromEntries(WALKS.map((walk) => [walk, ROUTES[walk].legs.map(metersOf)])) as Record<
  Walk,
  LatLon[][]
>;

/** The stops where the walker stands for half a minute. */
export const stopsOf = ({ course, first }: Track): number[] =>
  course === 'past' || course === 'middle' || course === 'poor'
    ? []
    : first === 1 && course === 'along'
      ? [1, 2]
      : [first + 1];

const SIDE_METERS = 300;

/** The walker's true places, one for each second. */
export function stepsOf({ walk, course, first, pace, from }: Track): Step[] {
  const stopAt = (stop: number): LatLon => ROUTES[walk].stops[stop - 1] ?? [0, 0];
  const stand = (stop: number): Step[] =>
    Array.from({ length: STANDS_S }, () => ({ place: stopAt(stop), at: stop, near: true }));
  const paced = (
    places: readonly LatLon[],
    near: (second: number, all: number) => boolean,
    most = Number.POSITIVE_INFINITY,
  ): Step[] => {
    const all = Math.min(most, Math.ceil(places.length / pace));
    return Array.from({ length: all }, (_, second) => {
      const place = places[Math.floor(second * pace)] ?? [0, 0];
      return { place, at: undefined, near: near(second, all) };
    });
  };
  const legMeters = (leg: number): readonly LatLon[] => METERS[walk][leg] ?? [];
  const nearStops = (second: number, all: number): boolean => second < 40 || all - second < 40;
  if (course === 'past' || course === 'middle') {
    const begun = course === 'middle' ? Math.floor(legMeters(first - 1).length / 2) : 0;
    return [...paced(legMeters(first - 1).slice(begun), nearStops), ...paced(legMeters(first), nearStops)];
  }
  if (course === 'side') {
    const to = stopAt(first + 1);
    const places = Array.from({ length: SIDE_METERS }, (_, meter) => off(to, SIDE_METERS - meter, from * RADIANS));
    return [...paced(places, (second, all) => all - second < 60), ...stand(first + 1)];
  }
  return [
    ...(first === 1 && course === 'along' ? stand(1) : []),
    ...paced(legMeters(first - 1), (second, all) => second < 10 || all - second < 30),
    ...stand(first + 1),
    ...paced(legMeters(first), (second) => second < 40, 60),
  ];
}

export const START = Date.UTC(2026, 10, 22, 15);

function off([lat, lon]: LatLon, meters: number, angle: number): LatLon {
  const east = Math.sin(angle) / Math.cos(lat * RADIANS);
  return [lat + (meters * Math.cos(angle)) / METERS_PER_DEGREE, lon + (meters * east) / METERS_PER_DEGREE];
}
const fixAt = ([latitude, longitude]: LatLon, accuracy: number, at: number): Fix => ({
  latitude,
  longitude,
  accuracy,
  at,
});

/** Simulates a phone: returns the fixes that arrive in a second, in their order. */
export function createPhone({ noise, echoes }: Track, dice: () => number) {
  let [error, angle] = [0, 0];
  let silence: { until: number; at: number | undefined } = { until: 0, at: undefined };
  let jump = { until: -1, again: 0, angle: 0 };
  const turn = (): number => dice() * 2 * Math.PI;
  return (second: number, step: Step): Fix[] => {
    const accuracy = step.at === undefined || noise > 50 ? noise : Math.min(noise, 20);
    if (!echoes || dice() < 0.1) [error, angle] = [Math.sqrt(dice()), turn()];
    // A silence ends early where a walker stands at a stop.
    if (second < silence.until && step.at === silence.at) return [];
    if (dice() < 0.01) silence = { until: second + (step.at === undefined ? 90 : 6) * dice(), at: step.at };
    if (second >= jump.again && dice() < 0.04)
      jump = { until: second + (dice() < 0.3 ? 1 : 0), again: second + 6, angle: turn() };
    const shifted = second <= jump.until ? off(step.place, 80, jump.angle) : step.place;
    const at = START + second * 1000;
    // A receiver that measures never finds the same place again to the last digit.
    const trembling = (second % 7) / 1_000;
    const fix = fixAt(off(shifted, error * accuracy + trembling, angle), accuracy, at);
    // Sometimes an old fix from a wrong place comes first, or a fix that is out of order comes after.
    if (dice() < 0.03) return [fixAt(off(step.place, 200 * dice(), turn()), 8, at - 20_000 - 60_000 * dice()), fix];
    if (dice() < 0.03) return [fix, fixAt(off(step.place, 60 * dice(), turn()), 8, at - 1000 - 4000 * dice())];
    return [fix];
  };
}
