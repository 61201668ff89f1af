/** A value that may be watched; shaped for React's useSyncExternalStore. */
export interface ReadableStore<T> {
  getSnapshot(): T;
  /** Calls `listener` after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends ReadableStore<T> {
  set(value: T): void;
}

/** A store that holds `initial`. Setting an equal value (flat comparison) tells nobody. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
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

/** A store computed from others. It listens for as long as somebody listens to it. */
export function deriveStore<T>(
  sources: readonly Pick<ReadableStore<unknown>, 'subscribe'>[],
  compute: () => T,
): ReadableStore<T> {
  let current = compute();
  // The same object as long as nothing changed: React compares snapshots by identity.
  const getSnapshot = (): T => {
    const next = compute();
    if (!isSame(current, next)) current = next;
    return current;
  };
  return {
    getSnapshot,
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
