import { createRootRoute } from '@tanstack/react-router';
import { Document } from '../layout/document/Document';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { notFoundHead } from '../seo/pages';
import { siteHead } from '../seo/head';

export const Route = createRootRoute({
  // An address that no route knows matches the root alone.
  head: ({ matches }) =>
    matches.length === 1 ? { ...siteHead, meta: [...siteHead.meta, ...notFoundHead().meta] } : siteHead,
  component: Document,
  notFoundComponent: NotFoundPage,
});
