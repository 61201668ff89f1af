import { createFileRoute } from '@tanstack/react-router';
import { InTheNewsPage } from '../pages/in-the-news/InTheNewsPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/in-the-news')({
  loader: async () => (await import('../content/pages/in-the-news.yaml')).default,
  head: headOf('plainHead'),
  component: InTheNewsPage,
});
