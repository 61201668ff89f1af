import { departureDays, departureTime } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { firstLettersFirst, includesLetters } from './match-text';

/** One entry of the list that is always searched first (000 §3). */
export interface SearchEntry {
  readonly name: string;
  readonly path: string;
  readonly type: 'tour' | 'page';
  /** What is to be found there, in some words. */
  readonly note: string;
}

const walks: readonly SearchEntry[] = tourSummaries.map(({ slug, title, schedule }) => ({
  name: `${title} Tour`,
  path: `/tours/${slug}`,
  type: 'tour',
  note: `${departureDays(schedule)}, ${departureTime(schedule)}`,
}));
/** 000 §2, in its order. */
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
export const fixedList: readonly SearchEntry[] = [...walks, ...others];

/** Entries whose name holds the letters, those first where a word begins with them. */
export const findFixed = (entries: readonly SearchEntry[], query: string): SearchEntry[] =>
  firstLettersFirst(
    entries.filter(({ name }) => includesLetters(name, query)),
    query,
  );
