import { useEffect, type ReactNode } from 'react';

/** Set on <html> when the page answers to touch: its script has taken over what was built. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

interface PageTitleProps {
  readonly children: ReactNode;
  /** Where the address names it: it then takes the focus, and the page begins there. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** The one h1 of a page. Focus comes here after a change of page, so that it is read out. */
export function PageTitle({ children, id, className }: PageTitleProps) {
  useEffect(() => document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, ''), []);
  return (
    <h1 id={id} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
