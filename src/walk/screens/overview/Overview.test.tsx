import { expect, it } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import { htmlOfWalk } from '../../../../tests/setup/stand-ins/html-of-walk';
import type { PositionState } from '../../position/position-state';
import { newProgress, punch } from '../../progress/progress';
import { ListScreen } from './Overview';

const BROOKLYN = tour('brooklyn-heights');
const TO_STOP_7: PositionState = {
  kind: 'beside',
  mark: { latitude: 40.7, longitude: -73.99, accuracy: 10, heading: undefined, isOld: false },
  age: 0,
  isStale: false,
  offer: undefined,
  isThere: false,
  nearest: undefined,
  stop: 7,
  meters: 120,
  bearing: 0,
};

it('has a place for the walker between the stops, but not for one who goes the other way', () => {
  const listAfter = (...stops: readonly [number, ...number[]]): string =>
    htmlOfWalk(
      <ListScreen id="list" />,
      {
        tour: BROOKLYN,
        place: { kind: 'stop', stop: stops.at(-1) ?? stops[0] },
        punched: new Set(stops),
        progress: stops.reduce((progress, stop) => punch(progress, stop, stop), newProgress(BROOKLYN.slug, 0)),
      },
      TO_STOP_7,
    );
  expect(listAfter(5, 6)).toContain('You are here,');
  expect(listAfter(9, 8)).not.toContain('You are here,');
});
