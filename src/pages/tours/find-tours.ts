/** What a visitor may look for on a ticket. */
interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly teaser?: string | undefined;
}

/** The tours whose words hold the query, whatever its case; all of them where it is empty (000 §5). */
export function findTours<Tour extends Searchable>(tours: readonly Tour[], query: string): readonly Tour[] {
  const wanted = query.trim().toLowerCase();
  return tours.filter(({ title, teaser = '', description }) =>
    [title, teaser, description].some((words) => words.toLowerCase().includes(wanted)),
  );
}

/** "Found 1 tour matching "hotel""; nothing where nothing is asked for. */
export function countWords(count: number, query: string): string {
  const asked = query.trim();
  return asked === '' ? '' : `Found ${count} ${count === 1 ? 'tour' : 'tours'} matching "${asked}"`;
}
