import { statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What stands behind an address in the served folder. */
export type Found =
  | { kind: 'file'; path: string; status: 200 | 404 }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

/** Told to the host, not to visitors. */
const NOT_SERVED = new Set(['/_headers', '/_redirects']);

/**
 * Finds the file for an address, as static hosts with clean addresses do: `/about` is about.html,
 * `/about.html` and `/about/` redirect to it, a miss is 404.html with status 404. A miss under
 * /assets/ is never a page: a browser that takes HTML for a script blanks the site. An address that no file of ours
 * can be called (a lone %, an escaped slash) is such a miss, so that whoever follows it finds a page of ours.
 * @param dist absolute path of the served folder; nothing outside it is ever found
 */
export function findFile(dist: string, rawPathname: string): Found {
  const pathname = decode(rawPathname);

  const exists = (path: string): string | undefined => {
    const full = join(dist, path);
    if (!full.startsWith(dist + sep) || NOT_SERVED.has(path)) return undefined;
    try {
      // Sync: the answer is in the system's cache, and a promise for it takes ten times as long.
      return statSync(full, { throwIfNoEntry: false })?.isFile() === true ? full : undefined;
    } catch {
      return undefined; // A file where a folder was meant.
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

/** The address in plain characters; undefined for what no file of ours can be called. */
function decode(rawPathname: string): string | undefined {
  // An escaped slash or backslash is the usual way out of a folder.
  if (/%2f|%5c|%00/i.test(rawPathname) || !rawPathname.startsWith('/')) return undefined;
  try {
    const pathname = decodeURIComponent(rawPathname);
    return /(^|\/)\.\.(\/|$)|\\|\/\//.test(pathname) ? undefined : pathname;
  } catch {
    return undefined; // Not valid percent-encoding.
  }
}
