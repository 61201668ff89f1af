// Compares a host with a built site. A browser must receive exactly the built bytes, because the
// worker stores nothing else (docs/decisions/0030).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROBE, whoAnswers } from '../../src/shared/network';
import { contentType } from '../preview/content-types';
import { applyHeaders, parseHeaders, type HeaderRule } from '../preview/read-headers';
import { parseRedirects, type RedirectRule } from '../preview/redirects';
import { SECURITY_FILE } from '../site/headers';
import { addressOf } from '../site/offline-package';

/** Files for the host and not for visitors; 404.html is tested through an address that does not exist. */
const NOT_ASKED = /^(_headers|_redirects|404\.html)$/;
const ASKED_AT_ONCE = 8;
const MISSING_PAGE = '/no-page-of-ours-has-this-address';
const MISSING_ASSET = '/assets/no-file-of-ours-00000000.js';
/** With `nosniff` a browser refuses these files under another type. */
const TYPE_MATTERS = /\.(html|js|css)$/;
const PERMANENT = new Set([301, 308]);
/** So many days before a security.txt expires, the site should be built again. */
const EXPIRY_DAYS = 60;
const FILM = /\.mp4$/;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

interface Host {
  readonly url: string;
  readonly dist: string;
  readonly rules: readonly HeaderRule[];
}

/**
 * Requests every file of a built site from a host, its redirects, a piece of each film, and
 * addresses that do not exist.
 *
 * @param siteUrl address of the host, with or without a trailing slash
 * @param folder the built site; the host may serve more files than it contains
 * @returns one line for each difference, and one if the host's security.txt soon expires; empty if the host serves
 * this build and it does not
 * @throws Error if `folder` contains no built site, or its `_headers` or `_redirects` cannot be parsed
 */
export async function compareHost(siteUrl: string, folder: string): Promise<string[]> {
  const dist = resolve(folder);
  if (!existsSync(join(dist, 'sw.js'))) throw new Error(`${folder} holds no built site: run npm run build first`);
  const host: Host = { url: new URL(siteUrl).origin, dist, rules: parseHeaders(textOf(dist, '_headers')) };
  const unreachable = await answerOf(host, '/').then(
    () => undefined,
    (error: unknown) => reasonOf(error),
  );
  if (unreachable !== undefined) return [`${host.url}/: no answer (${unreachable})`];

  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((name) => !NOT_ASKED.test(name))
    .sort();
  const headers = new HeaderDifferences();
  const files = await inTurns(names, (name) => compareFile(host, name, headers));
  const redirects = await inTurns(parseRedirects(textOf(dist, '_redirects')), (rule) => compareRedirect(host, rule));
  const pieces = await inTurns(
    names.filter((name) => FILM.test(name)),
    (name) => comparePiece(host, name),
  );
  const others = [await compareProbe(host), await compareMissingPage(host, headers), await compareMissingAsset(host)];
  return [otherAddress(host), files, headers.lines(), redirects, pieces, others].flat(2);
}

/** Finds a build for another address, such as one of a demonstration. */
function otherAddress({ url, dist }: Host): string[] {
  const built = CANONICAL.exec(textOf(dist, 'index.html'))?.[1];
  if (built === undefined || new URL(built).origin === url) return [];
  return [
    `/: its address is ${new URL(built).origin} (canonical), as it is while a site moves; otherwise build it with VITE_SITE_URL=${url}`,
  ];
}

const answerOf = (host: Host, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(host.url + encodeURI(path), { redirect: 'manual', cache: 'no-store', headers });

async function compareFile(host: Host, name: string, headers: HeaderDifferences): Promise<string[]> {
  const path = addressOf(name);
  try {
    const response = await answerOf(host, path);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) return [`${path}: status ${response.status}, expected 200 and the bytes of ${name}`];
    headers.compare(host, path, response);
    const lines: string[] = [];
    const wantedBody = readFileSync(join(host.dist, name));
    const isEqual =
      name === SECURITY_FILE
        ? withoutDate(body.toString()) === withoutDate(wantedBody.toString())
        : body.equals(wantedBody);
    if (!isEqual) {
      lines.push(`${path}: not the bytes of ${name} (another release, or something on the way rewrites it)`);
    }
    if (name === SECURITY_FILE) lines.push(...expiry(path, body.toString()));
    const type = baseType(response.headers.get('content-type') ?? '');
    const wanted = baseType(contentType(name).type);
    if (TYPE_MATTERS.test(name) && type !== wanted) lines.push(`${path}: type ${type || 'none'}, expected ${wanted}`);
    return lines;
  } catch (error) {
    return [`${path}: no answer (${reasonOf(error)})`];
  }
}

