import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMessage } from './messages';
import type { OutboxEntry, OutboxListener } from './outbox';

type LazyOutbox = typeof import('./lazy-outbox');
const outbox = {
  find: () => find(),
  subscribe(listener: OutboxListener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const listeners = new Set<OutboxListener>();
let find: () => Promise<string | { id: string }>;
let codeIsThere: boolean;
let page: EventTarget;

/** A fresh page: the module keeps its state for as long as it lives. */
async function open(): Promise<LazyOutbox> {
  vi.resetModules();
  return import('./lazy-outbox');
}

/** Whether the promise has resolved by now. */
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
  listeners.clear();
  find = () => Promise.resolve({ id: 'a' });
  page = new EventTarget();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('./outbox-instance', () => {
    if (!codeIsThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { browserOutbox: () => outbox };
  });
});
afterEach(() => {
  vi.doUnmock('./outbox-instance');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the outbox of a page', () => {
  it('stays away where nothing was ever written', async () => {
    const { whenOutboxIsUsed } = await open();
    expect(await resolved(whenOutboxIsUsed())).toBe(false);
  });

  it('comes for what an earlier visit has written', async () => {
    await writeOnce();
    const { whenOutboxIsUsed } = await open();
    expect(await whenOutboxIsUsed()).toBe(outbox);
  });

  it('comes when this page writes', async () => {
    const { loadOutbox, whenOutboxIsUsed } = await open();
    const whenUsed = whenOutboxIsUsed();
    await loadOutbox();
    expect(await whenUsed).toBe(outbox);
  });

  it('comes when another tab says that it has written', async () => {
    const { whenOutboxIsUsed } = await open();
    const whenUsed = whenOutboxIsUsed();
    expect(await resolved(whenUsed)).toBe(false);
    const other = new BroadcastChannel('gotham-mousers-outbox');
    other.postMessage({ type: 'outbox-changed' });
    expect(await whenUsed).toBe(outbox);
    other.close();
  });

  it.each(['online', 'pageshow', 'visibilitychange'])(
    'looks again at %s, for what it missed while frozen',
    async (sign) => {
      const { whenOutboxIsUsed } = await open();
      const whenUsed = whenOutboxIsUsed();
      expect(await resolved(whenUsed)).toBe(false);
      await writeOnce();
      page.dispatchEvent(new Event(sign));
      expect(await whenUsed).toBe(outbox);
    },
  );

  it('tries again for code that did not load', async () => {
    await writeOnce();
    codeIsThere = false;
    const { loadOutbox, whenOutboxIsUsed } = await open();
    const whenUsed = whenOutboxIsUsed();
    await expect(loadOutbox()).rejects.toThrow('mocking a module');
    codeIsThere = true;
    page.dispatchEvent(new Event('online'));
    expect(await whenUsed).toBe(outbox);
  });

  it('comes where the browser does not tell, or never answers', async () => {
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

describe('a submission that is waited for', () => {
  const settled = () => resolved(new Promise(() => undefined));
  const emit = (message: OutboxMessage, entry?: OutboxEntry | 'own') =>
    listeners.forEach((listener) =>
      listener(message, entry === undefined ? undefined : { entry: entry === 'own' ? undefined : entry }),
    );
  const left = vi.fn();

  async function watch(options?: { wasThere: boolean }): Promise<() => void> {
    left.mockClear();
    const { whenSubmissionLeaves } = await open();
    const stop = whenSubmissionLeaves('a', left, options);
    await settled();
    return stop;
  }

  it.each<[OutboxMessage, 'sent' | 'gone']>([
    [{ type: 'submission-sent', id: 'a', kind: 'contact' }, 'sent'],
    [{ type: 'submission-removed', id: 'a' }, 'gone'],
  ])('has left with %j, whoever says it, and leaves once', async (message, fate) => {
    await watch();
    expect(left).not.toHaveBeenCalled();
    emit(message, 'own');
    emit(message);
    expect(left.mock.calls).toEqual([[fate]]);
    expect(listeners.size).toBe(0);
    await watch();
    emit(message);
    expect(left.mock.calls).toEqual([[fate]]);
  });

  it('stays with what is said of others, and with what leaves it there', async () => {
    await watch();
    find = () => Promise.reject(new Error('nobody should look'));
    emit({ type: 'submission-sent', id: 'b', kind: 'contact' });
    emit({ type: 'submission-removed', id: 'b' }, 'own');
    emit({ type: 'outbox-changed' }, 'own');
    await settled();
    expect(left).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each(['sent', 'gone'] as const)('may be %s already', async (fate) => {
    find = () => Promise.resolve(fate);
    await watch();
    expect(left.mock.calls).toEqual([[fate]]);
  });

  it.each(['pageshow', 'visibilitychange', 'online'])(
    'is looked for at %s, for what was missed while frozen',
    async (event) => {
      await watch();
      find = () => Promise.resolve('gone');
      page.dispatchEvent(new Event(event));
      await settled();
      expect(left.mock.calls).toEqual([['gone']]);
    },
  );

  it('is looked for when another page says no more than that something has changed', async () => {
    await watch();
    find = () => Promise.resolve('gone');
    emit({ type: 'outbox-changed' });
    await settled();
    expect(left.mock.calls).toEqual([['gone']]);
  });

  it('is not missed where it was never seen', async () => {
    find = () => Promise.resolve('gone');
    await watch({ wasThere: false });
    emit({ type: 'outbox-changed' });
    await settled();
    expect(left).not.toHaveBeenCalled();
    find = () => Promise.resolve({ id: 'a' });
    emit({ type: 'outbox-changed' });
    await settled();
    find = () => Promise.resolve('gone');
    emit({ type: 'outbox-changed' });
    await settled();
    expect(left.mock.calls).toEqual([['gone']]);
  });

  it('counts as seen once this page itself has written it', async () => {
    find = () => Promise.resolve('gone');
    await watch({ wasThere: false });
    emit({ type: 'outbox-changed' }, { id: 'a' } as OutboxEntry);
    page.dispatchEvent(new Event('pageshow'));
    await settled();
    expect(left.mock.calls).toEqual([['gone']]);
  });

  it('is watched no longer than wanted', async () => {
    const stop = await watch();
    stop();
    find = () => Promise.resolve('gone');
    emit({ type: 'submission-sent', id: 'a', kind: 'contact' });
    page.dispatchEvent(new Event('pageshow'));
    await settled();
    expect(left).not.toHaveBeenCalled();
  });

  it('stays where the outbox cannot be loaded or read', async () => {
    find = () => Promise.reject(new Error('blocked'));
    await watch();
    codeIsThere = false;
    await watch();
    expect(left).not.toHaveBeenCalled();
  });
});
