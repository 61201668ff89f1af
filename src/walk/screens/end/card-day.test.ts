import { afterEach, expect, it } from 'vitest';
import { cardDay } from './card-day';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it.each(['America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu'])('a card bears the day of the walk in %s', (place) => {
  process.env['TZ'] = place;
  expect(cardDay(Date.parse('2026-11-22T11:05:00-05:00'))).toBe('November 22, 2026');
  expect(cardDay(Date.parse('2026-11-22T22:30:00-05:00'))).toBe('November 22, 2026');
});
