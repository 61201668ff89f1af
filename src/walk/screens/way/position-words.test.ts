import { describe, expect, it } from 'vitest';
import { metersWords } from '../../position/distance-words';
import type { PositionState } from '../../position/position-state';
import { agoWords, arrivalOf, arrivalTitle, placeInList, positionText, startText } from './position-words';

const mark = { latitude: 40.7, longitude: -73.99, accuracy: 10, heading: undefined, isOld: false };
const found = { mark, age: 10, isStale: false, offer: undefined, isThere: false, nearest: undefined };
const stale = { ...found, age: 40, isStale: true };
const old = { ...stale, mark: { ...mark, isOld: true }, age: 180 };
const spot = { lat: 40.7, lon: -73.99 };

it('looks for a location that has not come yet, and not for one that the device cannot have', () => {
  const of = (reason: 'unsupported' | 'unavailable' | 'nothing-came') => positionText({ kind: 'cannot', reason });
  for (const reason of ['unavailable', 'nothing-came'] as const) {
    expect(of(reason).title).not.toBe(of('unsupported').title);
    expect(of(reason).words).toMatch(/still looking/i);
  }
});

it('blames high buildings for an accuracy of some streets, and not for an approximate location', () => {
  const unsure = (accuracy: number) =>
    positionText({ ...found, mark: { ...mark, accuracy }, kind: 'unsure', toward: undefined });
  expect(unsure(200).words).toMatch(/high buildings/i);
  for (const said of [unsure(3000).words, unsure(3000).news]) {
    expect(said).not.toMatch(/high buildings/i);
    expect(said).toMatch(/approximate/i);
  }
});

