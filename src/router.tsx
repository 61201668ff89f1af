import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { postIds } from './content/posts';
import { routeTree } from './routeTree.gen';
import { fileAddress, shownAddress } from './shared/post-address';

// Query values stay the texts that they are in the address: the router's default reads them as JSON and would write a
// partner's ?utm_id=007 back as 7. A name that occurs more than once becomes a list, which is written back in full.
function parseSearch(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined)
      .map((one): [string, string] => [name, String(one)]),
  );
  const query = new URLSearchParams(pairs).toString();
  return query === '' ? '' : `?${query}`;
}

const isPost = (id: string): boolean => postIds.includes(id);

/** A post is shown under /blog?post={id} and has the route /blog/$id; both addresses lead to the same page. */
const rewrite = {
  input: ({ url }: { url: URL }) => fileAddress(url, isPost),
  output: ({ url }: { url: URL }) => shownAddress(url),
};

/** Returns the address that the visitor sees and links to, for any address of this site. */
export const publicAddress = (address: string): string => shownAddress(fileAddress(new URL(address), isPost)).href;

/**
 * Creates the function that tells the router whether to restore the scroll position. The first render shows what the
 * built HTML shows already: a visitor who has scrolled by then, or whom the browser has brought back, stays in place.
 */
function restoresScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isReading = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isReading;
  };
}

/**
 * Creates the router of the site: one in the browser, and in the build one for each page.
 * @param history the history of the page to build; left out in the browser, where the router uses the browser's own
 */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    // The built HTML must not contain a script that differs from page to page.
    scrollRestoration: import.meta.env.SSR ? false : restoresScroll(),
    notFoundMode: 'root',
    rewrite,
    ...(history ? { history } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
