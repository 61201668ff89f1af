import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptHeaders, revisionOf, type OfflineFile, type ShellPack } from '../src/shared/offline-files';
import { brokenProfile as broken } from '../tests/setup/site/broken-profile';
import {
  digestOf,
  FakeExtendableEvent,
  freshWorkerScope,
  ORIGIN,
  type FakeCache,
  type FakeCaches,
  type FakeServer,
} from '../tests/setup/stand-ins/worker-fakes';
import { SILENCE_MS, WrongFileError } from './fetch-file';
import { asStoredFiles, createPrecache, installShell, removeOldShell, shellKey } from './precache';
import { FILES_IN_FLIGHT, mendHeaders, missingFiles } from './stored-files';

const file = (url: string, text: string, bytes = 100): OfflineFile => {
  const digest = digestOf(text);
  return { url, bytes, digest, revision: revisionOf(url, digest, '1') };
};
/** Returns 30 pages as they are in one release. */
const pages = (release: string): OfflineFile[] =>
  Array.from({ length: 30 }, (_, index) => file(`/page${index}`, `${release}: page ${index}`));
/** The headers that `_headers` gives to every address. */
const COMMON = { 'content-security-policy': "default-src 'self'", 'x-content-type-options': 'nosniff' };
const SCRIPT = file('/assets/app.1234abcd.js', 'app', 500);

let server: FakeServer;
let caches: FakeCaches;

/** Puts a release on the host, or only those of its files that `part` accepts. */
const publish = (release: string, part: (url: string) => boolean = () => true): void => {
  for (const [index, { url }] of pages(release).entries())
    if (part(url)) server.serve(url, 'text/html', `${release}: page ${index}`);
};

beforeEach(() => {
  ({ server, caches } = freshWorkerScope());
  publish('one');
  server.serve(SCRIPT.url, 'text/javascript', 'app');
});

/** A pack that has more bytes than all files together, so it is never used. */
const NO_PACK: ShellPack = { url: '/assets/shell-0.txt', bytes: 1_000_000, files: 0 };

const storedFiles = (shell: readonly OfflineFile[]) => asStoredFiles(shell, COMMON, shellKey(createPrecache(shell)));

/** Does what the worker's install event does, with Workbox's own list. */
async function install(shell: readonly OfflineFile[], pack = NO_PACK): Promise<{ done: string[]; stored: string[] }> {
  const controller = createPrecache(shell);
  const cache = await caches.open(controller.strategy.cacheName);
  const done: string[] = [];
  await installShell(cache, storedFiles(shell), pack, ({ url }) => done.push(url));
  return { done, stored: [...cache.entries.keys()] };
}
async function kept(release: readonly OfflineFile[], url: string): Promise<Response | undefined> {
  const controller = createPrecache(release);
  const cache = await caches.open(controller.strategy.cacheName);
  return cache.match(controller.getCacheKeyForURL(url) ?? '');
}
const keptText = async (release: readonly OfflineFile[], url: string): Promise<string | undefined> => {
  return (await kept(release, url))?.text();
};
const keptHeadersOf = async (release: readonly OfflineFile[], url: string): Promise<Record<string, string>> =>
  Object.fromEntries((await kept(release, url))?.headers ?? []);

