// One value under one key of localStorage: written at once, followed in other tabs, and held in memory where the
// browser keeps nothing.
import { readStored, writeStored } from '../browser/stored-value';

/** The part of the browser's storage that is used; handed in, so that tests can refuse it. */
export interface Storage {
  /** null: nothing stands there; undefined: it cannot be read. */
  read(key: string): string | null | undefined;
  /** With undefined removes it. False where the browser refuses. */
  write(key: string, text: string | undefined): boolean;
  /** Calls `listener` after a change of another tab; the returned function ends that. */
  onChange(listener: () => void): () => void;
}

export const localStore: Storage = {
  read: (key) => readStored('localStorage', key),
  write: (key, text) => writeStored('localStorage', key, text),
  onChange(listener) {
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  },
};

export interface Kept<T> {
  getSnapshot(): T;
  /** Calls `listener` after each change, of this tab or of another; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Changes what stands there now, whichever tab wrote it. */
  change(change: (value: T) => T): void;
  /** False: the browser refuses to keep anything, and it holds for as long as the page is open. */
  remembers(): boolean;
}

/**
 * A value of JSON under a key.
 * @param parse makes a value of whatever may stand there; undefined: nothing, or no JSON
 */
export function keptValue<T>(key: string, parse: (stored: unknown) => T, storage: Storage): Kept<T> {
  let text: string | null | undefined;
  let value: T | undefined;
  let wasRead = false;
  let isRefused = false;
  const listeners = new Set<() => void>();

  function read(): T {
    // What was refused stands in memory only.
    const stored = isRefused ? text : storage.read(key);
    if (stored === undefined) isRefused = true;
    if (!wasRead || (stored !== undefined && stored !== text)) {
      text = stored;
      value = parse(parsed(stored));
      wasRead = true;
    }
    return value as T;
  }

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  let endChange: (() => void) | undefined;

  return {
    getSnapshot: () => (wasRead ? (value as T) : read()),
    subscribe(listener) {
      listeners.add(listener);
      endChange ??= storage.onChange(() => {
        const before = value;
        if (read() !== before) tell();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        endChange?.();
        endChange = undefined;
      };
    },
    change(change) {
      const before = read();
      const after = change(before);
      if (after === before) return;
      value = after;
      text = after === undefined ? null : JSON.stringify(after);
      isRefused = !storage.write(key, text ?? undefined);
      tell();
    },
    remembers() {
      read();
      return !isRefused;
    },
  };
}

function parsed(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Somebody else's, or cut off.
    return undefined;
  }
}
