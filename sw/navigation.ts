// Decides which page answers an address, online and offline. The HTML is on the device, so the
// host's rules (clean addresses, redirects, the not-found page with its status) are applied here
// too.

import { decodedAddress } from '../src/shared/decoded-address';
import { extensionOf, MOVED_PERMANENTLY, NOT_FOUND_COPY } from '../src/shared/offline-files';
import { isOldAddress, plainPath } from '../src/shared/old-address';

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
  /** The address is a file: the network answers, or else the not-found page. */
  | { readonly kind: 'file' };

const FOUND = 302;

/** Lists the pages of the shell, which are the addresses without an extension. */
export function createSite(urls: Iterable<string>, redirects: readonly SiteRedirect[]): Site {
  const pages = [...urls].filter((url) => extensionOf(url) === '' && url !== NOT_FOUND_COPY);
  return { pages: new Set(pages), redirects };
}

/**
 * Returns what answers `url`. The query is ignored except for the post on /blog:
 * docs/requirements.md#addresses-of-a-post
 */
export function decideNavigation(url: URL, { pages, redirects }: Site): NavigationAnswer {
  const path = decodedAddress(url.pathname);
  if (path.startsWith('/assets/')) return { kind: 'file' };
  if (pages.has(path)) return { kind: 'page', page: postPage(path, url, pages) ?? path };

  const plain = plainPath(path);
  const redirect = redirects.find(({ from }) => isOldAddress(from, plain));
  if (redirect) return { kind: 'redirect', to: withQuery(redirect.to, url.search), status: redirect.status };
  const clean = plain.replace(/(?:\/index)?\.html$/, '') || '/';
  if (pages.has(clean)) {
    return { kind: 'redirect', to: withQuery(clean, url.search), status: MOVED_PERMANENTLY };
  }
  // Do the same as the app for an address that never existed: it may be a post that is newer than
  // this version.
  const post = /^\/blog\/([^/]+)$/.exec(plain)?.[1];
  if (post !== undefined && extensionOf(plain) === '') {
    return { kind: 'redirect', to: withQuery(`/blog?post=${encodeURIComponent(post)}`, url.search), status: FOUND };
  }
  const isFile = !['', '.html', '.htm', '.php'].includes(extensionOf(plain));
  return isFile ? { kind: 'file' } : { kind: 'not-found' };
}

export interface NavigationDeps {
  /** Reads a page from the cache; resolves with undefined if it is not there. */
  stored(page: string): Promise<Response | undefined>;
  fetch(request: Request): Promise<Response>;
}

/**
 * Carries out the decision. A page that is no longer in the cache, and a file, are fetched from the network. Where that
 * fails, the not-found page answers, because a visitor can do nothing in the browser's own error page.
 */
export async function answerNavigation(
  answer: NavigationAnswer,
  request: Request,
  deps: NavigationDeps,
): Promise<Response> {
  if (answer.kind === 'redirect') {
    return Response.redirect(new URL(answer.to, request.url).href, answer.status);
  }
  const kept = answer.kind === 'page' ? await storedPage(answer.page, deps) : undefined;
  if (kept) return kept;
  const notFound = answer.kind === 'not-found' ? await notFoundPage(deps) : undefined;
  if (notFound) return notFound;
  try {
    return await deps.fetch(request);
  } catch (error) {
    const instead = await notFoundPage(deps);
    if (instead) return instead;
    throw error;
  }
}

/** Returns the not-found page with its status; undefined if it is not in the cache. */
async function notFoundPage(deps: Pick<NavigationDeps, 'stored'>): Promise<Response | undefined> {
  const page = await storedPage(NOT_FOUND_COPY, deps);
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/** A page does not work without its files of these kinds. */
const NEEDED: ReadonlySet<RequestDestination> = new Set(['script', 'style']);

/**
 * Answers where no route could: a stored file is lost, and there is no connection; or the cache cannot be read, as
 * Safari's at times, and then the network still has the scripts and styles of the page. Never rejects.
 */
export async function answerUnread(
  request: Request,
  deps: Pick<NavigationDeps, 'stored' | 'fetch'>,
): Promise<Response> {
  if (request.mode === 'navigate') return (await notFoundPage(deps)) ?? Response.error();
  if (!NEEDED.has(request.destination)) return Response.error();
  return deps.fetch(request).catch(() => Response.error());
}

async function storedPage(page: string, { stored }: Pick<NavigationDeps, 'stored'>): Promise<Response | undefined> {
  try {
    return await stored(page);
  } catch (error) {
    // The profile may be broken; the network may still answer.
    console.warn('The cache could not be read', error);
    return undefined;
  }
}

function postPage(path: string, url: URL, pages: ReadonlySet<string>): string | undefined {
  const post = path === '/blog' ? url.searchParams.get('post') : null;
  const page = `/blog/${post}`;
  return post !== null && pages.has(page) ? page : undefined;
}

function withQuery(to: string, search: string): string {
  if (search === '') return to;
  return to.includes('?') ? `${to}&${search.slice(1)}` : to + search;
}
