import { beforeEach, describe, expect, it, vi } from 'vitest';
import { packageProgress, practiceNews } from '../src/pwa/worker-messages';
import { keptHeaders } from '../src/shared/offline-files';
import { parseOr } from '../src/shared/parse';
import {
  digestOf,
  FakeCache,
  FakeTab,
  FakeTabs,
  freshWorkerScope,
  ORIGIN,
  type FakeServer,
} from '../tests/setup/stand-ins/worker-fakes';
import { answerMessage, reportInstall, tellTabs, type WorkerDeps } from './messages';
import type { StoredFile } from './stored-file';

const asProgress = (message: unknown) => parseOr(packageProgress, message, undefined);

const file = (path: string, bytes: number): StoredFile => {
  const url = `${ORIGIN}${path}`;
  return { url, cacheKey: url, bytes, digest: digestOf(path), headers: keptHeaders(path, {}) };
};
const shell = [file('/', 10), file('/about', 20)];
const pictures = [file('/pictures/a-640.12345678.avif', 300), file('/pictures/b-640.12345678.avif', 400)];
const OLD_PICTURE = `${ORIGIN}/pictures/a-640.00000000.avif`;

let server: FakeServer;
let shellCache: FakeCache;
let picturesCache: FakeCache;
let tab: FakeTab;
let active: boolean;
let practiceLeftMs: number;
let deps: WorkerDeps;

beforeEach(async () => {
  ({ server } = freshWorkerScope());
  shellCache = new FakeCache();
  picturesCache = new FakeCache();
  tab = new FakeTab();
  active = true;
  practiceLeftMs = 0;
  for (const { url } of pictures) server.serve(new URL(url).pathname, 'image/avif');
  for (const { url, headers } of shell) await shellCache.put(url, new Response(new URL(url).pathname, { headers }));
  await picturesCache.put(OLD_PICTURE, new Response('old'));
  deps = {
    version: 'abc1234',
    shell,
    pictures,
    openShell: () => Promise.resolve(shellCache),
    openPictures: () => Promise.resolve(picturesCache),
    isActive: () => active,
    skipWaiting: vi.fn(() => Promise.resolve()),
    showUpdate: () => Promise.resolve(true),
    tell: (progress) => tellTabs(new FakeTabs(tab), progress),
    practice: {
      known: Promise.resolve(),
      leftMs: () => practiceLeftMs,
      begin: () => {
        practiceLeftMs = 60_000;
        return Promise.resolve();
      },
      end: () => {
        practiceLeftMs = 0;
        return Promise.resolve();
      },
    },
  };
});

const wholeShell = { doneBytes: 30, totalBytes: 30, missing: 0 };

