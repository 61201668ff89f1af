/** What a pattern's `:name` and `*` stood for in one address; `*` is called `splat`. */
export type Captures = Record<string, string>;

const escape = (text: string): string => text.replaceAll(/[\\^$+?.()|[\]{}/-]/g, '\\$&');

/**
 * Turns a path of `_redirects` or `_headers` into a regular expression.
 * `:name` is one part between slashes, `*` is anything (as on Cloudflare Pages and Netlify).
 * @param loose ignore case and one trailing slash
 */
export function pathPattern(path: string, loose: boolean): RegExp {
  const source = path
    .split('*')
    .map((piece) => escape(piece).replaceAll(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+?)'))
    .join('(?<splat>.*)');
  return loose ? new RegExp(`^${source.replace(/\\\/$/, '')}\\/?$`, 'i') : new RegExp(`^${source}$`);
}

/** Puts the captured words where `:name` stands; a name that was not captured stays as it is. */
export function fill(text: string, captures: Captures): string {
  return text.replaceAll(/:([A-Za-z]\w*)/g, (whole, name: string) => captures[name] ?? whole);
}
