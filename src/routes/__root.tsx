import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Document } from '../layout/document/Document';
import { notFoundHead } from '../seo/pages';
import { siteHead } from '../seo/head';

const lost = notFoundHead();

export const Route = createRootRoute({
  // An address that no route knows matches the root alone. The title stands in for a walk that is
  // none as well, whose own head is never asked; every page has a title that goes before it.
  head: ({ matches }) => ({
    ...siteHead,
    meta: [...siteHead.meta, ...(matches.length === 1 ? lost.meta : lost.meta.slice(0, 1))],
  }),
  component: Document,
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage'),
});
