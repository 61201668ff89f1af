import { createFileRoute } from '@tanstack/react-router';
import { SiteMapPage } from '../pages/site-map/SiteMapPage';

export const Route = createFileRoute('/sitemap')({
  loader: async () => (await import('../content/pages/site-map.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).siteMapHead(loaderData) : {}),
  component: SiteMapPage,
});
