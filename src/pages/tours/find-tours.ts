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
