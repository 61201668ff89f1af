import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '../pages/blog/BlogPage';
import { PostsLoading } from '../pages/blog/PostsLoading';
import { headOf } from '../seo/head-of';
import { querySchema, queryText } from '../shared/query';

export const Route = createFileRoute('/blog/')({
  validateSearch: querySchema({ topic: queryText, q: queryText }),
  loader: async () => (await import('../content/pages/blog.yaml')).default,
  head: headOf('plainHead'),
  component: BlogPage,
  // 300 ms together, and only while there is nothing to show: docs/requirements.md#blog-loading-state
  pendingComponent: PostsLoading,
  pendingMs: 100,
  pendingMinMs: 200,
});
