import MiniSearch from 'minisearch';
import type { ListOf, PageName, WrittenPost } from '../../src/content/page-schemas';
import { plainLine, plainLines } from '../../src/content/plain-text';
import type { Question, WrittenTour } from '../../src/content/schemas';
import {
  indexOptions,
  partOfIndex,
  SEARCH_FILES,
  type IndexedEntry,
  type SearchIndex,
} from '../../src/parts/search/search-index';
import { headerName, type SitePath } from '../../src/shared/site-pages';
import type { BuiltPage } from './built-page';
import { filesOf, isOf, type ContentFile } from './content/content-file';

interface Searched extends IndexedEntry {
  readonly text: string;
}

/** Pages that answer questions, by content file, with their address. */
const PAGES_WITH_QUESTIONS = [
  ['tours', '/tours'],
  ['private-tours', '/tours/private-tours'],
  ['contact', '/contact'],
  ['press-kit', '/press-kit'],
] as const satisfies readonly (readonly [PageName, SitePath])[];

const questionsOf = (questions: readonly Question[], page: string, where: string, anchor = 'question'): Searched[] =>
  questions.map(({ question, answer }, index) => ({
    kind: 'Question',
    title: question,
    where,
    address: `${page}#${anchor}-${index + 1}`,
    text: plainLines(answer).join('\n'),
  }));

const ofTour = ({ slug, title, stops, questions }: WrittenTour): Searched[] => [
  ...stops.map((stop, index): Searched => ({
    kind: 'Stop',
    title: stop.title,
    where: `${title}, stop ${index + 1}`,
    address: `/tours/${slug}#stop-${index + 1}`,
    text: [stop.where, stop.inShort, ...plainLines(stop.story), plainLine(stop.lookFor)].join('\n'),
  })),
  ...questionsOf(questions, `/tours/${slug}`, title),
];

/** Questions that all walks share are listed once, on the page of the first walk. */
function ofEveryWalk({ beforeYouCome }: ListOf<'every-walk'>, tours: readonly WrittenTour[]): Searched[] {
  const [first] = tours.toSorted((one, other) => one.id - other.id);
  return first === undefined ? [] : questionsOf(beforeYouCome, `/tours/${first.slug}`, 'Every walk', 'before');
}

const ofPost = ({ id, title, category, readTime, excerpt, tags, story }: WrittenPost): Searched => ({
  kind: 'Story',
  title,
  where: `${category}, ${readTime} min`,
  address: `/blog/${id}`,
  text: [excerpt, ...tags, ...plainLines(story)].join('\n'),
});

function searchedIn(file: ContentFile, tours: readonly WrittenTour[]): Searched[] {
  if (isOf(file, 'tour')) return ofTour(file.value);
  if (isOf(file, 'post')) return [ofPost(file.value)];
  if (isOf(file, 'every-walk')) return ofEveryWalk(file.value, tours);
  return PAGES_WITH_QUESTIONS.flatMap(([name, address]) =>
    isOf(file, name) ? questionsOf(file.value.questions, address, headerName(address)) : [],
  );
}

const isStory = ({ kind }: IndexedEntry): boolean => kind === 'Story';

/**
 * Returns the index of the search overlay: every stop, post and question of the compiled content.
 *
 * @param isThere returns whether an address (with its anchor) exists; entries without one are left
 * out
 * @returns the address and the JSON of each file that the overlay fetches
 */
export function searchFiles(
  files: readonly ContentFile[],
  isThere: (address: string) => boolean,
): ReadonlyMap<string, string> {
  const tours = filesOf(files, 'tour').map(({ value }) => value);
  const all = files.flatMap((file) => searchedIn(file, tours)).filter(({ address }) => isThere(address));
  // The stories come last, so that the ids of all others are the same in a list without stories.
  const searched = [...all.filter((entry) => !isStory(entry)), ...all.filter(isStory)];
  const index = new MiniSearch(indexOptions);
  index.addAll(searched.map(({ title, text }, id) => ({ id, title, text })));
  const found = searched.map(({ text: _text, ...rest }) => rest);
  // Convert the index to plain data, in which the entries are numbered by texts.
  const whole = JSON.parse(JSON.stringify({ found, index: index.toJSON() })) as SearchIndex;
  return new Map([
    [SEARCH_FILES.walks, JSON.stringify(partOfIndex(whole, (entry) => !isStory(entry)))],
    [SEARCH_FILES.stories, JSON.stringify(partOfIndex(whole, isStory))],
  ]);
}

/** Returns a function that tells whether a page was built and contains the anchor of an address. */
export function addressesOf(pages: readonly BuiltPage[]): (address: string) => boolean {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  return (address) => {
    const [path = '', anchor] = address.split('#');
    const page = html.get(path);
    return page !== undefined && (anchor === undefined || page.includes(`id="${anchor}"`));
  };
}
