import { createRootRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Document } from '../layout/document/Document';
import { leadOn } from '../pages/not-found/lead-on';
import { siteHead } from '../seo/head';

interface Match {
  readonly error: unknown;
}
/** An address that no route knows matches the root alone. */
const isUnknown = (matches: readonly Match[]): boolean => matches.length === 1;
/** A route may know the address and have no walk or post for it: the root is told. */
const isLost = (matches: readonly Match[]): boolean => isUnknown(matches) || isNotFound(matches[0]?.error);

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location }) => {
    const to = isUnknown(matches) ? await leadOn(location.pathname) : undefined;
    if (to !== undefined) throw redirect({ to, search: true, hash: true, replace: true });
  },
  // Every page has a title that goes before this one, but for a page that broke.
  head: async ({ matches }) => {
    const lost = isLost(matches) ? (await import('../seo/not-found-head')).notFoundHead().meta : [];
    return { ...siteHead, meta: [...siteHead.meta, { title: 'Something Went Wrong | Gotham Mousers' }, ...lost] };
  },
  component: Document,
  // Only those who are lost pay for it.
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage'),
});
