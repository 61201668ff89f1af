import { describe, expect, it } from 'vitest';
import { present, tour } from '../../../../tests/setup/content/content';
import type { PositionState } from '../../position/position-state';
import { laterStop, leftOf, shownPlace, spokenPlace, stopAhead, stopMarkedHere, wayLine } from './shown-leg';

const mark = { latitude: 40.7, longitude: -73.99, accuracy: 10, heading: undefined, isOld: false };
const found = { mark, age: 0, isStale: false, offer: undefined, isThere: false, nearest: undefined };
const sure: PositionState = { ...found, kind: 'sure', stop: 2, meters: 120, left: 121 };
const ahead: PositionState = {
  ...found,
  kind: 'ahead',
  stop: 3,
  later: { aim: 2, stop: 3, hasPassed: true },
  isAimOpen: true,
  meters: 190,
  left: 190,
};
const far: PositionState = { ...found, kind: 'far', meters: 9_200, bearing: 0 };
const off: PositionState = {
  ...found,
  kind: 'off',
  stop: 2,
  meters: 60,
  bearing: 0,
  spot: { lat: 40.7, lon: -73.99 },
  isOnRoute: false,
};

const place = { kind: 'way', stop: 2 } as const;

const walked = tour('brooklyn-heights');
const marked = (justPunched: number | undefined, punched: readonly number[], position: PositionState) =>
  stopMarkedHere({ tour: walked, justPunched, punched: new Set(punched) }, position);
/** A walker this far north of a stop, in meters. */
const northOf = (stop: number, meters: number) => {
  const { lat, lon } = present(walked.stops[stop - 1]).at;
  return { ...mark, latitude: lat + meters / 111_195, longitude: lon };
};

describe('the leg that a screen shows', () => {
  it('is the later one that the walker goes along: in the words, in the head and for the voice', () => {
    expect(stopAhead(ahead, 2)).toBe(3);
    expect(wayLine(ahead, 2)).toBe('On the way to stop 3');
    expect(shownPlace(place, laterStop(ahead, place))).toEqual({ kind: 'way', stop: 3 });
  });

  it('stays the later one while the position is lost or not exact', () => {
    const { later } = ahead;
    for (const state of [
      { ...found, later, kind: 'lost' },
      { ...found, later, kind: 'jumps' },
      { ...found, later, kind: 'unsure', toward: undefined },
    ] as const) {
      expect(stopAhead(state, 2)).toBe(3);
      expect(laterStop(state, place)).toBe(3);
      expect(marked(2, [2], state)).toBeUndefined();
    }
  });

  it("is else the screen's own", () => {
    expect(shownPlace(place, laterStop(sure, place))).toBe(place);
    expect(laterStop(ahead, { kind: 'stop', stop: 2 })).toBeUndefined();
    expect(wayLine({ kind: 'not-asked' }, 2)).toBe('On the way to stop 2');
    expect(wayLine(sure, 2)).toBe('On the way to stop 2');
  });

  it('is only the next one in the head while the walker is off it, far away, or not to be seen', () => {
    for (const state of [far, off, { ...found, kind: 'lost' } as const, { ...sure, isStale: true }])
      expect(wayLine(state, 2)).toBe('Next: stop 2');
  });
});

describe('the stop that was just marked', () => {
  it('is where the walker is, also if it is later than the stop of the screen', () => {
    expect(marked(2, [2], { kind: 'not-asked' })).toBe(2);
    // Stop 2 was forgotten, and stop 3 is marked on the screen of stop 2.
    expect(marked(3, [1, 3], ahead)).toBe(3);
    expect(marked(2, [2], { ...sure, offer: 2, isThere: true })).toBe(2);
  });

  it('is left behind on the next leg, and at another stop that is not marked', () => {
    expect(marked(2, [2], ahead)).toBeUndefined();
    expect(marked(2, [2], { ...sure, offer: 3, isThere: true })).toBeUndefined();
  });

  it('is left behind away from it on the leg to the next one, as on the map, and stays for a mark that came early', () => {
    const onward = { ...sure, stop: 6 };
    expect(marked(5, [4, 5], { ...onward, mark: northOf(5, 100) })).toBeUndefined();
    expect(marked(5, [4, 5], { ...off, stop: 6, mark: northOf(5, 100) })).toBeUndefined();
    expect(marked(5, [4, 5], { ...onward, mark: northOf(5, 60) })).toBe(5);
    expect(marked(5, [4, 5], { ...sure, stop: 5, mark: northOf(5, 100) })).toBe(5);
    expect(marked(5, [4, 5], { ...far, mark: northOf(5, 100) })).toBe(5);
  });

  it('is none before a mark, and after it was undone', () => {
    expect(marked(undefined, [1], sure)).toBeUndefined();
    expect(marked(2, [1], sure)).toBeUndefined();
  });

  it('is read in place of its directions', () => {
    expect(spokenPlace(place, 2)).toEqual({ kind: 'stop', stop: 2 });
    expect(spokenPlace(place, undefined)).toBe(place);
    expect(spokenPlace(place, 3)).toBe(place);
  });

  it('is read to its end, also when the walker has gone on', () => {
    expect(spokenPlace({ kind: 'way', stop: 3 }, undefined, 2)).toEqual({ kind: 'stop', stop: 2 });
    // The same object, because only the sentence of the walker's own place is stored.
    const stop = { kind: 'stop', stop: 2 } as const;
    expect(spokenPlace(stop, 2, 2)).toBe(stop);
  });
});

describe('what is left to a stop', () => {
  it('is known only on the way to it, and only of a position that is not old', () => {
    expect([leftOf(sure, 2), leftOf(ahead, 3)]).toEqual([121, 190]);
    expect([leftOf(sure, 3), leftOf(off, 2), leftOf({ ...sure, isStale: true }, 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
