import { statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The file or redirect for an address in the served folder. */
export type Found =
  | { kind: 'file'; path: string; status: 200 | 404 }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

/** Files for the host and not for visitors. */
const NOT_SERVED = new Set(['/_headers', '/_redirects']);

/**
 * Finds the file for an address, as static hosts with clean addresses do: `/about` is about.html,
 * `/about.html` and `/about/` redirect to it, and a miss is 404.html with status 404. A miss under
 * /assets/ is never a page, because a browser that reads HTML as a script shows an empty site. An
 * address that no file of ours can have (a single %, an escaped slash) is also a miss, so that its
 * visitor sees the not-found page.
 *
 * @param dist absolute path of the served folder; a file outside it is never found
 */
export function findFile(dist: string, rawPathname: string): Found {
  const pathname = decode(rawPathname);

  const exists = (path: string): string | undefined => {
    const full = join(dist, path);
    if (!full.startsWith(dist + sep) || NOT_SERVED.has(path)) return undefined;
    try {
      // The synchronous call is used because the answer is in the system's cache, and a promise
      // takes ten times as long.
      return statSync(full, { throwIfNoEntry: false })?.isFile() === true ? full : undefined;
    } catch {
      return undefined; // The path goes through a file as if it were a folder.
    }
  };
  if (pathname === undefined) return missing(exists('/404.html'), rawPathname);
  const page = (path: string): string | undefined => exists(`${path}.html`) ?? exists(`${path}/index.html`);

  if (pathname === '/') {
    const index = exists('/index.html');
    if (index !== undefined) return { kind: 'file', path: index, status: 200 };
  } else if (pathname.endsWith('/')) {
    const clean = pathname.slice(0, -1);
    if (page(clean) !== undefined) return { kind: 'redirect', location: encodeURI(clean) };
  } else if (pathname.endsWith('.html')) {
    if (exists(pathname) !== undefined) {
      const clean = pathname.replace(/(?:\/index)?\.html$/, '');
      return { kind: 'redirect', location: clean === '' ? '/' : encodeURI(clean) };
    }
  } else {
    const file = exists(pathname) ?? page(pathname);
    if (file !== undefined) return { kind: 'file', path: file, status: 200 };
  }

  return missing(exists('/404.html'), pathname);
}

const missing = (notFound: string | undefined, pathname: string): Found =>
  notFound === undefined || pathname.startsWith('/assets/')
    ? { kind: 'missing' }
    : { kind: 'file', path: notFound, status: 404 };

/** Returns the decoded address; undefined if no file of ours can have it. */
function decode(rawPathname: string): string | undefined {
  // An escaped slash or backslash is the usual way to leave a folder.
  if (/%2f|%5c|%00/i.test(rawPathname) || !rawPathname.startsWith('/')) return undefined;
  try {
    const pathname = decodeURIComponent(rawPathname);
    return /(^|\/)\.\.(\/|$)|\\|\/\//.test(pathname) ? undefined : pathname;
  } catch {
    return undefined; // The percent-encoding is not valid.
  }
}
