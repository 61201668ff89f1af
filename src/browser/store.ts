import { useSyncExternalStore } from 'react';

/** A value that may be watched; shaped for React's useSyncExternalStore. */
export interface ReadableStore<T> {
  getSnapshot(): T;
  /** What the built HTML and the first render show: the same for every visitor. */
  getServerSnapshot(): T;
  /** Calls `listener` after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends ReadableStore<T> {
  set(value: T): void;
}

/** The value of a store; the server snapshot in the built HTML and in the first render. */
export const useStore = <T>({ subscribe, getSnapshot, getServerSnapshot }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);

/**
 * A store that holds `initial`, which is its server snapshot too. Setting an equal value (flat comparison)
 * notifies nobody.
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

/** A store computed from the values of others. It listens for as long as somebody listens to it. */
export function deriveStore<const Sources extends readonly ReadableStore<unknown>[], T>(
  sources: Sources,
  compute: (...values: ValuesOf<Sources>) => T,
): ReadableStore<T> {
  const valuesNow = (): unknown[] => sources.map((source) => source.getSnapshot());
  const valuesOnServer = (): unknown[] => sources.map((source) => source.getServerSnapshot());
  const from = (values: unknown[]): T => compute(...(values as unknown as ValuesOf<Sources>));
  const onServer = from(valuesOnServer());
  let current = onServer;
  // The same object as long as nothing changed: React compares snapshots by identity.
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

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const before = new Map<string, unknown>(Object.entries(a));
  const after = Object.entries(b);
  return before.size === after.length && after.every(([key, value]) => isSame(before.get(key), value));
}
