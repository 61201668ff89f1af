import { createRootRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { BrokenDocument, Document } from '../layout/document/Document';
import { siteHead } from '../seo/head';
import { inSmallLetters } from '../shared/in-small-letters';

interface Match {
  readonly error: unknown;
}
/** An address that no route knows matches the root alone. */
const isUnknown = (matches: readonly Match[]): boolean => matches.length === 1;
/** A route may match the address and have no tour or post for it, which it marks for the root. */
const isLost = (matches: readonly Match[]): boolean => isUnknown(matches) || isNotFound(matches[0]?.error);

/**
 * Host and worker answer old addresses before the page does; but a host may know one in one spelling only, or not
 * at all. The list is fetched only for an address that no route knows.
 */
const oldAddresses = () =>
  import('../shared/redirects').catch((error: unknown) => {
    // The not-found page does without: it has a suggestion.
    console.warn('The list of old addresses did not load', error);
  });

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location: { pathname } }) => {
    // A route takes any case of letters, the names of our tours and posts stand in small ones.
    const to = isUnknown(matches) ? (await oldAddresses())?.newAddress(pathname) : inSmallLetters(pathname);
    if (to !== undefined && to !== pathname) throw redirect({ to, search: true, hash: true, replace: true });
  },
  // Every page has a title that goes before this one, but for a page that broke.
  head: async ({ matches }) => {
    const lost = isLost(matches) ? (await import('../seo/not-found-head')).notFoundHead().meta : [];
    return { ...siteHead, meta: [...siteHead.meta, { title: 'Something Went Wrong | Gotham Mousers' }, ...lost] };
  },
  component: Document,
  errorComponent: BrokenDocument,
  // Only those who are lost pay for it.
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage'),
});
