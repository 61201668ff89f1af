import type { Post } from '../../content/page-schemas';
import { absolute } from '../head';
import { aboutUs } from './company';

/** A post of the blog. */
export const postNode = (post: Post): object => ({
  '@type': 'BlogPosting',
  '@id': absolute(`/blog/${post.id}#post`),
  headline: post.title,
  description: post.excerpt,
  image: absolute(`/share/blog-${post.id}.jpg`),
  url: absolute(`/blog/${post.id}`),
  mainEntityOfPage: absolute(`/blog/${post.id}`),
  datePublished: post.date,
  author: { '@type': 'Person', name: post.author },
  publisher: aboutUs,
  articleSection: post.category,
  keywords: post.tags.join(', '),
});
