import { describe, expect, it } from 'vitest';
import type { PositionState } from '../../../walk/position';
import { agoWords, arrivalOf, distanceWords, hereBefore, positionText, startWords } from './position-words';

const mark = { latitude: 40.7, longitude: -73.99, accuracy: 10, heading: undefined, isOld: false };
const found = { mark, age: 10, offer: undefined, nearest: undefined };

describe('what is said of a position', () => {
  it.each<readonly [PositionState, title: string, words: string]>([
    [{ kind: 'not-asked' }, 'Your position is off', 'The words and the map work without it.'],
    [
      { ...found, kind: 'sure', stop: 5, meters: 120 },
      'About 120 m (390 ft) to stop 5',
      'You, right to about 10 m (30 ft)',
    ],
    [
      { ...found, kind: 'to-start', stop: 1, meters: 300, bearing: 45 },
      'About 300 m (980 ft) to the start',
      'It is to the northeast of you.',
    ],
    [
      { ...found, mark: { ...mark, accuracy: 70 }, kind: 'unsure' },
      'Somewhere in this ring',
      'Right only to about 70 m (230 ft). High buildings get in the way. Go by the street names.',
    ],
    [
      { ...found, kind: 'off', stop: 5, meters: 60, bearing: 180 },
      'You are off the route',
      'The way to stop 5 is about 60 m (200 ft) to the south of you.',
    ],
    [
      { ...found, age: 120, kind: 'lost' },
      'No new position',
      'The mark shows where you were, 2 minutes ago. Go by the words, and press I am here at the stop.',
    ],
    [
      { ...found, age: 60, kind: 'jumps' },
      'Your position jumps',
      'It was in two places within seconds. The mark is where you were last, 1 minute ago.',
    ],
    [
      { ...found, kind: 'far', meters: 6_400, bearing: 180 },
      'The walk is not here',
      'It begins about 6.4 km (4 miles) to the south of you. You can read it where you are.',
    ],
  ])('%o', (state, title, words) => {
    expect(positionText(state)).toMatchObject({ title, words });
  });

  it('marks as doubtful what is not to be relied on, and nothing else', () => {
    const kinds = ['unsure', 'jumps', 'lost'] as const;
    for (const kind of kinds) expect(positionText({ ...found, kind }).isDoubt).toBe(true);
    expect(positionText({ kind: 'refused' }).isDoubt).toBeUndefined();
  });

  it('offers a stop only where the position does', () => {
    expect(arrivalOf({ ...found, kind: 'sure', stop: 5, meters: 10 })).toBeUndefined();
    expect(arrivalOf({ ...found, offer: 5, kind: 'sure', stop: 5, meters: 10 })).toEqual({
      stop: 5,
      sure: 'This is right to about 10 m (30 ft).',
    });
    expect(arrivalOf({ kind: 'refused' })).toBeUndefined();
  });

  it('says in the list and on the cover where the walker is', () => {
    expect(hereBefore({ ...found, kind: 'sure', stop: 5, meters: 120 })).toEqual({
      stop: 5,
      words: 'about 120 m (390 ft) before stop 5.',
    });
    expect(hereBefore({ ...found, kind: 'unsure' })).toBeUndefined();
    expect(startWords({ kind: 'not-asked' })).toBeUndefined();
    expect(startWords({ ...found, kind: 'to-start', stop: 1, meters: 350, bearing: 45 })).toBe(
      'You are about 350 m (1,150 ft) to the southwest of it. This is right to about 10 m (30 ft).',
    );
  });

  it('counts far distances in kilometers, and the age of a fix in minutes', () => {
    expect(distanceWords(15_987_000)).toBe('15,987 km (9,934 miles)');
    expect([agoWords(3), agoWords(50), agoWords(61), agoWords(185)]).toEqual([
      '10 seconds ago',
      '50 seconds ago',
      '1 minute ago',
      '3 minutes ago',
    ]);
  });
});
