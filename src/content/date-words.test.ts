import { expect, it } from 'vitest';
import { dateWords } from './date-words';

it('writes a date out, the same in every time zone', () => {
  expect(dateWords('2026-05-14')).toBe('May 14, 2026');
  expect(dateWords('2026-01-01')).toBe('January 1, 2026');
});
