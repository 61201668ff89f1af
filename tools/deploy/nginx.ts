import { DEFAULT_CACHE_CONTROL } from '../preview/answer';
import { BINARY, TEXT } from '../preview/content-types';
import { parseHeaders, type HeaderRule } from '../preview/read-headers';
import { parseRedirects, type RedirectRule } from '../preview/redirects';

/** The rule of `_headers` for every address; all other rules may only set how long an answer is cached. */
const EVERYWHERE = '/*';
const CACHE_CONTROL = 'cache-control';

/** An answer that is not a file is cached as a rule says, or as the browser decides. */
const AS_THE_RULE_SAYS = 'set $cache_control $cache_rule;';
const ONLY_READ = `if ($request_method !~ "^(?:GET|HEAD)$") { set $allow "GET, HEAD"; ${AS_THE_RULE_SAYS} return 405; }`;

/** Returns a string of nginx in double quotes, inside which braces and semicolons have no meaning. */
function quoted(text: string): string {
  // A dollar sign would start a variable, and nginx has no escape for it.
  if (/[$\n\r]/.test(text)) throw new Error(`nginx cannot be told "${text}"`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Returns a quoted regular expression, in which a dollar sign at the end is an anchor. */
const pattern = (source: string): string => `"${source.replaceAll('"', '\\"')}"`;

/** Translates a path of `_headers`, which may contain `*`; our rules use no other pattern. */
function sourceOf({ path, pattern: matcher }: HeaderRule): string {
  if (path.includes(':')) throw new Error(`_headers: nginx is told of no names in a path, as in "${path}"`);
  return matcher.source.slice(1, -1).replaceAll('(?<splat>.*)', '.*');
}

/**
 * Returns the caching rules by path, with all paths of one value in one line; no two rules have the
 * same path (tools/site/headers.test.ts).
 */
function cachingLines(rules: readonly HeaderRule[]): string[] {
  const byValue = new Map<string, string[]>();
  for (const rule of rules) {
    if (rule.path === EVERYWHERE) continue;
    const [first, ...more] = rule.set;
    if (first === undefined || first[0] !== CACHE_CONTROL || more.length > 0 || rule.unset.length > 0)
      throw new Error(`_headers: a rule for "${rule.path}" may set Cache-Control and nothing else`);
    byValue.set(first[1], [...(byValue.get(first[1]) ?? []), sourceOf(rule)]);
  }
  return [...byValue].map(
    ([value, paths]) =>
      `if ($request_uri ~ ${pattern(`^(?:${paths.join('|')})(?:\\?|$)`)}) { set $cache_rule ${quoted(value)}; set $cache_control ${quoted(value)}; }`,
  );
}

function everywhereLines(rules: readonly HeaderRule[]): string[] {
  const everywhere = rules.filter(({ path }) => path === EVERYWHERE).flatMap(({ set }) => set);
  return everywhere.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function redirectLines({ from, pattern: matcher, to, status }: RedirectRule): string {
  if (/[?#:*]/.test(to)) throw new Error(`_redirects: nginx is led to plain paths only, not to "${to}"`);
  if (matcher.test(to)) throw new Error(`_redirects: nginx would go round from "${from}" to "${to}"`);
  return `location ~* ${pattern(matcher.source)} { ${AS_THE_RULE_SAYS} return ${status} ${to}$is_args$args; }`;
}

const typeLines = (): string[] => [...TEXT, ...BINARY].map(([extension, type]) => `  ${type} ${extension.slice(1)};`);
const textTypes = (): string => [...new Set(TEXT.values())].filter((type) => type !== 'text/html').join(' ');

/**
 * Serves clean addresses, the not-found page, and an empty answer for a missing file under
 * /assets/, like tools/preview/static-file.ts.
 */
const FILES = `
location ~ "^/_(?:headers|redirects)$" { return 404; }
location = / { ${ONLY_READ} try_files /index.html =404; }
location ^~ /assets/ { error_page 404 @no-asset; ${ONLY_READ} try_files $uri =404; }
location ~ "^(?<clean>.+)/$" {
  ${ONLY_READ}
  if (-f $document_root$clean.html) { ${AS_THE_RULE_SAYS} return 308 $clean$is_args$args; }
  return 404;
}
location ~ "^(?<clean>.+)\\.html$" {
  ${ONLY_READ}
  if (-f $document_root$uri) { ${AS_THE_RULE_SAYS} return 308 $clean$is_args$args; }
  return 404;
}
location ~ "\\.(?:${[...BINARY.keys()]
  .map((extension) => extension.slice(1))
  .join('|')})$" { ${ONLY_READ} max_ranges 1; try_files $uri =404; }
location / { ${ONLY_READ} try_files $uri $uri.html =404; }
error_page 404 @not-found;
# An address that is none, such as /100%: nginx leads it to no named location.
error_page 400 =404 /_no-address;
location = /_no-address { internal; set $cache_control "${DEFAULT_CACHE_CONTROL}"; etag off; try_files /404.html =404; }
location @not-found { set $cache_control "${DEFAULT_CACHE_CONTROL}"; etag off; try_files /404.html =404; }
location @no-asset { set $cache_control "no-store"; default_type text/plain; return 404 "Not found"; }`;

/**
 * Returns the configuration with which nginx answers like the preview server, made from the built
 * site's own `_headers` and `_redirects`. Include it in a `server { … }` that sets `listen`,
 * `server_name`, `root` and its certificate. One difference is intended: a missing asset is not
 * cached (a host that reads `_headers` calls it immutable).
 *
 * @param headers text of `_headers`
 * @param redirects text of `_redirects`
 * @throws Error if one of them contains something that this translation does not know
 */
export function nginxConfiguration(headers: string, redirects: string): string {
  const rules = parseHeaders(headers);
  return `# Made by "npm run nginx" for one build: the policy in it names what that build inlined. Make it anew with each
# release, and reload nginx when the files are there.
charset utf-8;
charset_types ${textTypes()};
default_type application/octet-stream;
types {
${typeLines().join('\n')}
}
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_types ${textTypes()};
max_ranges 0; # text is compressed, so only pictures and films come in pieces
absolute_redirect off;
merge_slashes off;
server_tokens off;
set $allow "";
set $cache_rule "";
set $cache_control "${DEFAULT_CACHE_CONTROL}";
${cachingLines(rules).join('\n')}
if ($request_uri ~* "^[^?]*(?://|\\\\|%2f|%5c)") { return 404; }
add_header Cache-Control $cache_control always;
add_header Allow $allow always;
${everywhereLines(rules).join('\n')}

${parseRedirects(redirects).map(redirectLines).join('\n')}
${FILES}
`;
}