describe('answerMessage', () => {
  it('says what is in the caches now', async () => {
    await shellCache.delete(`${ORIGIN}/about`);
    expect(await answerMessage({ type: 'package-status' }, deps)).toEqual({
      type: 'package-status',
      status: {
        version: 'abc1234',
        shell: { doneBytes: 10, totalBytes: 30, missing: 1 },
        pictures: { doneBytes: 0, totalBytes: 700, missing: 2 },
      },
    });
  });

  it('gives what is kept under other headers those of the build at the next look', async () => {
    const { url, headers } = shell[1] ?? file('/', 0);
    await shellCache.put(url, new Response('/about', { headers: { 'content-type': 'application/octet-stream' } }));
    await picturesCache.put(pictures[0]?.url ?? '', new Response('ink', { headers: { 'content-type': 'text/plain' } }));
    await answerMessage({ type: 'package-status' }, deps);
    expect(Object.fromEntries(shellCache.entries.get(url)?.headers ?? [])).toEqual(headers);
    expect(await shellCache.entries.get(url)?.text()).toBe('/about');
    expect(picturesCache.entries.get(pictures[0]?.url ?? '')?.headers.get('content-type')).toBe('image/avif');
    expect(server.asked).toEqual([]);
  });

  it('saves a batch, tells every tab, and removes old pictures only when all new ones are in', async () => {
    const batch = { type: 'save-batch', part: 'pictures', limit: 1, skip: [] } as const;
    const first = await answerMessage(batch, deps);
    expect(first).toEqual({
      type: 'batch-saved',
      saved: 1,
      failed: [],
      full: false,
      status: {
        version: 'abc1234',
        shell: wholeShell,
        pictures: { doneBytes: 300, totalBytes: 700, missing: 1 },
      },
    });
    expect(picturesCache.entries.has(OLD_PICTURE)).toBe(true);
    await answerMessage(batch, deps);
    expect(picturesCache.entries.has(OLD_PICTURE)).toBe(false);
    expect(picturesCache.entries.size).toBe(2);
    expect(tab.received).toHaveLength(2);
    expect(tab.received.map(asProgress)).toEqual(tab.received);
  });

  it('removes old pictures also where no new one is missing, when it is asked how things are', async () => {
    for (const { url } of pictures) await picturesCache.put(url, new Response(new URL(url).pathname));
    active = false;
    await answerMessage({ type: 'package-status' }, deps);
    expect(picturesCache.entries.has(OLD_PICTURE)).toBe(true);
    active = true;
    await answerMessage({ type: 'package-status' }, deps);
    expect(picturesCache.entries.has(OLD_PICTURE)).toBe(false);
    expect(picturesCache.entries.size).toBe(pictures.length);
  });

  it('checks the bytes of every kept file, of both parts, and mends what it can', async () => {
    await answerMessage({ type: 'save-batch', part: 'pictures', limit: 8, skip: [] }, deps);
    const [picture] = pictures;
    await shellCache.put(`${ORIGIN}/about`, new Response('an earlier page'));
    await picturesCache.put(picture?.url ?? '', new Response('half'));
    server.serve('/about', 'text/html');
    expect(await answerMessage({ type: 'check-files' }, deps)).toMatchObject({
      type: 'files-checked',
      wrong: 2,
      status: { shell: wholeShell, pictures: { missing: 0 } },
    });
    expect(await answerMessage({ type: 'check-files' }, deps)).toMatchObject({ wrong: 0, unreadable: 0 });
    shellCache.unreadable = true;
    picturesCache.unreadable = true;
    server.unreachable = true;
    expect(await answerMessage({ type: 'check-files' }, deps)).toMatchObject({ wrong: 4, unreadable: 4 });
    expect(tab.received.length).toBeGreaterThan(0);
    expect(tab.received.map(asProgress)).toEqual(tab.received);
  });

  it.each([6_000, -3_600_000])('tells the tabs while a slow batch is under way (the clock: %i ms)', async (later) => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
    server.serve(new URL(pictures[1]?.url ?? '').pathname, 'image/avif');
    const picture = server.answers.get('/pictures/a-640.12345678.avif');
    server.answers.set('/pictures/a-640.12345678.avif', () => {
      clock.mockReturnValue(later);
      return picture?.() ?? new Response('');
    });
    await answerMessage({ type: 'save-batch', part: 'pictures', limit: 8, skip: [] }, deps);
    clock.mockRestore();
    await vi.waitFor(() => expect(tab.received).toHaveLength(2));
    expect(tab.received.map(asProgress)).toEqual(tab.received);
  });

  it('saves on where the tabs cannot be told meanwhile', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValueOnce(0).mockReturnValue(6_000);
    let told = 0;
    deps = { ...deps, tell: () => ((told += 1) === 1 ? Promise.reject(new Error('No tabs')) : Promise.resolve()) };
    const reply = await answerMessage({ type: 'save-batch', part: 'pictures', limit: 8, skip: [] }, deps);
    expect(reply).toMatchObject({ type: 'batch-saved', saved: 2 });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    clock.mockRestore();
    warn.mockRestore();
  });

  it('leaves old pictures to the worker that is active', async () => {
    active = false;
    await answerMessage({ type: 'save-batch', part: 'pictures', limit: 8, skip: [] }, deps);
    expect(picturesCache.entries.has(OLD_PICTURE)).toBe(true);
  });

  describe('on a device that is full', () => {
    const noRoom = new DOMException('No room', 'QuotaExceededError');
    const batch = { type: 'save-batch', part: 'pictures', limit: 8, skip: [] } as const;

    beforeEach(async () => {
      await picturesCache.put(pictures[0]?.url ?? '', new Response('new'));
      picturesCache.refuse = noRoom;
    });

    it('the pictures of earlier versions give their room to the new ones, and no new one goes', async () => {
      const remove = vi.spyOn(picturesCache, 'delete').mockImplementation((request) => {
        picturesCache.refuse = undefined;
        return FakeCache.prototype.delete.call(picturesCache, request);
      });
      expect(await answerMessage(batch, deps)).toMatchObject({ saved: 1, failed: [], full: false });
      expect(remove).toHaveBeenCalledOnce();
      expect([...picturesCache.entries.keys()]).toEqual(pictures.map(({ url }) => url));
    });

    it('the page is told after one more try, and there is none where nothing old is left', async () => {
      const reply = { saved: 0, failed: [pictures[1]?.url], full: true };
      expect(await answerMessage(batch, deps)).toMatchObject(reply);
      expect([...picturesCache.entries.keys()]).toEqual([pictures[0]?.url]);
      expect(server.asked).toHaveLength(2);
      expect(await answerMessage(batch, deps)).toMatchObject(reply);
      expect(server.asked).toHaveLength(3);
    });

    it('the pictures of earlier versions stay while this worker waits: pages still show them', async () => {
      active = false;
      expect(await answerMessage(batch, deps)).toMatchObject({ saved: 0, full: true });
      expect(picturesCache.entries.has(OLD_PICTURE)).toBe(true);
    });
  });

  it('brings a lost shell file back', async () => {
    await shellCache.delete(`${ORIGIN}/about`);
    server.serve('/about', 'text/html');
    const reply = await answerMessage({ type: 'save-batch', part: 'shell', limit: 8, skip: [] }, deps);
    expect(reply).toMatchObject({ saved: 1, status: { shell: wholeShell } });
    expect(server.asked).toEqual(['/about']);
  });

  it('begins and ends the practice, and tells every tab; a page that asks hears only of one that is on', async () => {
    expect(await answerMessage({ type: 'practice-status' }, deps)).toEqual({ type: 'practice', leftMs: 0 });
    expect(tab.received).toEqual([]);
    expect(await answerMessage({ type: 'practice-begin' }, deps)).toEqual({ type: 'practice', leftMs: 60_000 });
    expect(await answerMessage({ type: 'practice-status' }, deps)).toEqual({ type: 'practice', leftMs: 60_000 });
    expect(await answerMessage({ type: 'practice-end' }, deps)).toEqual({ type: 'practice', leftMs: 0 });
    const told = tab.received.map((message) => parseOr(practiceNews, message, undefined)?.leftMs);
    expect(told).toEqual([60_000, 60_000, 0]);
    deps = { ...deps, practice: { ...deps.practice, begin: () => Promise.reject(new Error('blocked')) } };
    expect(await answerMessage({ type: 'practice-begin' }, deps)).toMatchObject({ type: 'refused' });
  });

  it('says that storage refuses instead of leaving the page without an answer', async () => {
    deps = { ...deps, openShell: () => Promise.reject(new Error('The operation is insecure')) };
    expect(await answerMessage({ type: 'package-status' }, deps)).toEqual({
      type: 'refused',
      reason: 'Error: The operation is insecure',
    });
  });

  it('takes over on SKIP_WAITING, without an answer', async () => {
    expect(await answerMessage({ type: 'SKIP_WAITING' }, deps)).toBeUndefined();
    expect(deps.skipWaiting).toHaveBeenCalledOnce();
  });

  it('says whether the notification was shown', async () => {
    const reply = await answerMessage({ type: 'show-update-notification' }, deps);
    expect(reply).toEqual({ type: 'notification-shown', shown: true });
  });
});

