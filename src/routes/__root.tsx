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
  // Every page has a title that goes before this one, but for a page that broke and a walk that is
  // none, whose own heads are never asked.
  head: async ({ matches }) => {
    const title = matches.some(({ status }) => status === 'error') ? 'Something Went Wrong' : 'Page Not Found';
    const lost = isLost(matches) ? (await import('../seo/not-found-head')).notFoundHead().meta : [];
    return { ...siteHead, meta: [...siteHead.meta, { title: `${title} | Gotham Mousers` }, ...lost] };
  },
  component: Document,
  // Only those who are lost pay for it.
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage'),
});
