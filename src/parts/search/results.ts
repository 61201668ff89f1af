import { departureDays, departureTime } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import type { FullTextSearch, FullTextResult } from './full-text-search';
import { wordStartsFirst, includesText, MIN_QUERY_LENGTH } from './match-text';

/** One entry of the list that is always searched first: docs/requirements.md#site-search-list */
interface SearchEntry {
  readonly name: string;
  readonly path: string;
  readonly type: 'tour' | 'page';
  /** What is to be found there, in some words. */
  readonly note: string;
}

const tours: readonly SearchEntry[] = tourSummaries.map(({ slug, title, schedule }) => ({
  name: `${title} Tour`,
  path: `/tours/${slug}`,
  type: 'tour',
  note: `${departureDays(schedule)}, ${departureTime(schedule)}`,
}));
/** In the order of docs/requirements.md#site-search-list */
const others: readonly SearchEntry[] = [
  { name: 'Private Tours', path: '/tours/private-tours', type: 'tour', note: 'A walk of your own, on your own day' },
  { name: 'About Us', path: '/about', type: 'page', note: 'Who walks ahead of you' },
  { name: 'Gallery', path: '/gallery', type: 'page', note: 'Prints, a short film, and cats with names' },
  { name: 'Blog', path: '/blog', type: 'page', note: 'Stories that do not fit into a walk' },
  { name: 'Contact', path: '/contact', type: 'page', note: 'Write to us, also without a signal' },
  { name: 'Press Kit', path: '/press-kit', type: 'page', note: 'Facts and quotes to copy' },
  { name: 'Book Now', path: '/booking', type: 'page', note: 'Dates and places on the calendar' },
  { name: 'In the News', path: '/in-the-news', type: 'page', note: 'What papers wrote' },
  { name: 'Site Map', path: '/sitemap', type: 'page', note: 'Every page on one board' },
];

/** What is always searched first. */
export const fixedList: readonly SearchEntry[] = [...tours, ...others];

/** Entries whose name holds the letters, those first where a word begins with them. */
const findFixed = (entries: readonly SearchEntry[], query: string): SearchEntry[] =>
  wordStartsFirst(
    entries.filter(({ name }) => includesText(name, query)),
    query,
  );

/** A row of the list, whatever it leads to. */
export interface Result {
  readonly label: 'Tour' | 'Page' | FullTextResult['kind'];
  readonly title: string;
  readonly note: string;
  readonly address: string;
}

const LABELS = { tour: 'Tour', page: 'Page' } as const;

const rowOfEntry = ({ name, path, type, note }: SearchEntry): Result => ({
  label: LABELS[type],
  title: name,
  note,
  address: path,
});

const rowOfFullTextResult = ({ kind, title, where, address, inTheText }: FullTextResult): Result => ({
  label: kind,
  title,
  note: inTheText.length === 0 ? where : `${where}. In the text: ${inTheText.map((word) => `"${word}"`).join(', ')}`,
  address,
});

/**
 * What the overlay lists: the fixed list first, then stops, stories and questions.
 * @returns undefined below two letters, where neither results nor their absence are shown
 */
export function resultsOf(
  query: string,
  entries: readonly SearchEntry[],
  searchFullText: FullTextSearch = () => [],
): readonly Result[] | undefined {
  const wanted = query.trim();
  if (wanted.length < MIN_QUERY_LENGTH) return undefined;
  return [...findFixed(entries, wanted).map(rowOfEntry), ...searchFullText(wanted).map(rowOfFullTextResult)];
}
