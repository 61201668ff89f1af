import { expect, test } from 'vitest';
import { isDay } from './calendar-day';

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-12-31', true],
  ['1999-12-31', true],
  ['2026-13-01', false],
  ['20261-01-01', false],
  ['2026-12-05T10:00', false],
  ['tomorrow', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));
