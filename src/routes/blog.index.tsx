import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '../pages/blog/BlogPage';

export const Route = createFileRoute('/blog/')({
  loader: async () => (await import('../content/pages/blog.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).blogHead(loaderData) : {}),
  component: BlogPage,
});
