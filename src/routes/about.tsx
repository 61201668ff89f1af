import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../pages/about/AboutPage';

export const Route = createFileRoute('/about')({
  loader: async () => (await import('../content/pages/about.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).aboutHead(loaderData) : {}),
  component: AboutPage,
});