describe('installShell', () => {
  it('brings everything in, never more than 8 at once, and leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shell = [...pages('one'), SCRIPT];
    const { done, stored } = await install(shell);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(done).toHaveLength(shell.length);
    expect(stored).toHaveLength(shell.length);
    expect(stored).toContain(`${ORIGIN}${SCRIPT.url}`);
    expect(server.mostInFlight).toBe(FILES_IN_FLIGHT);
  });

  it('keeps each file under the key by which Workbox looks for it', async () => {
    const shell = [...pages('one'), SCRIPT];
    const { stored } = await install(shell);
    expect(stored.toSorted()).toEqual([...createPrecache(shell).getURLsToCacheKeys().values()].toSorted());
  });

  it('finds what earlier releases have stored on devices', async () => {
    const page = file('/page0', 'one: page 0');
    const cache = await caches.open(`workbox-precache-v2-${ORIGIN}/`);
    await cache.put(`${ORIGIN}/page0?__WB_REVISION__=${page.revision}`, new Response('one: page 0'));
    await cache.put(`${ORIGIN}${SCRIPT.url}`, new Response('app'));
    const { done } = await install([page, SCRIPT]);
    expect(server.asked).toEqual([]);
    expect(done).toHaveLength(2);
    expect(await keptText([page, SCRIPT], '/page0')).toBe('one: page 0');
  });

  it('fetches only what changed in an update', async () => {
    await install([...pages('one'), SCRIPT]);
    server.asked.length = 0;
    server.serve('/page0', 'text/html', 'changed');
    const shell = [file('/page0', 'changed'), ...pages('one').slice(1), SCRIPT];
    const { done } = await install(shell);
    expect(server.asked).toEqual(['/page0']);
    expect(done).toHaveLength(shell.length);
  });

  it("finds a stored file whatever the host's Vary header says", async () => {
    await install([SCRIPT]);
    server.asked.length = 0;
    (await caches.open(createPrecache([]).strategy.cacheName)).varies = true;
    await install([SCRIPT]);
    expect(server.asked).toEqual([]);
  });

  it('gives up when one file is not there, and goes on from there the next time', async () => {
    server.answers.delete('/page7');
    await expect(install(pages('one'))).rejects.toThrow('/page7: status 404');
    // A download that was running is stored when it has arrived.
    const cache = await caches.open(createPrecache([]).strategy.cacheName);
    await vi.waitFor(() => expect(cache.entries.size).toBeGreaterThan(0));
    expect(server.asked.filter((path) => path === '/page7')).toHaveLength(2);
    publish('one');
    server.asked.length = 0;
    const { stored } = await install(pages('one'));
    expect(stored).toHaveLength(30);
    expect(server.asked.length).toBeLessThan(30);
  });

  it.each(['a lost line', 'a broken host'])('asks again after %s', async (fault) => {
    const answer = server.answers.get('/page3');
    let calls = 0;
    server.answers.set('/page3', () => {
      calls += 1;
      if (calls > 1 && answer) return answer();
      if (fault === 'a lost line') throw new TypeError('Failed to fetch');
      return new Response('', { status: 503 });
    });
    expect((await install(pages('one'))).stored).toHaveLength(30);
    expect(calls).toBe(2);
  });

  it('refuses a page in the place of a script', async () => {
    server.serve(SCRIPT.url, 'text/html', '<h1>Home</h1>');
    await expect(install([SCRIPT])).rejects.toThrow(SCRIPT.url);
  });

  it('gives up a half-copied release, keeps none of its old pages, and installs it when the host has healed', async () => {
    await install(pages('one'));
    // The new worker is released, but the pages from 20 on are not.
    publish('two', (url) => Number(url.slice('/page'.length)) < 20);
    await expect(install(pages('two'))).rejects.toThrow('not the bytes of this version');
    expect(await keptText(pages('two'), '/page25')).toBeUndefined();
    expect(await keptText(pages('one'), '/page25')).toBe('one: page 25');
    publish('two');
    await install(pages('two'));
    expect(await keptText(pages('two'), '/page25')).toBe('two: page 25');
  });

  it('asks for a page past the HTTP cache, and leaves nothing in it', async () => {
    const modes: (string | undefined)[] = [];
    Object.assign(globalThis, {
      fetch: (_: string, init?: RequestInit) => {
        modes.push(init?.cache);
        return Promise.resolve(new Response('two: page 0'));
      },
    });
    await install([file('/page0', 'two: page 0')]);
    expect(modes).toEqual(['no-store']);
  });

  it('replaces a script that an earlier version has kept wrong under the same name', async () => {
    const cache = await caches.open(createPrecache([]).strategy.cacheName);
    await cache.put(`${ORIGIN}${SCRIPT.url}`, new Response('half of the a'));
    await install([SCRIPT]);
    expect(await keptText([SCRIPT], SCRIPT.url)).toBe('app');
  });
});

