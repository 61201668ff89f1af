// Checks across content files: links between files, names that must be unique, and figures that
// must be equal everywhere.
import type { WrittenPost } from '../../../src/content/page-schemas';
import { departureTime } from '../../../src/content/schedule';
import type { WrittenTour } from '../../../src/content/schemas';
import { avoidedIn } from './avoided-words';
import { placeName } from './compile';
import { filesOf, type ContentFile } from './content-file';
import { isRecord } from './is-record';
import { differentFigures, isQuotedToTheEnd } from './same-figures';
import type { Ruling } from './same-figures';
import { lineOf } from './typography';

interface Place {
  readonly file: string;
  readonly at: string;
}
interface Found extends Place {
  readonly text: string;
}

const POSTS_IN_EACH_CATEGORY = 3;
/** Keys whose texts are not prose. */
const NOT_PROSE = new Set([
  'href',
  'link',
  'id',
  'slug',
  'share',
  'icon',
  'wordmark',
  'email',
  'keywords',
  'sources',
  'color',
  'hash',
]);

/** Finds words that the house style avoids. Takes checked files and returns one line for each word found. */
export const wordsToAvoid = (files: readonly ContentFile[]): readonly string[] =>
  readableTexts(files).flatMap(({ text, ...place }) =>
    avoidedIn(text).map((word) => `${shown(place)}: avoids "${word}" in "${around(text, word)}"`),
  );

/** Returns the words around a match, so that a search of the file finds it. */
function around(text: string, word: string): string {
  const at = text.indexOf(word === '-' ? ' - ' : word);
  const [from, to] = [Math.max(0, at - 25), at + word.length + 25];
  return `${from > 0 ? '...' : ''}${text.slice(from, to).trim()}${to < text.length ? '...' : ''}`;
}

const readableTexts = (files: readonly ContentFile[]): readonly Found[] =>
  files.flatMap(({ path, value }) => textsOf(value, { file: path, at: '' }));

/**
 * Checks all content files against one another. Takes every checked file and the addresses that
 * exist besides tours and posts. Returns one line for each mistake.
 */
export function mistakesAcross(files: readonly ContentFile[], addresses: readonly string[]): readonly string[] {
  const tours = filesOf(files, 'tour').map(({ value }) => value);
  const posts = filesOf(files, 'post').map(({ value }) => value);
  const anchors = anchorsOf(tours, posts, addresses);
  const links = files.flatMap(({ path, value }) => linksOf(value, { file: path, at: '' }));
  // Posts and the stories of stops mention other prices and other centuries, so they are left out.
  const ofToday = readableTexts(files).filter((found) => !/\/posts\/|story/.test(shown(found)));
  return [
    ...links.flatMap((link) => deadLink(link, anchors)),
    ...ofToday.flatMap((found) => wrongFigure(found, tours)),
    ...differentFigures(ofToday, rulingIn(files, tours)).map(({ wrong, ...place }) => `${shown(place)}: ${wrong}`),
    ...files.flatMap(({ path, value }) => [
      ...openQuotes(value, { file: path, at: '' }),
      ...typedSampleMarks(value, { file: path, at: '' }),
    ]),
    ...postCounts(posts),
    ...toursOnce(tours),
  ];
}

const rulingIn = (files: readonly ContentFile[], tours: readonly WrittenTour[]): Ruling => ({
  tours,
  company: filesOf(files, 'company')[0]?.value,
  privateTours: filesOf(files, 'private-tours')[0]?.value,
});

/** Finds quotation marks without their counterpart. A line with bold words or links is read as one text. */
function openQuotes(value: unknown, place: Place): readonly string[] {
  const line = typeof value === 'string' ? value : Array.isArray(value) ? lineOf(value) : undefined;
  if (line !== undefined)
    return isQuotedToTheEnd(line)
      ? []
      : [`${shown(place)}: a quotation mark stands at one end only in "${line.slice(0, 60)}"`];
  if (Array.isArray(value)) return value.flatMap((inner, i) => openQuotes(inner, deeper(place, i + 1)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => openQuotes(inner, deeper(place, key)));
}

/** Finds a typed "(sample)": the pages add it themselves to records that are flagged as samples. */
function typedSampleMarks(value: unknown, place: Place): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((inner, i) => typedSampleMarks(inner, deeper(place, i + 1)));
  if (!isRecord(value)) return [];
  const says = Object.values(value).some((inner) => typeof inner === 'string' && inner.includes('(sample)'));
  return [
    ...(says ? [`${shown(place)}: says "(sample)"; a line "sample: true" makes the page say so`] : []),
    ...Object.entries(value).flatMap(([key, inner]) => typedSampleMarks(inner, deeper(place, key))),
  ];
}

const shown = ({ file, at }: Place): string => [file, placeName(at)].filter(Boolean).join(' → ');
const deeper = ({ file, at }: Place, key: string | number): Place => ({
  file,
  at: at === '' ? String(key) : `${at}.${key}`,
});

/**
 * Returns whether a text is a quotation of a guest or a newspaper, which must not be changed. A
 * sample is not one.
 */
const isTheirs = (key: string, record: object): boolean =>
  (key === 'quote' || key === 'title') &&
  ('quote' in record || 'publication' in record) &&
  !('sample' in record && record.sample === true);

/** Returns every text that a visitor reads, with its place. */
function textsOf(value: unknown, place: Place): readonly Found[] {
  if (typeof value === 'string') return [{ ...place, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner, i) => textsOf(inner, deeper(place, i + 1)));
  if (!isRecord(value) || 'avif' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (NOT_PROSE.has(key) && (typeof inner === 'string' || key === 'keywords' || key === 'sources')) ||
    (typeof inner === 'string' && isTheirs(key, value))
      ? []
      : textsOf(inner, deeper(place, key)),
  );
}

