import { expect, it } from 'vitest';
import { monthToBook } from './Hero';

it.each([
  ['2026-11-14T17:00:00Z', 'November'],
  ['2026-11-15T17:00:00Z', 'November'],
  ['2026-11-16T17:00:00Z', 'December'],
  ['2026-12-16T17:00:00Z', 'January'],
  ['2027-01-31T17:00:00Z', 'February'],
  // In New York it is still the 15th, and below it is still December.
  ['2026-06-16T03:59:00Z', 'June'],
  ['2026-06-16T04:00:00Z', 'July'],
  ['2027-01-01T04:30:00Z', 'January'],
])('at %s the month to book is %s', (now, month) => {
  expect(monthToBook(new Date(now))).toBe(month);
});
