// Parts of the build's log that are not mistakes: how easy the texts are to read, and what was not
// checked for a long time.
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import type { WrittenPost } from '../../../src/content/page-schemas';
import { plainLine } from '../../../src/content/plain-text';
import { newYorkDay } from '../../../src/shared/new-york-time';
import { filesOf, isOf, type ContentFile, type FileOf } from './content-file';

type Story = WrittenPost['story'];

/**
 * Stops are read standing, by people who learned English at school; posts are read sitting, like a
 * magazine.
 */
const KINDS = [
  { kind: 'post', name: 'posts', from: 55, to: 75 },
  { kind: 'tour', name: 'stops', from: 75, to: Infinity },
] as const;
/** Abbreviations whose period does not end a sentence: "Mrs. Bailey", "T. F. Fox", "41 E. 38th St. was". */
const ABBREVIATED = /\b(?:Mrs|Mr|Dr|St|Jr|Int|[A-Z])\.(?=\s)/g;
const WORDS = /[\w'’$,.-]*\w/g;
const FIGURES = /[$\d][\d,.]*\d|\d/g;

/**
 * Returns the Flesch reading ease of running text: 100 is very easy, below 30 is difficult. Counted
 * as Flesch does: a number is a word of one syllable, and a colon does not end a sentence. Takes
 * paragraphs and list items, one per line; a line without a period is one sentence.
 */
export function readingEase(lines: readonly string[]): number {
  const told = lines.map((line) => line.replace(ABBREVIATED, (short) => short.slice(0, -1)));
  const text = told.join('\n');
  const sentence = told.reduce((sum, line) => sum + Math.max(1, (line.match(/[.?]["”]?(?=\s|$)/g) ?? []).length), 0);
  const word = (text.match(WORDS) ?? []).length;
  const figures = (text.match(FIGURES) ?? []).length;
  return Math.round(flesch({ sentence, word, syllable: syllable(text) + figures }));
}

/**
 * Returns paragraphs and list items. Headings and captions are not sentences and would make every
 * text seem easy.
 */
const runningText = (story: Story): string[] =>
  story.flatMap((block) => {
    if ('p' in block) return [plainLine(block.p)];
    return 'list' in block ? block.list.map(plainLine) : [];
  });

const storyOf = (file: FileOf<'post'> | FileOf<'tour'>): Story =>
  isOf(file, 'post') ? file.value.story : file.value.stops.flatMap(({ story }) => story);

/**
 * Returns one line for posts and one for stops, with the hardest and the easiest text, and a
 * warning with all texts outside their range.
 */
export function reportReading(files: readonly ContentFile[]): string {
  return KINDS.map(({ kind, name, from, to }) => {
    const rows = filesOf(files, kind)
      .map((file) => ({ name: file.path.replace(/^.*\/|\.md$/g, ''), ease: readingEase(runningText(storyOf(file))) }))
      .toSorted((a, b) => a.ease - b.ease);
    const said = (row: (typeof rows)[number] | undefined): string =>
      row === undefined ? '' : `${row.name} ${row.ease}`;
    const outside = rows.filter(({ ease }) => ease < from || ease > to).map(said);
    const range = to === Infinity ? `below ${from}` : `outside ${from} to ${to}`;
    const warning = outside.length === 0 ? '' : `; warning, ${range}: ${outside.join(', ')}`;
    return `Reading ease of ${name}: from ${said(rows[0])} to ${said(rows.at(-1))}${warning}`;
  }).join('\n');
}

/** Returns past days off for the build's log, because the built HTML names them until they are removed. */
export function daysOffGone(files: readonly ContentFile[], today: Date): readonly string[] {
  return filesOf(files, 'company').flatMap(({ path, value }) =>
    value.daysOff
      .filter((day) => day < newYorkDay(today))
      .map((day) => `${path} → daysOff: ${day} is over; take it out`),
  );
}

const OLD_AFTER_MONTHS = 12;

/** Returns the number of months since the year zero for "2026-10". */
const monthNumber = (month: string): number => {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return year * 12 + ofYear;
};

/**
 * Returns the stops that were last checked more than a year ago, or in a future month. Takes
 * checked files and today's date in UTC. Returns one line per stop for the build's log; it is not a
 * mistake.
 */
export function longUnseen(files: readonly ContentFile[], today: Date): readonly string[] {
  const now = monthNumber(today.toISOString().slice(0, 7));
  return filesOf(files, 'tour').flatMap(({ path, value }) =>
    value.stops.flatMap(({ seen }, index) => {
      if (seen === undefined) return [];
      const months = now - monthNumber(seen);
      const place = `${path} → stop ${index + 1} → seen`;
      if (months < 0) return [`${place}: ${seen} is to come`];
      return months > OLD_AFTER_MONTHS ? [`${place}: ${seen} is ${months} months ago; go and look again`] : [];
    }),
  );
}

/** The dates of a file that say what has happened, by their names. */
function pastDates(file: ContentFile): readonly (readonly [name: string, day: string | undefined])[] {
  if (isOf(file, 'post')) {
    const { date, updated } = file.value;
    return [
      ['date', date],
      ['updated', updated],
    ];
  }
  if (isOf(file, 'gallery')) return [['film → since', file.value.film.since]];
  if (isOf(file, 'accessibility')) return [['reviewed', file.value.reviewed]];
  if (isOf(file, 'press')) return file.value.articles.map(({ date }, index) => [`article ${index + 1} → date`, date]);
  if (isOf(file, 'reviews')) return file.value.reviews.map(({ date }, index) => [`review ${index + 1} → date`, date]);
  return [];
}

/** Returns the days that are still to come although something is said to have happened then, for the build's log. */
export function daysToCome(files: readonly ContentFile[], today: Date): readonly string[] {
  return files.flatMap((file) =>
    pastDates(file).flatMap(([name, day]) =>
      day !== undefined && day > newYorkDay(today) ? [`${file.path} → ${name}: ${day} is to come`] : [],
    ),
  );
}

/** Returns a line for the build's log if the statement on accessibility was last reviewed more than a year ago. */
export function longUnreviewed(files: readonly ContentFile[], today: Date): readonly string[] {
  const now = monthNumber(newYorkDay(today).slice(0, 7));
  return filesOf(files, 'accessibility').flatMap(({ path, value: { reviewed } }) =>
    now - monthNumber(reviewed.slice(0, 7)) > OLD_AFTER_MONTHS
      ? [`${path} → reviewed: ${reviewed} is more than a year ago; go through it and change the date`]
      : [],
  );
}
