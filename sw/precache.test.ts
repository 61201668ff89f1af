import { beforeEach, expect, it, vi } from 'vitest';
import {
  FakeExtendableEvent,
  freshWorkerScope,
  ORIGIN,
  type FakeCaches,
  type FakeServer,
} from '../tests/setup/worker-fakes';
import { createPrecache, ENTRIES_IN_FLIGHT, installShell, shellAsFiles, type ShellEntry } from './precache';

const pages = (revision: string): ShellEntry[] =>
  Array.from({ length: 30 }, (_, index) => ({ url: `/page${index}`, revision, bytes: 100 }));
const SCRIPT: ShellEntry = { url: '/assets/app.1234abcd.js', revision: null, bytes: 500 };

let server: FakeServer;
let caches: FakeCaches;

beforeEach(() => {
  ({ server, caches } = freshWorkerScope());
  for (const { url } of pages('1')) server.serve(url, 'text/html');
  server.serve(SCRIPT.url, 'text/javascript');
  server.serve('/not-found', 'text/html', 'not found');
});

/** What the worker's install does, with Workbox's own controller. */
async function install(shell: readonly ShellEntry[]): Promise<{ done: string[]; stored: string[] }> {
  const controller = createPrecache(shell);
  const event = new FakeExtendableEvent('install');
  const files = shellAsFiles(shell, controller.getURLsToCacheKeys());
  const done: string[] = [];
  await installShell(controller as never, files, event, ({ url }) => done.push(url));
  await event.finished();
  const cache = await caches.open(controller.strategy.cacheName);
  return { done, stored: [...cache.entries.keys()] };
}

it('brings everything in, never more than 8 at once', async () => {
  const shell = [...pages('1'), SCRIPT];
  const { done, stored } = await install(shell);
  expect(done).toHaveLength(shell.length);
  expect(stored).toHaveLength(shell.length);
  expect(stored).toContain(`${ORIGIN}/page0?__WB_REVISION__=1`);
  expect(stored).toContain(`${ORIGIN}${SCRIPT.url}`);
  expect(server.mostInFlight).toBe(ENTRIES_IN_FLIGHT);
});

it('fetches only what changed in an update', async () => {
  await install([...pages('1'), SCRIPT]);
  server.asked.length = 0;
  const [first, ...rest] = pages('1');
  const shell = [{ url: '/page0', revision: '2', bytes: 100 }, ...rest, SCRIPT];
  expect(first?.url).toBe('/page0');
  const { done } = await install(shell);
  expect(server.asked).toEqual(['/page0']);
  expect(done).toHaveLength(shell.length);
});

it("finds a stored file whatever the host's Vary header says", async () => {
  await install([SCRIPT]);
  server.asked.length = 0;
  const match = caches.match.bind(caches);
  vi.spyOn(caches, 'match').mockImplementation((request, options: { cacheName: string } & CacheQueryOptions) =>
    options.ignoreVary === true ? match(request, options) : Promise.resolve(undefined),
  );
  await install([SCRIPT]);
  expect(server.asked).toEqual([]);
});

it('gives up when one file fails twice, and goes on from there the next time', async () => {
  server.answers.delete('/page7');
  await expect(install(pages('1'))).rejects.toThrow('HTTP status of 404');
  expect(server.asked.filter((path) => path === '/page7')).toHaveLength(2);
  server.serve('/page7', 'text/html');
  server.asked.length = 0;
  const { stored } = await install(pages('1'));
  expect(stored).toHaveLength(30);
  expect(server.asked.length).toBeLessThan(30);
});

it('tries a file again once', async () => {
  const answer = server.answers.get('/page3');
  let calls = 0;
  server.answers.set('/page3', () => {
    calls += 1;
    return calls === 1 || !answer ? new Response('', { status: 503 }) : answer();
  });
  expect((await install(pages('1'))).stored).toHaveLength(30);
});

it('refuses a page in the place of a script', async () => {
  server.serve(SCRIPT.url, 'text/html', '<h1>Home</h1>');
  await expect(install([SCRIPT])).rejects.toThrow(SCRIPT.url);
});

it('takes the not-found page with the status it has', async () => {
  const { stored } = await install([{ url: '/not-found', revision: '1', bytes: 10 }]);
  expect(stored).toEqual([`${ORIGIN}/not-found?__WB_REVISION__=1`]);
});
