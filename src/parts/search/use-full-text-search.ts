import { useEffect, useState } from 'react';
import { openLibrary, type FindFurther } from './full-text-search';
import { SEARCH_FILE, type Library } from './search-index';

let opened: Promise<FindFurther> | undefined;

async function fetchLibrary(): Promise<FindFurther> {
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`${SEARCH_FILE} answered ${answer.status}`);
  const library: Library = await answer.json();
  return openLibrary(library);
}

/** The search in stops, posts and questions; it is fetched once, when first asked for. */
export function useFurther(): FindFurther | 'coming' | 'missing' {
  const [further, setFurther] = useState<{ find: FindFurther } | 'coming' | 'missing'>('coming');
  useEffect(() => {
    let gone = false;
    opened ??= fetchLibrary();
    opened.then(
      (find) => gone || setFurther({ find }),
      () => {
        // Offline before the package was there: the next opening tries again.
        opened = undefined;
        if (!gone) setFurther('missing');
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return typeof further === 'string' ? further : further.find;
}
