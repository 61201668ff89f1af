import { expect, it } from 'vitest';
import { newYorkDay } from './new-york-time';

it('keeps the old day until it ends in New York', () => {
  expect(newYorkDay(new Date('2027-01-01T04:59:00Z'))).toBe('2026-12-31');
  expect(newYorkDay(new Date('2027-01-01T05:00:00Z'))).toBe('2027-01-01');
});
