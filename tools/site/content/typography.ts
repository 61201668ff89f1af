// Owners type the quotation marks and hyphens of a keyboard (src/content/README.md); the site prints those of a book.
// Each character becomes one other, so every place in a text stays where it was. Our own code and no library: a line
// comes in pieces (plain, bold, link), and a mark at the edge of one belongs with the letter before it in another.
import { isRecord } from './is-record';

/** Strings that the documents fix to the letter, with the apostrophe of a keyboard. */
const FIXED: ReadonlySet<string> = new Set(["What You'll Discover"]);

/** Names of values that are read by machines. */
const NOT_PRINTED: ReadonlySet<string> = new Set(['email', 'href', 'id', 'priceRange', 'slug', 'url']);

/** Words that begin with an apostrophe in place of letters; and the last two figures of a year: '90s. */
const CLIPPED = /^(?:\d\ds?\b|(?:bout|cause|em|n|round|tis|til|twas)\b)/i;
const OPENS_AFTER = /^[\s([{—–/‘“-]?$/;
/** An address on the web, or for mail: "hatchingcatnyc.com/2014/04/05". */
const ADDRESS = /\S+(?:\.\S+\/|:\/\/|@)\S*/g;
/** Two numbers of which the second is greater, or the end of a year: 105-107, 1851-54, $40-$320. */
const RANGE = /(?<![\w.,:-])(\$?)(\d+(?:,\d{3})*)-\1(\d+(?:,\d{3})*)(?![\w:-])/g;

const numberOf = (figures: string): number => Number(figures.replaceAll(',', ''));

function isRange(from: string, to: string): boolean {
  const whole = to.length < from.length ? from.slice(0, from.length - to.length) + to : to;
  return numberOf(whole) > numberOf(from);
}

/** The same text with other marks, as long as before. */
function marked(text: string): string {
  let isQuoted = false;
  return text.replace(/["']/g, (mark, at: number) => {
    const before = text.slice(Math.max(0, at - 1), at);
    const after = text.slice(at + 1);
    const opens = OPENS_AFTER.test(before.replace(/["']/, '“')) && /^[^\s]/.test(after);
    if (mark === '"') {
      // 5'10": inches. Where a quotation is open, it ends it.
      if (!isQuoted && /\d/.test(before)) return '″';
      isQuoted = opens;
      return opens ? '“' : '”';
    }
    if (/\d/.test(before) && /^\d/.test(after)) return '′';
    return opens && !CLIPPED.test(after) ? '‘' : '’';
  });
}

/**
 * A line of text as it is printed: curly quotation marks and apostrophes, en dashes in ranges. Addresses stay as typed.
 * @returns a text of the same length
 */
export function typeset(text: string): string {
  if (FIXED.has(text) || !/["'-]/.test(text)) return text;
  const printed = marked(text).replace(RANGE, (whole, money: string, from: string, to: string) =>
    isRange(from, to) ? `${money}${from}–${money}${to}` : whole,
  );
  return [...text.matchAll(ADDRESS)].reduce(
    (line, { 0: address, index }) => line.slice(0, index) + address + line.slice(index + address.length),
    printed,
  );
}

const wordsOf = (piece: unknown): string | undefined => {
  if (typeof piece === 'string') return piece;
  if (!isRecord(piece)) return undefined;
  const { strong, link, href, ...more } = piece;
  if (Object.keys(more).length > 0) return undefined;
  if (typeof strong === 'string') return strong;
  return typeof link === 'string' && typeof href === 'string' ? link : undefined;
};

/** The text of a line that comes in pieces; nothing where the list is another one. */
export function lineOf(pieces: readonly unknown[]): string | undefined {
  const words = pieces.flatMap((piece) => wordsOf(piece) ?? []);
  return words.length === pieces.length && pieces.some(isRecord) ? words.join('') : undefined;
}

/** Plain, bold and linked pieces of one line, set as one. */
function typesetLine(pieces: readonly unknown[], words: readonly string[]): unknown[] {
  const line = typeset(words.join(''));
  let at = 0;
  return pieces.map((piece, index) => {
    const from = at;
    at += words[index]?.length ?? 0;
    const text = line.slice(from, at);
    if (!isRecord(piece)) return text;
    return 'strong' in piece ? { ...piece, strong: text } : { ...piece, link: text };
  });
}

/**
 * Every text of a content file as it is printed, whatever the file's shape.
 * @param value what was read of the file: strings, lists and records of them
 */
export function typesetAll(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) {
    const words = value.flatMap((piece) => wordsOf(piece) ?? []);
    return lineOf(value) === undefined ? value.map(typesetAll) : typesetLine(value, words);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, NOT_PRINTED.has(key) ? inner : typesetAll(inner)]),
  );
}
