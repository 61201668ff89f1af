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

it('a step begins after the ones before, even if one of them has the same words', () => {
  const steps = ['Turn left.', 'Walk on.', 'Turn left.'].map((words) => ({ words }));
  expect([0, 1, 2].map((step) => startOfStep({ steps }, step))).toEqual([0, 11, 20]);
});

it('directions without steps begin at the first character', () => {
  expect(startOfStep({}, 2)).toBe(0);
});
