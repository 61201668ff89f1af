import { describe, expect, it } from 'vitest';
import company from '../../content/company.yaml';
import { calendarFile, type CalendarEntry } from './calendar-file';
import { nextDepartures } from './next-departures';

const NOW = new Date('2026-11-21T12:34:56Z');
const entry: CalendarEntry = {
  departure: { date: '2026-11-28', start: '14:00' },
  hours: 2,
  title: 'Cat-history walk: Financial District',
  place: 'Pier A; Battery Place, Manhattan',
  at: { lat: 40.7044, lon: -74.0178 },
  notes: 'No place is held.\nBook at https://example.com/a\\b',
  page: 'https://example.com/tours/financial-district',
  id: 'financial-district-2026-11-28@example.com',
};
/** Returns the lines as a calendar reads them, without the folds. */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');
const value = (file: string, name: string): string | undefined =>
  linesOf(file)
    .find((line) => line.startsWith(name))
    ?.slice(name.length + 1);

interface Rule {
  readonly month: number;
  readonly nth: number;
  readonly offset: number;
}
/** Reads the rules of the time zone as a calendar does. */
function rulesOf(file: string, kind: 'DAYLIGHT' | 'STANDARD'): Rule {
  const block = new RegExp(`BEGIN:${kind}([\\s\\S]*?)END:${kind}`).exec(file)?.[1] ?? '';
  const [, month, nth] = /BYMONTH=(\d+);BYDAY=(\d)SU/.exec(block) ?? [];
  const [, hours] = /TZOFFSETTO:-0(\d)00/.exec(block) ?? [];
  return { month: Number(month), nth: Number(nth), offset: Number(hours) };
}
/** Returns 2:00 on the nth Sunday of the month, as the text of a clock. */
function changeIn(year: number, { month, nth }: Rule): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((7 - first) % 7) + (nth - 1) * 7;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T02:00`;
}
/** Returns the moment that a calendar shows, computed only from the file. */
function momentOf(file: string): number {
  const clock = value(file, 'DTSTART;TZID=America/New_York') ?? '';
  const local = clock.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5');
  const year = Number(local.slice(0, 4));
  const [summer, winter] = [rulesOf(file, 'DAYLIGHT'), rulesOf(file, 'STANDARD')];
  const isSummer = local >= changeIn(year, summer) && local < changeIn(year, winter);
  return Date.parse(`${local}Z`) + (isSummer ? summer : winter).offset * 3_600_000;
}
const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

it("bears the company's name", () => {
  expect(value(calendarFile(entry, NOW), 'PRODID')).toBe(`-//${company.name}//Walks//EN`);
});

describe('the zone in the file', () => {
  it.each([
    ['Saturday', '14:00', 'Saturday 2:00 PM'],
    ['Sunday', '10:00', 'Sunday 10:00 AM'],
    // This is the hour after a clock change.
    ['Sunday', '03:00', 'Sunday 3:00 AM'],
  ] as const)('gives %s at %s on every date of ten years', (day, start, expected) => {
    const departures = nextDepartures({ days: [day], start }, new Date('2026-01-01T12:00:00Z'), 522, []);
    for (const departure of departures) {
      const file = calendarFile({ ...entry, departure }, NOW);
      expect(NEW_YORK.format(momentOf(file)), departure.date).toBe(expected);
    }
    expect(departures.at(-1)?.date.slice(0, 4)).toBe('2035');
  });

  it.each([
    ['2027-03-14', '2027-03-14T14:00:00.000Z'],
    ['2027-03-13', '2027-03-13T15:00:00.000Z'],
    ['2027-11-07', '2027-11-07T15:00:00.000Z'],
    ['2027-11-06', '2027-11-06T14:00:00.000Z'],
  ])('is right on the days of a clock change and the days before: %s', (date, moment) => {
    const file = calendarFile({ ...entry, departure: { date, start: '10:00' } }, NOW);
    expect(new Date(momentOf(file)).toISOString()).toBe(moment);
  });
});

describe('the file', () => {
  const file = calendarFile(entry, NOW);

  it('says when, in New York time, and for how long', () => {
    expect(value(file, 'DTSTART;TZID=America/New_York')).toBe('20261128T140000');
    expect(value(file, 'DTEND;TZID=America/New_York')).toBe('20261128T160000');
    expect(value(file, 'DTSTAMP')).toBe('20261121T123456Z');
    expect(value(file, 'UID')).toBe('financial-district-2026-11-28@example.com');
  });

  it('keeps commas, semicolons, backslashes and line breaks as what they are', () => {
    expect(value(file, 'LOCATION')).toBe('Pier A\\; Battery Place\\, Manhattan');
    expect(value(file, 'DESCRIPTION')).toBe('No place is held.\\nBook at https://example.com/a\\\\b');
  });

  it('breaks lines at 75 bytes and cuts no letter', () => {
    const long = calendarFile({ ...entry, notes: 'Café 🐈 '.repeat(40) }, NOW);
    for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(value(long, 'DESCRIPTION')).toBe('Café 🐈 '.repeat(40));
  });

  it('ends a walk on the next day where it goes past midnight', () => {
    const late = calendarFile({ ...entry, departure: { date: '2026-12-31', start: '23:00' } }, NOW);
    expect(value(late, 'DTEND;TZID=America/New_York')).toBe('20270101T010000');
  });
});
