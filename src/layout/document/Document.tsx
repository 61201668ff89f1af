import 'virtual:theme.css';
import '../../theme/fonts.css';
import '../../theme/base.css';
import { HeadContent, Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chosenTheme } from '../../browser/chosen-theme';
import { useStore } from '../../browser/store';
import { MantineTheme } from '../../theme/MantineTheme';
import { ToastOutlet } from '../../ui/toast/ToastOutlet';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Dock } from '../dock/Dock';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { RouteAnnouncer } from './RouteAnnouncer';
import pageOnlyStyles from './page-only.module.css';
import styles from './skip-link.module.css';

/** The first thing the keyboard reaches. A plain anchor: the browser moves focus, script or not. */
function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
  );
}

/** The path of the page that is shown, not of the one that is being fetched. */
const useShownPath = (): string =>
  useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Nothing stands around this page on a phone or tablet: it is used with one hand, in the street. */
    readonly pageOnly?: boolean;
  }
}

const useIsPageOnly = (): boolean =>
  useRouterState({ select: ({ matches }) => matches.some(({ staticData }) => staticData.pageOnly === true) });

/** The breadcrumbs stand over every page but the front page. */
const useHasCrumbs = (): boolean => useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId !== '/' });

function Main({ children }: { children: ReactNode }) {
  return (
    // Where it begins elsewhere it is another element: the one that stood there would have moved.
    <main id="main" key={String(useHasCrumbs())} tabIndex={-1}>
      <ErrorBoundary resetKey={useShownPath()}>{children}</ErrorBoundary>
    </main>
  );
}

/** What stands around the page: where it breaks it goes away until the next page, and this one can still be read. */
function Aside({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useShownPath()} instead={null}>
      {children}
    </ErrorBoundary>
  );
}

/** Above and below the page, and what floats over it. */
function Around({ children }: { children: ReactNode }) {
  if (useIsPageOnly())
    return (
      <>
        <div className={pageOnlyStyles.header}>
          <Aside>
            <Header hasMenu={false} />
          </Aside>
          <Aside>
            <Breadcrumbs />
          </Aside>
        </div>
        {children}
      </>
    );
  return (
    <>
      <Aside>
        <Header />
      </Aside>
      <Aside>
        <Breadcrumbs />
      </Aside>
      {children}
      <Aside>
        <Footer />
      </Aside>
      <Aside>
        <Dock />
      </Aside>
    </>
  );
}

const LIGHT_GROUND = '#f6ecd7';
const DARK_GROUND = '#12172a';

export function Document() {
  return (
    <WholeDocument>
      <Outlet />
    </WholeDocument>
  );
}

/** What a route throws before anything is rendered comes to the same error screen as what a page throws. */
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

function WholeDocument({ children }: { children: ReactNode }) {
  const theme = useStore(chosenTheme);
  return (
    <html lang="en-US" data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* One for each theme; the router keeps only one meta of a name. The colors are tokens' --bg; a chosen theme stands in both. */}
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
      <body>
        <MantineTheme>
          <SkipLink />
          <Around>
            <Main>{children}</Main>
          </Around>
          <Aside>
            <RouteAnnouncer />
          </Aside>
          <Aside>
            <ToastOutlet />
          </Aside>
        </MantineTheme>
      </body>
    </html>
  );
}
