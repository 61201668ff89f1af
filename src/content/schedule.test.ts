import { describe, expect, it } from 'vitest';
import { departureDays, departureTime, shortDays } from './schedule';

const at = (start: string) => departureTime({ days: ['Saturday'], start });

describe('departureTime', () => {
  it('gives the time with AM and PM', () => {
    expect(at('10:00')).toBe('10:00 AM');
    expect(at('14:00')).toBe('2:00 PM');
    expect(at('09:05')).toBe('9:05 AM');
  });

  it('gives noon and midnight as 12', () => {
    expect(at('12:30')).toBe('12:30 PM');
    expect(at('00:15')).toBe('12:15 AM');
  });
});

describe('the days', () => {
  it('are named in full and in short', () => {
    const weekend = { days: ['Saturday' as const, 'Sunday' as const], start: '10:00' };
    expect(departureDays(weekend)).toBe('Saturdays and Sundays');
    expect(shortDays(weekend)).toBe('Sat, Sun');
  });

  it('are joined by one "and", however many there are', () => {
    expect(departureDays({ days: ['Sunday'], start: '14:00' })).toBe('Sundays');
    expect(departureDays({ days: ['Friday', 'Saturday', 'Sunday'], start: '14:00' })).toBe(
      'Fridays, Saturdays and Sundays',
    );
  });
});
