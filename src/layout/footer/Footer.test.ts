import { expect, it } from 'vitest';
import { yearInNewYork } from './Footer';

it('keeps the old year until it ends in New York', () => {
  expect(yearInNewYork(new Date('2027-01-01T04:59:00Z'))).toBe('2026');
  expect(yearInNewYork(new Date('2027-01-01T05:00:00Z'))).toBe('2027');
});
