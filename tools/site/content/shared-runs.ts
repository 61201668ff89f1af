// Finds sentences of a story that copy a source. Historical facts are free, but an author's wording
// is not. The excerpts that the stories are based on are stored in source-runs.txt as hashes of six
// words each, so that this repository contains no text of other authors.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { NUMBER_WORDS } from '../../../src/content/number-words';
import { plainLine, plainLines } from '../../../src/content/plain-text';
import { isOf, type ContentFile } from './content-file';

export const SOURCE_RUNS = 'tools/site/content/source-runs.txt';

const RUN = 6;
/**
 * The fewest significant words of a run. A run with fewer is a name with its title, or an address:
 * "manager of the Hotel St. George".
 */
const TELLING = 2;
const SMALL_WORDS = new Set('a an and at by for from in of on or that the to with'.split(' '));

const QUOTATION = /“[^”]*”|"[^"]*"/g;
/** Matches a word of letters or digits: "cat's" and "1,800" are one word, "rat-catching" is two. */
const WORD = /\$?[\p{L}\p{N}]+(?:['’,.][\p{L}\p{N}]+)*/gu;
/** The hashes in source-runs.txt were made with the numbers up to twelve. */
const NUMBERS = NUMBER_WORDS.slice(0, 13);

/** Normalizes the spelling of a word for the comparison: "Café's" is cafes, "1,800" is 1800, "three" is 3. */
function sameWord(word: string): string {
  const letters = word
    .normalize('NFD')
    .replace(/[\p{M}'’,.$]/gu, '')
    .toLowerCase();
  const number = NUMBERS.indexOf(letters);
  return number < 0 ? letters : String(number);
}

interface Word {
  readonly same: string;
  /** True for a word that is not a name, a number or a small word between them. */
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

/** The hash has 40 bits, so among some ten thousand runs a collision is very unlikely. */
const hashOf = (words: readonly Word[]): string =>
  createHash('sha256')
    .update(words.map(({ same }) => same).join(' '))
    .digest('hex')
    .slice(0, 10);

const windows = (words: readonly Word[]): (readonly Word[])[] =>
  words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN));

/** Returns the hashes of all runs of six words. Takes a line or a paragraph of an excerpt. */
export const runHashes = (text: string): string[] => windows(wordsOf(text)).map(hashOf);

/** Returns the known runs from the file in the repository. */
export const knownRuns = (): ReadonlySet<string> =>
  new Set(readFileSync(SOURCE_RUNS, 'utf8').split('\n').filter(Boolean));

/** Joins windows that overlap or touch into one piece of the text. */
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
 * Returns the runs of six or more words that a text shares with the excerpts, as the text has them.
 * Text in quotation marks is left out, and so are runs of names, numbers and streets.
 */
export function sharedRunsIn(text: string, known: ReadonlySet<string>): string[] {
  return text.split(QUOTATION).flatMap((own) => {
    const found = windows(wordsOf(own)).filter((window) => known.has(hashOf(window)));
    return joined(found)
      .filter((run) => run.filter(({ isTelling }) => isTelling).length >= TELLING)
      .map((run) => own.slice(run[0]?.at, run.at(-1)?.end));
  });
}

/**
 * Returns the texts of a post or a walk. Sources and testimonials are left out, because they are
 * other people's words.
 */
function toldIn(file: ContentFile): string[] {
  if (isOf(file, 'post')) {
    const { excerpt, description, story } = file.value;
    return [excerpt, description, ...plainLines(story)];
  }
  if (!isOf(file, 'tour')) return [];
  const { standfirst, description, intro, stops } = file.value;
  return [
    standfirst,
    description,
    ...plainLines(intro),
    ...stops.flatMap(({ inShort, story, lookFor }) => [inShort, ...plainLines(story), plainLine(lookFor)]),
  ];
}

/**
 * Returns the runs of six or more words that posts and stops share with their sources. Takes
 * checked files and returns one line per run.
 */
export const sharedRuns = (files: readonly ContentFile[], known: ReadonlySet<string>): string[] =>
  files.flatMap((file) =>
    toldIn(file).flatMap((text) => sharedRunsIn(text, known).map((run) => `${file.path}: "${run}"`)),
  );

/** Returns the report for the build's log and for `npm run check:sources`. It never fails the build. */
export function reportSharedRuns(files: readonly ContentFile[], known: ReadonlySet<string>): string {
  const runs = sharedRuns(files, known);
  return [...runs, `Runs of six words shared with sources: ${runs.length === 0 ? 'none' : runs.length}`].join('\n');
}
