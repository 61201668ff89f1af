import { getEventListeners } from 'node:events';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as openedChannel from './delivery/open-channel';

type LazyOutbox = typeof import('./lazy-outbox');
const outbox = {};
let codeIsThere: boolean;
let page: EventTarget;

/**
 * Loads the module like a fresh page, because it keeps its state as long as it lives. What it imports is loaded once,
 * with this file (docs/MUTANTS.md).
 */
async function open(): Promise<LazyOutbox> {
  vi.resetModules();
  return import('./lazy-outbox');
}

/** Returns whether the promise has resolved by now. */
const resolved = async (promise: Promise<unknown>): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return done;
};

async function writeOnce(): Promise<void> {
  const opening = indexedDB.open('gotham-mousers', 1);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  opening.result.close();
}

beforeEach(() => {
  codeIsThere = true;
  page = new EventTarget();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('./outbox-instance', () => {
    if (!codeIsThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { browserOutbox: () => outbox };
  });
  vi.doMock('./delivery/open-channel', () => openedChannel);
});
afterEach(() => {
  vi.doUnmock('./outbox-instance');
  vi.doUnmock('./delivery/open-channel');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the outbox of a page', () => {
  it('is not loaded if nothing was ever written', async () => {
    const { whenOutboxIsUsed } = await open();
    expect(await resolved(whenOutboxIsUsed())).toBe(false);
  });

  it('is loaded if an earlier visit has written something', async () => {
    await writeOnce();
    const { whenOutboxIsUsed } = await open();
    expect(await whenOutboxIsUsed()).toBe(outbox);
  });

  it('is not loaded for the databases of others', async () => {
    const opening = indexedDB.open('something else', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
    const { whenOutboxIsUsed } = await open();
    expect(await resolved(whenOutboxIsUsed())).toBe(false);
  });

  it('is not requested if the page has provided the code', async () => {
    codeIsThere = false;
    const { loadOutbox, provideOutbox } = await open();
    provideOutbox(() => outbox as never);
    expect(await loadOutbox()).toBe(outbox);
  });

  it('is loaded without a channel to the other tabs, and then removes its listeners', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { whenOutboxIsUsed } = await open();
    const whenUsed = whenOutboxIsUsed();
    expect(await resolved(whenUsed)).toBe(false);
    expect(getEventListeners(page, 'pageshow')).toHaveLength(1);
    await writeOnce();
    page.dispatchEvent(new Event('pageshow'));
    expect(await whenUsed).toBe(outbox);
    for (const event of ['online', 'pageshow', 'visibilitychange']) expect(getEventListeners(page, event)).toEqual([]);
  });

  it('is loaded when this page writes', async () => {
    const { loadOutbox, whenOutboxIsUsed } = await open();
    const whenUsed = whenOutboxIsUsed();
    await loadOutbox();
    expect(await whenUsed).toBe(outbox);
  });

  it('begins and ends what a caller has registered, unless the caller has left before', async () => {
    const { loadOutbox, onceOutboxIsUsed } = await open();
    const begun: string[] = [];
    const begin = (name: string) => () => {
      begun.push(`${name} begins`);
      return () => void begun.push(`${name} ends`);
    };
    const leave = onceOutboxIsUsed(begin('who left'));
    const stay = onceOutboxIsUsed(begin('who stayed'));
    leave();
    expect(begun).toEqual([]);
    await loadOutbox();
    stay();
    onceOutboxIsUsed(begin('who came late'))();
    expect(begun).toEqual(['who stayed begins', 'who stayed ends', 'who came late begins', 'who came late ends']);
  });

  it('keeps no caller that has left, even if nobody ever writes', async () => {
    const add = vi.spyOn(Set.prototype, 'add');
    const { onceOutboxIsUsed } = await open();
    add.mockClear();
    for (let visit = 0; visit < 50; visit += 1) onceOutboxIsUsed(() => undefined)();
    const waiting = add.mock.contexts.at(-1) as Set<unknown>;
    // The only waiting callback is the one that removes the listeners of the module.
    expect(waiting.size).toBe(1);
  });

  it('is loaded when another tab reports that it has written', async () => {
    const { whenOutboxIsUsed } = await open();
    const whenUsed = whenOutboxIsUsed();
    expect(await resolved(whenUsed)).toBe(false);
    const other = new BroadcastChannel('gotham-mousers-outbox');
    other.postMessage({ type: 'outbox-changed' });
    expect(await whenUsed).toBe(outbox);
    other.close();
  });

  it('closes its channel in the back/forward cache, because a message would end the cache, and opens it again afterwards', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('gotham-mousers-outbox');
    const answers: unknown[] = [];
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => answers.push(data));
    const channel = openedChannel.openChannel((message) => heard.push(message));
    const go = (type: string, persisted: boolean) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));
    const witness = new BroadcastChannel('gotham-mousers-outbox');
    /** Says what the channel under test must not hear, and waits until the witness hears it. */
    const sayInVain = async (message: string): Promise<void> => {
      const said = new Promise<void>((resolve) =>
        witness.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (data === message) resolve();
        }),
      );
      other.postMessage(message);
      await said;
    };
    go('pageshow', false);
    go('pagehide', false);
    other.postMessage('before');
    await vi.waitFor(() => expect(heard).toEqual(['before']));
    go('pagehide', true);
    channel.post({ type: 'outbox-changed' });
    await sayInVain('meanwhile');
    go('pageshow', true);
    other.postMessage('after');
    await vi.waitFor(() => expect(heard).toEqual(['before', 'after']));
    expect(answers).toEqual([]);
    channel.post({ type: 'outbox-changed' });
    await vi.waitFor(() => expect(answers).toEqual([{ type: 'outbox-changed' }]));
    channel.close();
    go('pageshow', true);
    await sayInVain('closed');
    expect(heard).toEqual(['before', 'after']);
    expect(['pagehide', 'pageshow'].flatMap((event) => getEventListeners(page, event))).toEqual([]);
    other.close();
    witness.close();
  });

  it('can close its channel in a worker, which has no events of a page', () => {
    vi.stubGlobal('addEventListener', undefined);
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    const channel = openedChannel.openChannel(() => undefined);
    channel.post({ type: 'outbox-changed' });
    expect(post).toHaveReturned();
    channel.close();
    channel.post({ type: 'outbox-changed' });
    expect(post).toHaveReturnedTimes(1);
  });

  it.each(['online', 'pageshow', 'visibilitychange'])(
    'looks again at %s for what another tab wrote while this one was frozen',
    async (sign) => {
      const { whenOutboxIsUsed } = await open();
      const whenUsed = whenOutboxIsUsed();
      expect(await resolved(whenUsed)).toBe(false);
      await writeOnce();
      page.dispatchEvent(new Event(sign));
      expect(await whenUsed).toBe(outbox);
    },
  );

  it('requests code again that did not load', async () => {
    await writeOnce();
    codeIsThere = false;
    const { loadOutbox, whenOutboxIsUsed } = await open();
    const whenUsed = whenOutboxIsUsed();
    await expect(loadOutbox()).rejects.toThrow('mocking a module');
    codeIsThere = true;
    page.dispatchEvent(new Event('online'));
    expect(await whenUsed).toBe(outbox);
  });

  it('is loaded if the browser cannot list its databases, or never answers', async () => {
    vi.stubGlobal('indexedDB', {});
    const { hasBeenWrittenTo } = await open();
    expect(await hasBeenWrittenTo()).toBe(true);
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { databases: () => new Promise(() => undefined) });
    const answer = hasBeenWrittenTo();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toBe(true);
    vi.useRealTimers();
  });
});
