import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '../pages/blog/BlogPage';
import { PostsLoading } from '../pages/blog/PostsLoading';
import { headOf } from '../seo/head-of';
import { querySchema, queryText } from '../shared/query';

export const Route = createFileRoute('/blog/')({
  validateSearch: querySchema({ topic: queryText, q: queryText }),
  loader: async () => {
    const [{ default: top }, loadBelowThePosts] = await Promise.all([
      import('../content/pages/blog.yaml'),
      import('../pages/blog/below-the-posts').then(({ loadBelowThePosts }) => loadBelowThePosts),
    ]);
    await loadBelowThePosts();
    return top;
  },
  head: headOf('plainHead'),
  component: BlogPage,
  // The sum is 300 ms, and the placeholder never replaces a shown list: docs/requirements.md#blog-loading-state
  pendingComponent: PostsLoading,
  pendingMs: 100,
  pendingMinMs: 200,
});
