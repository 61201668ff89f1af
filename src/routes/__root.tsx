import { createRootRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router';
import company from '../content/company.yaml';
import { BrokenDocument, Document } from '../layout/document/Document';
import { siteHead } from '../seo/head';
import { inSmallLetters } from '../shared/in-small-letters';

interface Match {
  readonly error: unknown;
}
/** Returns whether no route knows the address; then only the root matches. */
const isUnknown = (matches: readonly Match[]): boolean => matches.length === 1;
/** Returns whether there is no page: a route may also match the address and report that its tour or post is missing. */
const isLost = (matches: readonly Match[]): boolean => isUnknown(matches) || isNotFound(matches[0]?.error);

/**
 * Loads the list of old addresses. Host and worker redirect old addresses before the page does, but a host may know one
 * in one spelling only, or not at all. The list is fetched only for an address that no route knows.
 */
const oldAddresses = () =>
  import('../shared/redirects').catch((error: unknown) => {
    // The not-found page works without the list: it has a suggestion.
    console.warn('The list of old addresses did not load', error);
  });

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location: { pathname } }) => {
    // A route matches upper and lower case, but the names of our tours and posts are in lower case.
    const to = isUnknown(matches) ? (await oldAddresses())?.newAddress(pathname) : inSmallLetters(pathname);
    if (to !== undefined && to !== pathname) throw redirect({ to, search: true, hash: true, replace: true });
  },
  // The title of the page overrides this title, except on a page that could not be rendered.
  head: async ({ matches }) => {
    const lost = isLost(matches) ? (await import('../seo/not-found-head')).notFoundHead().meta : [];
    return { ...siteHead, meta: [...siteHead.meta, { title: `Something Went Wrong | ${company.name}` }, ...lost] };
  },
  component: Document,
  errorComponent: BrokenDocument,
  // Only visitors at a wrong address load this page.
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage'),
});
