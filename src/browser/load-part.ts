// Loads parts of the page whose script and style sheet come when they are needed. After a failed
// load the part is requested again at the next need, with the style sheets that are missing. The
// bundler requests a style sheet only once and then considers it loaded, even after a failure.
// Without this file a part whose load succeeds at the second try would have no styles.
import { isOnline } from '../shared/online';
import { within } from '../shared/within';

const SHEET_WITHIN_MS = 15_000;

/** Each style sheet that has not loaded; with its request if it is being requested again. */
const missing = new Map<HTMLLinkElement, Promise<void> | undefined>();

/** Returns whether this is a link to a style sheet of this site, and not of another company or a browser extension. */
const isOurSheet = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href.startsWith(`${location.origin}/`);

/** Records each style sheet of this site that fails to load, and requests it again when the connection is back. */
export function watchStyleSheets(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isOurSheet(target)) missing.set(target, undefined);
    },
    // Capture the event, because load errors do not bubble.
    true,
  );
  // A sheet that fails again is recorded again, and requested at the next chance.
  window.addEventListener('online', () => void fetchMissingStyleSheets().catch(() => undefined));
}

/**
 * Requests a style sheet again. The new link takes the place of the old one, because the order of
 * the sheets matters.
 */
function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = link.rel;
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  const failure = new Error(`${link.href} did not come`);
  const loaded = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => {
      missing.delete(again);
      resolve();
    });
    again.addEventListener('error', () => reject(failure));
  });
  // A request without an answer would hold back every part for as long as the page is open.
  const request = within(SHEET_WITHIN_MS, loaded, () => {
    missing.set(again, undefined);
    throw failure;
  });
  missing.delete(link);
  missing.set(again, request);
  link.replaceWith(again);
  return request;
}

/** Requests each missing style sheet again that is not being requested. Resolves when none is missing any more. */
const fetchMissingStyleSheets = (): Promise<unknown> =>
  Promise.all([...missing].map(([link, request]) => request ?? fetchAgain(link)));

/**
 * Loads a part of the page.
 *
 * @param load imports the part; it is called again at each call
 * @returns the result of `load`, when every style sheet of this site has loaded too
 * @throws any error of `load`, or Error if a style sheet did not load. Some browsers repeat a
 * failed import with the same failure until the page is reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await fetchMissingStyleSheets();
  return part;
}

let askedFor = 0;

/**
 * Returns whether a part is being loaded for which the visitor has pressed. Only the failure of such a load may end in
 * a reload of the page, because otherwise nobody has asked for anything.
 */
export const isPartAskedFor = (): boolean => askedFor > 0;

/** Loads a part for which the visitor has pressed, such as a dialog, as `loadPart` does. */
export async function loadAskedPart<Part>(load: () => Promise<Part>): Promise<Part> {
  askedFor += 1;
  try {
    return await loadPart(load);
  } finally {
    askedFor -= 1;
  }
}

/**
 * How long to wait after each failure in a row, in milliseconds. Most failures of a weak connection come without an
 * event that says when it is better.
 */
const RETRY_AFTER_MS = [1_000, 4_000, 16_000];

/**
 * Loads a part of the page with `loadPart`, and after a failure again until it has loaded: some times while the browser
 * says that it is online, and each time the connection is back.
 *
 * @param onLoaded called once
 * @param onFailed called after each failure
 * @param alwaysAfterMs for a part without which something would never happen: how long to wait, in milliseconds, after
 * each further failure in a row
 * @returns a function that stops; neither callback is called after it
 */
export function keepLoading<Part>(
  load: () => Promise<Part>,
  onLoaded: (part: Part) => void,
  onFailed?: (error: unknown) => void,
  { alwaysAfterMs }: { readonly alwaysAfterMs?: number } = {},
): () => void {
  let hasEnded = false;
  let isLoading = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    hasEnded = true;
    clearTimeout(timer);
    removeEventListener('online', startAgain);
  };
  const attempt = (): Promise<void> => {
    isLoading = true;
    return loadPart(load).then(
      (part) => {
        if (hasEnded) return;
        end();
        onLoaded(part);
      },
      (error: unknown) => {
        isLoading = false;
        if (hasEnded) return;
        const waitMs = RETRY_AFTER_MS[failures] ?? alwaysAfterMs;
        failures += 1;
        if (waitMs !== undefined && isOnline()) timer = setTimeout(() => void attempt(), waitMs);
        onFailed?.(error);
      },
    );
  };
  // A load that is under way while the connection comes back is not begun again: the browser gives a second import of
  // the same script the result of the first. If it fails, it is repeated soon, because the browser is online by then.
  // So a load that is no import needs a time limit of its own.
  const startAgain = (): void => {
    failures = 0;
    clearTimeout(timer);
    if (!isLoading) void attempt();
  };
  addEventListener('online', startAgain);
  void attempt();
  return end;
}
