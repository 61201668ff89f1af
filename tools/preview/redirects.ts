import { fill, pathPattern } from './path-pattern';

export interface RedirectRule {
  readonly from: string;
  readonly pattern: RegExp;
  readonly to: string;
  readonly status: number;
}

const STATUSES = [301, 302, 303, 307, 308];

/**
 * Reads a `_redirects` file (Cloudflare and Netlify syntax: from, to, status; 302 if omitted). With `!` behind the
 * status, Netlify uses the rule before it looks for a file, as we always do.
 *
 * @throws Error with the number of a line that cannot be parsed, which a host would only skip
 */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [from, to, statusText = '302', ...rest] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (from === undefined || from === '') continue;
    const status = Number(statusText.replace(/!$/, ''));
    if (!from.startsWith('/') || to === undefined || !STATUSES.includes(status) || rest.length > 0) {
      throw new Error(`_redirects, line ${index + 1}: expected "from to status", found "${line}"`);
    }
    rules.push({ from, pattern: pathPattern(from, true), to, status });
  }
  return rules;
}

/**
 * Returns the first rule that matches this address, with the visitor's query added to its target. A
 * rule that leads to the requested address itself is skipped, because it would redirect for ever
 * (rules ignore case and a trailing slash here).
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
