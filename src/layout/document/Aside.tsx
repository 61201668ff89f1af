import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { useShownPath } from './use-shown-path';

/**
 * A part around the page. If it throws, it is removed until the next navigation, and the page can
 * still be read.
 */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useShownPath()} instead={null}>
      {children}
    </ErrorBoundary>
  );
}
