// Makes a file of a departure for any calendar (iCalendar, RFC 5545). Times are written as
// New York's local time, together with the rules of that zone, so the file is right on both sides
// of a clock change and on a phone in another zone.
import company from '../../content/company.yaml';
import type { Coordinates } from '../../geography/coordinates';
import type { Departure } from './next-departures';

/** The rules of the time zone since 2007 (Energy Policy Act of 2005). */
const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const LONGEST_LINE_BYTES = 75;

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

/** Folds a long line: it continues in the next line after a space, and no character is split. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let length = 0;
  return Array.from(line)
    .map((letter) => {
      const size = bytes.encode(letter).length;
      const fits = length + size <= LONGEST_LINE_BYTES;
      length = fits ? length + size : size + 1;
      return fits ? letter : `\r\n ${letter}`;
    })
    .join('');
}

/** Formats "2026-11-28" and "14:00" as "20261128T140000", the given number of minutes later. */
function clockTime({ date, start }: Departure, minutesLater: number): string {
  const moment = new Date(Date.parse(`${date}T${start}:00Z`) + minutesLater * 60_000);
  return moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

export interface CalendarEntry {
  readonly departure: Departure;
  readonly hours: number;
  readonly title: string;
  readonly place: string;
  readonly at: Coordinates;
  readonly notes: string;
  readonly page: string;
  /** The id is the same each time the file is made, so that a calendar keeps the event once. */
  readonly id: string;
}

/**
 * Writes one departure as a calendar file.
 *
 * @param now the time of writing
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { departure, hours, at } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(company.name)}//Walks//EN`,
    'CALSCALE:GREGORIAN',
    ...NEW_YORK,
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `DTSTAMP:${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
    `DTSTART;TZID=America/New_York:${clockTime(departure, 0)}`,
    `DTEND;TZID=America/New_York:${clockTime(departure, hours * 60)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `GEO:${at.lat};${at.lon}`,
    `DESCRIPTION:${escaped(entry.notes)}`,
    `URL:${entry.page}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
