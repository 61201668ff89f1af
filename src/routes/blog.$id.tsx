import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPost } from '../content/posts';
import { PostPage } from '../pages/blog/post/PostPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ params }) => {
    const [post, loadBelowTheStory] = await Promise.all([
      loadPost(params.id),
      import('../pages/blog/post/below-the-story').then(({ loadBelowTheStory }) => loadBelowTheStory),
    ]);
    if (!post) throw notFound();
    await loadBelowTheStory();
    return post;
  },
  head: headOf('postHead'),
  component: PostPage,
});
