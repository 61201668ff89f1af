/** The text that `:name` and `*` matched in one address; `*` is named `splat`. */
export type Captures = Record<string, string>;

const escape = (text: string): string => text.replaceAll(/[\\^$+?.()|[\]{}/-]/g, '\\$&');

/**
 * Converts a path of `_redirects` or `_headers` to a regular expression. `:name` matches one part
 * between slashes, `*` matches anything (as on Cloudflare Pages and Netlify).
 *
 * @param loose ignores case and one trailing slash
 */
export function pathPattern(path: string, loose: boolean): RegExp {
  const source = path
    .split('*')
    .map((piece) => escape(piece).replaceAll(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+?)'))
    .join('(?<splat>.*)');
  return loose ? new RegExp(`^${source.replace(/\\\/$/, '')}\\/?$`, 'i') : new RegExp(`^${source}$`);
}

/** Replaces each `:name` by its matched text; a name without a match stays unchanged. */
export function fill(text: string, captures: Captures): string {
  return text.replaceAll(/:([A-Za-z]\w*)/g, (whole, name: string) => captures[name] ?? whole);
}
