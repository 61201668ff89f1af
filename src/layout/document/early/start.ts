// Requests the entry once the page is loaded and painted, or as soon as the visitor touches it, types
// or moves the focus. A script tag in its place would compete for bandwidth with what is seen first
// (docs/decisions/0050).
//
// `pageshow` follows `load`, and comes again when the browser restores the page; the entry runs only
// once, even if it is requested twice.
import { EARLY_CLICK, EARLY_OFFER, LOAD_AT_MOST_MS } from '../../../shared/head-scripts';
import { firstPaint } from './first-paint';

/** The script that loads all others (boot.ts). Its name has no hash; the bundler leaves this address as it is. */
const ENTRY = '/boot.js';

/** The element with the fonts; it applies only without scripting, until its attribute is removed. */
const FONTS = 'style[media="(scripting: none)"]';

let entry: Promise<unknown> | undefined;
/** Whether the entry was requested while it was loading. */
let isAskedAgain = false;

/**
 * The fonts are requested when the first frame is drawn with fallback fonts of the same size:
 * earlier they would compete for bandwidth with the picture that is seen first (docs/decisions/0053).
 */
function enableFonts(): void {
  document.querySelector(FONTS)?.removeAttribute('media');
}

/**
 * An entry that failed to load (a tunnel between the HTML and the script) is requested again at the
 * next press, and when the connection is back. If one of these came while it was loading, it is requested
 * again at once. The error goes to the console. It is `import()` and not a script element, because the
 * policy would refuse the element's address.
 */
function requestEntry(): void {
  enableFonts();
  isAskedAgain = entry !== undefined;
  entry ??= (import(/* @vite-ignore */ ENTRY) as Promise<typeof import('./boot')>)
    .then(({ start }) => start())
    .catch((error: unknown) => {
      entry = undefined;
      if (isAskedAgain) requestEntry();
      throw error;
    });
}

// A browser's offer to install the site comes once, perhaps before the entry, so store it for the entry.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault();
  if (!Object.hasOwn(window, EARLY_OFFER)) Reflect.set(window, EARLY_OFFER, offer);
});
// A click before the entry is stored, so that the button can answer it late (src/browser/early-click.ts). While React
// hydrates the document, it stops clicks there, so the listener is on the window, in the capture phase.
addEventListener('click', (click) => Reflect.set(window, EARLY_CLICK, click), true);
for (const type of ['pointerdown', 'keydown', 'focusin', 'online']) addEventListener(type, requestEntry);
const painted = firstPaint();
void painted.then(enableFonts);
addEventListener('pageshow', () => void painted.then(() => setTimeout(requestEntry)));
// This limit also starts a background tab, which paints no frame.
addEventListener('DOMContentLoaded', () => setTimeout(requestEntry, LOAD_AT_MOST_MS));
