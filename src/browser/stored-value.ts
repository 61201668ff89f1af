// Texts that the browser stores for us under a key. Reading and writing may throw (blocked storage,
// private windows), and writing fails if the storage is full; these errors are handled here.
import { createStore, type Store } from './store';

type Area = 'localStorage' | 'sessionStorage';

/** Reads the text under a key; null if there is none, undefined if the storage cannot be read. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    // Storage is blocked, or there is none (in the build).
    return undefined;
  }
}

/** Stores a text under a key, or removes it if `text` is undefined. Returns false if the browser refuses. */
export function writeStored(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
}

/** The part of web storage that is used here; it is a parameter, so that tests can make it fail. */
export interface TextStorage {
  /** Returns null if nothing is stored, and undefined if the storage cannot be read. */
  read(key: string): string | null | undefined;
  /** Stores a text, or removes it if it is undefined. Returns false if the browser refuses. */
  write(key: string, text: string | undefined): boolean;
  /** Calls `listener` after a change in another tab; the returned function stops that. */
  onChange(listener: () => void): () => void;
}

export const localTexts: TextStorage = {
  read: (key) => readStored('localStorage', key),
  write: (key, text) => writeStored('localStorage', key, text),
  onChange(listener) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

export interface StoredValue<T> extends Store<T> {
  /** Reads the stored value now. */
  read(): void;
  /** False if the browser refuses to store the value, which then lasts only as long as the page is open. */
  remembers(): boolean;
}

/**
 * A store over one key of localStorage. It is read when it is used, not on import, and follows other tabs while it has
 * listeners. If storage is blocked, the value lasts only as long as the page is open.
 *
 * @param parse makes a value of any stored text; null means that nothing is stored, as in the built
 * HTML
 * @param write returns the text of a value; undefined removes the key
 */
export function storedValue<T>(
  key: string,
  parse: (text: string | null) => T,
  write: (value: T) => string = String,
  storage: TextStorage = localTexts,
): StoredValue<T> {
  const store = createStore(parse(null));
  let listeners = 0;
  let isRefused = false;
  const read = (): void => {
    // A value that the browser refused to store exists only in memory.
    const stored = isRefused ? undefined : storage.read(key);
    isRefused = stored === undefined;
    if (stored !== undefined) store.set(parse(stored));
  };
  /** While there are no listeners, the store is not told of changes in other tabs, so each use reads it. */
  const readUnlessTold = (): void => {
    if (listeners === 0) read();
  };
  return {
    getServerSnapshot: store.getServerSnapshot,
    getSnapshot() {
      readUnlessTold();
      return store.getSnapshot();
    },
    set(value) {
      isRefused = !storage.write(key, value === undefined ? undefined : write(value));
      store.set(value);
    },
    read,
    remembers() {
      readUnlessTold();
      return !isRefused;
    },
    subscribe(listener) {
      read();
      listeners += 1;
      const end = store.subscribe(listener);
      const endChange = storage.onChange(read);
      return () => {
        listeners -= 1;
        end();
        endChange();
      };
    },
  };
}
