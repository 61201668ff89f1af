import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptHeaders } from '../src/shared/offline-files';
import { digestOf, FakeCache, freshWorkerScope, ORIGIN, type FakeServer } from '../tests/setup/stand-ins/worker-fakes';
import { SILENCE_MS } from './fetch-file';
import type { StoredFile } from './stored-file';
import { checkFiles, missingFiles, partStatus, saveBatch } from './stored-files';

const AVIF = 'image/avif';
const pathOf = (index: number): string => `/pictures/cat${index}-640.12345678.avif`;
const files: StoredFile[] = Array.from({ length: 20 }, (_, index) => {
  const url = `${ORIGIN}${pathOf(index)}`;
  const headers = keptHeaders(pathOf(index), {});
  return { url, cacheKey: url, bytes: 1_000 + index, digest: digestOf(pathOf(index)), headers };
});
const urlOf = (index: number): string => `${ORIGIN}${pathOf(index)}`;

const neverAnswers = (_: string, init?: RequestInit): Promise<Response> =>
  new Promise((__, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error), { once: true }),
  );

const PIECE_EVERY_MS = SILENCE_MS - 1_000;
/** Returns a body that arrives in pieces with long pauses, and then ends or hangs. */
function slowly(pieces: readonly string[], ends: boolean, signal: AbortSignal | null | undefined): ReadableStream {
  const left = [...pieces];
  return new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, PIECE_EVERY_MS));
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
      else if (ends) controller.close();
      else await new Promise(() => {});
    },
  });
}

let cache: FakeCache;
let server: FakeServer;

