import { createFileRoute } from '@tanstack/react-router';
import { SiteMapPage } from '../pages/site-map/SiteMapPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/sitemap')({
  loader: async () => (await import('../content/pages/site-map.yaml')).default,
  head: headOf('plainHead'),
  component: SiteMapPage,
});
