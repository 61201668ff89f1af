import { createFileRoute } from '@tanstack/react-router';
import { InTheNewsPage } from '../pages/in-the-news/InTheNewsPage';

export const Route = createFileRoute('/in-the-news')({
  loader: async () => (await import('../content/pages/in-the-news.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).inTheNewsHead(loaderData) : {}),
  component: InTheNewsPage,
});
