import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '../pages/blog/BlogPage';
import { PostsLoading } from '../pages/blog/PostsLoading';

export const Route = createFileRoute('/blog/')({
  // What stands in the query is left as it came; a partner's own values too.
  validateSearch: (search: Record<string, unknown> & { topic?: string | undefined; q?: string | undefined }) => search,
  loader: async () => (await import('../content/pages/blog.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).blogHead(loaderData) : {}),
  component: BlogPage,
  // 001 §2: 300 ms, and only where there is nothing to show: a wait over words that are there helps nobody.
  pendingComponent: PostsLoading,
  pendingMs: 100,
  pendingMinMs: 200,
});
