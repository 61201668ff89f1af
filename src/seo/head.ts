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

/** The absolute address of a path, without query: `https://…/tours/brooklyn-heights`. */
export const absolute = (path: string): string => settings.siteUrl + path;

const shareAddress = (id: string): string => absolute(`/share/${id}.jpg`);

/** The router prints a meta entry of this key as a JSON-LD script; its types do not know it. */
const jsonLd = (graph: readonly object[]): MetaTag =>
  ({ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }) as MetaTag;

/**
 * Title, description, keywords, canonical address, share picture and structured data of a page
 * (001 §1).
 * @param path clean address of the page, starting with /
 * @param graph nodes of the page's JSON-LD graph
 * @param options.noindex keeps the page out of search engines; it is left out of the site map too
 */
export function pageHead(
  meta: Meta,
  path: string,
  graph: readonly object[],
  options: { noindex?: boolean } = {},
): Head {
  return {
    meta: [
      { title: meta.title },
      { name: 'description', content: meta.description },
      { name: 'keywords', content: meta.keywords.join(', ') },
      ...(options.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: meta.title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: absolute(path) },
      { property: 'og:image', content: shareAddress(meta.share) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      jsonLd(graph),
    ],
    links: [{ rel: 'canonical', href: absolute(path) }],
  };
}

/** What every page has: icons, the manifest, the name under an icon on the home screen. */
export const siteHead: Head = {
  meta: [{ name: 'apple-mobile-web-app-title', content: 'Mousers' }],
  links: [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png', sizes: '180x180' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
};
