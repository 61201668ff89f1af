import { useHydrated, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { FormDefinition } from './form-definition';

export interface EditAddress {
  /** The submission that the address names; undefined in the built HTML and in the first render. */
  readonly editId: string | undefined;
  /** Takes the submission out of the address; the place on the page and its hash stay. */
  readonly leaveEdit: () => void;
}

/** Which submission the form of this page edits: `?edit=` and its id. */
export function useEditAddress(path: FormDefinition<string>['path']): EditAddress {
  const hydrated = useHydrated();
  const router = useRouter();
  // Of the page that is shown: the location is a step ahead while the next page is being loaded.
  const edit = useSearch({ from: path, select: (search: Record<string, unknown>) => search['edit'] });
  const leaveEdit = useCallback(() => {
    // The visitor is on his way to another page: leave him to it.
    if (router.latestLocation.pathname !== path) return;
    void router.navigate({
      to: path,
      search: (search: Record<string, unknown>) => ({ ...search, edit: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }, [router, path]);
  return { editId: hydrated && typeof edit === 'string' && edit !== '' ? edit : undefined, leaveEdit };
}
