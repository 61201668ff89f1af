import { expect, it, vi } from 'vitest';
import { createStore, deriveStore } from './store';

it('notifies its listeners of a change, not of an equal value', () => {
  const store = createStore({ stage: 'unknown', bytes: 0 });
  const listener = vi.fn();
  const end = store.subscribe(listener);
  const before = store.getSnapshot();
  store.set({ stage: 'unknown', bytes: 0 });
  expect(listener).not.toHaveBeenCalled();
  expect(store.getSnapshot()).toBe(before);
  store.set({ stage: 'ready', bytes: 9 });
  expect(listener).toHaveBeenCalledOnce();
  end();
  store.set({ stage: 'unknown', bytes: 0 });
  expect(listener).toHaveBeenCalledOnce();
});

it('notices a property that was added or removed', () => {
  const store = createStore<{ a: number; b?: number }>({ a: 1 });
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ a: 1, b: 2 });
  store.set({ a: 1 });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('notices a property that was renamed while its value is missing', () => {
  const store = createStore<{ a?: undefined; b?: undefined }>({ a: undefined });
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ b: undefined });
  expect(listener).toHaveBeenCalledOnce();
});

it.each([
  ['maps', new Map([['a', 1]]), new Map([['a', 2]])],
  ['sets', new Set([1]), new Set([2])],
  ['dates', new Date(1), new Date(2)],
  ['an object and a list', {}, []],
  ['maps inside an object', { map: new Map([['a', 1]]) }, { map: new Map([['a', 2]]) }],
])('does not take %s for equal because they have the same properties', (_what, before, after) => {
  const store = createStore<object>(before);
  store.set(after);
  expect(store.getSnapshot()).toBe(after);
});

it('does not look into an object of a class, which may lead back to itself', () => {
  class Element {
    readonly self = this;
  }
  const store = createStore(new Element());
  const next = new Element();
  store.set(next);
  expect(store.getSnapshot()).toBe(next);
});

it('derives one value from several and keeps its identity while nothing changes', () => {
  const left = createStore(1);
  const right = createStore(2);
  const sum = deriveStore([left, right], (a, b) => ({ sum: a + b }));
  const listener = vi.fn();
  const end = sum.subscribe(listener);
  expect(sum.getSnapshot()).toBe(sum.getSnapshot());
  left.set(2);
  expect(sum.getSnapshot()).toEqual({ sum: 4 });
  expect(listener).toHaveBeenCalledOnce();
  end();
  right.set(9);
  expect(listener).toHaveBeenCalledOnce();
  expect(sum.getSnapshot()).toEqual({ sum: 11 });
});

it('keeps the value that the built HTML shows, whatever was set later', () => {
  const store = createStore('online');
  const doubled = deriveStore([store], (value) => ({ value: value + value }));
  const before = doubled.getServerSnapshot();
  store.set('offline');
  expect(store.getServerSnapshot()).toBe('online');
  expect(doubled.getServerSnapshot()).toBe(before);
  expect(doubled.getServerSnapshot()).toEqual({ value: 'onlineonline' });
  expect(doubled.getSnapshot()).toEqual({ value: 'offlineoffline' });
});
