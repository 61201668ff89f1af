import { CatchBoundary, isNotFound, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reportCrash } from '../../parts/error-report/report-crash';
import { ErrorScreen } from './ErrorScreen';

interface Caught {
  readonly error: unknown;
}

/** Throws "not found" again, because the router has its own page for it. */
function passOnNotFound(error: unknown): void {
  if (isNotFound(error)) throw error;
}

function Screen({ error }: Caught) {
  passOnNotFound(error);
  return <ErrorScreen />;
}

function Nothing({ error }: Caught) {
  passOnNotFound(error);
  return null;
}

function report(error: unknown): void {
  if (!isNotFound(error)) reportCrash(error);
}

/** Returns the path of the page that is shown, not of the one that is being fetched. */
const useShownPath = (): string =>
  useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });

/**
 * Keeps the rest of the page when a part of it throws, and reports the error, as the error screen says. The part is
 * rendered again after the next navigation.
 */
export function ErrorBoundary({ instead, children }: { instead: 'screen' | 'nothing'; children: ReactNode }) {
  const path = useShownPath();
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={instead === 'screen' ? Screen : Nothing} onCatch={report}>
      {children}
    </CatchBoundary>
  );
}
