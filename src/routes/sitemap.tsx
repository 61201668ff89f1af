import { createFileRoute } from '@tanstack/react-router';
import { SiteMapPage } from '../pages/site-map/SiteMapPage';
import { siteMapHead } from '../seo/pages';

export const Route = createFileRoute('/sitemap')({
  loader: async () => (await import('../content/pages/site-map.yaml')).default,
  head: ({ loaderData }) => (loaderData ? siteMapHead(loaderData) : {}),
  component: SiteMapPage,
});
