import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry, OutboxListener } from '../../outbox/outbox';
import { createEntriesStore } from './use-outbox';

const settled = () => new Promise((resolve) => setImmediate(resolve));

const entry = (id: string): OutboxEntry => ({
  id,
  kind: 'newsletter',
  payload: { email: 'ada@mail.example', firstName: '', lastName: '' },
  state: 'waiting',
  createdAt: 0,
  nextAttemptAt: 0,
  possibleDuplicate: false,
});

let entries: OutboxEntry[];
let emit: OutboxListener;
let list: ReturnType<typeof vi.fn<() => Promise<OutboxEntry[]>>>;
let returned: () => void;

/** Simulates a message of another page or the worker that something has changed. */
const changed = () => emit({ type: 'outbox-changed' });

const outbox = {
  list: () => list(),
  subscribe: (listener: OutboxListener) => {
    emit = listener;
    return () => {
      emit = () => {};
    };
  },
};
const load = () => Promise.resolve(outbox);
const onReturn = (listener: () => void) => {
  returned = listener;
  return () => {};
};

beforeEach(() => {
  entries = [entry('a')];
  list = vi.fn(() => Promise.resolve(entries));
});

it('is empty on the server and before the outbox is loaded, and loads it for the first subscriber', async () => {
  const load = vi.fn(() => Promise.resolve(outbox));
  const store = createEntriesStore({ load, onReturn });
  expect(load).not.toHaveBeenCalled();
  const heard = vi.fn();
  store.subscribe(heard);
  store.subscribe(() => {});
  expect(store.getSnapshot()).toEqual({ entries: [], ready: false, unreadable: false });
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toEqual({ entries, ready: true, unreadable: false });
  expect(store.getServerSnapshot()).toEqual({ entries: [], ready: false, unreadable: false });
});

it('follows every change, and reads again when the page returns from the cache', async () => {
  const store = createEntriesStore({ load, onReturn });
  store.subscribe(() => {});
  await settled();
  entries = [];
  changed();
  await settled();
  expect(store.getSnapshot().entries).toEqual([]);
  entries = [entry('b')];
  returned();
  await settled();
  expect(store.getSnapshot().entries).toEqual(entries);
});

it('gives the same snapshot until something changes, as React requires', async () => {
  const store = createEntriesStore({ load, onReturn });
  store.subscribe(() => {});
  await settled();
  expect(store.getSnapshot()).toBe(store.getSnapshot());
});

it('distinguishes a database that cannot be read from an empty one, and logs why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let refuses = false;
  list.mockImplementation(() => (refuses ? Promise.reject(new Error('blocked')) : Promise.resolve(entries)));
  const store = createEntriesStore({ load, onReturn });
  store.subscribe(() => {});
  await settled();
  refuses = true;
  changed();
  await settled();
  expect(store.getSnapshot()).toEqual({ entries, ready: true, unreadable: true });
  expect(warn).toHaveBeenCalledExactlyOnceWith('The outbox could not be read', new Error('blocked'));
  warn.mockRestore();
  refuses = false;
  changed();
  await settled();
  expect(store.getSnapshot().unreadable).toBe(false);
});

it('stops listening without subscribers', async () => {
  const store = createEntriesStore({ load, onReturn });
  const stop = store.subscribe(() => {});
  await settled();
  stop();
  entries = [];
  changed();
  await settled();
  expect(store.getSnapshot().entries).toHaveLength(1);
});

it('uses the reading that began last, whichever ends last', async () => {
  const store = createEntriesStore({ load, onReturn });
  store.subscribe(() => {});
  await settled();
  let answer = (_entries: OutboxEntry[]): void => {};
  list.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  changed();
  entries = [entry('new')];
  changed();
  await settled();
  answer([entry('old')]);
  await settled();
  expect(store.getSnapshot().entries).toEqual(entries);
});

describe('what this page itself changes', () => {
  const ids = (store: ReturnType<typeof createEntriesStore>) => store.getSnapshot().entries.map(({ id }) => id);

  it('is in the message, so the database is not read', async () => {
    const store = createEntriesStore({ load, onReturn });
    store.subscribe(() => {});
    await settled();
    list.mockClear();
    emit({ type: 'outbox-changed' }, { entry: { ...entry('b'), createdAt: 1 } });
    expect(ids(store)).toEqual(['a', 'b']);
    emit({ type: 'outbox-changed' }, { entry: { ...entry('a'), state: 'sending' } });
    expect(store.getSnapshot().entries).toMatchObject([
      { id: 'a', state: 'sending' },
      { id: 'b', state: 'waiting' },
    ]);
    emit({ type: 'submission-sent', id: 'a', kind: 'newsletter' }, { entry: undefined });
    emit({ type: 'submission-removed', id: 'b' }, { entry: undefined });
    expect(ids(store)).toEqual([]);
    await settled();
    expect(list).not.toHaveBeenCalled();
  });

  it('is not undone by a reading that began earlier', async () => {
    const store = createEntriesStore({ load, onReturn });
    store.subscribe(() => {});
    await settled();
    let answer = (_entries: OutboxEntry[]): void => {};
    list.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    changed();
    emit({ type: 'submission-sent', id: 'a', kind: 'newsletter' }, { entry: undefined });
    answer([entry('a'), entry('c')]);
    await settled();
    expect(ids(store)).toEqual(['c']);
  });

  it('is replaced by a reading that began later', async () => {
    const store = createEntriesStore({ load, onReturn });
    store.subscribe(() => {});
    await settled();
    emit({ type: 'outbox-changed' }, { entry: { ...entry('a'), state: 'sending' } });
    changed();
    await settled();
    expect(store.getSnapshot().entries).toEqual([entry('a')]);
  });

  it('makes no list before the database was read', async () => {
    const store = createEntriesStore({ load, onReturn });
    store.subscribe(() => {});
    let answer = (_entries: OutboxEntry[]): void => {};
    list.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await settled();
    emit({ type: 'outbox-changed' }, { entry: entry('b') });
    expect(store.getSnapshot()).toEqual({ entries: [], ready: false, unreadable: false });
    answer([entry('a')]);
    await settled();
    expect(ids(store)).toEqual(['a', 'b']);
  });

  it('is read from the database if the message does not contain it, or if the last reading failed', async () => {
    const store = createEntriesStore({ load, onReturn });
    store.subscribe(() => {});
    await settled();
    entries = [];
    emit({ type: 'outbox-changed' }, { entry: undefined });
    await settled();
    expect(ids(store)).toEqual([]);
    list.mockImplementationOnce(() => Promise.reject(new Error('blocked')));
    changed();
    await settled();
    expect(store.getSnapshot().unreadable).toBe(true);
    entries = [entry('a'), entry('b')];
    emit({ type: 'outbox-changed' }, { entry: entry('b') });
    await settled();
    expect(store.getSnapshot()).toEqual({ entries, ready: true, unreadable: false });
  });
});
