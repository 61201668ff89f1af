import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface StopLinkProps {
  readonly slug: string;
  /** Counted from 1. */
  readonly number: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the story of a stop on the page of its tour. */
export const StopLink = ({ slug, number, className, children }: StopLinkProps) => (
  <Link
    to="/tours/$slug"
    params={{ slug }}
    hash={`stop-${number}`}
    className={className}
    activeOptions={{ includeHash: true }}
  >
    {children}
  </Link>
);
