// Loads parts of the page whose script and style sheet come when they are needed. After a failed
// load the part is requested again at the next need, with the style sheets that are missing. The
// bundler requests a style sheet only once and then considers it loaded, even after a failure.
// Without this file a part whose load succeeds at the second try would have no styles.

const missing = new Set<HTMLLinkElement>();

/** Records each style sheet that fails to load, and requests it again when the connection is back. */
export function watchStyleSheets(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    // Capture the event, because load errors do not bubble.
    true,
  );
  window.addEventListener('online', () => void fetchMissingStyleSheets().catch(() => undefined));
}

/**
 * Requests a style sheet again. The new link takes the place of the old one, because the order of
 * the sheets matters.
 */
const fetchAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = link.rel;
    again.crossOrigin = link.crossOrigin;
    again.href = link.href;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${link.href} did not come`)));
    missing.delete(link);
    link.replaceWith(again);
  });

const fetchMissingStyleSheets = (): Promise<unknown> => Promise.all([...missing].map(fetchAgain));

/**
 * Loads a part of the page.
 *
 * @param load imports the part; it is called again at each call
 * @returns the result of `load`, when every style sheet of the page has loaded too
 * @throws any error of `load`, or Error if a style sheet did not load. Some browsers repeat a
 * failed import with the same failure until the page is reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await fetchMissingStyleSheets();
  return part;
}

/**
 * Loads a part of the page with `loadPart`, and after a failure again each time the connection is
 * back, until it has loaded.
 *
 * @param onLoaded called once
 * @param onFailed called after each failure
 * @returns a function that stops; neither callback is called after it
 */
export function keepLoading<Part>(
  load: () => Promise<Part>,
  onLoaded: (part: Part) => void,
  onFailed?: (error: unknown) => void,
): () => void {
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
    removeEventListener('online', attempt);
  };
  const attempt = (): void => {
    loadPart(load).then(
      (part) => {
        if (hasEnded) return;
        end();
        onLoaded(part);
      },
      (error: unknown) => {
        if (!hasEnded) onFailed?.(error);
      },
    );
  };
  addEventListener('online', attempt);
  attempt();
  return end;
}
