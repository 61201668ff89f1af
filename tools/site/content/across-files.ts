// Checks across content files: links between files, names that must be unique, and figures that
// must be equal everywhere.
import { basename } from 'node:path';
import type { WrittenPost } from '../../../src/content/page-schemas';
import { departureTime } from '../../../src/content/schedule';
import type { WrittenTour } from '../../../src/content/schemas';
import { MEANINGS } from '../../../src/pages/not-found/suggestion';
import { TOUR_TYPE_OF } from '../../../src/pages/survey/tour-types';
import { redirects } from '../../../src/shared/redirects';
import { avoidedIn } from './avoided-words';
import { placeName } from './compile';
import { filesOf, type ContentFile } from './content-file';
import { isPictureRecord, nodesIn, textsIn, type Node } from './content-tree';
import { isRecord } from './is-record';
import { differentFigures, isQuotedToTheEnd } from './same-figures';
import type { Ruling } from './same-figures';
import { lineOf } from './typography';

/** A text and where the owner finds it. */
interface Found {
  readonly file: string;
  readonly at: string;
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
  files.flatMap((file) => foundIn(file, isNotProse));

const foundIn = ({ path, value }: ContentFile, isSkipped?: (node: Node) => boolean): readonly Found[] =>
  textsIn(value, isSkipped).map(({ text, place }) => ({ file: path, at: place, text }));

/**
 * Checks all content files against one another. Takes every checked file and the addresses that
 * exist besides tours and posts. Returns one line for each mistake.
 */
export function mistakesAcross(files: readonly ContentFile[], addresses: readonly string[]): readonly string[] {
  const tours = filesOf(files, 'tour').map(({ value }) => value);
  const posts = filesOf(files, 'post').map(({ value }) => value);
  const ruling = rulingIn(files, tours);
  const anchors = new Map([
    ...anchorsOf(tours, posts, addresses),
    ...(ruling.company?.walkMode === 'on' ? anchorsOfWalkMode(tours) : []),
  ]);
  const links = files.flatMap((file) => foundIn(file).filter(({ at }) => /(?:^|\.)href$/.test(at)));
  // Posts and the stories of stops mention other prices and other centuries, so they are left out.
  const ofToday = readableTexts(files).filter((found) => !/\/posts\/|story/.test(shown(found)));
  return [
    ...links.flatMap((link) => deadLink(link, anchors)),
    ...ofToday.flatMap((found) => wrongFigure(found, tours)),
    ...differentFigures(ofToday, ruling).map(({ wrong, ...place }) => `${shown(place)}: ${wrong}`),
    ...files.flatMap((file) => [...openQuotes(file), ...typedSampleMarks(file)]),
    ...postCounts(posts),
    ...toursOnce(tours),
    ...otherSlugs(files),
    ...unknownNeighborhoods(files, tours),
    ...walksInTheProgram(tours),
    ...unnamedPlayer(files),
  ];
}

const rulingIn = (files: readonly ContentFile[], tours: readonly WrittenTour[]): Ruling => ({
  tours,
  company: filesOf(files, 'company')[0]?.value,
  privateTours: filesOf(files, 'private-tours')[0]?.value,
});

/** Returns the text of a value, if it is one text or a line with bold words or links. */
const lineIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : Array.isArray(value) ? lineOf(value) : undefined;

/** Finds quotation marks without their counterpart. A line with bold words or links is read as one text. */
const openQuotes = ({ path, value }: ContentFile): readonly string[] =>
  nodesIn(value, ({ parent }) => lineIn(parent) !== undefined).flatMap((node) => {
    const line = lineIn(node.value);
    if (line === undefined || isQuotedToTheEnd(line)) return [];
    return [
      `${shown({ file: path, at: node.place })}: a quotation mark stands at one end only in "${line.slice(0, 60)}"`,
    ];
  });

/** Finds a typed "(sample)": the pages add it themselves to records that are flagged as samples. */
const typedSampleMarks = ({ path, value }: ContentFile): readonly string[] =>
  nodesIn(value).flatMap((node) => {
    if (!isRecord(node.value)) return [];
    const says = Object.values(node.value).some((inner) => typeof inner === 'string' && inner.includes('(sample)'));
    const where = shown({ file: path, at: node.place });
    return says ? [`${where}: says "(sample)"; a line "sample: true" makes the page say so`] : [];
  });

const shown = ({ file, at }: Omit<Found, 'text'>): string => [file, placeName(at)].filter(Boolean).join(' → ');
/**
 * Returns whether a text is a quotation of a guest or a newspaper, which must not be changed. A
 * sample is not one.
 */
const isTheirs = (key: string, record: object): boolean =>
  (key === 'quote' || key === 'title') &&
  ('quote' in record || 'publication' in record) &&
  !('sample' in record && record.sample === true);

/** Returns whether a value contains nothing that a visitor reads as our words. */
function isNotProse({ value, key, parent }: Node): boolean {
  if (isPictureRecord(value)) return true;
  if (typeof value !== 'string') return key === 'keywords' || key === 'sources';
  return NOT_PROSE.has(key) || (isRecord(parent) && isTheirs(key, parent));
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

/** Maps the address of each walk in walk mode to its screens (src/walk/progress/screen-hash.ts). */
const anchorsOfWalkMode = (tours: readonly WrittenTour[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    tours.map(({ slug, stops }) => [
      `/tours/${slug}/walk`,
      new Set(['map', 'list', 'end', ...stops.flatMap((_, i) => [`to-${i + 1}`, `stop-${i + 1}`])]),
    ]),
  );

function deadLink({ text, ...place }: Found, anchors: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  if (/^(https:|mailto:)/.test(text)) return [];
  const [address = '', anchor] = text.split('#');
  // The browser shows the address of a post in this form (docs/decisions/0013).
  const [path = ''] = address.replace(/^\/blog\?post=([\w-]+)/, '/blog/$1').split('?');
  const known = anchors.get(path);
  if (known === undefined) return [`${shown(place)}: there is no page at "${text}"`];
  if (anchor === undefined || known.has(anchor)) return [];
  return [`${shown(place)}: "${path}" has no place named "${anchor}" to which a text can link`];
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

/** Finds walks whose slug is not the name of their file: the page loads the file by the slug. */
const otherSlugs = (files: readonly ContentFile[]): readonly string[] =>
  filesOf(files, 'tour').flatMap(({ path, value: { slug } }) => {
    const name = basename(path, '.md');
    return slug === name ? [] : [`${path} → slug: expected "${name}", as the file is named, got "${slug}"`];
  });

/** Finds neighborhoods of private tours without a walk: the page would leave them out. */
const unknownNeighborhoods = (files: readonly ContentFile[], tours: readonly WrittenTour[]): readonly string[] =>
  filesOf(files, 'private-tours').flatMap(({ path, value }) =>
    value.neighborhoods.flatMap(({ tour }, index) =>
      tours.some(({ slug }) => slug === tour)
        ? []
        : [`${path} → neighborhoods.${index + 1}.tour: expected the slug of a walk, got "${tour}"`],
    ),
  );

/** Finds a privacy page that does not name YouTube, although the film at the gallery comes from there. */
function unnamedPlayer(files: readonly ContentFile[]): readonly string[] {
  if (filesOf(files, 'company').every(({ value }) => value.video === undefined)) return [];
  return filesOf(files, 'privacy').flatMap(({ path, value }) =>
    value.others.items.some(({ to }) => to.includes('YouTube'))
      ? []
      : [`${path} → others.items: expected YouTube, because company.yaml has a video from there`],
  );
}

const WHO_HELPS = 'whoever looks after the program changes it';
const PRIVATE_TOURS = '/tours/private-tours';

/**
 * Finds walks that the program names and the content does not have, or has by another title: old addresses and the
 * page for unknown addresses would lead nowhere, and the survey would ask for a walk that there is not.
 */
function walksInTheProgram(tours: readonly WrittenTour[]): readonly string[] {
  const pages = new Set([PRIVATE_TOURS, ...tours.map(({ slug }) => `/tours/${slug}`)]);
  const deadIn = (file: string, targets: readonly string[]): readonly string[] =>
    [...new Set(targets)]
      .filter((target) => target.startsWith('/tours/') && !pages.has(target))
      .map((target) => `${file}: there is no walk at "${target}"; ${WHO_HELPS}`);
  const survey = 'src/pages/survey/tour-types.ts';
  const titles = new Map(tours.map(({ slug, title }) => [slug, title]));
  return [
    ...deadIn(
      'src/shared/redirects.ts',
      redirects.map(({ to }) => to),
    ),
    ...deadIn(
      'src/pages/not-found/suggestion.ts',
      MEANINGS.map(({ path }) => path),
    ),
    ...deadIn(
      survey,
      [...TOUR_TYPE_OF.keys()].map((slug) => `/tours/${slug}`),
    ),
    ...[...titles].flatMap(([slug, title]) => {
      const asked = TOUR_TYPE_OF.get(slug);
      if (asked === title) return [];
      return [
        `${survey}: expected "${title}" for ${slug}, got ${asked === undefined ? 'nothing' : `"${asked}"`}; ${WHO_HELPS}`,
      ];
    }),
  ];
}
