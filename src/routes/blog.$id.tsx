import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPost } from '../content/posts';
import { PostPage } from '../pages/blog/post/PostPage';

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ params }) => {
    const post = await loadPost(params.id);
    if (!post) throw notFound();
    return post;
  },
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).postHead(loaderData) : {}),
  component: PostPage,
});