describe('the texts of a position', () => {
  it.each<readonly [PositionState, title: string, words: string]>([
    [{ kind: 'not-asked' }, 'Location is off', 'The words and the map work without it.'],
    [
      { kind: 'cannot', reason: 'unsupported' },
      'This device cannot find its location',
      'Go by the words, and mark each stop when you are there.',
    ],
    [
      { ...found, kind: 'sure', stop: 5, meters: 120, left: 121 },
      'About 390 ft (120 m) to stop 5',
      'You, accurate to about 30 ft (10 m)',
    ],
    [
      { ...found, kind: 'to-start', stop: 1, meters: 300, bearing: 45 },
      'About 980 ft (300 m) to the start',
      'In a straight line, to the northeast. You, accurate to about 30 ft (10 m)',
    ],
    [
      { ...found, age: 30, kind: 'beside', stop: 5, meters: 20, bearing: 45 },
      'About 70 ft (20 m) to stop 5',
      'In a straight line. You, 30 seconds ago, accurate to about 30 ft (10 m)',
    ],
    [
      {
        ...found,
        kind: 'ahead',
        stop: 3,
        later: { aim: 2, stop: 3, hasPassed: true },
        isAimOpen: true,
        meters: 190,
        left: 190,
      },
      'You are on the way to stop 3',
      'Stop 2 is not marked. About 620 ft (190 m) to stop 3.',
    ],
    [
      { ...found, mark: { ...mark, accuracy: 70 }, kind: 'unsure', toward: undefined },
      'You are somewhere in this circle',
      'We know it only to about 230 ft (70 m). High buildings get in the way. Go by the street names.',
    ],
    [
      { ...found, mark: { ...mark, accuracy: 65 }, kind: 'unsure', toward: { stop: 5, meters: 150, error: 90 } },
      'About 490 ft (150 m) to stop 5',
      'In a straight line, give or take 300 ft (90 m). High buildings get in the way. Go by the street names.',
    ],
    [
      { ...found, kind: 'off', stop: 5, meters: 60, bearing: 180, spot: { lat: 40.7, lon: -73.99 }, isOnRoute: false },
      'You are off the route',
      'The way to stop 5 is about 200 ft (60 m) to the south of you.',
    ],
    [
      { ...found, kind: 'off', stop: 5, meters: 60, bearing: 180, spot: { lat: 40.7, lon: -73.99 }, isOnRoute: true },
      'This is not the way to stop 5',
      'It is about 200 ft (60 m) to the south of you.',
    ],
    [
      { ...found, kind: 'off', stop: 5, meters: 20, bearing: 180, spot: { lat: 40.7, lon: -73.99 }, isOnRoute: true },
      'This is not the way to stop 5',
      'It is about 70 ft (20 m) from you.',
    ],
    [
      { ...found, age: 120, kind: 'lost' },
      'Location is not updating',
      'The mark shows where you were, 2 minutes ago. Go by the words, and mark each stop when you are there.',
    ],
    [
      { ...found, age: 120, kind: 'lost', later: { aim: 2, stop: 3, hasPassed: true } },
      'Location is not updating',
      'The mark shows where you were, 2 minutes ago. Go by the words, and press Continue to stop 3.',
    ],
    [
      { ...found, age: 60, kind: 'jumps' },
      'Your location jumps',
      'It was in two places within seconds. The mark is where you were last, 1 minute ago.',
    ],
    [
      { ...found, kind: 'far', meters: 6_400, bearing: 180 },
      'The walk is not here',
      'It begins about 4 miles (6.4 km) to the south of you. You can read it where you are.',
    ],
    // Far from the walk the location is asked every 45 seconds.
    [
      { ...stale, kind: 'far', meters: 6_400, bearing: 180 },
      'The walk is not here',
      'It begins about 4 miles (6.4 km) to the south of you. You can read it where you are.',
    ],
  ])('%o', (state, title, words) => {
    expect(positionText(state)).toMatchObject({ title, words });
  });

  it.each<readonly [PositionState, title: string, words: string]>([
    [
      { ...stale, kind: 'sure', stop: 5, meters: 120, left: 121 },
      'You were about 390 ft (120 m) before stop 5',
      'That was 40 seconds ago, accurate to about 30 ft (10 m). Waiting for a new location.',
    ],
    [
      { ...stale, kind: 'to-start', stop: 1, meters: 300, bearing: 45 },
      'You were about 980 ft (300 m) from the start',
      'In a straight line, to the northeast. That was 40 seconds ago, accurate to about 30 ft (10 m). Waiting for a new location.',
    ],
    [
      {
        ...stale,
        kind: 'ahead',
        stop: 3,
        later: { aim: 2, stop: 3, hasPassed: true },
        isAimOpen: true,
        meters: 190,
        left: 190,
      },
      'You were on the way to stop 3',
      'Stop 2 is not marked. You were about 620 ft (190 m) before stop 3, 40 seconds ago.',
    ],
    [
      { ...stale, kind: 'off', stop: 5, meters: 60, bearing: 180, spot, isOnRoute: false },
      'You were off the route',
      'The way to stop 5 was about 200 ft (60 m) to the south of you, 40 seconds ago.',
    ],
    [
      { ...stale, kind: 'off', stop: 5, meters: 60, bearing: 180, spot, isOnRoute: true },
      'You were not on the way to stop 5',
      'It was about 200 ft (60 m) to the south of you, 40 seconds ago.',
    ],
    [
      { ...stale, mark: { ...mark, accuracy: 70 }, kind: 'unsure', toward: undefined },
      'You were somewhere in this circle',
      'That was 40 seconds ago, accurate to about 230 ft (70 m). High buildings get in the way. Go by the street names.',
    ],
    [
      { ...stale, mark: { ...mark, accuracy: 70 }, kind: 'unsure', toward: { stop: 1, meters: 150, error: 95 } },
      'You were about 490 ft (150 m) from the start',
      'In a straight line, give or take 330 ft (100 m), 40 seconds ago. High buildings get in the way. Go by the street names.',
    ],
    [
      { ...old, kind: 'far', meters: 6_400, bearing: 180 },
      'You were far from the walk',
      'Its start was about 4 miles (6.4 km) to the south of you, 3 minutes ago. You can read it where you are.',
    ],
  ])('say in the past tense what an old position said, and announce one sentence: %o', (state, title, words) => {
    expect(positionText(state)).toMatchObject({ title, words, news: 'Waiting for a new location.' });
  });

  it('mark unreliable positions as doubtful, and no others', () => {
    const kinds = ['jumps', 'lost'] as const;
    expect(positionText({ ...found, kind: 'unsure', toward: undefined }).isDoubt).toBe(true);
    for (const kind of kinds) expect(positionText({ ...found, kind }).isDoubt).toBe(true);
    expect(positionText({ kind: 'refused' }).isDoubt).toBeUndefined();
  });

  it('announce no number except that of a stop, so that an announcement does not repeat', () => {
    const states: readonly PositionState[] = [
      { ...found, kind: 'sure', stop: 5, meters: 120, left: 121 },
      { ...found, kind: 'beside', stop: 5, meters: 120, bearing: 1 },
      { ...found, kind: 'to-start', stop: 1, meters: 120, bearing: 1 },
      {
        ...found,
        kind: 'ahead',
        stop: 5,
        later: { aim: 4, stop: 5, hasPassed: true },
        isAimOpen: true,
        meters: 120,
        left: 121,
      },
      { ...found, kind: 'off', stop: 5, meters: 60, bearing: 1, spot: { lat: 40.7, lon: -73.99 }, isOnRoute: false },
      { ...found, kind: 'unsure', toward: { stop: 5, meters: 150, error: 90 } },
      { ...found, kind: 'jumps' },
      { ...found, kind: 'lost' },
      { ...found, kind: 'far', meters: 6_400, bearing: 180 },
    ];
    for (const state of states) {
      const { news, words, areWordsHeard = false } = positionText(state);
      expect((areWordsHeard ? news + words : news).replace(/stop \d/gi, '')).not.toMatch(/\d/);
    }
  });

  it('offer a stop only if the position does, and say "at" only if the walker is there', () => {
    const sure = { ...found, kind: 'sure', stop: 5, meters: 10, left: 11 } as const;
    expect(arrivalOf(sure)).toBeUndefined();
    const there = { stop: 5, isThere: true, sure: 'This is accurate to about 30 ft (10 m).' };
    expect(arrivalOf({ ...sure, offer: 5, isThere: true })).toEqual(there);
    expect(arrivalOf({ kind: 'refused' })).toBeUndefined();
    expect(arrivalTitle(there)).toBe('You are at stop 5.');
    expect(arrivalTitle({ ...there, isThere: false })).toBe('You were at stop 5. It is not marked.');
  });

  it("give the walker's place in the list", () => {
    expect(placeInList({ ...found, kind: 'sure', stop: 5, meters: 120, left: 121 })).toEqual({
      stop: 5,
      title: 'You are here,',
      words: 'about 390 ft (120 m) before stop 5.',
    });
    expect(placeInList({ ...stale, kind: 'sure', stop: 5, meters: 120, left: 121 })).toEqual({
      stop: 5,
      title: 'You were here,',
      words: '40 seconds ago, about 390 ft (120 m) before stop 5.',
    });
    expect(placeInList({ ...found, kind: 'beside', stop: 5, meters: 120, bearing: 1 })?.words).toBe(
      'about 390 ft (120 m) from stop 5, in a straight line.',
    );
    expect(placeInList({ ...found, kind: 'unsure', toward: undefined })).toBeUndefined();
  });

  it.each<readonly [PositionState, words: string]>([
    [
      { ...found, kind: 'far', meters: 6_400, bearing: 45 },
      'You are about 4 miles (6.4 km) to the southwest of it. You can read the stops where you are.',
    ],
    [
      { ...old, kind: 'far', meters: 6_400, bearing: 45 },
      'You were about 4 miles (6.4 km) to the southwest of it, 3 minutes ago. You can read the stops where you are.',
    ],
    [
      { ...found, kind: 'found', nearest: { stop: 3, meters: 42, bearing: 1 } },
      'You are about 130 ft (40 m) from stop 3. This is accurate to about 30 ft (10 m).',
    ],
    [
      { ...stale, kind: 'found', nearest: { stop: 3, meters: 42, bearing: 1 } },
      'You were about 130 ft (40 m) from stop 3, 40 seconds ago. This is accurate to about 30 ft (10 m).',
    ],
    [{ ...found, kind: 'found' }, 'Every stop is marked. We know your location to about 30 ft (10 m).'],
    [{ ...stale, kind: 'found' }, 'Every stop is marked. We knew your location to about 30 ft (10 m), 40 seconds ago.'],
    [
      { ...found, mark: { ...mark, accuracy: 65 }, kind: 'unsure', toward: undefined },
      'We know your location only to about 230 ft (70 m).',
    ],
    [
      { ...found, age: 120, kind: 'lost' },
      'Location is not updating. You were last found 2 minutes ago. The words and the map work without it.',
    ],
    [
      { ...found, age: 60, kind: 'jumps' },
      'Your location jumps. It was in two places within seconds, so the distance is not known.',
    ],
    [
      { kind: 'refused' },
      'Location is not allowed. You have not let this page see where you are. The words, the map and the list work without it.',
    ],
  ])('tell on the cover what is true without a map, and announce it without figures: %o', (state, words) => {
    const text = startText(state);
    expect(text?.words).toBe(words);
    expect(text?.news).not.toMatch(/\d/);
    if (!/\d/.test(words)) expect(text?.news).toBe(words);
  });

  it('say nothing on the cover before the visitor asks', () => {
    expect(startText({ kind: 'not-asked' })).toBeUndefined();
  });

  it('give long distances in kilometers, and the age of an old fix in minutes', () => {
    expect(metersWords(15_987_000)).toBe('9,934 miles (15,987 km)');
    expect([agoWords(3), agoWords(50), agoWords(61), agoWords(185)]).toEqual([
      '10 seconds ago',
      '50 seconds ago',
      '1 minute ago',
      '3 minutes ago',
    ]);
  });
});
