import { hoursOfWalks } from '../../content/figures-of-walks';
import type { PageOf } from '../../content/page-schemas';
import { departureDays, departureTime, isWeekend } from '../../content/schedule';
import type { TourCard } from '../../content/tour-cards';
import { includesText } from '../../parts/search/match-text';

/** The texts of a tour that the search reads. */
interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly teaser?: string | undefined;
}

/**
 * Returns the tours of which a text contains the query, ignoring case; all tours if the query is empty:
 * docs/requirements.md#tour-search
 * @param alsoPrinted returns the other texts on the ticket of a tour
 */
export function findTours<Tour extends Searchable>(
  tours: readonly Tour[],
  query: string,
  alsoPrinted: (tour: Tour) => readonly string[] = () => [],
): readonly Tour[] {
  const wanted = query.trim();
  return tours.filter((tour) =>
    [tour.title, tour.teaser ?? '', tour.description, ...alsoPrinted(tour)].some((words) =>
      includesText(words, wanted),
    ),
  );
}

/** Returns a text such as `Found 1 tour matching "hotel"`; empty if the query is empty. */
export function countWords(count: number, query: string): string {
  const asked = query.trim();
  return asked === '' ? '' : `Found ${count} ${count === 1 ? 'tour' : 'tours'} matching "${asked}"`;
}

/** The texts on the stub of a ticket, which the search of the tours reads too: docs/requirements.md#tour-search */
export interface Stub {
  /** A large figure with a small one beside it, or large words. */
  readonly time: readonly [large: string, small?: string];
  readonly days: string;
  readonly figures: readonly string[];
  /** Search terms that the ticket does not show. */
  readonly alsoFound: readonly string[];
}

/** Returns the stub of a tour on fixed days. */
export function tourStub(tour: TourCard): Stub {
  const [time = '', half = ''] = departureTime(tour.schedule).split(' ');
  const { days } = tour.schedule;
  return {
    time: [time, half],
    days: departureDays(tour.schedule),
    figures: [
      `${tour.stopCount} stops · ${tour.miles} mi · ${hoursOfWalks([tour])}`,
      `max ${tour.groupSize} people · $${tour.price} a person`,
      `Meet: ${tour.meeting.short}`,
    ],
    alsoFound: [
      tour.meeting.corner,
      ...(days.some(isWeekend) ? ['weekends'] : []),
      ...(days.every(isWeekend) ? [] : ['weekdays']),
      half === 'AM' ? 'mornings' : 'afternoons',
    ],
  };
}

/** Returns the stub of the private tours, which have no fixed day. */
export const privateStub = ({ most, from }: Pick<PageOf<'private-tours'>['pricing'], 'most' | 'from'>): Stub => ({
  time: ['Any day'],
  days: 'By request',
  figures: [`1 to ${most} guests`, `from $${from}`],
  alsoFound: [],
});

/**
 * Returns what a visitor may type to find a stub: the day, the time with or without minutes, the place, the kind of
 * tour.
 */
export const wordsOfStub = (title: string, { time, days, figures, alsoFound }: Stub): readonly string[] => [
  time.join(' '),
  time.join(' ').replace(':00', ''),
  days,
  ...figures,
  ...alsoFound,
  `${title} Tour`,
  'cat history walking tours',
  'walks',
];
