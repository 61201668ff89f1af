import '../../theme/fonts.css';
import '../../theme/tokens.css';
import '../../theme/base.css';
import { HeadContent, Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStore } from '../../browser/store';
import { ToastOutlet } from '../../ui/toast/ToastOutlet';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Dock } from '../dock/Dock';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { chosenTheme } from '../theme/chosen-theme';
import { RouteAnnouncer } from './RouteAnnouncer';
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

function Main() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorBoundary resetKey={useShownPath()}>
        <Outlet />
      </ErrorBoundary>
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

const LIGHT_GROUND = '#f6ecd7';
const DARK_GROUND = '#12172a';

export function Document() {
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
        <SkipLink />
        <Aside>
          <Header />
        </Aside>
        <Aside>
          <Breadcrumbs />
        </Aside>
        <Main />
        <Aside>
          <Footer />
        </Aside>
        <Aside>
          <Dock />
        </Aside>
        <Aside>
          <RouteAnnouncer />
        </Aside>
        <Aside>
          <ToastOutlet />
        </Aside>
      </body>
    </html>
  );
}