describe('installShell out of the pack', () => {
  const PACK: ShellPack = { url: '/assets/shell-1.txt', bytes: 1_000, files: 30 };
  const HEADERS: Readonly<Record<string, string>> = {
    'content-type': 'text/plain',
    'content-encoding': 'br',
    'content-length': '7',
    etag: '"1"',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const SHELL = [...pages('one'), SCRIPT];
  const all = SHELL.map(({ url }) => url).toSorted();
  const text = (release: string, files = 30): string => {
    const words = Array.from({ length: files }, (_, index) => `${release}: page ${index}`);
    return `${JSON.stringify(words.map((word, index) => [`/page${index}`, word.length]))}\n${words.join('')}`;
  };
  /** Serves a pack in pieces of the given number of bytes; `end` says how the response ends. */
  const servePack = (
    body: string,
    { pieces = 7, headers = HEADERS, end = (to: ReadableStreamDefaultController) => to.close() } = {},
  ): void => {
    const bytes = new TextEncoder().encode(body);
    server.answers.set(PACK.url, () => {
      let at = 0;
      const stream = new ReadableStream({
        pull(to) {
          if (at >= bytes.length) return end(to);
          to.enqueue(bytes.slice(at, (at += pieces)));
        },
      });
      return new Response(stream, { headers });
    });
  };

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockClear().mockReturnValue();
  });

  it.each([1, 7, 100_000])(
    'takes every file out of it, and only the others one by one (pieces of %i bytes)',
    async (pieces) => {
      servePack(text('one'), { pieces });
      const { done, stored } = await install(SHELL, PACK);
      expect(server.asked).toEqual([PACK.url, SCRIPT.url]);
      expect(done.toSorted()).toEqual(all.map((url) => ORIGIN + url));
      expect(stored.toSorted()).toEqual([...createPrecache(SHELL).getURLsToCacheKeys().values()].toSorted());
      expect(await keptText(SHELL, '/page29')).toBe('one: page 29');
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  it('keeps what comes out of it with the headers of the build, whatever the pack came with', async () => {
    servePack(text('one'), { headers: { 'content-type': 'text/html', 'content-encoding': 'identity' } });
    await install(SHELL, PACK);
    expect(await keptHeadersOf(SHELL, '/page3')).toEqual(keptHeaders('/page3', COMMON));
  });

  // Read the options strictly, as a browser does: an unknown value is an error.
  it('asks past the HTTP cache, in which a broken pack would stay, and as this visitor', async () => {
    const asked: Request[] = [];
    servePack(text('one'));
    Object.assign(globalThis, {
      fetch: (url: string, init?: RequestInit) => {
        asked.push(new Request(new URL(url, ORIGIN), init));
        return server.fetch(url);
      },
    });
    await install(SHELL, PACK);
    expect(asked.map((request) => [new URL(request.url).pathname, request.cache, request.credentials])).toEqual([
      [PACK.url, 'no-store', 'same-origin'],
      [SCRIPT.url, 'default', 'same-origin'],
    ]);
  });

  it.each<[string, string, ResponseInit]>([
    ['is an error page', '<h1>Sorry</h1>'.repeat(10_000), { status: 404, headers: HEADERS }],
    ['has no first line', '['.repeat(600_000), { headers: HEADERS }],
    ['is a list of something else', '[7]\n'.padEnd(100_000), { headers: HEADERS }],
  ])('costs the line no more than it must where the pack %s', async (_what, body, init) => {
    const bytes = new TextEncoder().encode(body);
    const cancelled = vi.fn();
    let at = 0;
    const stream = new ReadableStream({
      pull: (to) => (at < bytes.length ? to.enqueue(bytes.slice(at, (at += 10_000))) : to.close()),
      cancel: cancelled,
    });
    server.answers.set(PACK.url, () => new Response(stream, init));
    expect((await install(SHELL, PACK)).stored).toHaveLength(SHELL.length);
    expect(cancelled).toHaveBeenCalledOnce();
    // The first line of a pack is always much shorter than a quarter of a megabyte.
    expect(at).toBeLessThan(300_000);
  });

  it('leaves it where the files that are missing are less', async () => {
    await install(SHELL);
    server.asked.length = 0;
    publish('two');
    servePack(text('two'));
    const next = file('/assets/app.5678cdef.js', 'next', 500);
    server.serve(next.url, 'text/javascript', 'next');
    // Ten pages of 100 bytes are as large as the pack, and the pack does not contain the script.
    await install([...pages('two').slice(0, 10), ...pages('one').slice(10), next], PACK);
    expect(server.asked).toHaveLength(11);
    expect(server.asked).not.toContain(PACK.url);
    await install([...pages('two').slice(0, 10), ...pages('two').slice(10, 21), ...pages('one').slice(21)], PACK);
    expect(server.asked.slice(11)).toEqual([PACK.url]);
  });

  const OLD_PACK = text('one').replace('one: page 7', 'old: page 7');
  it.each<[string, () => void, asked: number]>([
    ['is not there', () => undefined, 31],
    ['is a page', () => servePack('<!DOCTYPE html>\n<h1>Home</h1>'), 31],
    ['is no list', () => servePack('{"a":1}\n'), 31],
    ['has lengths that are none', () => servePack('[["/page0",-1]]\n'), 31],
    ['has lengths that are words', () => servePack('[["/page0","11"]]\none: page 0'), 31],
    ['has addresses that are none', () => servePack('[[7,3],["/page0",11]]\nnewone: page 0'), 31],
    ['has an empty file', () => servePack('[["/empty",0],["/page0",11]]\none: page 0'), 30],
    ['has no first line', () => servePack('['.repeat(600_000), { pieces: 50_000 }), 31],
    ['is that of another release', () => servePack(text('two')), 31],
    ['has one file of another release', () => servePack(OLD_PACK), 2],
    ['lacks some files', () => servePack(text('one', 20)), 11],
    ['has files that nobody knows', () => servePack('[["/new",3],["/page0",11]]\nnewone: page 0'), 30],
    ['is cut short', () => servePack(text('one').slice(0, -5)), 2],
    [
      'breaks off',
      () => servePack(text('one').slice(0, -15), { end: (to) => to.error(new TypeError('network error')) }),
      3,
    ],
  ])('brings the rest one by one where the pack %s', async (_, serve, asked) => {
    serve();
    const { done, stored } = await install(SHELL, PACK);
    expect(server.asked.filter((path) => path !== PACK.url)).toHaveLength(asked);
    expect(done).toHaveLength(SHELL.length);
    expect(stored).toHaveLength(SHELL.length);
    for (const page of ['/page0', '/page7', '/page29']) {
      expect(await keptText(SHELL, page)).toBe(page.replace('/page', 'one: page '));
    }
  });

  it('says in the log why it did without', async () => {
    servePack(text('one').slice(0, -5));
    await install(SHELL, PACK);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(WrongFileError));
  });

  it('gives a silent pack up, and not a slow one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const bytes = new TextEncoder().encode(text('one'));
    const silentFrom = bytes.length - 150;
    Object.assign(globalThis, {
      fetch: (url: string, init?: RequestInit) => {
        if (url !== PACK.url) return server.fetch(url);
        let at = 0;
        const stream = new ReadableStream({
          async pull(to) {
            if (at < silentFrom) {
              await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
              return to.enqueue(bytes.slice(at, (at += 30)));
            }
            init?.signal?.addEventListener('abort', () => to.error(init.signal?.reason));
            await vi.advanceTimersByTimeAsync(SILENCE_MS);
          },
        });
        return Promise.resolve(new Response(stream, { headers: HEADERS }));
      },
    });
    const { done } = await install(SHELL, PACK);
    vi.useRealTimers();
    expect(done).toHaveLength(SHELL.length);
    // Files that arrived before the silence are stored.
    expect(server.asked.length).toBeGreaterThan(5);
    expect(server.asked.length).toBeLessThan(28);
  });

  it('gives up where the cache has no room, and asks for nothing more', async () => {
    servePack(text('one'));
    (await caches.open(createPrecache([]).strategy.cacheName)).refuse = new DOMException('full', 'QuotaExceededError');
    await expect(install(SHELL, PACK)).rejects.toThrow('full');
    expect(server.asked.length).toBeLessThanOrEqual(1 + FILES_IN_FLIGHT);
  });

  it('goes on from what came when it is installed again', async () => {
    servePack(text('one').slice(0, -15), { end: (to) => to.error(new TypeError('network error')) });
    server.answers.delete('/page29');
    await expect(install(SHELL, PACK)).rejects.toThrow('/page29: status 404');
    publish('one');
    server.asked.length = 0;
    await install(SHELL, PACK);
    expect(server.asked).toContain('/page29');
    expect(server.asked.length).toBeLessThanOrEqual(3);
  });
});

