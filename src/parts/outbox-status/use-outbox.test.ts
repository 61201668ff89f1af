import { beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../outbox/outbox';
import { createEntriesStore } from './entries-store';

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
let changed: () => void;
let returned: () => void;

const outbox = {
  list: () => Promise.resolve(entries),
  subscribe: (listener: () => void) => {
    changed = listener;
    return () => {
      changed = () => {};
    };
  },
};
const onReturn = (listener: () => void) => {
  returned = listener;
  return () => {};
};

beforeEach(() => {
  entries = [entry('a')];
});

it('knows nothing on the server and before it is loaded, and loads for the first who asks', async () => {
  const load = vi.fn(() => Promise.resolve(outbox));
  const store = createEntriesStore(load, onReturn);
  expect(load).not.toHaveBeenCalled();
  const heard = vi.fn();
  store.subscribe(heard);
  store.subscribe(() => {});
  expect(store.snapshot()).toEqual({ entries: [], ready: false, unreadable: false });
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.snapshot()).toEqual({ entries, ready: true, unreadable: false });
  expect(store.serverSnapshot()).toEqual({ entries: [], ready: false, unreadable: false });
});

it('follows every change, and looks again when the page is shown from the cache', async () => {
  const store = createEntriesStore(() => Promise.resolve(outbox), onReturn);
  store.subscribe(() => {});
  await settled();
  entries = [];
  changed();
  await settled();
  expect(store.snapshot().entries).toEqual([]);
  entries = [entry('b')];
  returned();
  await settled();
  expect(store.snapshot().entries).toEqual(entries);
});

it('gives the same picture until something changes, as React wants it', async () => {
  const store = createEntriesStore(() => Promise.resolve(outbox), onReturn);
  store.subscribe(() => {});
  await settled();
  expect(store.snapshot()).toBe(store.snapshot());
});

it('does not take a database that cannot be read for an empty one', async () => {
  let refuses = false;
  const list = () => (refuses ? Promise.reject(new Error('blocked')) : Promise.resolve(entries));
  const store = createEntriesStore(() => Promise.resolve({ ...outbox, list }), onReturn);
  store.subscribe(() => {});
  await settled();
  refuses = true;
  changed();
  await settled();
  expect(store.snapshot()).toEqual({ entries, ready: true, unreadable: true });
  refuses = false;
  changed();
  await settled();
  expect(store.snapshot().unreadable).toBe(false);
});

it('stops listening when nobody looks', async () => {
  const store = createEntriesStore(() => Promise.resolve(outbox), onReturn);
  const stop = store.subscribe(() => {});
  await settled();
  stop();
  entries = [];
  changed();
  await settled();
  expect(store.snapshot().entries).toHaveLength(1);
});
