import { useEffect, type ReactNode } from 'react';

/** The attribute of <html>, and of the place of a part that is loaded later, once it reacts to clicks. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

interface PageTitleProps {
  readonly children: ReactNode;
  /**
   * The id, needed if an address can name the heading: the heading then takes the focus, and the page scrolls to it.
   */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Renders the h1 of a page. After a navigation the focus moves to this heading, so that screen readers read it out. */
export function PageTitle({ children, id, className }: PageTitleProps) {
  useEffect(() => document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, ''), []);
  return (
    <h1 id={id} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
