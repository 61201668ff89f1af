import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../pages/about/AboutPage';
import { aboutHead } from '../seo/pages';

export const Route = createFileRoute('/about')({
  loader: async () => (await import('../content/pages/about.yaml')).default,
  head: ({ loaderData }) => (loaderData ? aboutHead(loaderData) : {}),
  component: AboutPage,
});
