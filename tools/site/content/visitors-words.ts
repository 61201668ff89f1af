// One word for one thing, in all that visitors read. docs/ARCHITECTURE.md says what each means; a test holds the strings
// of the program to this list, and the build's log names the texts of the owner that differ.
import { isRecord } from './is-record';
import type { ContentFile } from './across-files';

/** What we say, and what we do not say for it. */
export const VISITORS_WORDS: readonly { readonly say: string; readonly not: readonly string[] }[] = [
  { say: 'location', not: ['position'] },
  { say: 'connection', not: ['signal'] },
  { say: 'saved', not: ['taken along'] },
  { say: 'sent', not: ['gone out', 'went out', 'goes out', 'go out'] },
  { say: 'message', not: ['letter'] },
  { say: 'stop', not: ['field'] },
];

const AVOIDED = new RegExp(String.raw`\b(${VISITORS_WORDS.flatMap(({ not }) => not).join('|')})s?\b`, 'i');

/** Finds another word than ours. Out: the word, ours, and the text around it; nothing where there is none. */
export function otherWordIn(text: string): { word: string; say: string; around: string } | undefined {
  const found = AVOIDED.exec(text);
  if (found === null) return undefined;
  const word = (found[1] ?? '').toLowerCase();
  const say = VISITORS_WORDS.find(({ not }) => not.includes(word))?.say ?? '';
  const around = text.slice(Math.max(0, found.index - 30), found.index + 40).replace(/\s+/g, ' ');
  return { word, say, around };
}

/** Posts and stops tell of other times, in which there were letters; guests and papers spoke themselves. */
const NOT_OURS = /\/posts\/|\/(?:reviews|press)\.yaml$/;
const NOT_OURS_IN_A_FILE = new Set(['stops', 'intro', 'testimonials', 'testimonial', 'quote', 'coverage']);
/** Strings that nobody reads. */
const NAMES = new Set(['id', 'href', 'link', 'slug', 'share', 'icon', 'file', 'keywords', 'ask']);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isRecord(value) || 'avif' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    NAMES.has(key) || NOT_OURS_IN_A_FILE.has(key) ? [] : stringsIn(inner),
  );
}

/** The texts of today that have another word than ours, a line each for the build's log. It is no mistake. */
export const otherWords = (files: readonly ContentFile[]): readonly string[] =>
  files
    .filter(({ path }) => !NOT_OURS.test(path))
    .flatMap(({ path, value }) =>
      stringsIn(value).flatMap((text) => {
        const found = otherWordIn(text);
        return found === undefined
          ? []
          : [`${path}: "${found.word}" in "${found.around}"; the site says "${found.say}"`];
      }),
    );
