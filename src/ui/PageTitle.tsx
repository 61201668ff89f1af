import type { ReactNode } from 'react';
import { useMarkHydrated } from './hydration/hydrated-attribute';

interface PageTitleProps {
  readonly children: ReactNode;
  /**
   * The id, needed if an address can name the heading: the heading then takes the focus, and the page scrolls to it.
   */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders the h1 of a page. After a navigation the focus moves to this heading, so that screen readers read it out.
 * Every page has one, so it also marks the document as hydrated.
 */
export function PageTitle({ children, id, className }: PageTitleProps) {
  useMarkHydrated();
  return (
    <h1 id={id} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
