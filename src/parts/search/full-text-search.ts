import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { MIN_QUERY_LENGTH } from './match-text';
import { indexOptions, searchedWords, type IndexedEntry, type IndexedText, type SearchIndex } from './search-index';

const MOST_RESULTS = 8;
/** How much more a word in a title counts than one in the text. */
const TITLE_WEIGHS = 4;
/** How many letters may be wrong, by the length of the word: "cat" is not a typo of "hat". */
const TYPOS = [
  { wrong: 1, length: 4 },
  { wrong: 2, length: 8 },
];
const MOST_WORDS_SHOWN = 3;

/** A result, with the words of its text that matched if its title does not contain them. */
export interface FullTextResult extends IndexedEntry {
  readonly inTheText: readonly string[];
}
/** Searches the index. With `typos: false` only exact spellings match. */
export type FullTextSearch = (query: string, options?: { readonly typos: boolean }) => readonly FullTextResult[];

/**
 * Returns the word with each pair of neighboring letters swapped: the most frequent typo, which
 * otherwise counts as two wrong letters.
 */
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
  // If "office" matched, showing "offices" as well adds nothing.
  const longest = words.filter((word) => !words.some((other) => other !== word && word.startsWith(other)));
  return longest.slice(0, MOST_WORDS_SHOWN);
}

/**
 * Opens the built index. A search requires all its words, each as the beginning of a word; only if
 * nothing is found does it allow typos. A query of two letters is searched in titles only, because
 * in the texts two letters match everywhere.
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
