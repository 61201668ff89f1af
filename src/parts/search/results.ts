import company from '../../content/company.yaml';
import { departureDays, departureTime } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { pageName, siteMapPages, type SitePath } from '../../shared/site-pages';
import type { FullTextSearch, FullTextResult } from './full-text-search';
import { beginsItsWords, includesText, MIN_QUERY_LENGTH, wordStartsFirst } from './match-text';

/** A page that is found by its name, and by other words that visitors may use for it. */
interface SearchEntry {
  readonly name: string;
  /** A page or a place on it, or the page of a walk. */
  readonly path: SitePath | `${SitePath}#${string}` | `/tours/${string}`;
  readonly type: 'tour' | 'page';
  /** A short description of the page. */
  readonly note: string;
  /**
   * Other words for the page. Do not add words of the questions and stories, because the page would
   * push those results down.
   */
  readonly alsoCalled?: string;
}

const tours: readonly SearchEntry[] = tourSummaries.map(({ slug, title, schedule }) => ({
  name: `${title} Tour`,
  path: `/tours/${slug}`,
  type: 'tour',
  note: `${departureDays(schedule)}, ${departureTime(schedule)}`,
}));
/** The description of a page in the search, and the other words by which the search finds it. */
type Words = Pick<SearchEntry, 'note' | 'alsoCalled'> & Partial<Pick<SearchEntry, 'name' | 'type'>>;

/**
 * The search texts of pages. A page without a row is found by its name, with its address as the
 * note. `name` is given if the search calls a page differently from the site map.
 */
const pageWords: Readonly<Partial<Record<SitePath, Words>>> = {
  '/tours': { note: 'Our walks, and a private one', alsoCalled: 'walks prices costs schedule times' },
  '/tours/private-tours': {
    type: 'tour',
    note: 'A walk of your own, on your own day',
    alsoCalled: 'groups party company outing birthday',
  },
  '/about': { note: 'Who walks ahead of you', alsoCalled: 'team staff guides company' },
  '/gallery': {
    note: 'Prints, a short film, and cats with names',
    alsoCalled: 'pictures photos images videos film',
  },
  '/blog': { note: 'Stories that do not fit into a walk', alsoCalled: 'posts articles stories' },
  '/contact': { note: 'Write to us, also offline', alsoCalled: 'emails e-mail mail message phone help' },
  '/press-kit': { note: 'Facts and quotes to copy', alsoCalled: 'media journalists logos' },
  '/booking': {
    name: 'Book Now',
    note: 'Dates and open spots on the calendar',
    alsoCalled: 'a tour walk calendar tickets reservation reserve dates',
  },
  '/in-the-news': { note: 'What papers wrote', alsoCalled: 'articles press' },
  '/petition-jerry-fox': {
    name: 'Petition for Jerry Fox',
    note: 'A plaque for the cat of Borough Hall',
    alsoCalled: 'sign signature plaque memorial',
  },
  '/outbox': { note: 'What you wrote and is not sent yet', alsoCalled: 'waiting messages unsent saved drafts' },
  '/privacy': {
    note: 'What is saved on this device, and how to clear it',
    alsoCalled: 'policy data cookies tracking storage',
  },
  '/accessibility': {
    note: 'What works, what does not yet, whom to tell',
    alsoCalled: 'wcag screen reader keyboard contrast',
  },
  '/sitemap': { note: 'Every page on one board', alsoCalled: 'sitemap' },
};

const entryOf = (path: SitePath): SearchEntry => ({
  name: pageName(path),
  path,
  type: 'page',
  note: path,
  ...pageWords[path],
});

/** The order is that of docs/requirements.md#site-search-list */
const REQUIRED: readonly SitePath[] = [
  '/tours/private-tours',
  '/about',
  '/gallery',
  '/blog',
  '/contact',
  '/press-kit',
  '/booking',
  '/in-the-news',
  '/sitemap',
];

/** The pages that are always searched first: docs/requirements.md#site-search-list */
export const fixedList: readonly SearchEntry[] = [...tours, ...REQUIRED.map(entryOf)];

/** The walk pages, unless the owner has switched walk mode off. */
const walks: readonly SearchEntry[] =
  company.walkMode === 'off'
    ? []
    : tourSummaries.map(({ slug, title }) => ({
        name: `${title}: Walk It Yourself`,
        path: `/tours/${slug}/walk`,
        type: 'page',
        note: 'Stop after stop, with a map and a voice',
        alsoCalled: 'mode it self-guided audio guide app',
      }));

/** Other pages and offers. A word is listed only if it leads to the right page. */
const ordered: readonly SearchEntry[] = [
  entryOf('/accessibility'),
  {
    name: 'Gift Cards',
    path: '/#gift-card',
    type: 'page',
    note: 'You give the walk. They pick the day',
    alsoCalled: 'giftcards vouchers certificates presents',
  },
  entryOf('/petition-jerry-fox'),
  {
    name: 'Newsletter',
    path: '/#newsletter',
    type: 'page',
    note: 'New walks and stories, by email',
    alsoCalled: 'subscribe subscription mailing list signup',
  },
  {
    name: 'Reviews',
    path: '/#reviews',
    type: 'page',
    note: 'What guests say',
    alsoCalled: 'ratings stars testimonials',
  },
  {
    name: 'Questions and Answers',
    path: '/contact#faq',
    type: 'page',
    note: 'What people ask us',
    alsoCalled: 'faqs frequently asked help',
  },
  entryOf('/privacy'),
  entryOf('/outbox'),
  entryOf('/tours'),
  {
    name: 'The Book',
    path: '/#book',
    type: 'page',
    note: 'The walks in print, ordered by email',
    alsoCalled: 'books order buy shop print',
  },
  ...walks,
];

/** The other pages, and the pages of the site map that are in neither list, except the home page. */
export const furtherPages: readonly SearchEntry[] = [
  ...ordered,
  ...siteMapPages()
    .map(({ to }) => to)
    .filter((to) => to !== '/' && ![...fixedList, ...ordered].some(({ path }) => path === to))
    .map(entryOf),
];

/** Returns the entries whose name contains the letters, first those with a word that begins with them. */
const findByName = (entries: readonly SearchEntry[], query: string): SearchEntry[] =>
  wordStartsFirst(
    entries.filter(({ name }) => includesText(name, query)),
    query,
  );

/** Searches the fixed list by name, then our other pages by name, then all of them by their other words. */
function findPages(query: string): readonly SearchEntry[] {
  const byName = [...findByName(fixedList, query), ...furtherPages.filter(({ name }) => beginsItsWords(name, query))];
  // Two letters are searched in names only: in the other words, as in the texts, they would match too much.
  if (query.length <= MIN_QUERY_LENGTH) return byName;
  const byWords = [...fixedList, ...furtherPages].filter(({ name, alsoCalled }) =>
    beginsItsWords(`${name} ${alsoCalled ?? ''}`, query),
  );
  return [...new Set([...byName, ...byWords])];
}

/** One row of the list, for a result of any kind. */
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
 * Returns what the overlay lists: pages first, then stops, stories and questions. If a page is
 * found, typos are not allowed in the texts: "contact" is not "contract".
 *
 * @returns undefined for fewer than two letters, when neither results nor their absence are shown
 */
export function resultsOf(query: string, searchFullText: FullTextSearch = () => []): readonly Result[] | undefined {
  const wanted = query.trim();
  if (wanted.length < MIN_QUERY_LENGTH) return undefined;
  const pages = findPages(wanted);
  const texts = searchFullText(wanted, { typos: pages.length === 0 });
  return [...pages.map(rowOfEntry), ...texts.map(rowOfFullTextResult)];
}
