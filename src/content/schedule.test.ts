import { describe, expect, it } from 'vitest';
import { daysOfWalks, departureDays, departureTime, shortDays } from './schedule';

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

  it('of several walks are each named once, in the order of the week', () => {
    const walks = [['Sunday', 'Saturday'] as const, ['Friday', 'Sunday'] as const].map((days) => ({
      schedule: { days: [...days], start: '10:00' },
    }));
    expect(daysOfWalks(walks)).toEqual(['Friday', 'Saturday', 'Sunday']);
  });

  it('are joined by one "and", however many there are', () => {
    expect(departureDays({ days: ['Sunday'] })).toBe('Sundays');
    expect(departureDays({ days: ['Friday', 'Saturday', 'Sunday'] })).toBe('Fridays, Saturdays and Sundays');
  });
});
