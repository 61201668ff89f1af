// Structured data for pages of every kind: the breadcrumb of a page, its questions, the post that
// it shows.
import { crumbsOf, postCrumbs, type Crumb } from '../../content/crumbs';
import type { Post } from '../../content/page-schemas';
import type { Block, Inline, Question } from '../../content/schemas';
import { absolute } from '../head';
import { companyRef } from './company';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const lineHtml = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      if ('strong' in part) return `<strong>${escaped(part.strong)}</strong>`;
      const address = part.href.startsWith('/') ? absolute(part.href) : part.href;
      return `<a href="${escaped(address)}">${escaped(part.link)}</a>`;
    })
    .join('');

/**
 * Returns running text as the HTML that search engines accept in an answer: paragraphs, lists, bold
 * and links.
 */
export const answerHtml = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if ('p' in block) return `<p>${lineHtml(block.p)}</p>`;
      if ('h' in block) return `<p><strong>${lineHtml(block.h)}</strong></p>`;
      if (!('list' in block)) return '';
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.list.map((item) => `<li>${lineHtml(item)}</li>`).join('')}</${tag}>`;
    })
    .join('');

/** Describes the questions and answers on a page. */
export const questionsNode = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml(answer) },
  })),
});

const addressOf = ({ path, search }: Crumb): string =>
  absolute(search === undefined ? path : `${path}?${new URLSearchParams(search).toString()}`);

/** Describes the path to a page, as the visible breadcrumb shows it. */
const breadcrumbList = (crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: addressOf(crumb),
  })),
});

/** Describes the breadcrumb of a page that follows from its address. */
export const breadcrumbNode = (path: string): object => breadcrumbList(crumbsOf(path));

/** Describes the breadcrumb of a post. */
export const postBreadcrumbNode = (post: Parameters<typeof postCrumbs>[0]): object => breadcrumbList(postCrumbs(post));

/** Describes a post. Sample authors are omitted; the company is named instead. */
export const postNode = (post: Post): object => ({
  '@type': 'BlogPosting',
  '@id': absolute(`/blog/${post.id}#post`),
  headline: post.title,
  description: post.excerpt,
  image: absolute(`/share/${post.share}.jpg`),
  url: absolute(`/blog/${post.id}`),
  mainEntityOfPage: absolute(`/blog/${post.id}`),
  datePublished: post.date,
  dateModified: post.updated ?? post.date,
  author: post.sample ? companyRef : { '@type': 'Person', name: post.author },
  publisher: companyRef,
  articleSection: post.category,
  keywords: post.tags.join(', '),
});
