import { createFileRoute } from '@tanstack/react-router';
import { InTheNewsPage } from '../pages/in-the-news/InTheNewsPage';
import { inTheNewsHead } from '../seo/pages';

export const Route = createFileRoute('/in-the-news')({
  loader: async () => (await import('../content/pages/in-the-news.yaml')).default,
  head: ({ loaderData }) => (loaderData ? inTheNewsHead(loaderData) : {}),
  component: InTheNewsPage,
});
