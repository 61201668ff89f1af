import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCache, freshWorkerScope, ORIGIN, type FakeServer } from '../tests/setup/worker-fakes';
import { isWhatWasAsked, missingFiles, partStatus, saveBatch, type StoredFile } from './stored-files';

const AVIF = 'image/avif';
const files: StoredFile[] = Array.from({ length: 20 }, (_, index) => {
  const url = `${ORIGIN}/pictures/cat${index}-640.12345678.avif`;
  return { url, cacheKey: url, bytes: 1_000 + index };
});
const pathOf = (index: number): string => `/pictures/cat${index}-640.12345678.avif`;
const urlOf = (index: number): string => `${ORIGIN}${pathOf(index)}`;

let cache: FakeCache;
let server: FakeServer;

beforeEach(() => {
  ({ server } = freshWorkerScope());
  cache = new FakeCache();
  for (const [index] of files.entries()) server.serve(pathOf(index), AVIF);
});

afterEach(() => {
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
      fetch: (_: string, init?: RequestInit) => {
        modes.push(init?.cache);
        return Promise.resolve(new Response(''));
      },
    });
    const page = {
      url: `${ORIGIN}/about`,
      cacheKey: `${ORIGIN}/about?__WB_REVISION__=1`,
      bytes: 1,
    };
    await saveBatch(cache, [page], { limit: 1, skip: [] });
    await saveBatch(cache, files, { limit: 1, skip: [] });
    expect(modes).toEqual(['no-cache', 'default']);
  });

  it('does not believe a 404 that the HTTP cache has kept', async () => {
    const modes: (string | undefined)[] = [];
    Object.assign(globalThis, {
      fetch: (_: string, init?: RequestInit) => {
        modes.push(init?.cache);
        return Promise.resolve(new Response('', { status: init?.cache === 'reload' ? 200 : 404 }));
      },
    });
    expect(await saveBatch(cache, files, { limit: 1, skip: [] })).toMatchObject({ saved: 1, failed: [] });
    expect(modes).toEqual(['default', 'reload']);
  });

  it('gives up after 20 s on a server that does not answer', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    Object.assign(globalThis, {
      fetch: (_: string, init?: RequestInit) =>
        new Promise((__, reject) =>
          init?.signal?.addEventListener('abort', () => reject(timer.signal.reason as Error)),
        ),
    });
    const batch = saveBatch(cache, files, { limit: 2, skip: [] });
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledTimes(2));
    expect(timeout).toHaveBeenCalledWith(20_000);
    timer.abort();
    expect(await batch).toEqual({ saved: 0, failed: [urlOf(0), urlOf(1)], full: false });
  });
});

it('sums what is there and what is not', () => {
  const missing = files.slice(0, 2);
  expect(partStatus(files, missing)).toEqual({ totalBytes: 20_190, doneBytes: 18_189, missing: 2 });
  expect(partStatus([], [])).toEqual({ totalBytes: 0, doneBytes: 0, missing: 0 });
});

describe('isWhatWasAsked', () => {
  const html = (status: number): Response =>
    new Response('', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

  it.each([
    ['/about', 200, true],
    ['/about', 404, false],
    ['/', 500, false],
    ['/not-found', 200, true],
    // A host that answers everything with the start page.
    ['/assets/app.1234abcd.js', 200, false],
    ['/placeholder.svg', 200, false],
  ])('%s answered by a page with status %i: %s', (url, status, expected) => {
    expect(isWhatWasAsked(url, html(status))).toBe(expected);
  });

  it('takes a script that is one', () => {
    const script = new Response('', { headers: { 'content-type': 'text/javascript' } });
    expect(isWhatWasAsked('/assets/app.1234abcd.js', script)).toBe(true);
  });
});
