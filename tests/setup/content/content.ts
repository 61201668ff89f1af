// The owner's texts of src/content, compiled and checked as in the build. An expectation that
// depends on a price, a count or a sentence of the content reads it here; texts of the code itself
// (labels, buttons, messages) are written in the test.
import type { PageName, PageOf, WrittenPost } from '../../../src/content/page-schemas';
import type { Block, Inline, WrittenTour } from '../../../src/content/schemas';
import { checkContent } from '../../../tools/site/content/check-content';
import { filesOf, type FileOf, type Kind } from '../../../tools/site/content/content-file';

type TourSlug = 'brooklyn-heights' | 'financial-district' | 'lower-east-side';

const { files, mistakes } = checkContent(process.cwd());
if (mistakes.length > 0) throw new Error(`The content has mistakes:\n${mistakes.join('\n')}`);

const only = <K extends Kind>(kind: K): FileOf<K>['value'] => present(filesOf(files, kind)[0]).value;

export const company = only('company');
export const page = <Name extends PageName>(name: Name): FileOf<Name>['value'] => only(name);
export const list = <Name extends 'every-walk' | 'newsletter' | 'press' | 'reviews'>(
  name: Name,
): FileOf<Name>['value'] => only(name);
/** The tours, ordered by id. */
export const tours: readonly WrittenTour[] = filesOf(files, 'tour')
  .map(({ value }) => value)
  .toSorted((a, b) => a.id - b.id);
export const tour = (slug: TourSlug): WrittenTour => present(tours.find((one) => one.slug === slug));
/**
 * The cards of /tours with the texts that their search uses: what the tickets show, and other words
 * for each.
 */
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
/** All posts, newest first; posts of the same day are ordered by title. */
export const posts: readonly WrittenPost[] = filesOf(files, 'post')
  .map(({ value }) => value)
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'));
/** The only post with a fixed address: the petition links to it. */
export const JERRY_FOX = present(posts.find(({ id }) => id === 'jerry-fox-saves-brooklyn-borough-hall'));
/** The reviews of the front page, or the fallbacks if there are none. */
export const reviews = list('reviews').reviews.length > 0 ? list('reviews').reviews : list('reviews').fallbacks;

/** Returns a line as a visitor reads it, without Markdown marks. */
export const lineOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.link)).join('');

/** Returns the paragraphs of running text as a visitor reads them, without headings, lists and pictures. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => ('p' in block ? [lineOf(block.p)] : []));

/** Returns the first paragraph of running text. */
export const firstParagraphOf = (blocks: readonly Block[]): string => present(paragraphsOf(blocks)[0]);

/** Returns the headings of running text with their levels. */
export const headingsOf = (blocks: readonly Block[]): { text: string; level: number; id: string }[] =>
  blocks.flatMap((block) => ('h' in block ? [{ text: lineOf(block.h), level: block.level, id: block.id }] : []));

/** Returns the links in the paragraphs and lists of running text. */
export const linksIn = (blocks: readonly Block[]): { link: string; href: string }[] =>
  blocks
    .flatMap((block) => ('p' in block ? block.p : 'list' in block ? block.list.flat() : []))
    .flatMap((part) => (typeof part === 'object' && 'link' in part ? [part] : []));

/**
 * Returns a value that the schema does not guarantee but a test needs.
 *
 * @throws Error if it is undefined
 */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The content has nothing of the kind that this test needs');
  return value;
}

// Formats as the pages show them. They are written differently from the site's own code, so that a
// test compares two implementations.

/** Formats dollars as "$1,200" or "$53.33". */
export function dollars(amount: number): string {
  const cents = Number.isInteger(amount) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `$${amount.toLocaleString('en-US', cents)}`;
}
/** Formats the price of the walks as "$40", or as "from $40" if they have different ones. */
export function priceOfWalks(): string {
  const prices = tours.map(({ price }) => price).toSorted((a, b) => a - b);
  return `${prices[0] === prices.at(-1) ? '' : 'from '}${dollars(present(prices[0]))}`;
}
/** Formats the lengths of the walks as "2 hours", or as "1.5 to 2 hours" if they have different ones. */
export function hoursOfWalks(walks: readonly Pick<WrittenTour, 'hours'>[] = tours): string {
  const lengths = walks.map(({ hours }) => hours).toSorted((a, b) => a - b);
  const range = [...new Set([lengths[0], lengths.at(-1)])].join(' to ');
  return range === '1' ? '1 hour' : `${range} hours`;
}
/** Formats "14:00" as "2:00 PM". */
export function timeOfDay(time: string): string {
  return new Date(`2026-01-01T${time}Z`)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .replace(/\s/, ' ');
}
/** Formats days as "Saturdays and Sundays". */
export function weekdays(days: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(days.map((day) => `${day}s`));
}
/** Formats "2026-05-22" as "May 22, 2026". */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Escapes a text for use in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns search words that occur in `texts[index]` and in none of the others, the longest first. */
export function wordsOnlyIn(texts: readonly string[], index: number): string[] {
  const others = texts.filter((_, place) => place !== index).map((text) => text.toLowerCase());
  return wordsOf(present(texts[index]))
    .filter((word) => !others.some((other) => other.includes(word)))
    .toSorted((a, b) => b.length - a.length);
}

/** Returns a word that occurs in at least two of the texts, but in as few as possible and not in all. */
export function wordInSome(texts: readonly string[]): string {
  const counted = texts
    .flatMap(wordsOf)
    .map((word) => ({ word, count: textsWith(texts, word).length }))
    .filter(({ count }) => count > 1 && count < texts.length);
  return present(counted.toSorted((a, b) => a.count - b.count)[0]).word;
}

/** Returns the texts that contain the letters, in upper or lower case. */
export const textsWith = (texts: readonly string[], letters: string): string[] =>
  texts.filter((text) => text.toLowerCase().includes(letters.toLowerCase()));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? [];
