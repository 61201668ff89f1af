import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../pages/home/HomePage';
import { homeHead } from '../seo/pages';

export const Route = createFileRoute('/')({
  loader: async () => (await import('../content/pages/home.yaml?top')).default,
  head: ({ loaderData }) => (loaderData ? homeHead(loaderData) : {}),
  component: HomePage,
});
