import { useHydrated, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { tourSummaries } from '../../content/tour-summaries';

type Search = Record<string, unknown>;
const word = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The item whose calendar is shown: kept in the address, so that it can be shared and survives a reload. */
export function useChosenItem(): { item: number | undefined; choose: (item: number | undefined) => void } {
  const hydrated = useHydrated();
  const router = useRouter();
  // Of the page that is shown: the location is a step ahead while the next page is being loaded.
  const { itemId, tour } = useSearch({
    from: '/booking',
    select: (search: Search) => ({ itemId: word(search['itemId']), tour: word(search['tour']) }),
  });
  const item = hydrated ? chosenItem(itemId, tour, tourSummaries) : undefined;
  const choose = useCallback(
    (next: number | undefined) => {
      void router.navigate({
        to: '/booking',
        search: (search: Search) => ({ ...search, itemId: next?.toString(), tour: undefined }),
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    [router],
  );
  return { item, choose };
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
