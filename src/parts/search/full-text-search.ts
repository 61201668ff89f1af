import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { MIN_QUERY_LENGTH } from './match-text';
import { indexOptions, searchedWords, type IndexedEntry, type IndexedText, type SearchIndex } from './search-index';

const MOST_RESULTS = 8;
/** What stands in a title weighs so much more than what is said somewhere in a story. */
const TITLE_WEIGHS = 4;
/** Letters that may be wrong, and how long a word must be for it: "cat" is no typo of "hat". */
const TYPOS = [
  { wrong: 1, length: 4 },
  { wrong: 2, length: 8 },
];
const MOST_WORDS_SHOWN = 3;

/** A find, and which words of its text made it one where its title does not say so. */
export interface FullTextResult extends IndexedEntry {
  readonly inTheText: readonly string[];
}
/** `typos: false`: only what is written as in the query. */
export type FullTextSearch = (query: string, options?: { readonly typos: boolean }) => readonly FullTextResult[];

/** The word with each two neighbors changed over: the most usual slip, which counts as two wrong letters otherwise. */
const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );

function withTypos(query: string, { wrong, length }: (typeof TYPOS)[number]): Query {
  const queries = searchedWords(query).map((word) =>
    word.length < length
      ? word
      : { combineWith: 'OR' as const, queries: [{ queries: [word], fuzzy: wrong }, ...swapped(word)] },
  );
  return { combineWith: 'AND', queries };
}

function inTheTextOnly({ match }: SearchResult): string[] {
  if (Object.values(match).some((fields) => fields.includes('title'))) return [];
  const words = Object.keys(match);
  // "office" says it; "offices" beside it says nothing more.
  const told = words.filter((word) => !words.some((other) => other !== word && word.startsWith(other)));
  return told.slice(0, MOST_WORDS_SHOWN);
}

/**
 * Opens the built index. A search asks for all its words, from their beginning on; only where that
 * finds nothing does it allow for typos. Two letters are looked for in titles only: in the texts
 * they stand everywhere.
 */
export function openSearchIndex({ found, index }: SearchIndex): FullTextSearch {
  const search = MiniSearch.loadJS<IndexedText>(index, indexOptions);
  return (query, { typos } = { typos: true }) => {
    const options: SearchOptions = {
      prefix: true,
      combineWith: 'AND',
      boost: { title: TITLE_WEIGHS },
      fields: query.length > MIN_QUERY_LENGTH ? ['title', 'text'] : ['title'],
    };
    let results = search.search(query, options);
    for (const typo of typos ? TYPOS : []) {
      if (results.length > 0) break;
      results = search.search(withTypos(query, typo), options);
    }
    return results.slice(0, MOST_RESULTS).flatMap((result) => {
      const one = found[Number(result.id)];
      return one ? [{ ...one, inTheText: inTheTextOnly(result) }] : [];
    });
  };
}
