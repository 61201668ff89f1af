// Visitors read one word for one thing. docs/GLOSSARY.md explains the words; a test compares
// the strings of the program with this list, and the build's log lists differing texts of the
// owner.
import type { ContentFile } from './content-file';
import { isPictureRecord, textsIn, type Node } from './content-tree';

/** The word that we use, and the words that we do not use for the same thing. */
export const VISITORS_WORDS: readonly { readonly say: string; readonly not: readonly string[] }[] = [
  { say: 'location', not: ['position'] },
  { say: 'connection', not: ['signal'] },
  { say: 'saved', not: ['taken along', 'kept on this device', 'kept on your device'] },
  { say: 'sent', not: ['gone out', 'went out', 'goes out', 'go out'] },
  { say: 'message', not: ['letter'] },
  { say: 'stop', not: ['field'] },
  { say: 'new tab', not: ['new window'] },
];

const AVOIDED = new RegExp(String.raw`\b(${VISITORS_WORDS.flatMap(({ not }) => not).join('|')})s?\b`, 'i');

/**
 * Finds a word that is not ours. Returns it with our word and the text around it; undefined if
 * there is none.
 */
export function otherWordIn(text: string): { word: string; say: string; around: string } | undefined {
  const found = AVOIDED.exec(text);
  if (found === null) return undefined;
  const word = (found[1] ?? '').toLowerCase();
  const say = VISITORS_WORDS.find(({ not }) => not.includes(word))?.say ?? '';
  const around = text.slice(Math.max(0, found.index - 30), found.index + 40).replace(/\s+/g, ' ');
  return { word, say, around };
}

/**
 * Posts and stops tell of times with real letters, and quotations of guests and newspapers must not
 * be changed.
 */
const NOT_OURS = /\/posts\/|\/(?:reviews|press)\.yaml$/;
const NOT_OURS_IN_A_FILE = new Set(['stops', 'intro', 'testimonials', 'testimonial', 'quote', 'coverage']);
/** Keys whose texts visitors do not read. */
const NAMES = new Set(['id', 'href', 'link', 'slug', 'share', 'icon', 'file', 'keywords', 'ask']);

const isSkipped = ({ value, key }: Node): boolean =>
  isPictureRecord(value) || NAMES.has(key) || NOT_OURS_IN_A_FILE.has(key);

/**
 * Returns the present-day texts with another word than ours, one line each for the build's log. It
 * is not a mistake.
 */
export const otherWords = (files: readonly ContentFile[]): readonly string[] =>
  files
    .filter(({ path }) => !NOT_OURS.test(path))
    .flatMap(({ path, value }) =>
      textsIn(value, isSkipped).flatMap(({ text }) => {
        const found = otherWordIn(text);
        return found === undefined
          ? []
          : [`${path}: "${found.word}" in "${found.around}"; the site says "${found.say}"`];
      }),
    );
