import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '../pages/blog/BlogPage';
import { PostsLoading } from '../pages/blog/PostsLoading';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/blog/')({
  // What stands in the query is left as it came; a partner's own values too.
  validateSearch: (search: Record<string, unknown> & { topic?: string | undefined; q?: string | undefined }) => search,
  loader: async () => (await import('../content/pages/blog.yaml')).default,
  head: headOf('blogHead'),
  component: BlogPage,
  // 300 ms together, and only while there is nothing to show: docs/requirements.md#blog-loading-state
  pendingComponent: PostsLoading,
  pendingMs: 100,
  pendingMinMs: 200,
});
