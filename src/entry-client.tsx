// Hydrates the page. Promises: the first render equals the HTML whatever the day, zone or query, and
// typed text outlives a fresh render. What asks for it waits for the first paint (src/layout/document/early).
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchConnection } from './browser/connection';
import { drawWhole } from './browser/draw-whole';
import { captureInstallPrompt, notePageView } from './browser/install-offer';
import {
  dropForeignDescription,
  enableRefusedStyles,
  keepTypedText,
  madeForThisPath,
  showPublicAddress,
} from './layout/document/built-document';
import { hearOfPractice } from './pwa/practice-news';
import { installPreloadErrorGuard } from './pwa/preload-error';
import { registerWorker, untilStartIsNeeded } from './pwa/register';
import { createAppRouter, publicAddress } from './router';

/**
 * Asked for beside the words of the page; the router alone would ask only when those are there. Where it
 * does not come, the router asks again, and says so.
 */
const fetchHeads = (): Promise<unknown> => import('./seo/pages').catch(() => undefined);

enableRefusedStyles(document);
captureInstallPrompt();
installPreloadErrorGuard();

showPublicAddress(publicAddress(location.href));

// The router notes only the places that have scrolled since it drew the page. A visitor who scrolled before the
// script was there, or within this very frame, wants back to that place as well: with Back, and after a reload
// where the early redirect of an address makes two documents of it. Both listeners stand before the router's own.
const noteScroll = (): void => void document.dispatchEvent(new Event('scroll'));
addEventListener('pagehide', noteScroll);
const router = createAppRouter();
router.subscribe('onBeforeNavigate', noteScroll);

// Loaders are deterministic, so no data travels in the HTML; this tells the router that the
// document was rendered, so that it hydrates without the Suspense shell of a client-only start.
router.ssr = { manifest: undefined };
if (location.pathname !== '/') void fetchHeads();
await router.load();

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
const restoreTypedText = keepTypedText(document);
if (madeForThisPath(document, router.state.location.pathname)) {
  // In slices of a few milliseconds: a press in between is answered, however slow the phone.
  startTransition(() => {
    hydrateRoot(document, app, {
      // React has rendered afresh (a password manager or translator changed the page).
      onRecoverableError(error) {
        console.warn('The page was rendered afresh', error);
        restoreTypedText();
      },
    });
  });
} else {
  createRoot(document).render(app);
}

// Who goes back, or follows a link to a place in a page, is led to where something stands: all of the page is drawn at
// once. A page that is new begins at its top. Not before the first load: a router to whose history somebody listens
// leaves it to them to follow a redirect.
router.history.subscribe(({ location: { hash }, action: { type } }) => drawWhole(type !== 'PUSH' || hash !== ''));

notePageView();
router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
  if (fromLocation && pathChanged) notePageView();
  dropForeignDescription(document, toLocation.pathname);
});
// At once: a connection that is lost in the next moment could not bring the script that says so.
watchConnection();
hearOfPractice();
const worker = registerWorker();
untilStartIsNeeded()
  .then(async () => (await import('./pwa/pwa-instance')).pwa.start(await worker))
  .catch((error: unknown) => console.warn('This page is not kept for offline reading', error));
