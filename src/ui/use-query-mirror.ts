import { useRouter, type InferFullSearchSchemaInput, type RegisteredRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SitePath } from '../shared/site-pages';
import { createQueryRecord } from './query-record';

type Routes = RegisteredRouter['routeTree']['types']['fileRouteTypes']['fileRoutesByTo'];

/** The names of the query values that the route of a page declares. */
type QueryName<Path extends SitePath> = keyof InferFullSearchSchemaInput<Routes[Path]>;

/** The pages whose routes declare a query value of this name. */
export type PathWithQuery<Name extends string> = {
  [Path in SitePath]: Name extends QueryName<Path> ? Path : never;
}[SitePath];

/** Values of a page's query by their names; an undefined one is removed from the address. */
type QueryValues<Path extends SitePath> = Readonly<Partial<Record<QueryName<Path>, string | undefined>>>;

/**
 * Returns a function that changes query values in the address of a page, without a new history entry and without
 * scrolling. Other values stay, such as those of a partner.
 */
export function useReplaceQuery<Path extends SitePath>(path: Path): (values: QueryValues<Path>) => void {
  const router = useRouter();
  return useCallback(
    (values: object) => {
      const to: SitePath = path;
      void router.navigate({
        to,
        search: (before: object) => ({ ...before, ...values }),
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    [path, router],
  );
}

interface QueryMirror<Path extends SitePath> {
  /** Returns whether the address has this query, or was told to get it. */
  readonly has: (query: string) => boolean;
  /**
   * Changes the address if it has another query. It does nothing before the query was read, and nothing while another
   * page is loading, whose address must not be replaced by this one.
   */
  readonly write: (query: string, values: QueryValues<Path>) => void;
}

/**
 * Keeps what a visitor enters on a page in the query of its address too, so that Back, a reload and a shared address
 * restore it.
 * @param query the query of the address as one text; undefined in the built HTML and in the first render
 * @param onArrive called when something else than `write` has set the query: the first reading, Back or a link
 */
export function useQueryMirror<Path extends SitePath>(
  path: Path,
  query: string | undefined,
  onArrive: (isFirst: boolean) => void,
): QueryMirror<Path> {
  const router = useRouter();
  const replace = useReplaceQuery(path);
  const [record] = useState(createQueryRecord);
  // An effect that ran again with each typed letter would take the old address for a new one, so it depends on the
  // query alone.
  const report = useEffectEvent((reported: string): void => {
    const arrival = record.noteReported(reported);
    if (arrival !== 'own') onArrive(arrival === 'first');
  });
  useEffect(() => {
    if (query !== undefined) report(query);
  }, [query]);
  return useMemo(
    () => ({
      has: record.has,
      write(next, values) {
        // The router's location already changes while the next page is loading.
        const isLeft = router.latestLocation.pathname !== path;
        if (isLeft || !record.wasRead() || record.has(next)) return;
        record.noteWritten(next);
        replace(values);
      },
    }),
    [path, record, replace, router],
  );
}
