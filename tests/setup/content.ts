// What the owner has written in src/content, compiled and checked as the build does it. An expectation
// that a changed price, count or sentence would turn wrong is read from here; what the code itself says
// (labels, buttons, messages) stands in the test.
import type { ListOf, PageName, PageOf, Post } from '../../src/content/page-schemas';
import type { companySchema, Block, Inline, WrittenTour } from '../../src/content/schemas';
import { checkContent } from '../../tools/site/content/plugin';

type Company = ReturnType<(typeof companySchema)['parse']>;
type TourSlug = 'brooklyn-heights' | 'financial-district' | 'lower-east-side';

const { files, mistakes } = checkContent(process.cwd());
if (mistakes.length > 0) throw new Error(`The content has mistakes:\n${mistakes.join('\n')}`);

function valueOf(path: string): unknown {
  const file = files.find((one) => one.path === `src/content/${path}`);
  if (file === undefined) throw new Error(`There is no src/content/${path}`);
  return file.value;
}
const valuesIn = (folder: string): unknown[] =>
  files.filter(({ path }) => path.startsWith(`src/content/${folder}/`)).map(({ value }) => value);

export const company = valueOf('company.yaml') as Company;
export const page = <Name extends PageName>(name: Name): PageOf<Name> => valueOf(`pages/${name}.yaml`) as PageOf<Name>;
export const list = <Name extends 'every-walk' | 'newsletter' | 'press' | 'reviews'>(name: Name): ListOf<Name> =>
  valueOf(`${name}.yaml`) as ListOf<Name>;
export const tour = (slug: TourSlug): WrittenTour => valueOf(`tours/${slug}.md`) as WrittenTour;
/** The three tours in the order of their ids. */
export const tours: readonly WrittenTour[] = (valuesIn('tours') as WrittenTour[]).toSorted((a, b) => a.id - b.id);
/** The cards of /tours, with what their search looks into: what the tickets print, and what such a thing is called. */
export const tourCards = [...tours, page('private-tours')].map((card) => ({
  title: card.title,
  searched: [card.title, card.teaser ?? '', card.description, ...printedOnTicket(card)].join('\n'),
}));
function printedOnTicket(card: WrittenTour | PageOf<'private-tours'>): string[] {
  const kind = [`${card.title} Tour`, 'cat history walking tours', 'walks'];
  if (!('schedule' in card)) {
    const { most, from } = card.pricing;
    return [...kind, 'Any day', 'By request', `1 to ${most} guests`, `from ${dollars(from)}`];
  }
  const { schedule, stops, miles, hours, groupSize, price, meeting } = card;
  const time = timeOfDay(schedule.start);
  return [
    ...kind,
    time,
    time.replace(':00', ''),
    weekdays(schedule.days),
    `${stops.length} stops · ${miles} mi · ${hours} hours`,
    `max ${groupSize} people · ${dollars(price)} a person`,
    `Meet: ${meeting.short}`,
    meeting.corner,
  ];
}
/** The newest first; of one day, by title. */
export const posts: readonly Post[] = (valuesIn('posts') as Post[]).toSorted(
  (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title),
);
/** The one post whose address is fixed: the petition leads to it. */
export const JERRY_FOX = valueOf('posts/jerry-fox-saves-brooklyn-borough-hall.md') as Post;
/** The reviews of the front page; the fallbacks stand in where there are none. */
export const reviews = list('reviews').reviews.length > 0 ? list('reviews').reviews : list('reviews').fallbacks;

/** A line as a visitor reads it, without the marks of Markdown. */
export const lineOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.link)).join('');

/** The paragraphs of running text as a visitor reads them; headings, lists and pictures left out. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => ('p' in block ? [lineOf(block.p)] : []));

/** The first paragraph of running text, which begins with one in most places. */
export const firstParagraphOf = (blocks: readonly Block[]): string => present(paragraphsOf(blocks)[0]);

/** The headings of running text with their level. */
export const headingsOf = (blocks: readonly Block[]): { text: string; level: number; id: string }[] =>
  blocks.flatMap((block) => ('h' in block ? [{ text: lineOf(block.h), level: block.level, id: block.id }] : []));

/** The links of running text, in its paragraphs and lists. */
export const linksIn = (blocks: readonly Block[]): { link: string; href: string }[] =>
  blocks
    .flatMap((block) => ('p' in block ? block.p : 'list' in block ? block.list.flat() : []))
    .flatMap((part) => (typeof part === 'object' && 'link' in part ? [part] : []));

/** What a test needs of the content and the schema does not promise. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The content has nothing of the kind that this test needs');
  return value;
}

// How pages write figures. Written by other means than the site's own, so that a test compares two ways.

/** "$1,200", "$53.33" */
export function dollars(amount: number): string {
  const cents = Number.isInteger(amount) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `$${amount.toLocaleString('en-US', cents)}`;
}
/** "14:00" as "2:00 PM" */
export function timeOfDay(time: string): string {
  return new Date(`2026-01-01T${time}Z`)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .replace(/\s/, ' ');
}
/** "Saturdays and Sundays" */
export function weekdays(days: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(days.map((day) => `${day}s`));
}
/** "2026-05-22" as "May 22, 2026" */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A text as part of a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The words of `texts[index]` that stand in none of the others, to search for; the longest first. */
export function wordsOnlyIn(texts: readonly string[], index: number): string[] {
  const others = texts.filter((_, place) => place !== index).map((text) => text.toLowerCase());
  return wordsOf(present(texts[index]))
    .filter((word) => !others.some((other) => other.includes(word)))
    .toSorted((a, b) => b.length - a.length);
}

/** A word that stands in some of the texts and not in all: in as few as can be, and in two at least. */
export function wordInSome(texts: readonly string[]): string {
  const counted = texts
    .flatMap(wordsOf)
    .map((word) => ({ word, count: textsWith(texts, word).length }))
    .filter(({ count }) => count > 1 && count < texts.length);
  return present(counted.toSorted((a, b) => a.count - b.count)[0]).word;
}

/** The texts that hold the letters, whatever their case. */
export const textsWith = (texts: readonly string[], letters: string): string[] =>
  texts.filter((text) => text.toLowerCase().includes(letters.toLowerCase()));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? [];
