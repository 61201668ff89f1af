import { beforeEach, describe, expect, it, vi } from 'vitest';
import { revisionOf, type OfflineFile } from '../src/shared/offline-files';
import {
  digestOf,
  FakeExtendableEvent,
  freshWorkerScope,
  ORIGIN,
  type FakeCaches,
  type FakeServer,
} from '../tests/setup/worker-fakes';
import { asStoredFiles, createPrecache, installShell } from './precache';
import { FILES_IN_FLIGHT } from './stored-files';

const file = (url: string, text: string, bytes = 100): OfflineFile => {
  const digest = digestOf(text);
  return { url, bytes, digest, revision: revisionOf(url, digest, '1') };
};
/** 30 pages as they are in a release. */
const pages = (release: string): OfflineFile[] =>
  Array.from({ length: 30 }, (_, index) => file(`/page${index}`, `${release}: page ${index}`));
const SCRIPT = file('/assets/app.1234abcd.js', 'app', 500);

let server: FakeServer;
let caches: FakeCaches;

/** Puts a release on the host, or only the files that `part` takes. */
const publish = (release: string, part: (url: string) => boolean = () => true): void => {
  for (const [index, { url }] of pages(release).entries())
    if (part(url)) server.serve(url, 'text/html', `${release}: page ${index}`);
};

beforeEach(() => {
  ({ server, caches } = freshWorkerScope());
  publish('one');
  server.serve(SCRIPT.url, 'text/javascript', 'app');
});

/** What the worker's install does, with Workbox's own list. */
async function install(shell: readonly OfflineFile[]): Promise<{ done: string[]; stored: string[] }> {
  const controller = createPrecache(shell);
  const cache = await caches.open(controller.strategy.cacheName);
  const done: string[] = [];
  await installShell(cache, asStoredFiles(shell), ({ url }) => done.push(url));
  return { done, stored: [...cache.entries.keys()] };
}
const keptText = async (release: readonly OfflineFile[], url: string): Promise<string | undefined> => {
  const controller = createPrecache(release);
  const cache = await caches.open(controller.strategy.cacheName);
  return (await cache.match(controller.getCacheKeyForURL(url) ?? ''))?.text();
};

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
    // The new worker is out, the pages from 20 on are not.
    publish('two', (url) => Number(url.slice('/page'.length)) < 20);
    await expect(install(pages('two'))).rejects.toThrow('not the bytes of this version');
    expect(await keptText(pages('two'), '/page25')).toBeUndefined();
    expect(await keptText(pages('one'), '/page25')).toBe('one: page 25');
    publish('two');
    await install(pages('two'));
    expect(await keptText(pages('two'), '/page25')).toBe('two: page 25');
  });

  it('asks past the HTTP cache for a file that was another one in it', async () => {
    const modes: (string | undefined)[] = [];
    Object.assign(globalThis, {
      fetch: (_: string, init?: RequestInit) => {
        modes.push(init?.cache);
        return Promise.resolve(new Response(init?.cache === 'reload' ? 'two: page 0' : 'one: page 0'));
      },
    });
    await install([file('/page0', 'two: page 0')]);
    expect(modes).toEqual(['no-cache', 'reload']);
  });

  it('replaces a script that an earlier version has kept wrong under the same name', async () => {
    const cache = await caches.open(createPrecache([]).strategy.cacheName);
    await cache.put(`${ORIGIN}${SCRIPT.url}`, new Response('half of the a'));
    await install([SCRIPT]);
    expect(await keptText([SCRIPT], SCRIPT.url)).toBe('app');
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
