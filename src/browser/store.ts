import { useSyncExternalStore } from 'react';

/** A value that can be observed, in the shape of React's useSyncExternalStore. */
export interface ReadableStore<T> {
  getSnapshot(): T;
  /** The value in the built HTML and in the first render, the same for every visitor. */
  getServerSnapshot(): T;
  /** Calls `listener` after each change; the returned function stops that. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends ReadableStore<T> {
  set(value: T): void;
}

/** Returns the value of a store; in the built HTML and in the first render its server snapshot. */
export const useStore = <T>({ subscribe, getSnapshot, getServerSnapshot }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);

/**
 * Creates a store that starts with `initial`, which is also its server snapshot. Setting an equal value notifies no
 * listener. Plain objects and lists are equal if their contents are, so they must not contain themselves; any other
 * object (an element, a Map) equals only itself.
 */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
    getServerSnapshot: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(value) {
      if (isSame(current, value)) return;
      current = value;
      for (const listener of listeners) listener();
    },
  };
}

type ValuesOf<Sources extends readonly ReadableStore<unknown>[]> = {
  readonly [Index in keyof Sources]: Sources[Index] extends ReadableStore<infer T> ? T : never;
};

/**
 * Creates a store whose value is computed from other stores. It listens to them only while it has
 * listeners itself.
 */
export function deriveStore<const Sources extends readonly ReadableStore<unknown>[], T>(
  sources: Sources,
  compute: (...values: ValuesOf<Sources>) => T,
): ReadableStore<T> {
  const valuesNow = (): unknown[] => sources.map((source) => source.getSnapshot());
  const valuesOnServer = (): unknown[] => sources.map((source) => source.getServerSnapshot());
  const from = (values: unknown[]): T => compute(...(values as unknown as ValuesOf<Sources>));
  const onServer = from(valuesOnServer());
  let current = onServer;
  // Return the same object until a source changes, because React compares snapshots by identity.
  const getSnapshot = (): T => {
    const next = from(valuesNow());
    if (!isSame(current, next)) current = next;
    return current;
  };
  return {
    getSnapshot,
    getServerSnapshot: () => onServer,
    subscribe(listener) {
      let seen = getSnapshot();
      const ends = sources.map((source) =>
        source.subscribe(() => {
          const next = getSnapshot();
          if (next === seen) return;
          seen = next;
          listener();
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** Whether both values are the same one, or plain objects or lists with the same contents. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!(isPlain(a) && isPlain(b)) || Array.isArray(a) !== Array.isArray(b)) return false;
  const before = new Map<string, unknown>(Object.entries(a));
  const after = Object.entries(b);
  return (
    before.size === after.length && after.every(([key, value]) => before.has(key) && isSame(before.get(key), value))
  );
}

/** Returns whether a value is a list or an object without a class, which is nothing but its contents. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
