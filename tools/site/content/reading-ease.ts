import { flesch } from 'flesch';
import { syllable } from 'syllable';
import type { Post } from '../../../src/content/page-schemas';
import { plainLines } from '../../../src/content/plain-text';
import type { Tour } from '../../../src/content/schemas';
import type { ContentFile } from './across-files';

const PLAIN = 60;

/** How easily running text reads: Flesch's measure, 100 for very easy, below 30 for a law journal. */
export function readingEase(lines: readonly string[]): number {
  const text = lines.join('\n');
  const sentence = lines.reduce((sum, line) => sum + Math.max(1, (line.match(/[.?:]["”]?(?=\s|$)/g) ?? []).length), 0);
  const word = (text.match(/[\w'’$-]+/g) ?? []).length;
  return Math.round(flesch({ sentence, word, syllable: syllable(text) }));
}

/** One line for the build's log: the hardest and the easiest of tours and posts, and all that are hard to read. */
export function reportReading(files: readonly ContentFile[]): string {
  const rows = files.flatMap(({ path, value }) => {
    const name = path.replace(/^.*\/|\.md$/g, '');
    if (path.includes('/tours/')) {
      return [{ name, ease: readingEase((value as Tour).stops.flatMap(({ story }) => plainLines(story))) }];
    }
    return path.includes('/posts/') ? [{ name, ease: readingEase(plainLines((value as Post).story)) }] : [];
  });
  const sorted = rows.toSorted((a, b) => a.ease - b.ease);
  const said = ({ name, ease }: { name: string; ease: number }): string => `${name} ${ease}`;
  const hard = sorted.filter(({ ease }) => ease < PLAIN).map(said);
  const range = [sorted[0], sorted.at(-1)].filter((row) => row !== undefined).map(said);
  return `Reading ease from ${range.join(' to ')}${hard.length === 0 ? '' : `; hard, below ${PLAIN}: ${hard.join(', ')}`}`;
}
