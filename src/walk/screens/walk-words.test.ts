import { describe, expect, it } from 'vitest';
import type { Tour } from '../../content/schemas';
import { inWords, inWordsFirst, leftWords, skippedWords, unmarkedWords, walkedMeters } from './walk-words';

describe('the numbers of a walk in words', () => {
  it('spell small numbers out', () => {
    expect([inWords(2), inWordsFirst(9), inWords(13)]).toEqual(['two', 'Nine', '13']);
  });

  it('name the stops that were passed without a mark', () => {
    expect(skippedWords([1, 5, 6, 7], 7)).toBe('Stops 1, 5 and 6 are not marked.');
    expect(skippedWords([6, 7], 7)).toBe('Stop 6 is not marked.');
    expect(skippedWords([7], 7)).toBe('');
  });

  it('tell a stop that is read ahead from one that was left out', () => {
    expect(unmarkedWords(new Set([4]), 5, 9)).toBe('Reading ahead: stop 5 of 9');
    expect(unmarkedWords(new Set([4, 6]), 5, 9)).toBe('Not marked: stop 5 of 9');
  });

  it('count a leg as walked if both its ends are punched', () => {
    const stops = [100, 200, 400].map((meters) => ({ next: { meters, words: 'Go.' } })) as unknown as Tour['stops'];
    expect(walkedMeters([...stops, {} as Tour['stops'][number]], new Set([2, 3]))).toBe(200);
    expect(walkedMeters(stops, new Set([1, 3]))).toBe(0);
    expect(walkedMeters(stops, new Set([1, 2, 3]))).toBe(300);
  });

  it('give the distance and time to the end', () => {
    const stops = [536, 402, 670, undefined].map((meters) =>
      meters === undefined ? {} : { next: { meters, words: 'Go.' } },
    ) as unknown as Tour['stops'];
    // The walk takes two hours: 24 minutes of walking, and 24 at each of four stops.
    const tour = { hours: 2, stops };
    expect(leftWords(tour, 1)).toBe('4 stops, 1.0 mi, about 120 min to the end');
    expect(leftWords(tour, 3)).toBe('2 stops, 0.7 mi, about 65 min to the end');
    expect(leftWords(tour, 3, 100)).toBe('2 stops, 0.5 mi, about 60 min to the end');
    expect(leftWords(tour, 4, 60)).toBe('The last stop, 200 ft, about 25 min to the end');
  });
});
