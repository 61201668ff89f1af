// Structured data that pages of every kind have: the way to a page, its questions, the post it shows.
import { crumbsOf, postCrumbs, type Crumb } from '../../content/crumbs';
import type { Post } from '../../content/page-schemas';
import { plainLines } from '../../content/plain-text';
import type { Block, Question } from '../../content/schemas';
import { absolute } from '../head';
import { companyRef } from './company';

/** Blocks of running text as one plain string. */
export const plainText = (blocks: readonly Block[]): string => plainLines(blocks).join(' ');

/** Questions and answers that stand on the page. */
export const questionsNode = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

const addressOf = ({ path, search }: Crumb): string =>
  absolute(search === undefined ? path : `${path}?${new URLSearchParams(search).toString()}`);

/** The way to a page, as the visible breadcrumb shows it. */
const breadcrumbList = (crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: addressOf(crumb),
  })),
});

/** Of a page whose breadcrumb follows from its address. */
export const breadcrumbNode = (path: string): object => breadcrumbList(crumbsOf(path));

/** Of a post of the blog. */
export const postBreadcrumbNode = (post: Parameters<typeof postCrumbs>[0]): object => breadcrumbList(postCrumbs(post));

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
  publisher: companyRef,
  articleSection: post.category,
  keywords: post.tags.join(', '),
});
