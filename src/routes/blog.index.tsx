import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '../pages/blog/BlogPage';
import { blogHead } from '../seo/pages';

export const Route = createFileRoute('/blog/')({
  loader: async () => (await import('../content/pages/blog.yaml')).default,
  head: ({ loaderData }) => (loaderData ? blogHead(loaderData) : {}),
  component: BlogPage,
});
