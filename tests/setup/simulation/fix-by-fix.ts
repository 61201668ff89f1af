// A walk that a test moves on fix by fix: the reducer of the position with a clock that the test moves.
import { METERS_PER_DEGREE, RADIANS } from '../../../src/geography/coordinates';
import { newPosition, reducePosition, type Position, type PositionEvent } from '../../../src/walk/position/position';
import { positionState, type PositionState } from '../../../src/walk/position/position-state';
import type { WalkRoute } from '../../../src/walk/position/route';

export const north = (meters: number): number => 40.7 + meters / METERS_PER_DEGREE;
export const east = (meters: number): number => -73.99 + meters / (METERS_PER_DEGREE * Math.cos(40.7 * RADIANS));

/** A route due north along a meridian: three stops, 200 m and 400 m apart. */
export const NORTHWARD: WalkRoute = {
  stops: [
    [north(0), east(0)],
    [north(200), east(0)],
    [north(600), east(0)],
  ],
  legs: [
    [
      [north(0), east(0)],
      [north(200), east(0)],
    ],
    [
      [north(200), east(0)],
      [north(600), east(0)],
    ],
  ],
};

const START = Date.UTC(2026, 10, 22, 15);

/**
 * Begins a walk along a route.
 * @param stop the stop of the screen; `nowhere`: there is none
 * @param open the stops that are not marked
 */
export function fixByFix(route: WalkRoute, stop: number | 'nowhere', open: readonly number[]) {
  let now = START;
  let count = 0;
  let position: Position = newPosition({ stop: stop === 'nowhere' ? undefined : stop, open });
  const tell = (event: PositionEvent): PositionState => {
    position = reducePosition(route, position, event, now);
    return positionState(route, position);
  };
  /** Sends a fix at a place, `seconds` after the last one. */
  const fixAt = (latitude: number, longitude: number, more: object = {}, seconds = 1): PositionState => {
    now += seconds * 1000;
    return tell({ type: 'fix', fix: { latitude, longitude, accuracy: 10, at: now, ...more } });
  };
  tell({ type: 'asked' });
  return {
    tell,
    fixAt,
    state: () => positionState(route, position),
    position: () => position,
    /**
     * Sends a fix, given in meters north and east of the start of `NORTHWARD`. It moves by a millimeter each time,
     * because a receiver that measures never finds the same place again.
     */
    at(metersNorth: number, metersEast = 0, more: object = {}, seconds = 1): PositionState {
      count += 1;
      return fixAt(north(metersNorth), east(metersEast + (count % 2) / 1000), more, seconds);
    },
    wait(seconds: number): PositionState {
      now += seconds * 1000;
      return tell({ type: 'tick' });
    },
    now: () => now,
    setClock: (by: number) => {
      now += by;
    },
  };
}
