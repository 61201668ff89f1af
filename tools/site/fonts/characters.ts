import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The characters of ordinary texts: letters, digits, the punctuation of sentences, prices and
 * addresses, the plus and minus signs of folded parts, and the bar of document titles: after a navigation the page
 * says its title to a screen reader, and a letter outside of the first fonts would fetch one more.
 */
const EVERYDAY =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !"#$%&\'()+,-./:;?@_|\u00a0©·×–—‘’“”…−';

/** Every character of a keyboard, all of Latin-1, and other characters of names and quotations. */
const TYPED =
  String.fromCodePoint(
    ...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at),
    ...Array.from({ length: 0x100 - 0xa0 }, (_, at) => 0xa0 + at),
  ) + 'ıŒœʼˆ˚˜‚„•′″‹›⁄€™';

/** Files with texts that a visitor may read; a README is for the owner. */
const READ = /\.(?:md|yaml|tsx?)$/;
const NOT_READ = /README\.md$|\.test\.tsx?$|\.d\.ts$/;

/**
 * Returns the characters that the pages show: the ordinary ones, and all others in the sources, so
 * that a new rare letter in the content is part of the font after the next build.
 *
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

/** Returns the characters that a visitor may type and no page shows by itself. */
export const typedCharacters = (shown: string): string =>
  sorted(Array.from(TYPED + EVERYDAY).filter((character) => !shown.includes(character)));

/** Returns each character once, in an order that does not depend on where it was found. */
const sorted = (characters: readonly string[]): string =>
  [...new Set(characters)].toSorted((a, b) => codeOf(a) - codeOf(b)).join('');

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

/** Returns the value of `unicode-range` for these characters, which must be sorted. */
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
