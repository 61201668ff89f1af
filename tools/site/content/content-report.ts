// What the build says of the content and does not end for: how easily it reads, and what nobody has looked at for long.
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import type { Post } from '../../../src/content/page-schemas';
import { plainLine } from '../../../src/content/plain-text';
import type { Tour } from '../../../src/content/schemas';
import type { ContentFile } from './across-files';

type Story = Post['story'];

/** Stops are read standing, by people who learned English at school; posts are read sitting, like a magazine. */
const KINDS = [
  { folder: '/posts/', name: 'posts', from: 55, to: 75 },
  { folder: '/tours/', name: 'stops', from: 75, to: Infinity },
] as const;
/** Their period ends no sentence: "Mrs. Bailey", "T. F. Fox", "41 E. 38th St. was". */
const ABBREVIATED = /\b(?:Mrs|Mr|Dr|St|Jr|Int|[A-Z])\.(?=\s)/g;
const WORDS = /[\w'’$,.-]*\w/g;
const FIGURES = /[$\d][\d,.]*\d|\d/g;

/**
 * How easily running text reads: Flesch's measure, 100 for very easy, below 30 for a law journal.
 * As Flesch counts: a figure is a word of one syllable, and a colon ends no sentence.
 * In: paragraphs and list items, a line each; a line without a period is one sentence.
 */
export function readingEase(lines: readonly string[]): number {
  const told = lines.map((line) => line.replace(ABBREVIATED, (short) => short.slice(0, -1)));
  const text = told.join('\n');
  const sentence = told.reduce((sum, line) => sum + Math.max(1, (line.match(/[.?]["”]?(?=\s|$)/g) ?? []).length), 0);
  const word = (text.match(WORDS) ?? []).length;
  const figures = (text.match(FIGURES) ?? []).length;
  return Math.round(flesch({ sentence, word, syllable: syllable(text) + figures }));
}

/** Paragraphs and list items. Headings and captions are no sentences, and would make every text look easy. */
const runningText = (story: Story): string[] =>
  story.flatMap((block) => {
    if ('p' in block) return [plainLine(block.p)];
    return 'list' in block ? block.list.map(plainLine) : [];
  });

const storyOf = ({ path, value }: ContentFile): Story =>
  path.includes('/posts/') ? (value as Post).story : (value as Tour).stops.flatMap(({ story }) => story);

/** A line each for posts and for stops: the hardest text and the easiest, and a warning with all that are out of range. */
export function reportReading(files: readonly ContentFile[]): string {
  return KINDS.map(({ folder, name, from, to }) => {
    const rows = files
      .filter(({ path }) => path.includes(folder))
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

/** Days off that are over, for the build's log: the front page names them for as long as they stand there. */
export function daysOffGone(files: readonly ContentFile[], today: Date): readonly string[] {
  const company = files.find(({ path }) => path.endsWith('content/company.yaml'));
  const days = (company?.value as { readonly daysOff?: readonly string[] } | undefined)?.daysOff ?? [];
  return days
    .filter((day) => day < today.toISOString().slice(0, 10))
    .map((day) => `${company?.path ?? ''} → daysOff: ${day} is over; take it out`);
}

const OLD_AFTER_MONTHS = 12;

/** Months since the year zero, of "2026-10". */
const monthNumber = (month: string): number => {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return year * 12 + ofYear;
};

/**
 * The stops that nobody has looked at for longer than a year, or that were seen in a month to come.
 * In: checked files, and today in UTC. Out: one line a stop, for the build's log; it is no mistake.
 */
export function longUnseen(files: readonly ContentFile[], today: Date): readonly string[] {
  const now = monthNumber(today.toISOString().slice(0, 7));
  return files.flatMap(({ path, value }) => {
    if (!path.includes('/tours/')) return [];
    return (value as Tour).stops.flatMap(({ seen }, index) => {
      if (seen === undefined) return [];
      const months = now - monthNumber(seen);
      const place = `${path} → stop ${index + 1} → seen`;
      if (months < 0) return [`${place}: ${seen} is to come`];
      return months > OLD_AFTER_MONTHS ? [`${place}: ${seen} is ${months} months ago; go and look again`] : [];
    });
  });
}
