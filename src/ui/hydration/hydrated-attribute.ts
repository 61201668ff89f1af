import { useEffect } from 'react';

/** The attribute of <html>, and of the place of a part that is loaded later, once it reacts to clicks. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/** Marks the document as hydrated, once the calling component reacts to clicks. */
export function useMarkHydrated(): void {
  useEffect(() => document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, ''), []);
}
