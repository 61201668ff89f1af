import 'virtual:theme.css';
import '../../theme/fonts.css';
import '../../theme/base.css';
import { HeadContent, Outlet, useRouterState } from '@tanstack/react-router';
import { memo, useEffect, type ReactNode } from 'react';
import { chosenTheme } from '../../browser/chosen-theme';
import { useStore } from '../../browser/store';
import { answerOfflinePresses } from '../../parts/booking/offline-press';
import { WHOLE_LAYOUT } from '../../shared/head-scripts';
import { MantineTheme } from '../../theme/MantineTheme';
import { inks } from '../../theme/theme';
import { ToastOutlet } from '../../ui/toast/ToastOutlet';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { ErrorIsolated } from './ErrorIsolated';
import { PageFrame } from './PageFrame';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';
import { useMissedHash } from './use-missed-hash';

/** Returns whether the page has breadcrumbs: every page except the front page has them. */
const useHasCrumbs = (): boolean => useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId !== '/' });

function Main({ children }: { children: ReactNode }) {
  return (
    // With breadcrumbs <main> begins lower. The key makes it a new element, because the old one would count as moved.
    <main id="main" key={String(useHasCrumbs())} tabIndex={-1}>
      <ErrorBoundary instead="screen">{children}</ErrorBoundary>
    </main>
  );
}

const LIGHT_GROUND = inks.paper;
const DARK_GROUND = inks.midnight;

/** The whole HTML document, from `<html>` on, with the current page in `<main>`. The root route renders it. */
export function Document() {
  return (
    <WholeDocument>
      <Outlet />
    </WholeDocument>
  );
}

/**
 * Shows the same error screen for an error that a route throws before rendering as for an error of
 * a page.
 */
export function BrokenDocument({ error }: { error: unknown }) {
  return (
    <WholeDocument>
      <Thrown error={error} />
    </WholeDocument>
  );
}

function Thrown({ error }: { error: unknown }): never {
  throw error;
}

/**
 * Lays out the whole page at once if React has created the document again. The script in the head
 * (early/lay-out-page.ts) sets its attribute on an element that is then gone, and with it the path that the build
 * wrote there.
 */
function useWholeLayoutAfterRecreation(): void {
  useEffect(() => {
    if (!document.documentElement.hasAttribute('data-path')) document.documentElement.setAttribute(WHOLE_LAYOUT, '');
  }, []);
}

/**
 * The page. It does not render again when the theme changes: Mantine's context would change with it, and React would
 * discard the built HTML of every part whose script has not come yet.
 */
const Body = memo(function Body({ children }: { children: ReactNode }) {
  return (
    <body>
      <MantineTheme>
        <SkipLink />
        <PageFrame>
          <Main>{children}</Main>
        </PageFrame>
        <ErrorIsolated>
          <RouteAnnouncer />
        </ErrorIsolated>
        <ErrorIsolated>
          <ToastOutlet />
        </ErrorIsolated>
      </MantineTheme>
    </body>
  );
});

function WholeDocument({ children }: { children: ReactNode }) {
  const theme = useStore(chosenTheme);
  useWholeLayoutAfterRecreation();
  useMissedHash();
  useEffect(answerOfflinePresses, []);
  return (
    <html lang="en-US" data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* There is one tag for each theme, but the router keeps only one meta tag per name. The colors
   equal --bg in the tokens; a chosen theme is set in both tags. */}
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={theme === 'dark' ? DARK_GROUND : LIGHT_GROUND}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={theme === 'light' ? LIGHT_GROUND : DARK_GROUND}
        />
        <HeadContent />
      </head>
      <Body>{children}</Body>
    </html>
  );
}
