import { describe, expect, it } from 'vitest';
import { departureWords, inWords, inWordsFirst, skippedWords } from './walk-words';

describe('the figures of a walk in words', () => {
  it('writes small numbers out', () => {
    expect([inWords(2), inWordsFirst(9), inWords(13)]).toEqual(['two', 'Nine', '13']);
  });

  it('names what was walked past', () => {
    expect(skippedWords([1, 5, 6, 7], 7)).toBe('Fields 1, 5 and 6 stay open.');
    expect(skippedWords([6, 7], 7)).toBe('Field 6 stays open.');
    expect(skippedWords([7], 7)).toBe('');
  });

  it('says today how long it is until the next walk with a guide, by the clock of New York', () => {
    const schedule = { days: ['Saturday' as const], start: '14:00' };
    expect(departureWords(schedule, new Date('2020-11-21T15:50:00Z'))).toBe('Today 2:00 PM, in 3 h 10');
    expect(departureWords(schedule, new Date('2020-11-21T18:20:00Z'))).toBe('Today 2:00 PM, in 40 min');
    expect(departureWords(schedule, new Date('2020-11-21T19:20:00Z'))).toBe('Sat, Nov 28, 2:00 PM');
  });
});
