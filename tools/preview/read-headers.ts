import { fill, pathPattern } from './path-pattern';

export interface HeaderRule {
  readonly path: string;
  readonly pattern: RegExp;
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly unset: readonly string[];
}

/**
 * Reads a `_headers` file (Cloudflare Pages syntax): a path in a line of its own, below it indented
 * lines with `Name: value` or `! Name`. Rules for whole addresses (`https://...`) are for other
 * hosts and are ignored.
 *
 * @throws Error with the number of a line that cannot be parsed
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; set: [string, string][]; unset: string[] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    const rule = rules.at(-1);
    const colon = words.indexOf(':');
    if (!/^\s/.test(line) && /^(\/|https?:\/\/)/.test(words)) {
      rules.push({ path: words, set: [], unset: [] });
    } else if (rule !== undefined && words.startsWith('! ')) {
      rule.unset.push(words.slice(2).trim().toLowerCase());
    } else if (rule !== undefined && colon > 0 && /^[\w-]+$/.test(words.slice(0, colon))) {
      rule.set.push([words.slice(0, colon).toLowerCase(), words.slice(colon + 1).trim()]);
    } else {
      throw new Error(`_headers, line ${index + 1}: expected a path or "Name: value", found "${line}"`);
    }
  }
  return rules
    .filter((rule) => rule.path.startsWith('/'))
    .map(({ path, set, unset }) => ({ path, pattern: pathPattern(path, false), set, unset }));
}

/**
 * Returns the headers of an answer: those of the server, then those of every rule whose path
 * matches, in order. The first rule that names a header replaces the server's value; values of
 * later rules are appended with a comma, so a header that two rules set is broken here as it would
 * be on Cloudflare.
 */
export function applyHeaders(
  rules: readonly HeaderRule[],
  pathname: string,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = { ...own };
  const setByRule = new Set<string>();
  for (const { pattern, set, unset } of rules) {
    const match = pattern.exec(pathname);
    if (match === null) continue;
    for (const name of unset) delete headers[name];
    for (const [name, raw] of set) {
      const value = fill(raw, match.groups ?? {});
      const before = setByRule.has(name) ? headers[name] : undefined;
      headers[name] = before === undefined ? value : `${before}, ${value}`;
      setByRule.add(name);
    }
  }
  return headers;
}
