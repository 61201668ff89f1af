import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMessage } from './delivery/messages';
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

  it.each(['sent', 'gone'] as const)('may be %s already, though nobody in this page uses the outbox', async (fate) => {
    lazy.onceOutboxIsUsed = () => () => undefined;
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

  it('is not watched where the watch has ended before the outbox was loaded', async () => {
    whenSubmissionLeaves('a', left)();
    await settled();
    expect(listeners.size).toBe(0);
  });

  it('has left where it was sent, though it was never seen', async () => {
    find = () => Promise.resolve('sent');
    await watch({ wasThere: false });
    expect(left.mock.calls).toEqual([['sent']]);
  });

  it('is not asked about before anybody uses the outbox, where it was never seen', async () => {
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
    lazy.loadOutbox = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await watch();
    expect(left).not.toHaveBeenCalled();
  });
});
