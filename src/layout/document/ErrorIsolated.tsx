import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error/ErrorBoundary';

/**
 * A part around the page. If it throws, it is removed until the next navigation, and the page can
 * still be read.
 */
export const ErrorIsolated = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary instead="nothing">{children}</ErrorBoundary>
);
