/** The shortest query that shows results: docs/requirements.md#site-search-input */
export const MIN_QUERY_LENGTH = 2;

/**
 * Normalizes a text for comparison: lower case, and straight quotation marks in place of
 * typographic ones.
 */
const forComparison = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');

const placeIn = (text: string, letters: string): number => forComparison(text).indexOf(forComparison(letters));

/** Returns whether the text contains the letters, ignoring case and the form of quotation marks. */
export const includesText = (text: string, letters: string): boolean => placeIn(text, letters) >= 0;

const startsAWord = (text: string, letters: string): boolean => placeIn(` ${text}`, ` ${letters}`) >= 0;

/** Returns whether each word of the query is the beginning of a word of the text. */
export const beginsItsWords = (text: string, query: string): boolean =>
  query.split(/\s+/).every((letters) => startsAWord(text, letters));

/**
 * Returns the same entries, first those with a word that begins with the letters: for "bo", Book
 * comes before About.
 */
export const wordStartsFirst = <Named extends { readonly name: string }>(
  named: readonly Named[],
  letters: string,
): Named[] => {
  const begins = named.filter(({ name }) => startsAWord(name, letters));
  return [...begins, ...named.filter((one) => !begins.includes(one))];
};

export interface Piece {
  readonly words: string;
  readonly hit: boolean;
}

/** Cuts a title at the first match of the whole query, or else at words that begin with one of its words. */
export function piecesOf(title: string, query: string): Piece[] {
  const whole = placeIn(title, query);
  if (whole >= 0) {
    const end = whole + query.length;
    return withoutEmpty([
      { words: title.slice(0, whole), hit: false },
      { words: title.slice(whole, end), hit: true },
      { words: title.slice(end), hit: false },
    ]);
  }
  const starts = query.toLowerCase().split(/\s+/);
  return withoutEmpty(
    title.split(/([\p{L}\p{N}]+)/u).flatMap((part) => {
      const start = starts.find((letters) => part.toLowerCase().startsWith(letters));
      return start === undefined
        ? [{ words: part, hit: false }]
        : [
            { words: part.slice(0, start.length), hit: true },
            { words: part.slice(start.length), hit: false },
          ];
    }),
  );
}

const withoutEmpty = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ words }) => words !== '');