/** A build of another day has another date. */
const withoutDate = (security: string): string => security.replace(/^Expires: .*$/m, '');

/** Returns a line if the host's security.txt is soon out of date: a build makes a new one. */
function expiry(path: string, security: string): string[] {
  const date = /^Expires: (.*)$/m.exec(security)?.[1] ?? '';
  return Date.parse(date) - Date.now() > EXPIRY_DAYS * 86_400_000
    ? []
    : [`${path}: expires on ${date.slice(0, 10) || 'no day'}; build and publish the site again`];
}

/** Returns the type without parameters; both names of JavaScript count as the same. */
const baseType = (type: string): string =>
  (type.split(';')[0] ?? '').trim().toLowerCase().replace('application/javascript', 'text/javascript');

async function compareRedirect(host: Host, { from, to, status }: RedirectRule): Promise<string[]> {
  const path = from.replace('*', 'x');
  try {
    const response = await answerOf(host, path);
    const location = new URL(response.headers.get('location') ?? path, host.url);
    const led = location.pathname + location.search;
    const isRight =
      led === to && (response.status === status || (PERMANENT.has(response.status) && PERMANENT.has(status)));
    if (isRight) return [];
    const got = response.headers.has('location') ? `${response.status} to ${led}` : `status ${response.status}`;
    return [`${path}: ${got}, expected ${status} to ${to}`];
  } catch (error) {
    return [`${path}: no answer (${reasonOf(error)})`];
  }
}

/** Requests the first two bytes of a film, as Safari does before it plays one. */
async function comparePiece(host: Host, name: string): Promise<string[]> {
  const path = addressOf(name);
  try {
    const response = await answerOf(host, path, { range: 'bytes=0-1' });
    await response.body?.cancel();
    if (response.status === 206) return [];
    return [`${path}: status ${response.status} to a request for a range, expected 206; Safari does not play it`];
  } catch (error) {
    return [`${path}: no answer (${reasonOf(error)})`];
  }
}

/** Makes the request with which the outbox finds out whether our own site answers. */
async function compareProbe({ url }: Host): Promise<string[]> {
  if ((await whoAnswers(null, url)) === 'site') return [];
  return [
    `${PROBE.path}: a HEAD request does not get 200, ${PROBE.type} and a content-security-policy; the outbox takes such a host for the login page of a Wi-Fi`,
  ];
}

async function compareMissingPage(host: Host, headers: HeaderDifferences): Promise<string[]> {
  try {
    const response = await answerOf(host, MISSING_PAGE);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 404) return [`${MISSING_PAGE}: status ${response.status}, expected 404 and 404.html`];
    headers.compare(host, MISSING_PAGE, response);
    return body.equals(readFileSync(join(host.dist, '404.html'))) ? [] : [`${MISSING_PAGE}: not the bytes of 404.html`];
  } catch (error) {
    return [`${MISSING_PAGE}: no answer (${reasonOf(error)})`];
  }
}

/** Checks a missing asset: a page in the place of a script would break an old page that is still open. */
async function compareMissingAsset(host: Host): Promise<string[]> {
  try {
    const { status } = await answerOf(host, MISSING_ASSET);
    return status === 404 ? [] : [`${MISSING_ASSET}: status ${status}, expected 404`];
  } catch (error) {
    return [`${MISSING_ASSET}: no answer (${reasonOf(error)})`];
  }
}

/** Collects wrong headers, one line for each kind of difference, however many files have it. */
class HeaderDifferences {
  private readonly found = new Map<string, string[]>();

  compare({ rules }: Host, path: string, response: Response): void {
    for (const [name, wanted] of Object.entries(applyHeaders(rules, path, {}))) {
      const got = response.headers.get(name);
      if (got !== null && normal(got) === normal(wanted)) continue;
      const difference = `${name} is ${got === null ? 'missing' : `"${got}"`}, expected "${wanted}"`;
      this.found.set(difference, [...(this.found.get(difference) ?? []), path]);
    }
  }

  lines(): string[] {
    const lines = [...this.found].map(([difference, paths]) => {
      const [first = '', ...others] = paths.toSorted();
      const also = others.length === 0 ? '' : ` and ${others.length} more`;
      return `${first}${also}: header ${difference}`;
    });
    return lines.sort();
  }
}

/** Normalizes a list, because the order and the spaces of its items have no meaning. */
const normal = (value: string): string =>
  value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .sort()
    .join(',');

const textOf = (dist: string, name: string): string =>
  existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : '';
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += ASKED_AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + ASKED_AT_ONCE).map(work))));
  }
  return results;
}
