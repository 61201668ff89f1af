import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { tourSummaries } from '../../content/tour-summaries';

const route = getRouteApi('/booking');

/**
 * The item whose calendar is shown: kept in the address, so that it can be shared and survives a reload. A link to this
 * page that names no item, such as Book in the header, changes nothing of it: somebody may be typing in the calendar.
 */
export function useChosenItem(): { item: number | undefined; choose: (item: number | undefined) => void } {
  const hydrated = useHydrated();
  const router = useRouter();
  // Of the page that is shown: the location is a step ahead while the next page is being loaded.
  const { itemId, tour } = route.useSearch();
  const asked = hydrated ? chosenItem(itemId, tour, tourSummaries) : undefined;
  const [last, setLast] = useState(asked);
  const [kept, keep] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    if (asked !== undefined) keep(asked);
  }
  const write = useCallback(
    (next: number | undefined) => {
      void router.navigate({
        to: '/booking',
        search: (search) => ({ ...search, itemId: next?.toString(), tour: undefined }),
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    [router],
  );
  useEffect(() => {
    if (asked !== undefined || kept === undefined) return undefined;
    // Not before the link has done what it does (layout/document/RouteAnnouncer.tsx).
    return router.subscribe('onRendered', () => {
      // The visitor may be on the way to another page, and is not to be brought back.
      if (router.latestLocation.pathname === '/booking') write(kept);
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

/** `?itemId=` if it is numeric, else the tour of `?tour=`, else nothing: docs/requirements.md#booking-page */
export function chosenItem(
  itemId: string | undefined,
  slug: string | undefined,
  tours: readonly { readonly item: number; readonly slug: string }[],
): number | undefined {
  if (itemId !== undefined && /^\d{1,12}$/.test(itemId)) return Number(itemId);
  return tours.find((tour) => tour.slug === slug)?.item;
}
