import { fill, pathPattern } from './path-pattern';

export interface RedirectRule {
  readonly from: string;
  readonly pattern: RegExp;
  readonly to: string;
  readonly status: number;
}

const STATUSES = [301, 302, 303, 307, 308];

/**
 * Reads a `_redirects` file (Cloudflare and Netlify syntax: from, to, status; 302 where left out).
 * @throws Error with the line's number where a line is not understood: a host would only skip it.
 */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [from, to, statusText = '302', ...rest] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (from === undefined || from === '') continue;
    const status = Number(statusText);
    if (!from.startsWith('/') || to === undefined || !STATUSES.includes(status) || rest.length > 0) {
      throw new Error(`_redirects, line ${index + 1}: expected "from to status", found "${line}"`);
    }
    rules.push({ from, pattern: pathPattern(from, true), to, status });
  }
  return rules;
}

/**
 * The first rule that takes this address, with the visitor's query carried over.
 * A rule that would lead to the very address that was asked for is passed by: it would go round
 * for ever (rules ignore case and a trailing slash here).
 */
export function matchRedirect(
  rules: readonly RedirectRule[],
  pathname: string,
  search: string,
): { location: string; status: number } | undefined {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(pathname);
    if (match === null) continue;
    const location = withQuery(fill(to, match.groups ?? {}), search);
    if (location.split(/[?#]/)[0] !== pathname) return { location, status };
  }
  return undefined;
}

function withQuery(target: string, search: string): string {
  if (search.length < 2) return target;
  const [beforeHash = '', hash] = target.split('#');
  const joined = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${search.slice(1)}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
