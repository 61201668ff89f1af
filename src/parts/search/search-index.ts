// What the built index and the search in it agree on: tools/site/search-file.ts writes it with these
// options, full-text-search.ts reads it with them.
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';

/** Not hashed: a changed word must not rename the script that asks for it (docs/decisions/0004). */
export const SEARCH_FILE = '/search.json';

/** Something to be found below the fixed list. */
export interface IndexedEntry {
  readonly kind: 'Stop' | 'Story' | 'Question';
  readonly title: string;
  /** Where it stands: "Brooklyn Heights, stop 9". */
  readonly where: string;
  readonly address: string;
}

export interface SearchIndex {
  /** The index names them by their place in this list. */
  readonly found: readonly IndexedEntry[];
  readonly index: AsPlainObject;
}

/** Words that stand everywhere and tell nothing apart. */
const EVERYWHERE = new Set(
  (
    'a an and are as at be but by can did do does for from had has have he her him his how i if in into is it its ' +
    'me my no not of on one or our out she so than that the their them then there they this to up us was we were ' +
    'what when where which who will with you your'
  ).split(' '),
);

/** "Café" and "cafe" are one word; what stands everywhere is none. */
function processTerm(term: string): string | null {
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return EVERYWHERE.has(plain) || /^\p{L}$/u.test(plain) ? null : plain;
}

export interface IndexedText {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

export const indexOptions: Options<IndexedText> = { fields: ['title', 'text'], processTerm };

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize');

/** The words of a query that are looked for. */
export const searchedWords = (query: string): string[] => tokenize(query).flatMap((word) => processTerm(word) ?? []);
