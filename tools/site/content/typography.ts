// Owners type straight quotation marks and hyphens (src/content/README.md); the site shows
// typographic ones. Each character is replaced by exactly one, so that positions in a text stay
// valid. This is our own code and not a library, because a line is divided into pieces (plain,
// bold, link), and a mark at the edge of one piece may depend on a letter in the next.
import { isRecord } from './is-record';

/** Texts that the requirements give exactly, with a straight apostrophe. */
const FIXED: ReadonlySet<string> = new Set(["What You'll Discover"]);

/** Keys whose values are read by programs. */
const NOT_PRINTED: ReadonlySet<string> = new Set(['email', 'href', 'id', 'priceRange', 'slug', 'url']);

/** Words with an apostrophe in place of their first letters, and years such as '90s. */
const CLIPPED = /^(?:\d\ds?\b|(?:bout|cause|em|n|round|tis|til|twas)\b)/i;
const OPENS_AFTER = /^[\s([{—–/‘“-]?$/;
/** A web or mail address: "hatchingcatnyc.com/2014/04/05". */
const ADDRESS = /\S+(?:\.\S+\/|:\/\/|@)\S*/g;
/** Two numbers, the second of which is greater or the end of a year: 105-107, 1851-54, $40-$320. */
const RANGE = /(?<![\w.,:-])(\$?)(\d+(?:,\d{3})*)-\1(\d+(?:,\d{3})*)(?![\w:-])/g;

const numberOf = (figures: string): number => Number(figures.replaceAll(',', ''));

function isRange(from: string, to: string): boolean {
  const whole = to.length < from.length ? from.slice(0, from.length - to.length) + to : to;
  return numberOf(whole) > numberOf(from);
}

/** Returns the text with typographic marks, with the same length. */
function marked(text: string): string {
  let isQuoted = false;
  return text.replace(/["']/g, (mark, at: number) => {
    const before = text.slice(Math.max(0, at - 1), at);
    const after = text.slice(at + 1);
    const opens = OPENS_AFTER.test(before.replace(/["']/, '“')) && /^[^\s]/.test(after);
    if (mark === '"') {
      // 5'10" means inches. If a quotation is open, the mark closes it.
      if (!isQuoted && /\d/.test(before)) return '″';
      isQuoted = opens;
      return opens ? '“' : '”';
    }
    if (/\d/.test(before) && /^\d/.test(after)) return '′';
    return opens && !CLIPPED.test(after) ? '‘' : '’';
  });
}

/**
 * Returns a line of text as it is shown: curly quotation marks and apostrophes, en dashes in
 * ranges. Addresses stay unchanged.
 *
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

/** Returns the text of a line that is a list of pieces; undefined for any other list. */
export function lineOf(pieces: readonly unknown[]): string | undefined {
  const words = pieces.flatMap((piece) => wordsOf(piece) ?? []);
  return words.length === pieces.length && pieces.some(isRecord) ? words.join('') : undefined;
}

/** Typesets the plain, bold and linked pieces of one line together. */
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
 * Typesets every text of a content file, whatever its shape.
 *
 * @param value the parsed content: strings, and lists and records of them
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
