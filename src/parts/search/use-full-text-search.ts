import { useEffect, useState } from 'react';
import { openSearchIndex, type FullTextSearch } from './full-text-search';
import { joinIndex, SEARCH_FILES, type SearchIndex } from './search-index';

let opened: Promise<FullTextSearch> | undefined;

async function fetchSearchIndex(): Promise<FullTextSearch> {
  const [walks, stories] = await Promise.all([fetchPart(SEARCH_FILES.walks), fetchPart(SEARCH_FILES.stories)]);
  return openSearchIndex(joinIndex(walks, stories));
}

async function fetchPart(file: string): Promise<SearchIndex> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  const part: SearchIndex = await answer.json();
  return part;
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
