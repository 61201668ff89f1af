// One of our pages answers at any address behind our host name: the host, the worker and the script each reach a page
// or the not-found page, and never redirect in a circle.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as fc from 'fast-check';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MOVED_PERMANENTLY, NOT_FOUND_COPY } from '../../src/shared/offline-files';
import { redirects } from '../../src/shared/redirects';
import { answerNavigation, createSite, decideNavigation } from '../../sw/navigation';
import { matchRedirect, parseRedirects } from '../../tools/preview/redirects';
import { findFile } from '../../tools/preview/static-file';
import { listOfflinePackage } from '../../tools/site/offline-package';
import config from '../../vite.config';
import { builtAddresses } from '../setup/content/addresses';
import { SITE_URL, TEST_DIST } from '../setup/site/test-site';

const RUNS = 10_000;
/** More than the longest normal chain: an old address, its page in small letters, and the displayed address. */
const MOST_MOVES = 4;

/** Damage to addresses by mail programs, people and robots. */
const ODD = [
  '%3E', '%3C', '%7D', '%7B', '%0A', '%0D', '%29', '%28', '%5D', '%5B', '%22', '%27', '%20', '%25', '%2F', '%2f',
  '%5C', '%00', '%C3%89', '%c3%a9', '%E0%A4%A', '%', '%2', '%zz', '%2e%2e', '%2E', '%60', '%7C', '%5E', '%3f', '%23',
  '{{7*7}}', '>', '<', '}', ')', ']', '"', "'", '`', '|', '^', '\\', '//', '/./', '/../', '..', '.', ';', ':', '@',
  '&', '=', '+', '$', ',', '!', '*', '~', ' ', 'É', 'İ', 'ß', '🐈', '\u202e', '\u00a0', '\n', '\t', '__proto__',
  'constructor', '.html', '.php', '.js', '/index.html', '/', 'walk', 'A', 'post',
]; // prettier-ignore

const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...ODD) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 5 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
);
const known = fc.constantFrom(
  ...builtAddresses(),
  ...redirects.map(({ from }) => from.replace('*', '')),
  '',
  '/tours/',
  '/blog/',
  '/Tours/Brooklyn-Heights',
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  piece.map((text) => `?post=${text}`),
  piece.map((text) => `?${text}`),
);

/** The address as a browser requests it. */
const address = fc
  .tuple(known, fc.array(piece, { maxLength: 3 }), query)
  .map(([start, pieces, end]) => `${SITE_URL}/${(start + pieces.join('')).replace(/^\//, '')}${end}`)
  .filter((text) => URL.canParse(text))
  .map((text) => new URL(text))
  .filter(({ origin }) => origin === SITE_URL);

/** Follows a chain of redirects to its end. @throws Error if it has no end */
function follow(url: URL, next: (url: URL) => string | undefined): URL {
  let at = url;
  for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
    const to = next(at);
    if (to === undefined) return at;
    at = new URL(to, at);
  }
  throw new Error(`${url.href} goes on and on, last to ${at.href}`);
}
const isForFiles = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');
const check = (property: (url: URL) => void | Promise<void>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(address, async (url) => property(url)),
    { numRuns: RUNS },
  );

it(`a host answers ${RUNS} odd addresses with a page of ours`, async () => {
  const rules = parseRedirects(readFileSync(join(TEST_DIST, '_redirects'), 'utf8'));
  const dist = resolve(TEST_DIST);
  await check((url) => {
    const end = follow(url, ({ pathname, search }) => {
      const moved = matchRedirect(rules, pathname, search);
      if (moved) return moved.location;
      const found = findFile(dist, pathname);
      return found.kind === 'redirect' ? found.location : undefined;
    });
    expect(end.origin).toBe(SITE_URL);
    if (!isForFiles(end)) expect(findFile(dist, end.pathname).kind).toBe('file');
  });
});

it(`the worker answers ${RUNS} odd addresses with a page of ours, also without a network`, async () => {
  const { shell } = await listOfflinePackage(TEST_DIST);
  const urls = shell.map(({ url }) => url);
  const site = createSite(
    urls,
    redirects.map((one) => ({ ...one, status: MOVED_PERMANENTLY })),
  );
  const offline = {
    stored: (page: string) => Promise.resolve(urls.includes(page) ? new Response(page) : undefined),
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  };
  await check(async (url) => {
    const end = follow(url, (at) => {
      const answer = decideNavigation(at, site);
      return answer.kind === 'redirect' ? answer.to : undefined;
    });
    expect(end.origin).toBe(SITE_URL);
    const answer = decideNavigation(end, site);
    const response = await answerNavigation(answer, new Request(end), offline);
    const isFound = answer.kind === 'page';
    expect([response.status, await response.text()]).toEqual(isFound ? [200, answer.page] : [404, NOT_FOUND_COPY]);
  });
});

let vite: ViteDevServer;
beforeAll(async () => {
  const browser = { origin: SITE_URL, location: new URL(SITE_URL) };
  vi.stubGlobal('window', browser);
  vi.stubGlobal('self', browser);
  // The router's build for browsers: its package has another one for Node, which follows no redirect.
  vite = await createServer({
    ...config,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/@tanstack/], resolve: { conditions: ['browser', 'module', 'import'] } },
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await vite.close();
});

// Each address loads the router's whole state, which takes minutes on a busy machine.
const WITHIN_MS = 600_000;

it(`the script ends at ${RUNS} odd addresses with a page or the not-found page`, { timeout: WITHIN_MS }, async () => {
  const { createAppRouter } = (await vite.ssrLoadModule('/src/router.tsx')) as typeof import('../../src/router');
  const { createMemoryHistory, isNotFound } = (await vite.ssrLoadModule(
    '@tanstack/react-router',
  )) as typeof import('@tanstack/react-router');
  await check(async (url) => {
    const history = createMemoryHistory({ initialEntries: [url.href.slice(SITE_URL.length)] });
    const router = createAppRouter(history);
    let moves = 0;
    let loading: Promise<unknown> = Promise.resolve();
    // The router's own component does the same once the page is rendered.
    history.subscribe(() => {
      moves += 1;
      if (moves > MOST_MOVES) throw new Error(`${url.href} goes on and on, last to ${history.location.href}`);
      loading = router.load();
    });
    const atRest = async (): Promise<void> => {
      for (let before; before !== loading;) {
        before = loading;
        await loading;
      }
    };
    loading = router.load();
    await atRest();
    const { pathname } = router.latestLocation;
    const shown = router.buildLocation({ to: pathname, search: true, params: true, hash: true } as never);
    if (shown.publicHref !== router.latestLocation.publicHref) {
      await router.commitLocation({ ...shown, replace: true, ignoreBlocker: true });
      await atRest();
    }
    const { matches } = router.state;
    expect(matches.length).toBeGreaterThan(0);
    const faults = matches.filter(({ error }) => error !== undefined && !isNotFound(error));
    expect(faults.map(({ routeId, error }) => `${routeId}: ${String(error)}`)).toEqual([]);
  });
});
