// Whether a story runs along in somebody else's words. History is free; how an author tells it is not.
// The excerpts that the stories were written from stand in source-runs.txt, each six words of them as a hash, so that
// nobody else's text is in this repository.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Post } from '../../../src/content/page-schemas';
import { plainLine, plainLines } from '../../../src/content/plain-text';
import type { WrittenTour } from '../../../src/content/schemas';
import type { ContentFile } from './across-files';

export const SOURCE_RUNS = 'tools/site/content/source-runs.txt';

const RUN = 6;
/** A run with fewer words that say something is a name with its title, or an address: "manager of the Hotel St. George". */
const TELLING = 2;
const SMALL_WORDS = new Set('a an and at by for from in of on or that the to with'.split(' '));

const QUOTATION = /“[^”]*”|"[^"]*"/g;
/** A word of letters or figures: "cat's" and "1,800" are one word, "rat-catching" is two. */
const WORD = /\$?[\p{L}\p{N}]+(?:['’,.][\p{L}\p{N}]+)*/gu;
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The same word for both sides, whoever spells it: "Café's" is cafes, "1,800" is 1800, "three" is 3. */
function sameWord(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/[\p{M}'’,.$]/gu, '')
    .toLowerCase();
  const number = NUMBERS.indexOf(bare);
  return number < 0 ? bare : String(number);
}

interface Word {
  readonly same: string;
  /** Neither a name nor a figure nor one of the small words between them. */
  readonly isTelling: boolean;
  readonly at: number;
  readonly end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    same: sameWord(word),
    isTelling: /^\p{Ll}/u.test(word) && !SMALL_WORDS.has(word),
    at: index,
    end: index + word.length,
  }));

/** Forty bits: among some ten thousand runs, chance makes no two alike. */
const hashOf = (words: readonly Word[]): string =>
  createHash('sha256')
    .update(words.map(({ same }) => same).join(' '))
    .digest('hex')
    .slice(0, 10);

const windows = (words: readonly Word[]): (readonly Word[])[] =>
  words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN));

/** The hash of each six words in a row. In: a line or a paragraph of an excerpt. */
export const runHashes = (text: string): string[] => windows(wordsOf(text)).map(hashOf);

/** The runs that are known, from the file in the repository. */
export const knownRuns = (): ReadonlySet<string> =>
  new Set(readFileSync(SOURCE_RUNS, 'utf8').split('\n').filter(Boolean));

/** Windows that overlap or touch, as one piece of the text. */
function joined(found: readonly (readonly Word[])[]): (readonly Word[])[] {
  const runs: Word[][] = [];
  for (const window of found) {
    const last = runs.at(-1);
    const end = last?.at(-1)?.end ?? -1;
    if (last && window.some(({ at }) => at < end)) last.push(...window.filter(({ at }) => at >= end));
    else runs.push([...window]);
  }
  return runs;
}

/**
 * The runs of six and more words that a text shares with the excerpts, as they stand in it.
 * What stands in quotation marks is left out, and so are runs of names, figures and streets.
 */
export function sharedRunsIn(text: string, known: ReadonlySet<string>): string[] {
  return text.split(QUOTATION).flatMap((own) => {
    const found = windows(wordsOf(own)).filter((window) => known.has(hashOf(window)));
    return joined(found)
      .filter((run) => run.filter(({ isTelling }) => isTelling).length >= TELLING)
      .map((run) => own.slice(run[0]?.at, run.at(-1)?.end));
  });
}

/** What is told in a post or on a walk. Sources and testimonials are other people's words by their nature. */
function toldIn({ path, value }: ContentFile): string[] {
  if (path.includes('/posts/')) {
    const { excerpt, description, story } = value as Post;
    return [excerpt, description, ...plainLines(story)];
  }
  if (!path.includes('/tours/')) return [];
  const { standfirst, description, intro, stops } = value as WrittenTour;
  return [
    standfirst,
    description,
    ...plainLines(intro),
    ...stops.flatMap(({ inShort, story, lookFor }) => [inShort, ...plainLines(story), plainLine(lookFor)]),
  ];
}

/** The runs of six and more words that posts and stops share with their sources. In: checked files. Out: a line a run. */
export const sharedRuns = (files: readonly ContentFile[], known: ReadonlySet<string>): string[] =>
  files.flatMap((file) =>
    toldIn(file).flatMap((text) => sharedRunsIn(text, known).map((run) => `${file.path}: "${run}"`)),
  );

/** For the build's log and for `npm run check:sources`; it ends neither the build nor the owner's work. */
export function reportSharedRuns(files: readonly ContentFile[], known: ReadonlySet<string>): string {
  const runs = sharedRuns(files, known);
  return [...runs, `Runs of six words shared with sources: ${runs.length === 0 ? 'none' : runs.length}`].join('\n');
}
