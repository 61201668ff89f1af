import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What any text is made of: letters, digits, the punctuation of sentences, prices and addresses, the plus and minus of what opens. */
const EVERYDAY = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !"#$%&\'()+,-./:;?@_\u00a0©·×–—‘’“”…−';

/** Every sign of a keyboard, all of Latin-1, and what else stands in names and quotations. */
const TYPED =
  String.fromCodePoint(
    ...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at),
    ...Array.from({ length: 0x100 - 0xa0 }, (_, at) => 0xa0 + at),
  ) + 'ıŒœʼˆ˚˜‚„•′″‹›⁄€™';

/** Files whose words a visitor may read; a README speaks to the owner. */
const READ = /\.(?:md|yaml|tsx?)$/;
const NOT_READ = /README\.md$|\.test\.tsx?$|\.d\.ts$/;

/**
 * The characters that a page needs for what it shows: everyday ones, and every other one that stands in the
 * sources, so that a rare letter in the content is in the cut with the next build.
 * @param root the project's folder
 */
export function shownCharacters(root: string): string {
  const source = join(root, 'src');
  const rare = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => READ.test(name) && !NOT_READ.test(name))
    .flatMap((name) => [...new Set(readFileSync(join(source, name), 'utf8'))])
    .filter((character) => character >= '\u00a0');
  return sorted([...Array.from(EVERYDAY), ...rare]);
}

/** What a visitor may type besides, and no page shows by itself. */
export const typedCharacters = (shown: string): string =>
  sorted(Array.from(TYPED + EVERYDAY).filter((character) => !shown.includes(character)));

/** Each once, in an order that does not depend on where it was found. */
const sorted = (characters: readonly string[]): string =>
  [...new Set(characters)].toSorted((a, b) => codeOf(a) - codeOf(b)).join('');

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

/** The value of `unicode-range` for these characters, which are in order. */
export function unicodeRange(characters: string): string {
  const ranges: [from: number, to: number][] = [];
  for (const code of Array.from(characters, codeOf)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
