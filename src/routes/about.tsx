import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../pages/about/AboutPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/about')({
  loader: async () => (await import('../content/pages/about.yaml')).default,
  head: headOf('aboutHead'),
  component: AboutPage,
});
