// Which page answers an address, online or not: the HTML is on the device, so a host's rules
// (clean addresses, redirects, the not-found page with its status) are followed here once more.

import { MOVED_PERMANENTLY, NOT_FOUND_COPY } from '../src/shared/offline-files';

export interface SiteRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export interface Site {
  /** Clean addresses of every page. */
  readonly pages: ReadonlySet<string>;
  readonly redirects: readonly SiteRedirect[];
}

export type NavigationAnswer =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'not-found' }
  /** A file, not a page: none of the navigation's business. */
  | { readonly kind: 'leave' };

const FOUND = 302;

/** The pages in the shell: what has no extension. */
export function createSite(urls: Iterable<string>, redirects: readonly SiteRedirect[]): Site {
  const pages = [...urls].filter((url) => extensionOf(url) === '' && url !== NOT_FOUND_COPY);
  return { pages: new Set(pages), redirects };
}

/** What answers `url`. The query is ignored except for the post on /blog: docs/requirements.md#addresses-of-a-post */
export function decideNavigation(url: URL, { pages, redirects }: Site): NavigationAnswer {
  const path = readable(url.pathname);
  if (path.startsWith('/assets/')) return { kind: 'leave' };
  if (pages.has(path)) return { kind: 'page', page: postPage(path, url, pages) ?? path };

  const plain = path.toLowerCase().replace(/\/+$/, '');
  const redirect = redirects.find(({ from }) => matches(from, plain));
  if (redirect) return { kind: 'redirect', to: withQuery(redirect.to, url.search), status: redirect.status };
  const clean = plain.replace(/(?:\/index)?\.html$/, '') || '/';
  if (pages.has(clean)) {
    return { kind: 'redirect', to: withQuery(clean, url.search), status: MOVED_PERMANENTLY };
  }
  // As the app does for an address it never had, perhaps of a post that is newer than this version.
  const post = /^\/blog\/([^/]+)$/.exec(plain)?.[1];
  if (post !== undefined && extensionOf(plain) === '') {
    return { kind: 'redirect', to: withQuery(`/blog?post=${encodeURIComponent(post)}`, url.search), status: FOUND };
  }
  const isFile = !['', 'html', 'htm', 'php'].includes(extensionOf(plain));
  return isFile ? { kind: 'leave' } : { kind: 'not-found' };
}

export interface NavigationDeps {
  /** A page from the cache; undefined where it is gone. */
  stored(page: string): Promise<Response | undefined>;
  fetch(request: Request): Promise<Response>;
}

/** Carries the decision out. What the cache no longer holds comes from the network. */
export async function answerNavigation(
  answer: NavigationAnswer,
  request: Request,
  { stored, fetch }: NavigationDeps,
): Promise<Response> {
  if (answer.kind === 'redirect') {
    return Response.redirect(new URL(answer.to, request.url).href, answer.status);
  }
  if (answer.kind === 'leave') return fetch(request);
  try {
    const response = await stored(answer.kind === 'page' ? answer.page : NOT_FOUND_COPY);
    if (response && answer.kind === 'page') return response;
    if (response) return new Response(response.body, { status: 404, headers: response.headers });
  } catch (error) {
    // A broken profile: the network may still answer.
    console.warn('The cache could not be read', error);
  }
  return fetch(request);
}

function postPage(path: string, url: URL, pages: ReadonlySet<string>): string | undefined {
  const post = path === '/blog' ? url.searchParams.get('post') : null;
  const page = `/blog/${post}`;
  return post !== null && pages.has(page) ? page : undefined;
}

function matches(from: string, path: string): boolean {
  const wanted = from.toLowerCase();
  return wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}

function withQuery(to: string, search: string): string {
  if (search === '') return to;
  return to.includes('?') ? `${to}&${search.slice(1)}` : to + search;
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A lone % or a broken sequence: no page of ours has that name.
    return pathname;
  }
}

function extensionOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
