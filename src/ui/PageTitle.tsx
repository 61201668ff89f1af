import { useEffect, type ReactNode } from 'react';

/** Set on <html> when the page answers to touch: its script has taken over what was built. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/** The one h1 of a page. Focus comes here after a change of page, so that it is read out. */
export function PageTitle({ children, className }: { children: ReactNode; className?: string | undefined }) {
  useEffect(() => document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, ''), []);
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
