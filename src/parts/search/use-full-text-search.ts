import { useEffect, useState } from 'react';
import { openSearchIndex, type FullTextSearch } from './full-text-search';
import { SEARCH_FILE, type SearchIndex } from './search-index';

let opened: Promise<FullTextSearch> | undefined;

async function fetchSearchIndex(): Promise<FullTextSearch> {
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`${SEARCH_FILE} answered ${answer.status}`);
  const index: SearchIndex = await answer.json();
  return openSearchIndex(index);
}

/** The search in stops, posts and questions; it is fetched once, when first asked for. */
export function useFullTextSearch(): FullTextSearch | 'coming' | 'missing' {
  const [search, setSearch] = useState<{ find: FullTextSearch } | 'coming' | 'missing'>('coming');
  useEffect(() => {
    let gone = false;
    opened ??= fetchSearchIndex();
    opened.then(
      (find) => gone || setSearch({ find }),
      () => {
        // Offline before the package was there: the next opening tries again.
        opened = undefined;
        if (!gone) setSearch('missing');
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return typeof search === 'string' ? search : search.find;
}
