// Parts of the page whose script and style sheet come when they are needed. A load that fails is not
// the end of a part: it is asked for again at the next need, with the style sheets that did not come.
// The bundler asks for a style sheet once and takes it for loaded from then on, come or not: without
// this file a part that came at the second try would stand there without its looks.

const missing = new Set<HTMLLinkElement>();

/** Notes each style sheet that does not come, and asks for it once more when the connection is back. */
export function watchStyleSheets(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    // Such an error does not bubble.
    true,
  );
  window.addEventListener('online', () => void fetchMissingStyleSheets().catch(() => undefined));
}

/** Asks for one more time. The new link takes the old one's place, since the order of the sheets decides. */
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
 * @param load imports it; asked anew at each call
 * @returns what `load` gives, once every style sheet of the page is there too
 * @throws what `load` throws, or Error where a style sheet did not come. Some browsers answer a failed
 * import with the same failure until the page is loaded anew.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await fetchMissingStyleSheets();
  return part;
}
