import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { CloseButton } from '../../ui/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { useLoaded } from '../../ui/hydration/use-loaded';
import { Icon } from '../../ui/Icon';
import { linkTo } from '../../ui/link-to';
import { openSearchIndex, type FullTextSearch } from './full-text-search';
import { resultsOf } from './results';
import { joinIndex, SEARCH_FILES, searchIndex, type SearchIndex } from './search-index';
import { SearchHint } from './SearchHint';
import { SearchResults } from './SearchResults';
import styles from './search-overlay.module.css';

async function fetchSearchIndex(): Promise<FullTextSearch> {
  const [walks, stories] = await Promise.all([fetchPart(SEARCH_FILES.walks), fetchPart(SEARCH_FILES.stories)]);
  return openSearchIndex(joinIndex(walks, stories));
}

/** A request on a line that has gone silent is given up, so that it can be made again. */
const FETCH_WITHIN_MS = 20_000;

async function fetchPart(file: string): Promise<SearchIndex> {
  const answer = await fetch(file, { signal: AbortSignal.timeout(FETCH_WITHIN_MS) });
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return z.parse(searchIndex, await answer.json());
}

interface LoadedSearch {
  readonly find: FullTextSearch;
}

let loaded: LoadedSearch | undefined;

const loadSearch = async (): Promise<LoadedSearch> => (loaded ??= { find: await fetchSearchIndex() });

/** Loads the search in stops, posts and questions once, at its first use. */
function useFullTextSearch(): FullTextSearch | 'coming' | 'missing' {
  const [isMissing, setMissing] = useState(false);
  const search = useLoaded(loadSearch, { loaded, onFailed: () => setMissing(true) });
  return search?.find ?? (isMissing ? 'missing' : 'coming');
}

/** The delay before the input is focused, in milliseconds: docs/requirements.md#site-search-input */
const FOCUS_AFTER_MS = 100;

/**
 * Shows the search over the page: pages first, then stops, stories and questions. The overlay is mounted when it opens,
 * so it always starts empty. It closes with Escape and with a click on its backdrop; the header closes it with every
 * navigation.
 */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const enterId = useId();
  const fullText = useFullTextSearch();
  const [query, setQuery] = useState('');
  const find = typeof fullText === 'function' ? fullText : undefined;
  const results = useMemo(() => resultsOf(query, find), [query, find]);

  // The dialog has the focus first: if the input were focused at once and then again, a touch keyboard would appear
  // twice.
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = results ?? [];
    if (first) void router.navigate(linkTo(first.address));
  };
  return (
    <Dialog
      label="Search"
      variant="card"
      initialFocus="dialog"
      className={styles.overlay}
      onClose={onClose}
      onKeyDown={moveBetweenResults}
    >
      <div className={styles.sheet}>
        <form role="search" className={styles.head} onSubmit={goToFirst}>
          <span className={styles.field}>
            <Icon name="search" size={28} />
            {/* The type is not "search", because Escape would then first clear the input. */}
            <input
              ref={input}
              className={styles.input}
              aria-label="Search this site"
              aria-controls={listId}
              aria-describedby={enterId}
              enterKeyHint="go"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </span>
          <CloseButton framed label="Close search" className={styles.close} onClick={onClose} />
        </form>
        <div className={styles.body}>
          <SearchHint
            fullText={typeof fullText === 'function' ? 'there' : fullText}
            results={results}
            query={query.trim()}
            enterId={enterId}
          />
          <div id={listId} className={styles.list}>
            <SearchResults results={results} query={query.trim()} complete={fullText !== 'coming'} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const STEP: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * The arrow keys move from the input through the results and back, as Tab does. With another key they belong to the
 * browser (Shift selects text), and while a character is composed they choose it.
 */
function moveBetweenResults(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = STEP.get(event.key);
  if (step === undefined || event.nativeEvent.isComposing) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stations = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const here = stations.findIndex((station) => station === document.activeElement);
  if (here < 0) return;
  event.preventDefault();
  stations[here + step]?.focus();
}