it('tells the tabs how far it is with the first and the last installed file', async () => {
  const report = reportInstall(deps);
  for (const file of shell) report(file);
  await vi.waitFor(() => expect(tab.received).toHaveLength(2));
  const sums = tab.received.map((message) => asProgress(message)?.status.shell);
  expect(sums).toEqual([{ doneBytes: 10, totalBytes: 30, missing: 1 }, wholeShell]);
});

it.each([500, -3_600_000])('tells of a file in the middle after %i ms, also by a clock that was set back', (step) => {
  const tell = vi.fn<WorkerDeps['tell']>(() => Promise.resolve());
  const many = Array.from({ length: 5 }, (_, index) => file(`/page${index}`, 10));
  let now = 0;
  const report = reportInstall({ ...deps, shell: many, tell }, () => (now += step));
  for (const one of many) report(one);
  expect(tell.mock.calls.map(([news]) => asProgress(news)?.status.shell.missing)).toEqual([4, 3, 2, 1, 0]);
});

it('installs on where the tabs cannot be told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const report = reportInstall({ ...deps, tell: () => Promise.reject(new Error('No tabs')) });
  for (const file of shell) report(file);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  warn.mockRestore();
});

it('does not tell of every file of a fast line, but always of the last', async () => {
  const tell = vi.fn<WorkerDeps['tell']>(() => Promise.resolve());
  const many = Array.from({ length: 20 }, (_, index) => file(`/page${index}`, 10));
  const report = reportInstall({ ...deps, shell: many, tell }, () => 1_000);
  for (const file of many) report(file);
  expect(tell.mock.calls.map(([news]) => asProgress(news)?.status.shell.missing)).toEqual([19, 0]);
});