describe('the headers that a file is kept with', () => {
  const PAGE_HEADERS = {
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  const SCRIPT_HEADERS = {
    ...PAGE_HEADERS,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  };

  it.each<[string, Record<string, string>]>([
    ['another type', { 'content-type': 'text/plain' }],
    ['a type that is offered as a download', { 'content-type': 'application/octet-stream' }],
    ['no header at all', {}],
    ['a policy of its own', { 'content-security-policy': 'default-src *', 'content-type': 'text/html' }],
    ['an encoding that it does not have', { 'content-encoding': 'gzip', 'content-type': 'text/html' }],
    ['a word for no caching', { 'cache-control': 'no-store', vary: '*' }],
  ])('are those of the build where the host sends %s', async (_what, headers) => {
    for (const [url, body] of [
      ['/page0', 'one: page 0'],
      [SCRIPT.url, 'app'],
    ] as const)
      server.answers.set(url, () => new Response(body, { headers }));
    const shell = [...pages('one').slice(0, 1), SCRIPT];
    await install(shell);
    expect(await keptHeadersOf(shell, '/page0')).toEqual(PAGE_HEADERS);
    expect(await keptHeadersOf(shell, SCRIPT.url)).toEqual(SCRIPT_HEADERS);
  });

  it.each(['/page0', SCRIPT.url])('are put back at the next installation, without the network: %s', async (url) => {
    const shell = [...pages('one').slice(0, 1), SCRIPT];
    await install(shell);
    const right = await keptHeadersOf(shell, url);
    const controller = createPrecache(shell);
    const cache = await caches.open(controller.strategy.cacheName);
    const body = (await keptText(shell, url)) ?? '';
    await cache.put(
      controller.getCacheKeyForURL(url) ?? '',
      new Response(body, { headers: { 'content-type': 'text/plain' } }),
    );
    server.unreachable = true;
    server.asked.length = 0;
    await install(shell);
    expect(await keptHeadersOf(shell, url)).toEqual(right);
    expect(await keptText(shell, url)).toBe(body);
    expect(server.asked).toEqual([]);
  });

  // What a worker that did not check its host has left behind, with the names and headers found in
  // such a profile.
  it('are mended in a profile that an earlier version has left broken: its own pages open again at once', async () => {
    const cache = await caches.open(broken.cache);
    for (const { key, headers } of Object.values(broken.entries))
      await cache.put(key, new Response(key, { headers: headers as Record<string, string> }));
    const before = { ...broken.entries };
    // One of the old files has the same bytes in this version, and therefore the same name.
    const script = before['script as text'];
    const listed = { url: script.key, cacheKey: script.key, bytes: 1, digest: digestOf(script.key) };
    await mendHeaders(cache, [{ ...listed, headers: keptHeaders('/boot.js', COMMON) }]);

    const headersOf = (key: string): Record<string, string> =>
      Object.fromEntries(cache.entries.get(key)?.headers ?? []);
    expect(headersOf(script.key)).toEqual(keptHeaders('/boot.js', COMMON));
    const page = before['page as bytes'];
    expect(headersOf(page.key)).toEqual({ ...page.headers, 'content-type': 'text/html; charset=utf-8' });
    const whole = before['page as it should be'];
    expect(headersOf(whole.key)).toEqual(whole.headers);
    const bare = before['page without a policy'];
    expect(headersOf(bare.key)).toEqual({
      ...bare.headers,
      'content-security-policy': whole.headers['content-security-policy'],
    });
    for (const { key } of Object.values(before)) expect(await cache.entries.get(key)?.text()).toBe(key);
  });

  const HTML = { 'content-type': 'text/html; charset=utf-8' };
  const policyIn = (cache: FakeCache, key: string): string | null | undefined =>
    cache.entries.get(key)?.headers.get('content-security-policy');
  const BARE = `${ORIGIN}/page0?__WB_REVISION__=${digestOf('old')}-1`;

  it('lend an earlier page the policy of this version where both have the same headers', async () => {
    const cache = await caches.open('earlier');
    await cache.put(BARE, new Response('old', { headers: HTML }));
    await mendHeaders(cache, storedFiles(pages('one')));
    expect(policyIn(cache, BARE)).toBe(COMMON['content-security-policy']);
    expect(await cache.entries.get(BARE)?.text()).toBe('old');
  });

  it.each<[string, Record<string, string>]>([
    ['no page of its version has one', {}],
    ['only pages of another version have one', { [`${ORIGIN}/page1?__WB_REVISION__=a-2`]: 'default-src x' }],
    ['only a script has one', { [`${ORIGIN}/boot.js?__WB_REVISION__=a1`]: 'default-src x' }],
    [
      'the pages of its version do not agree',
      { [`${ORIGIN}/page1?__WB_REVISION__=a-1`]: 'default-src x', [`${ORIGIN}/page2?__WB_REVISION__=b-1`]: '*' },
    ],
  ])('leave an earlier page without a policy, but readable, where %s', async (_, others) => {
    const cache = await caches.open('earlier');
    await cache.put(BARE, new Response('old', { headers: { ...HTML, 'content-disposition': 'attachment' } }));
    for (const [key, policy] of Object.entries(others))
      await cache.put(key, new Response('x', { headers: { ...HTML, 'content-security-policy': policy } }));
    await mendHeaders(cache, []);
    expect(Object.fromEntries(cache.entries.get(BARE)?.headers ?? [])).toEqual(HTML);
  });

  it('are looked at without reading and without writing where all is well', async () => {
    const shell = [...pages('one'), SCRIPT];
    await install(shell);
    const cache = await caches.open(createPrecache(shell).strategy.cacheName);
    const put = vi.spyOn(cache, 'put');
    const match = vi.spyOn(cache, 'match');
    await mendHeaders(cache, storedFiles(shell));
    expect(put).not.toHaveBeenCalled();
    expect(match).not.toHaveBeenCalled();
  });

  it('leaves a file of no known kind, of another version, as it is', async () => {
    const cache = await caches.open('another');
    await cache.put(`${ORIGIN}/old.new`, new Response('x', { headers: { 'content-type': 'a/b' } }));
    await mendHeaders(cache, []);
    expect(cache.entries.get(`${ORIGIN}/old.new`)?.headers.get('content-type')).toBe('a/b');
  });

  it('lose what makes a page a download, in every version', async () => {
    const shell = pages('one').slice(0, 1);
    await install(shell);
    const cache = await caches.open(createPrecache(shell).strategy.cacheName);
    const headers = { ...(await keptHeadersOf(shell, '/page0')), 'content-disposition': 'attachment' };
    const [ours = ''] = cache.entries.keys();
    const theirs = `${ORIGIN}/page0?__WB_REVISION__=before`;
    for (const key of [ours, theirs]) await cache.put(key, new Response('one: page 0', { headers }));
    await mendHeaders(cache, storedFiles(shell));
    for (const key of [ours, theirs]) {
      expect(Object.fromEntries(cache.entries.get(key)?.headers ?? [])).toEqual(keptHeaders('/page0', COMMON));
      expect(await cache.entries.get(key)?.text()).toBe('one: page 0');
    }
  });

  it('stay wrong where the browser gives no room, and nobody is refused for it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const shell = pages('one').slice(0, 2);
    await install(shell);
    const cache = await caches.open(createPrecache(shell).strategy.cacheName);
    const [first = ''] = cache.entries.keys();
    await cache.put(first, new Response('one: page 0'));
    cache.refuse = new DOMException('No room', 'QuotaExceededError');
    warn.mockClear();
    await mendHeaders(cache, storedFiles(shell));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('looks on where a file goes between the list and its answer', async () => {
    const shell = pages('one').slice(0, 2);
    await install(shell);
    const cache = await caches.open(createPrecache(shell).strategy.cacheName);
    vi.spyOn(cache, 'matchAll').mockResolvedValueOnce([]);
    vi.spyOn(cache, 'match').mockResolvedValueOnce(undefined);
    const put = vi.spyOn(cache, 'put');
    await mendHeaders(cache, storedFiles(shell));
    expect(put).not.toHaveBeenCalled();
  });
});

it("answers with a stored file whatever the host's Vary header says", async () => {
  await install([SCRIPT]);
  const controller = createPrecache([SCRIPT]);
  (await caches.open(controller.strategy.cacheName)).varies = true;
  server.unreachable = true;
  const request = new Request(`${ORIGIN}${SCRIPT.url}`);
  const event = new FakeExtendableEvent('fetch') as never;
  const answer = await controller.strategy.handle({ request, event, params: { cacheKey: request.url } });
  expect(await answer.text()).toBe('app');
});

it('leaves to Workbox what is no longer listed, and it alone', async () => {
  await install(pages('one'));
  publish('two', (url) => url === '/page0');
  const next = [file('/page0', 'two: page 0'), ...pages('one').slice(1)];
  await install(next);
  const event = new FakeExtendableEvent('activate');
  await createPrecache(next).activate(event);
  expect(await keptText(pages('one'), '/page0')).toBeUndefined();
  expect(await keptText(next, '/page0')).toBe('two: page 0');
  expect(await keptText(next, '/page29')).toBe('one: page 29');
});

describe('the version before is activated while the next one is installing', () => {
  const two = [file('/page0', 'two: page 0'), ...pages('one').slice(1)];
  const three = [file('/page0', 'three: page 0'), ...pages('one').slice(1)];
  const serve = (release: string): void => server.serve('/page0', 'text/html', `${release}: page 0`);

  it('which fetches again what the other has removed', async () => {
    serve('two');
    await install(two);
    serve('three');
    const cache = await caches.open(createPrecache(three).strategy.cacheName);
    const put = cache.put.bind(cache);
    vi.spyOn(cache, 'put').mockImplementationOnce(async (key, response) => {
      await put(key, response);
      await createPrecache(two).activate(new FakeExtendableEvent('activate'));
    });
    await install(three);
    expect(await missingFiles(cache, storedFiles(three))).toEqual([]);
  });

  it('fails if the files go missing again and again', async () => {
    const cache = await caches.open(createPrecache(three).strategy.cacheName);
    serve('three');
    vi.spyOn(cache, 'put').mockImplementation(() => Promise.resolve());
    await expect(install(three)).rejects.toThrow('removed');
  });

  it('and removes nothing', async () => {
    await install(pages('one'));
    serve('two');
    await install(two);
    const event = new FakeExtendableEvent('activate');
    await removeOldShell(createPrecache(two), event, { installing: {}, waiting: null });
    await removeOldShell(createPrecache(two), event, { installing: null, waiting: {} });
    expect(await keptText(pages('one'), '/page0')).toBe('one: page 0');
    await removeOldShell(createPrecache(two), event, { installing: null, waiting: null });
    expect(await keptText(pages('one'), '/page0')).toBeUndefined();
  });
});

it('fetches a stored file anew that the browser cannot read', async () => {
  await install([SCRIPT]);
  server.asked.length = 0;
  (await caches.open(createPrecache([]).strategy.cacheName)).unreadable = true;
  await install([SCRIPT]);
  expect(server.asked).toEqual([SCRIPT.url]);
});