/** Returns every link in running text, with its place. */
function linksOf(value: unknown, place: Place): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((inner, i) => linksOf(inner, deeper(place, i + 1)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [{ ...place, text: inner }] : linksOf(inner, deeper(place, key)),
  );
}

/** Maps each address to the anchors on it that a text may link to. */
function anchorsOf(
  tours: readonly WrittenTour[],
  posts: readonly WrittenPost[],
  addresses: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map<string, ReadonlySet<string>>([
    ...addresses.map((address) => [address, new Set<string>()] as const),
    ...tours.map(
      ({ slug, stops }) =>
        [`/tours/${slug}`, new Set(['book-now', 'find-your-guide', ...stops.map((_, i) => `stop-${i + 1}`)])] as const,
    ),
    ...posts.map(
      ({ id, story }) => [`/blog/${id}`, new Set(story.flatMap((block) => ('h' in block ? [block.id] : [])))] as const,
    ),
  ]);
}

function deadLink({ text, ...place }: Found, anchors: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  if (/^(https:|mailto:)/.test(text)) return [];
  const [path = '', anchor] = text.split('#');
  const known = anchors.get(path);
  if (known === undefined) return [`${shown(place)}: there is no page at "${text}"`];
  return anchor === undefined || known.has(anchor) ? [] : [`${shown(place)}: "${path}" has no place named "${anchor}"`];
}

/** Matches a start time in a sentence; opening hours do not match. */
const START =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends?|starts?|leaves?|meet)\b[^.]{0,30}?\b(\d{1,2}:\d{2} (?:AM|PM))\b/g;

/** Matches texts such as "Saturdays and Sundays at 10:00 AM". */
const DAYS_AND_TIME =
  /\b((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days(?:, | and )?)+)(?: at)? (\d{1,2}:\d{2} (?:AM|PM))\b/g;

/**
 * Finds a start time, days with a time, or a price per person that no tour has: probably an old one
 * that was forgotten. The file of a walk is compared with that walk only.
 */
function wrongFigure({ text, ...place }: Found, all: readonly WrittenTour[]): readonly string[] {
  const own = all.find(({ slug }) => place.file.endsWith(`/tours/${slug}.md`));
  const tours = own === undefined ? all : [own];
  if (tours.length === 0) return [];
  const who = own === undefined ? 'no walk' : 'this walk never';
  const times = new Set(tours.map(({ schedule }) => departureTime(schedule)));
  const prices = new Set(tours.map(({ price }) => `$${price}`));
  const leaves = (days: readonly string[], time: string): boolean =>
    tours.some(
      ({ schedule }) =>
        departureTime(schedule) === time && days.every((day) => schedule.days.some((name) => `${name}s` === day)),
    );
  const wrongTimes = [...text.matchAll(START)].filter(([, time = '']) => !times.has(time));
  const wrongDays = [...text.matchAll(DAYS_AND_TIME)].filter(
    ([, days = '', time = '']) => times.has(time) && !leaves(days.match(/[A-Z]\w+/g) ?? [], time),
  );
  const wrongPrices = [...text.matchAll(/(\$\d+) (?:a|per) person\b/g)].filter(([, price = '']) => !prices.has(price));
  return [
    ...wrongTimes.map(([, time]) => `${shown(place)}: ${who} starts at ${time}`),
    ...wrongDays.map(([found]) => `${shown(place)}: ${who} starts on ${found}`),
    ...wrongPrices.map(([, price]) =>
      own === undefined
        ? `${shown(place)}: no walk costs "${price}"`
        : `${shown(place)}: says "${price}", and this walk costs $${own.price}`,
    ),
  ];
}

/**
 * Finds sentences that name one price per person although the walks have several. They may be
 * right, so they are not mistakes; the owner sees them in the build's log. The file of a walk is
 * compared with that walk only.
 */
export function onePriceForAll(files: readonly ContentFile[]): readonly string[] {
  const prices = [...new Set(filesOf(files, 'tour').map(({ value }) => value.price))].toSorted((a, b) => a - b);
  if (prices.length < 2) return [];
  const costs = `the walks cost ${prices.map((price) => `$${price}`).join(' and ')}`;
  return readableTexts(files)
    .filter((found) => !/content\/(?:posts|tours)\//.test(found.file))
    .flatMap(({ text, ...place }) =>
      [...text.matchAll(/\$(\d+)(?= (?:a|per) person\b)/g)]
        .filter(([, price]) => prices.includes(Number(price)))
        .map(([price]) => `${shown(place)}: names one price, ${price}, and ${costs}; read whether it is still true`),
    );
}

function postCounts(posts: readonly WrittenPost[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].flatMap(([category, count]) =>
    count < POSTS_IN_EACH_CATEGORY
      ? [`src/content/posts: ${category} has ${count} of ${POSTS_IN_EACH_CATEGORY} posts`]
      : [],
  );
}

function toursOnce(tours: readonly WrittenTour[]): readonly string[] {
  const twice = (name: string, values: readonly (string | number)[]): readonly string[] =>
    values.flatMap((value, i) =>
      values.indexOf(value) < i ? [`src/content/tours: two walks have the ${name} ${value}`] : [],
    );
  return [
    ...twice(
      'id',
      tours.map(({ id }) => id),
    ),
    ...twice(
      'slug',
      tours.map(({ slug }) => slug),
    ),
    ...twice(
      'item',
      tours.map(({ item }) => item),
    ),
  ];
}
