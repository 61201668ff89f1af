import type { PageOf } from '../../content/page-schemas';
import { departureDays, departureTime } from '../../content/schedule';
import type { TourCard } from '../../content/tour-cards';
import { folded } from '../../parts/search/match-text';

/** The texts of a tour that the search looks in. */
interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly teaser?: string | undefined;
}

/**
 * The tours of which a text contains the query, in any case; all if it is empty: docs/requirements.md#tour-search
 * @param alsoPrinted what else stands on the ticket of a tour
 */
export function findTours<Tour extends Searchable>(
  tours: readonly Tour[],
  query: string,
  alsoPrinted: (tour: Tour) => readonly string[] = () => [],
): readonly Tour[] {
  const wanted = folded(query.trim());
  return tours.filter((tour) =>
    [tour.title, tour.teaser ?? '', tour.description, ...alsoPrinted(tour)].some((words) =>
      folded(words).includes(wanted),
    ),
  );
}

/** `Found 1 tour matching "hotel"`; empty where the query is. */
export function countWords(count: number, query: string): string {
  const asked = query.trim();
  return asked === '' ? '' : `Found ${count} ${count === 1 ? 'tour' : 'tours'} matching "${asked}"`;
}

/** What the stub of a ticket prints, and what the search of the tours finds with it: docs/requirements.md#tour-search */
export interface Stub {
  /** A large figure with a small one beside it, or large words. */
  readonly time: readonly [large: string, small?: string];
  readonly days: string;
  readonly figures: readonly string[];
  /** Found, though it is not printed. */
  readonly alsoFound: readonly string[];
}

/** Of a tour on fixed days. */
export function tourStub(tour: TourCard): Stub {
  const [time = '', half = ''] = departureTime(tour.schedule).split(' ');
  return {
    time: [time, half],
    days: departureDays(tour.schedule),
    figures: [
      `${tour.stopCount} stops · ${tour.miles} mi · ${tour.hours} hours`,
      `max ${tour.groupSize} people · $${tour.price} a person`,
      `Meet: ${tour.meeting.short}`,
    ],
    alsoFound: [
      tour.meeting.corner,
      tour.schedule.days.some((day) => day.startsWith('S')) ? 'weekends' : 'weekdays',
      half === 'AM' ? 'mornings' : 'afternoons',
    ],
  };
}

/** Of the private tours, which go on no fixed day. */
export const privateStub = ({ most, from }: Pick<PageOf<'private-tours'>['pricing'], 'most' | 'from'>): Stub => ({
  time: ['Any day'],
  days: 'By request',
  figures: [`1 to ${most} guests`, `from $${from}`],
  alsoFound: [],
});

/** What a visitor may type of all this: the day, the time with or without its minutes, the place, the kind of thing. */
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
