import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { tourSummaries } from '../../content/tour-summaries';
import { useReplaceQuery } from '../../ui/use-query-mirror';

const ADDRESS = '/booking';
const route = getRouteApi(ADDRESS);

/**
 * Keeps the item whose calendar is shown in the address, so that the address can be shared and a reload keeps the
 * choice. A link to this page without an item, such as Book in the header, does not change the choice, because the
 * visitor may be typing in the calendar.
 * @returns the number of the item, undefined for none, and a function that chooses another one
 */
export function useChosenItem(): { item: number | undefined; choose: (item: number | undefined) => void } {
  const hydrated = useHydrated();
  const router = useRouter();
  // Use the search of the shown page: the router's location already changes while the next page is loading.
  const { itemId, tour } = route.useSearch();
  const asked = hydrated ? chosenItem(itemId, tour, tourSummaries) : undefined;
  const [last, setLast] = useState(asked);
  const [kept, keep] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    if (asked !== undefined) keep(asked);
  }
  const replace = useReplaceQuery(ADDRESS);
  const write = useCallback(
    (next: number | undefined) => replace({ itemId: next?.toString(), tour: undefined }),
    [replace],
  );
  useEffect(() => {
    if (asked !== undefined || kept === undefined) return undefined;
    // Write the address only after the link has had its effect (layout/document/RouteAnnouncer.tsx).
    return router.subscribe('onRendered', () => {
      // The visitor may be on the way to another page, which must not be undone.
      if (router.latestLocation.pathname === ADDRESS) write(kept);
    });
  }, [asked, kept, router, write]);
  const choose = useCallback(
    (next: number | undefined) => {
      keep(next);
      write(next);
    },
    [write],
  );
  return { item: asked ?? kept, choose };
}

/**
 * Returns the item of `?itemId=` if it is numeric, else the item of the tour in `?tour=`, else undefined:
 * docs/requirements.md#booking-page
 */
export function chosenItem(
  itemId: string | undefined,
  slug: string | undefined,
  tours: readonly { readonly item: number; readonly slug: string }[],
): number | undefined {
  if (itemId !== undefined && /^\d{1,12}$/.test(itemId)) return Number(itemId);
  return tours.find((tour) => tour.slug === slug)?.item;
}
