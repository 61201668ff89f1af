import { createRootRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Document } from '../layout/document/Document';
import { leadOn } from '../pages/not-found/lead-on';
import { siteHead } from '../seo/head';

/** An address that no route knows matches the root alone. */
const isLost = (matches: readonly unknown[]): boolean => matches.length === 1;

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location }) => {
    const to = isLost(matches) ? await leadOn(location.pathname) : undefined;
    if (to !== undefined) throw redirect({ to, search: true, hash: true, replace: true });
  },
  // The title stands in for a walk that is none as well, whose own head is never asked; every page
  // has a title that goes before it.
  head: async ({ matches }) => {
    const lost = isLost(matches) ? (await import('../seo/not-found-head')).notFoundHead().meta : [];
    return { ...siteHead, meta: [...siteHead.meta, { title: 'Page Not Found | Gotham Mousers' }, ...lost] };
  },
  component: Document,
  // Only those who are lost pay for it.
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage'),
});
