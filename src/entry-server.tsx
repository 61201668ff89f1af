import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import company from './content/company.yaml';
import { postIds } from './content/posts';
import { tourSummaries } from './content/tour-summaries';
import { createAppRouter, publicAddress } from './router';

/** Returns whether the address has a page: an unknown address matches only the root, a missing record is `notFound`. */
const isFound = (matches: readonly { status: string }[]): boolean =>
  matches.length > 1 && matches.every((match) => match.status !== 'notFound');

/** Returns the address that the router shows for a path; the router does not render under any other address. */
const shownPath = (path: string): string => publicAddress(`http://localhost${path}`).slice('http://localhost'.length);

/**
 * Renders one address to a whole HTML document, when the site is built.
 * @param path a clean address such as `/tours/brooklyn-heights`
 * @returns the document, and the ids of the matched routes (whose styles the page needs)
 */
export async function renderPage(path: string): Promise<{ html: string; routeIds: string[]; status: number }> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [shownPath(path)] }));
  await router.load();
  const html = renderToString(<RouterProvider router={router} />);
  return {
    html: `<!doctype html>${html}`,
    routeIds: router.state.matches.map((match) => match.routeId),
    status: isFound(router.state.matches) ? 200 : 404,
  };
}

/** Returns the address of a tour's walk without a guide; none if the owner has switched walk mode off. */
const walksOf = (slug: string): string[] => (company.walkMode === 'on' ? [`/tours/${slug}/walk`] : []);

/** Returns every address to build: the routes without a parameter, each tour, its walk, and each post. */
export function addresses(): string[] {
  const { routesByPath } = createAppRouter(createMemoryHistory());
  const fixed = Object.keys(routesByPath).filter((path) => !path.includes('$'));
  return [...new Set(fixed.map((path) => (path === '/' ? path : path.replace(/\/$/, ''))))].concat(
    tourSummaries.flatMap(({ slug }) => [`/tours/${slug}`, ...walksOf(slug)]),
    postIds.map((id) => `/blog/${id}`),
  );
}
