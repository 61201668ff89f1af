// Hydrates the page. The first render equals the built HTML on any day, in any time zone and with any query, and typed
// text survives if React renders again. This file is requested after the first paint (src/layout/document/early).
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchConnection } from './browser/connection';
import { completeFragmentEntries } from './browser/fragment-entries';
import { captureInstallPrompt } from './browser/install-offer';
import { keepLoading } from './browser/load-part';
import { notePageShown, notePageView } from './browser/page-views';
import { setRendersAtOnce } from './browser/render-at-once';
import {
  dropForeignDescription,
  enableRefusedStyles,
  keepTypedText,
  madeForThisPath,
  showPublicAddress,
} from './layout/document/built-document';
import { listenForPractice } from './pwa/practice-news';
import { installPreloadErrorGuard } from './pwa/preload-error';
import { registerWorker, untilStartIsNeeded } from './pwa/register';
import { createAppRouter, publicAddress } from './router';

/**
 * Requests the script of the head tags together with the page's text; the router alone would request it only after the
 * text has loaded. If this request fails, the router makes another one and reports the error.
 */
const fetchHeads = (): Promise<unknown> => import('./seo/pages').catch(() => undefined);

enableRefusedStyles(document);
captureInstallPrompt();

showPublicAddress(publicAddress(location.href));

// The router stores the scroll position only of pages that have scrolled since it rendered them. A visitor may have
// scrolled before the script was loaded, or within the current frame. Back must lead to that position too, and so must
// a reload where the early redirect of an address creates two documents. Both listeners are added before the router's.
const noteScroll = (): void => void document.dispatchEvent(new Event('scroll'));
addEventListener('pagehide', noteScroll);
completeFragmentEntries(() => router.history.location);
const router = createAppRouter();
installPreloadErrorGuard(() => router.state.isLoading);
router.subscribe('onBeforeNavigate', noteScroll);

// Loaders are deterministic, so no data travels in the HTML; this tells the router that the
// document was rendered, so that it hydrates without the Suspense shell of a client-only start.
router.ssr = { manifest: undefined };

/** Hydrates the built page, or renders the page of another address, if a host has served this file for it. */
function render(): void {
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const restoreTypedText = keepTypedText(document);
  if (!madeForThisPath(document, router.state.location.pathname)) {
    createRoot(document).render(app);
    return;
  }
  // React hydrates in slices of a few milliseconds, so that a press in between is answered even on a slow phone.
  startTransition(() => {
    hydrateRoot(document, app, {
      // React has rendered the page again, because a password manager or a translator has changed it.
      onRecoverableError(error) {
        console.warn('The page was rendered afresh', error);
        restoreTypedText();
      },
    });
  });
}

/** Must run after the router's first load: if its history has a subscriber, a router leaves redirects to it. */
function watchNavigations(): void {
  // Back, and a link to a place in a page, lead to a position within a page, so the whole page is rendered at once. A
  // new page is shown from its top.
  router.history.subscribe(({ location: { hash }, action: { type } }) =>
    setRendersAtOnce(type !== 'PUSH' || hash !== ''),
  );
  notePageView();
  notePageShown();
  // A page is counted when its navigation begins, because the address changes then, before the page is rendered.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) notePageView();
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) notePageShown();
  });
  router.subscribe('onResolved', ({ toLocation }) => dropForeignDescription(document, toLocation.pathname));
}

/** Registers the worker and later starts the PWA, whose script is loaded again after a failure like any other part. */
async function startPwa(): Promise<void> {
  const registering = registerWorker();
  await untilStartIsNeeded();
  keepLoading(
    () => import('./pwa/pwa-instance'),
    ({ pwa }) => pwa.start(registering),
    (error) => console.warn('This page neither sends what waits nor is kept for offline reading yet', error),
    { alwaysAfterMs: 60_000 },
  );
}

/**
 * A function, because a module that waits while it is loaded switches off the bundler's merging of chunks
 * (docs/decisions/0004).
 */
async function start(): Promise<void> {
  if (location.pathname !== '/') void fetchHeads();
  await router.load();
  render();
  watchNavigations();
  // Watch the connection at once: without a connection, the script that reports the loss could not be loaded.
  watchConnection();
  listenForPractice();
  await startPwa();
}
void start();
