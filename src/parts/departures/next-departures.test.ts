import { describe, expect, it } from 'vitest';
import type { Tour } from '../../content/schemas';
import { daysOffText, longDate, nextDepartures, nextDepartureText, shortDate } from './next-departures';

const weekend = { days: ['Saturday', 'Sunday'], start: '10:00' } as const;
const schedule = { days: [...weekend.days], start: weekend.start };
const dates = (now: string, count = 3): readonly string[] =>
  nextDepartures(schedule, new Date(now), count, []).map(({ date }) => date);

describe('the next walks', () => {
  it('include the walk of today until it has begun, by the clock of New York', () => {
    expect(dates('2026-11-28T14:59:00Z')).toEqual(['2026-11-28', '2026-11-29', '2026-12-05']);
    expect(dates('2026-11-28T15:00:00Z')).toEqual(['2026-11-29', '2026-12-05', '2026-12-06']);
  });

  it('take the day in New York, not where the reader is', () => {
    // At this time it is Sunday in Tokyo and in Greenwich, and Saturday night in New York.
    expect(dates('2026-11-29T04:59:00Z', 1)).toEqual(['2026-11-29']);
    expect(dates('2026-11-28T04:59:00Z', 1)).toEqual(['2026-11-28']);
  });

  it('list every departure of ten years once', () => {
    const all = dates('2026-01-01T17:00:00Z', 1044);
    expect(new Set(all).size).toBe(1044);
    expect(all.at(-1)).toBe('2035-12-30');
    for (const date of all) expect([0, 6]).toContain(new Date(date).getUTCDay());
  });

  it('leave out days off', () => {
    const found = nextDepartures(schedule, new Date('2026-12-25T17:00:00Z'), 2, ['2026-12-26', '2027-01-02']);
    expect(found.map(({ date }) => date)).toEqual(['2026-12-27', '2027-01-03']);
    expect(nextDepartureText(schedule, new Date('2026-12-25T17:00:00Z'), ['2026-12-26'])).toMatch(/^Sunday /);
  });

  it('are an empty list if the schedule has no days', () => {
    expect(nextDepartures({ days: [], start: '10:00' }, new Date(0), 3, [])).toEqual([]);
  });
});

it('writes a day out in short and in full', () => {
  const departure = { date: '2026-11-28', start: '10:00' };
  expect(shortDate(departure)).toBe('Sat, Nov 28');
  expect(longDate(departure)).toBe('Saturday, November 28');
});

describe('the next walk in words', () => {
  const afternoon: Tour['schedule'] = { days: ['Saturday'], start: '14:00' };
  const text = (now: string): string | undefined => nextDepartureText(afternoon, new Date(now), []);

  it.each([
    ['2026-11-28T15:50:00Z', 'Today 2:00 PM, in 3 h 10'],
    ['2026-11-28T15:55:00Z', 'Today 2:00 PM, in 3 h 05'],
    ['2026-11-28T18:20:00Z', 'Today 2:00 PM, in 40 min'],
    ['2026-11-28T03:00:00Z', 'Tomorrow 2:00 PM, in 16 h'],
    ['2026-11-26T19:00:00Z', 'Saturday 2:00 PM, in 48 h'],
    ['2026-11-26T18:59:00Z', 'Sat, Nov 28, 2:00 PM'],
  ])('at %s is: %s', (now, expected) => {
    expect(text(now)).toBe(expected);
  });

  it('counts the additional hour when the clocks are put back', () => {
    // The first time is Saturday noon in summer time, the departure Sunday 10:00 in winter time.
    expect(nextDepartureText({ days: ['Sunday'], start: '10:00' }, new Date('2026-10-31T16:00:00Z'), [])).toBe(
      'Tomorrow 10:00 AM, in 23 h',
    );
  });

  it.each([
    ['2027-03-14', '05:30', '2027-03-14T04:00:00Z', 'Tomorrow 5:30 AM, in 5 h 30'],
    ['2027-03-14', '06:30', '2027-03-14T04:00:00Z', 'Tomorrow 6:30 AM, in 6 h 30'],
    ['2026-11-01', '05:30', '2026-11-01T04:00:00Z', 'Today 5:30 AM, in 6 h 30'],
  ])('counts right to a walk at dawn on %s, when the clocks change: %s', (_day, start, now, expected) => {
    expect(nextDepartureText({ days: ['Sunday'], start }, new Date(now), [])).toBe(expected);
  });

  it('is undefined if the schedule has no days', () => {
    expect(nextDepartureText({ days: [], start: '10:00' }, new Date())).toBeUndefined();
  });
});

it('names a day off until it is over in New York', () => {
  const daysOff = ['2026-12-26', '2027-01-02'];
  expect(daysOffText(undefined, daysOff)).toBe('Sat, Dec 26, 2026; Sat, Jan 2, 2027');
  // It is still December 26 in New York, and the 27th in Greenwich.
  expect(daysOffText('2026-12-26', daysOff)).toBe('Sat, Dec 26; Sat, Jan 2');
  expect(daysOffText('2026-12-27', daysOff)).toBe('Sat, Jan 2');
  expect(daysOffText('2027-01-03', daysOff)).toBe('');
  expect(daysOffText('2026-12-26', ['2027-12-25'])).toBe('Sat, Dec 25, 2027');
});
