// Content -> head tags. Pure: what goes in decides what comes out, on any day and any machine.
import type { JSX } from 'react';
import { settings } from '../config/env';
import type { Meta } from '../content/schemas';

type MetaTag = JSX.IntrinsicElements['meta'];

/** The head of one page, in the shape the router's `head` option takes. */
export interface Head {
  meta: MetaTag[];
  links: { rel: string; href: string; type?: string; sizes?: string }[];
}

/** What not every page says. */
export interface HeadOptions {
  /** Keeps the page out of search engines; it is left out of the site map too. */
  readonly noindex?: boolean;
  /** What the share picture shows; left out: which page the card is for. */
  readonly shareAlt?: string;
  /** A post of the blog: when it came out, and where it belongs. */
  readonly article?: { readonly date: string; readonly category: string };
}

/** The absolute address of a path, without query: `https://…/tours/brooklyn-heights`. */
export const absolute = (path: string): string => settings.siteUrl + path;

/** The router prints a meta entry of this key as a JSON-LD script; its types do not know it. */
const jsonLd = (graph: readonly object[]): MetaTag =>
  ({ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }) as MetaTag;

const articleTags = ({ date, category }: NonNullable<HeadOptions['article']>): MetaTag[] => [
  { property: 'article:published_time', content: date },
  { property: 'article:section', content: category },
];

/**
 * Title, description, keywords, canonical address, share picture and structured data of a page:
 * docs/requirements.md#head-of-a-page
 * @param path clean address of the page, starting with /
 * @param graph nodes of the page's JSON-LD graph; none in a browser
 */
export function pageHead(meta: Meta, path: string, graph: readonly object[], options: HeadOptions = {}): Head {
  const { title, description } = meta;
  const { noindex = false, article, shareAlt = `Printed card: ${title}` } = options;
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

/** What every page has: icons, the manifest, the name under an icon on the home screen. */
export const siteHead: Head = {
  meta: [
    { property: 'og:site_name', content: 'Gotham Mousers' },
    { property: 'og:locale', content: 'en_US' },
    { name: 'apple-mobile-web-app-title', content: 'Mousers' },
  ],
  links: [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png', sizes: '180x180' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
};
