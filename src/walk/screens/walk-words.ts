// The walk's numbers in words.
import { legWords, milesWords, SHOWN_IN_FEET_BELOW_METERS, walkedWords, walkMinutes } from '../../content/distances';
import { NUMBER_WORDS } from '../../content/number-words';
import type { Tour } from '../../content/schemas';
import { capitalized } from '../../shared/capitalized';
import { listInWords } from '../../shared/list-in-words';

/** Larger numbers are written in digits. */
const LAST_IN_WORDS = 12;

/** "nine"; digits above twelve. */
export const inWords = (count: number): string =>
  count <= LAST_IN_WORDS ? (NUMBER_WORDS[count] ?? String(count)) : String(count);
/** "Nine", for the beginning of a sentence. */
export const inWordsFirst = (count: number): string => capitalized(inWords(count));

/** The text on a device without a usable voice. */
export const NO_VOICE = 'This device has no English voice that works without a connection. The text stays.';

/** The warning in a browser that refuses to store the card. */
export const ONLY_WHILE_OPEN = 'Your card lasts only while this page is open.';

type Stops = Tour['stops'];

/** The length of the way to a stop (from 1) from the one before: "0.33 mi, 8 min". Empty for the first stop. */
export function legText(stops: Stops, stop: number): string {
  const meters = stops[stop - 2]?.next?.meters;
  return meters === undefined ? '' : `${legWords(meters)}, ${walkMinutes(meters)} min`;
}

/** "Stops 5 and 6 are not marked." for the open stops before `stop`; empty if there are none. */
export function skippedWords(open: readonly number[], stop: number): string {
  const skipped = open.filter((one) => one < stop);
  if (skipped.length === 0) return '';
  if (skipped.length === 1) return `Stop ${skipped[0]} is not marked.`;
  return `Stops ${listInWords(skipped.map(String))} are not marked.`;
}

/** The place of a walker who reads a stop (from 1) that is not marked: ahead of the marked ones, or left out. */
export const unmarkedWords = (punched: ReadonlySet<number>, stop: number, count: number): string =>
  `${Array.from(punched).some((other) => other > stop) ? 'Not marked' : 'Reading ahead'}: stop ${stop} of ${count}`;

/** The meters of the legs with both ends punched, because only those were certainly walked. */
export const walkedMeters = (stops: Stops, punched: ReadonlySet<number>): number =>
  stops.reduce(
    (sum, { next }, index) => (punched.has(index + 1) && punched.has(index + 2) ? sum + (next?.meters ?? 0) : sum),
    0,
  );

/** How far the walker has come on the whole: the length of the walk, or of its legs that were certainly walked. */
export function distanceWalked(tour: Pick<Tour, 'stops' | 'miles'>, punched: ReadonlySet<number>): string {
  if (punched.size === tour.stops.length) return `${tour.miles} miles`;
  const meters = walkedMeters(tour.stops, punched);
  return meters === 0 ? '' : walkedWords(meters);
}

/** The average stay at a stop, to read and to look, in minutes. */
const minutesAtStop = ({ hours, stops }: Pick<Tour, 'hours' | 'stops'>): number =>
  (hours * 60 - walkMinutes(legMeters(stops, 1, stops.length))) / stops.length;

const legMeters = (stops: Stops, from: number, to: number): number =>
  stops.slice(from - 1, to - 1).reduce((sum, { next }) => sum + (next?.meters ?? 0), 0);

/**
 * The rest of a walk: "4 stops, 0.9 mi, about 50 min to the end".
 * @param stop the stop (from 1) to which the walker goes
 * @param left meters to that stop; undefined: the whole leg, and nothing for the first stop
 */
export function leftWords(tour: Pick<Tour, 'hours' | 'stops'>, stop: number, left?: number): string {
  const { stops } = tour;
  const count = stops.length - stop + 1;
  const meters = (left ?? stops[stop - 2]?.next?.meters ?? 0) + legMeters(stops, stop, stops.length);
  const minutes = Math.max(5, Math.round((walkMinutes(meters) + count * minutesAtStop(tour)) / 5) * 5);
  const way = meters < SHOWN_IN_FEET_BELOW_METERS ? legWords(meters) : milesWords(meters);
  return `${count === 1 ? 'The last stop' : `${count} stops`}, ${way}, about ${minutes} min to the end`;
}
