import '../../theme/fonts.css';
import '../../theme/tokens.css';
import '../../theme/base.css';
import type { ReactNode } from 'react';
import { HeadContent, Outlet, useRouterState } from '@tanstack/react-router';
import { ToastOutlet } from '../../ui/toast/ToastOutlet';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Dock } from '../dock/Dock';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';

function Main() {
  const shownPath = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  return (
    <main id="main" tabIndex={-1}>
      <ErrorBoundary resetKey={shownPath}>
        <Outlet />
      </ErrorBoundary>
    </main>
  );
}

/** What stands around the page: where it breaks it goes away, and the page can still be read. */
function Aside({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" instead={null}>
      {children}
    </ErrorBoundary>
  );
}

export function Document() {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* One for each theme; the router keeps only one meta of a name. The colors are tokens' --bg. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6ecd7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12172a" />
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        <Aside>
          <Header />
          <Breadcrumbs />
        </Aside>
        <Main />
        <Aside>
          <Footer />
        </Aside>
        <Aside>
          <Dock />
          <RouteAnnouncer />
          <ToastOutlet />
        </Aside>
      </body>
    </html>
  );
}