beforeEach(() => {
  ({ server } = freshWorkerScope());
  cache = new FakeCache();
  for (const [index] of files.entries()) server.serve(pathOf(index), AVIF);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('saveBatch', () => {
  it('takes the next few that are missing, 8 at a time', async () => {
    expect(await saveBatch(cache, files, { limit: 8, skip: [] })).toEqual({
      saved: 8,
      failed: [],
      full: false,
    });
    expect(await saveBatch(cache, files, { limit: 8, skip: [] })).toEqual({
      saved: 8,
      failed: [],
      full: false,
    });
    expect(await saveBatch(cache, files, { limit: 8, skip: [] })).toEqual({
      saved: 4,
      failed: [],
      full: false,
    });
    expect(server.asked).toHaveLength(files.length);
    expect(server.mostInFlight).toBe(8);
  });

  it('names what failed, leaves it out when told, and brings it when it is there again', async () => {
    server.answers.delete(pathOf(2));
    const first = await saveBatch(cache, files, { limit: 8, skip: [] });
    expect(first).toEqual({ saved: 7, failed: [urlOf(2)], full: false });
    await saveBatch(cache, files, { limit: 12, skip: first.failed });
    expect((await missingFiles(cache, files)).map(({ url }) => url)).toEqual([urlOf(2)]);
    server.serve(pathOf(2), AVIF);
    expect(await saveBatch(cache, files, { limit: 8, skip: [] })).toEqual({
      saved: 1,
      failed: [],
      full: false,
    });
    expect(await missingFiles(cache, files)).toEqual([]);
  });

  it('survives a lost connection', async () => {
    server.unreachable = true;
    const { saved, failed } = await saveBatch(cache, files, { limit: 8, skip: [] });
    expect([saved, failed.length]).toEqual([0, 8]);
  });

  it('says when the browser gives no more room', async () => {
    cache.refuse = new DOMException('No room', 'QuotaExceededError');
    expect(await saveBatch(cache, files, { limit: 2, skip: [] })).toMatchObject({
      saved: 0,
      full: true,
    });
  });

  it('fetches a page anew, a hashed name through the HTTP cache', async () => {
    const modes: (string | undefined)[] = [];
    Object.assign(globalThis, {
      fetch: (url: string, init?: RequestInit) => {
        modes.push(init?.cache);
        return Promise.resolve(new Response(new URL(url).pathname));
      },
    });
    const page = {
      url: `${ORIGIN}/about`,
      cacheKey: `${ORIGIN}/about?__WB_REVISION__=1`,
      bytes: 1,
      digest: digestOf('/about'),
      headers: {},
    };
    await saveBatch(cache, [page], { limit: 1, skip: [] });
    await saveBatch(cache, files, { limit: 1, skip: [] });
    expect(modes).toEqual(['no-store', 'default']);
  });

  it('does not believe a 404 that the HTTP cache has kept', async () => {
    const modes: (string | undefined)[] = [];
    Object.assign(globalThis, {
      fetch: (_: string, init?: RequestInit) => {
        modes.push(init?.cache);
        const status = init?.cache === 'reload' ? 200 : 404;
        return Promise.resolve(new Response(pathOf(0), { status }));
      },
    });
    expect(await saveBatch(cache, files, { limit: 1, skip: [] })).toMatchObject({ saved: 1, failed: [] });
    expect(modes).toEqual(['default', 'reload']);
  });

  it('takes an answer without a body for what it is: an empty file, or none', async () => {
    const modes: (string | undefined)[] = [];
    let status = 404;
    Object.assign(globalThis, {
      fetch: (_: string, init?: RequestInit) => {
        modes.push(init?.cache);
        return Promise.resolve(new Response(null, { status }));
      },
    });
    const empty = { url: urlOf(0), cacheKey: urlOf(0), bytes: 0, digest: digestOf(''), headers: {} };
    expect(await saveBatch(cache, [empty], { limit: 1, skip: [] })).toMatchObject({ saved: 0 });
    expect(modes).toEqual(['default', 'reload']);
    status = 200;
    expect(await saveBatch(cache, [empty], { limit: 1, skip: [] })).toMatchObject({ saved: 1 });
  });

  it('gives up a server that sends nothing for 20 s', async () => {
    vi.useFakeTimers();
    Object.assign(globalThis, { fetch: neverAnswers });
    const batch = saveBatch(cache, files, { limit: 2, skip: [] });
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    expect(await batch).toEqual({ saved: 0, failed: [urlOf(0), urlOf(1)], full: false });
  });

  it('gives up a server that begins and then sends nothing', async () => {
    vi.useFakeTimers();
    Object.assign(globalThis, {
      fetch: (_: string, init?: RequestInit) => Promise.resolve(new Response(slowly(['half'], false, init?.signal))),
    });
    const batch = saveBatch(cache, files, { limit: 1, skip: [] });
    await vi.advanceTimersByTimeAsync(PIECE_EVERY_MS + SILENCE_MS);
    expect(await batch).toMatchObject({ saved: 0, failed: [urlOf(0)] });
  });

  it('waits for a slow line as long as something comes', async () => {
    vi.useFakeTimers();
    const onProgress = vi.fn();
    Object.assign(globalThis, {
      fetch: (url: string, init?: RequestInit) =>
        Promise.resolve(new Response(slowly(new URL(url).pathname.split(''), true, init?.signal))),
    });
    const batch = saveBatch(cache, files, { limit: 2, skip: [], onProgress });
    await vi.advanceTimersByTimeAsync(PIECE_EVERY_MS * (pathOf(0).length + 1));
    expect(await batch).toEqual({ saved: 2, failed: [], full: false });
    expect(onProgress.mock.calls.length).toBeGreaterThan(pathOf(0).length);
  });

  it('keeps no picture whose bytes are not the listed ones', async () => {
    server.serve(pathOf(1), AVIF, 'another picture');
    expect(await saveBatch(cache, files, { limit: 3, skip: [] })).toEqual({
      saved: 2,
      failed: [urlOf(1)],
      full: false,
    });
    expect(cache.entries.has(urlOf(1))).toBe(false);
    expect(server.asked.filter((path) => path === pathOf(1))).toHaveLength(2);
  });

  it('asks no dead line a second time', async () => {
    server.unreachable = true;
    await saveBatch(cache, files, { limit: 1, skip: [] });
    expect(server.asked).toEqual([pathOf(0)]);
  });
});

describe('checkFiles', () => {
  beforeEach(async () => {
    await saveBatch(cache, files, { limit: 4, skip: [] });
    server.asked.length = 0;
  });

  it('asks for nothing where everything is right', async () => {
    expect(await checkFiles(cache, files)).toEqual({ wrong: 0, unreadable: 0 });
    expect(server.asked).toEqual([]);
  });

  it('counts a file under other headers as wrong, and puts them back without the network', async () => {
    await cache.put(urlOf(2), new Response(pathOf(2), { headers: { 'content-type': 'text/plain' } }));
    server.unreachable = true;
    expect(await checkFiles(cache, files)).toEqual({ wrong: 1, unreadable: 0 });
    expect(server.asked).toEqual([]);
    expect((await cache.match(urlOf(2)))?.headers.get('content-type')).toBe(AVIF);
    expect(await checkFiles(cache, files)).toEqual({ wrong: 0, unreadable: 0 });
  });

  it('fetches anew what is wrong, and only that', async () => {
    await cache.put(urlOf(2), new Response('something else'));
    expect(await checkFiles(cache, files)).toEqual({ wrong: 1, unreadable: 0 });
    expect(server.asked).toEqual([pathOf(2)]);
    expect(await (await cache.match(urlOf(2)))?.text()).toBe(pathOf(2));
  });

  it('fetches anew what the browser lists and no longer has', async () => {
    vi.spyOn(cache, 'match').mockResolvedValueOnce(undefined);
    expect(await checkFiles(cache, files)).toEqual({ wrong: 1, unreadable: 0 });
    expect(server.asked).toEqual([pathOf(0)]);
  });

  it('fetches anew what the browser cannot read', async () => {
    cache.unreadable = true;
    expect(await checkFiles(cache, files)).toEqual({ wrong: 4, unreadable: 0 });
    expect(server.asked).toHaveLength(4);
    cache.unreadable = false;
    vi.spyOn(cache, 'match').mockRejectedValueOnce(new TypeError('Failed to read'));
    expect(await checkFiles(cache, files)).toEqual({ wrong: 1, unreadable: 0 });
  });

  it('keeps what it cannot read now and cannot fetch either, and counts it', async () => {
    const before = await missingFiles(cache, files);
    cache.unreadable = true;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await checkFiles(cache, files)).toEqual({ wrong: 4, unreadable: 4 });
    cache.unreadable = false;
    expect(await missingFiles(cache, files)).toEqual(before);
  });

  it('removes what is wrong where the host has no right one, so that it counts as missing', async () => {
    await cache.put(urlOf(2), new Response('something else'));
    server.serve(pathOf(2), AVIF, 'another one still');
    expect(await checkFiles(cache, files)).toEqual({ wrong: 1, unreadable: 0 });
    expect(await missingFiles(cache, files.slice(0, 4))).toEqual([files[2]]);
  });

  it('removes it where nobody answers, and says no more than is so', async () => {
    await cache.put(urlOf(2), new Response('something else'));
    server.unreachable = true;
    expect(await checkFiles(cache, files)).toEqual({ wrong: 1, unreadable: 0 });
    expect(await missingFiles(cache, files.slice(0, 4))).toEqual([files[2]]);
  });
});

it('sums what is there and what is not', () => {
  const missing = files.slice(0, 2);
  expect(partStatus(files, missing)).toEqual({ totalBytes: 20_190, doneBytes: 18_189, missing: 2 });
  expect(partStatus([], [])).toEqual({ totalBytes: 0, doneBytes: 0, missing: 0 });
});
