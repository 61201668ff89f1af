// Turns content into head tags. The functions are pure: the result depends only on the input, not on the day or the
// machine.
import type { JSX } from 'react';
import { settings } from '../config/env';
import company from '../content/company.yaml';
import type { Meta } from '../content/schemas';

type MetaTag = JSX.IntrinsicElements['meta'];

/** The head of one page, in the shape of the router's `head` option. */
export interface Head {
  meta: MetaTag[];
  links: { rel: string; href: string; type?: string; sizes?: string }[];
}

/** Options that only some pages use. */
export interface HeadOptions {
  /** Keeps the page out of search engines and out of the site map. */
  readonly noindex?: boolean;
  /** Describes the share picture; if omitted, the text says to which page the card belongs. */
  readonly shareAlt?: string;
  /** The dates and the category of a post of the blog. */
  readonly article?: { readonly date: string; readonly updated?: string | undefined; readonly category: string };
}

/** Returns the absolute address of a path without query: `https://…/tours/brooklyn-heights`. */
export const absolute = (path: string): string => settings.siteUrl + path;

/** The router prints a meta entry with this key as a JSON-LD script; its types do not declare the key. */
const jsonLd = (graph: readonly object[]): MetaTag =>
  ({ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }) as MetaTag;

const articleTags = ({ date, updated, category }: NonNullable<HeadOptions['article']>): MetaTag[] => [
  { property: 'article:published_time', content: date },
  ...(updated === undefined ? [] : [{ property: 'article:modified_time', content: updated }]),
  { property: 'article:section', content: category },
];

/** Describes the card of a page. Pages without a card of their own are shared with that of the front page. */
const cardAlt = ({ title, share }: Meta): string => `Printed card: ${share === 'home' ? company.tagline : title}`;

/**
 * Makes title, description, keywords, canonical address, share picture and structured data of a
 * page: docs/requirements.md#head-of-a-page
 *
 * @param path clean address of the page, starting with /
 * @param graph nodes of the page's JSON-LD graph; empty in a browser
 */
export function pageHead(meta: Meta, path: string, graph: readonly object[], options: HeadOptions = {}): Head {
  const { title, description } = meta;
  const { noindex = false, article, shareAlt = cardAlt(meta) } = options;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: meta.keywords.join(', ') },
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: absolute(path) },
      { property: 'og:image', content: absolute(`/share/${meta.share}.jpg`) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: shareAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(article ? articleTags(article) : []),
      ...(graph.length > 0 ? [jsonLd(graph)] : []),
    ],
    links: [{ rel: 'canonical', href: absolute(path) }],
  };
}

/** The tags of every page: icons, the manifest, and the name under the icon on the home screen. */
export const siteHead: Head = {
  meta: [
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: 'en_US' },
    { name: 'apple-mobile-web-app-title', content: company.shortName },
  ],
  links: [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png', sizes: '180x180' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
};
