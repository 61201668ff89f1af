import { expect, it } from 'vitest';
import { tours } from '../../../../tests/setup/content/content';
import { startOfStep } from './use-steps';

it.each(tours)('every step of $title begins in the directions after the one before', ({ stops }) => {
  for (const { next } of stops) {
    const starts = next?.steps?.map((_, index) => startOfStep(next, index)) ?? [];
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    for (const [index, start] of starts.entries())
      expect(next?.words.slice(start).startsWith(next.steps?.[index]?.words ?? '-')).toBe(true);
  }
});

it('directions without steps begin at the first character', () => {
  expect(startOfStep({ words: 'Walk south.' }, 2)).toBe(0);
});
