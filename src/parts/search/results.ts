import company from '../../content/company.yaml';
import { departureDays, departureTime } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import type { FullTextSearch, FullTextResult } from './full-text-search';
import { beginsItsWords, includesText, MIN_QUERY_LENGTH, wordStartsFirst } from './match-text';

/** A page that is found by its name, and by what else a visitor may call it. */
interface SearchEntry {
  readonly name: string;
  readonly path: string;
  readonly type: 'tour' | 'page';
  /** What is to be found there, in some words. */
  readonly note: string;
  /** Other words for it. Not those of the questions and stories, which would be pushed down by it. */
  readonly alsoCalled?: string;
}

const tours: readonly SearchEntry[] = tourSummaries.map(({ slug, title, schedule }) => ({
  name: `${title} Tour`,
  path: `/tours/${slug}`,
  type: 'tour',
  note: `${departureDays(schedule)}, ${departureTime(schedule)}`,
}));
/** In the order of docs/requirements.md#site-search-list */
const others: readonly SearchEntry[] = [
  {
    name: 'Private Tours',
    path: '/tours/private-tours',
    type: 'tour',
    note: 'A walk of your own, on your own day',
    alsoCalled: 'groups party company outing birthday',
  },
  {
    name: 'About Us',
    path: '/about',
    type: 'page',
    note: 'Who walks ahead of you',
    alsoCalled: 'team staff guides company',
  },
  {
    name: 'Gallery',
    path: '/gallery',
    type: 'page',
    note: 'Prints, a short film, and cats with names',
    alsoCalled: 'pictures photos images videos film',
  },
  {
    name: 'Blog',
    path: '/blog',
    type: 'page',
    note: 'Stories that do not fit into a walk',
    alsoCalled: 'posts articles stories',
  },
  {
    name: 'Contact',
    path: '/contact',
    type: 'page',
    note: 'Write to us, also offline',
    alsoCalled: 'emails e-mail mail message phone help',
  },
  {
    name: 'Press Kit',
    path: '/press-kit',
    type: 'page',
    note: 'Facts and quotes to copy',
    alsoCalled: 'media journalists logos',
  },
  {
    name: 'Book Now',
    path: '/booking',
    type: 'page',
    note: 'Dates and open spots on the calendar',
    alsoCalled: 'a tour walk calendar tickets reservation reserve dates',
  },
  { name: 'In the News', path: '/in-the-news', type: 'page', note: 'What papers wrote', alsoCalled: 'articles press' },
  { name: 'Site Map', path: '/sitemap', type: 'page', note: 'Every page on one board', alsoCalled: 'sitemap' },
];

/** What is always searched first: docs/requirements.md#site-search-list */
export const fixedList: readonly SearchEntry[] = [...tours, ...others];

/** Walk mode, unless the owner has switched it off. */
const walks: readonly SearchEntry[] =
  company.walkMode === 'off'
    ? []
    : tourSummaries.map(({ slug, title }) => ({
        name: `Walk ${title} Yourself`,
        path: `/tours/${slug}/walk`,
        type: 'page',
        note: 'Stop after stop, with a map and a voice',
        alsoCalled: 'mode it self-guided audio guide app',
      }));

/** What else we offer or ask for. A word stands only where it leads to the right place. */
export const furtherPages: readonly SearchEntry[] = [
  {
    name: 'Accessibility',
    path: '/accessibility',
    type: 'page',
    note: 'What works, what does not yet, whom to tell',
    alsoCalled: 'wcag screen reader keyboard contrast',
  },
  {
    name: 'Gift Cards',
    path: '/#gift-card',
    type: 'page',
    note: 'You give the walk. They pick the day',
    alsoCalled: 'giftcards vouchers certificates presents',
  },
  {
    name: 'Petition for Jerry Fox',
    path: '/petition-jerry-fox',
    type: 'page',
    note: 'A plaque for the cat of Borough Hall',
    alsoCalled: 'sign signature plaque memorial',
  },
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
  {
    name: 'Privacy',
    path: '/privacy',
    type: 'page',
    note: 'What is kept on this device, and how to clear it',
    alsoCalled: 'policy data cookies tracking storage',
  },
  {
    name: 'Outbox',
    path: '/outbox',
    type: 'page',
    note: 'What you wrote and is not sent yet',
    alsoCalled: 'waiting messages unsent saved drafts',
  },
  {
    name: 'Our Tours',
    path: '/tours',
    type: 'page',
    note: 'Three walks and a private one',
    alsoCalled: 'walks prices costs schedule times',
  },
  {
    name: 'The Book',
    path: '/#book',
    type: 'page',
    note: 'The walks in print, ordered by email',
    alsoCalled: 'books order buy shop print',
  },
  ...walks,
];

/** Entries whose name holds the letters, those first where a word begins with them. */
const findByName = (entries: readonly SearchEntry[], query: string): SearchEntry[] =>
  wordStartsFirst(
    entries.filter(({ name }) => includesText(name, query)),
    query,
  );

/** The fixed list by name, then our other pages by name, then all of them by what else they are called. */
function findPages(query: string): readonly SearchEntry[] {
  const byName = [...findByName(fixedList, query), ...furtherPages.filter(({ name }) => beginsItsWords(name, query))];
  // As in the texts, two letters tell too little.
  if (query.length <= MIN_QUERY_LENGTH) return byName;
  const byWords = [...fixedList, ...furtherPages].filter(({ name, alsoCalled }) =>
    beginsItsWords(`${name} ${alsoCalled ?? ''}`, query),
  );
  return [...new Set([...byName, ...byWords])];
}

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
 * What the overlay lists: pages first, then stops, stories and questions. Where a page is called as was typed,
 * nothing is taken for a typo: "contact" is no "contract".
 * @returns undefined below two letters, where neither results nor their absence are shown
 */
export function resultsOf(query: string, searchFullText: FullTextSearch = () => []): readonly Result[] | undefined {
  const wanted = query.trim();
  if (wanted.length < MIN_QUERY_LENGTH) return undefined;
  const pages = findPages(wanted);
  const texts = searchFullText(wanted, { typos: pages.length === 0 });
  return [...pages.map(rowOfEntry), ...texts.map(rowOfFullTextResult)];
}
