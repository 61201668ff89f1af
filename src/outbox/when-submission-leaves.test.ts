import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMessage } from './delivery/outbox-channel';
import type { OutboxEntry, OutboxListener } from './outbox';
import { whenSubmissionLeaves } from './when-submission-leaves';

const lazy = vi.hoisted(() => ({
  loadOutbox: (): Promise<object> => Promise.reject(new Error('not set up')),
  onceOutboxIsUsed:
    (_begin: (outbox: object) => void): (() => void) =>
    () =>
      undefined,
}));
vi.mock('./lazy-outbox', () => ({
  LIFECYCLE_EVENTS: ['online', 'pageshow', 'visibilitychange'],
  loadOutbox: () => lazy.loadOutbox(),
  onceOutboxIsUsed: (begin: (outbox: object) => void) => lazy.onceOutboxIsUsed(begin),
}));

const listeners = new Set<OutboxListener>();
const outbox = {
  find: () => find(),
  subscribe(listener: OutboxListener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
let find: () => Promise<string | { id: string }>;
let page: EventTarget;

/** Waits until everything that can happen without input has happened. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  listeners.clear();
  find = () => Promise.resolve({ id: 'a' });
  lazy.loadOutbox = () => Promise.resolve(outbox);
  lazy.onceOutboxIsUsed = (begin) => {
    begin(outbox);
    return () => undefined;
  };
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a submission that is waited for', () => {
  const emit = (message: OutboxMessage, entry?: OutboxEntry | 'own') =>
    listeners.forEach((listener) =>
      listener(message, entry === undefined ? undefined : { entry: entry === 'own' ? undefined : entry }),
    );
  const left = vi.fn();

  async function watch(options?: { wasThere: boolean }): Promise<() => void> {
    left.mockClear();
    const stop = whenSubmissionLeaves('a', left, options);
    await settled();
    return stop;
  }

  it.each<[OutboxMessage, 'sent' | 'gone']>([
    [{ type: 'submission-sent', id: 'a', kind: 'contact' }, 'sent'],
    [{ type: 'submission-removed', id: 'a' }, 'gone'],
  ])('has left with %j from this page or another one, and is reported once', async (message, fate) => {
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

  it('is not reported after messages about others, or about a change that leaves it in the outbox', async () => {
    await watch();
    find = () => Promise.reject(new Error('nobody should look'));
    emit({ type: 'submission-sent', id: 'b', kind: 'contact' });
    emit({ type: 'submission-removed', id: 'b' }, 'own');
    emit({ type: 'outbox-changed' }, 'own');
    await settled();
    expect(left).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each(['sent', 'gone', 'emptied'] as const)(
    'may be %s already, though nobody in this page uses the outbox',
    async (fate) => {
      lazy.onceOutboxIsUsed = () => () => undefined;
      find = () => Promise.resolve(fate);
      await watch();
      expect(left.mock.calls).toEqual([[fate]]);
    },
  );

  it.each(['pageshow', 'visibilitychange', 'online'])(
    'is looked for at %s, because the page may have missed a message while frozen',
    async (event) => {
      await watch();
      find = () => Promise.resolve('gone');
      page.dispatchEvent(new Event(event));
      await settled();
      expect(left.mock.calls).toEqual([['gone']]);
    },
  );

  it('is looked for when another page says only that something has changed', async () => {
    await watch();
    find = () => Promise.resolve('gone');
    emit({ type: 'outbox-changed' });
    await settled();
    expect(left.mock.calls).toEqual([['gone']]);
  });

  it('is reported once where a message comes while it is looked for', async () => {
    await watch();
    let found = (_fate: string): void => undefined;
    find = () => new Promise((resolve) => (found = resolve));
    page.dispatchEvent(new Event('pageshow'));
    emit({ type: 'submission-sent', id: 'a', kind: 'contact' });
    found('sent');
    await settled();
    expect(left.mock.calls).toEqual([['sent']]);
  });

  it('is not reported as gone if it was never in the outbox', async () => {
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

  it('is not watched if the watch ended before the outbox was loaded', async () => {
    whenSubmissionLeaves('a', left)();
    await settled();
    expect(listeners.size).toBe(0);
  });

  it('is reported as sent even if it was never seen in the outbox', async () => {
    find = () => Promise.resolve('sent');
    await watch({ wasThere: false });
    expect(left.mock.calls).toEqual([['sent']]);
  });

  it('is not looked for before the outbox is used, if it was never seen in it', async () => {
    lazy.loadOutbox = () => Promise.reject(new Error('To ask would make the database.'));
    const waiting = new Set<unknown>();
    lazy.onceOutboxIsUsed = (begin) => {
      waiting.add(begin);
      return () => void waiting.delete(begin);
    };
    const stop = await watch({ wasThere: false });
    expect([listeners.size, waiting.size]).toEqual([0, 1]);
    expect(console.warn).not.toHaveBeenCalled();
    stop();
    expect(waiting.size).toBe(0);
  });

  it('counts as seen once this page itself has written it', async () => {
    find = () => Promise.resolve('gone');
    await watch({ wasThere: false });
    emit({ type: 'outbox-changed' }, { id: 'a' } as OutboxEntry);
    page.dispatchEvent(new Event('pageshow'));
    await settled();
    expect(left.mock.calls).toEqual([['gone']]);
  });

  it('is not reported after the watch has ended', async () => {
    const stop = await watch();
    stop();
    for (const event of ['online', 'pageshow', 'visibilitychange']) expect(getEventListeners(page, event)).toEqual([]);
    find = () => Promise.resolve('gone');
    emit({ type: 'submission-sent', id: 'a', kind: 'contact' });
    page.dispatchEvent(new Event('pageshow'));
    await settled();
    expect(left).not.toHaveBeenCalled();
  });

  it('is not reported if the outbox cannot be loaded or read', async () => {
    find = () => Promise.reject(new Error('blocked'));
    await watch();
    lazy.loadOutbox = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await watch();
    expect(left).not.toHaveBeenCalled();
  });
});
