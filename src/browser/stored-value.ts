// What a browser keeps for us under a key. Reading and writing may throw (blocked site data, private
// windows), and writing fails where the storage is full: that is caught here once.
import { createStore, type Store } from './store';

type Area = 'localStorage' | 'sessionStorage';

/** The text under a key; null where there is none, undefined where storage cannot be read. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    // Blocked, or there is none (the build).
    return undefined;
  }
}

/** Keeps a text under a key, or with undefined removes it. False where the browser refuses. */
export function writeStored(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    // Blocked or full.
    return false;
  }
}

/** The part of the browser's storage that is used; handed in, so that tests can refuse it. */
export interface TextStorage {
  /** null: nothing stands there; undefined: it cannot be read. */
  read(key: string): string | null | undefined;
  /** With undefined removes it. False where the browser refuses. */
  write(key: string, text: string | undefined): boolean;
  /** Calls `listener` after a change of another tab; the returned function ends that. */
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
  /** Looks what stands there now. False: the browser refuses, and the value holds for as long as the page is open. */
  read(): boolean;
}

/**
 * A store over one key of localStorage. It is read at the first use, not on import, and follows other
 * tabs for as long as somebody listens. Where storage is blocked the value holds for as long as the
 * page is open.
 * @param parse makes a value of whatever may stand there; null: nothing does, as in the built HTML
 * @param write the text of a value; undefined is never written, but removed
 */
export function storedValue<T>(
  key: string,
  parse: (text: string | null) => T,
  write: (value: T) => string = String,
  storage: TextStorage = localTexts,
): StoredValue<T> {
  const store = createStore(parse(null));
  let wasRead = false;
  let isRefused = false;
  const read = (): boolean => {
    wasRead = true;
    // What was refused stands in memory only.
    const stored = isRefused ? undefined : storage.read(key);
    isRefused = stored === undefined;
    if (stored !== undefined) store.set(parse(stored));
    return !isRefused;
  };
  const readOnce = (): void => {
    if (!wasRead) read();
  };
  return {
    getServerSnapshot: store.getServerSnapshot,
    getSnapshot() {
      readOnce();
      return store.getSnapshot();
    },
    set(value) {
      wasRead = true;
      isRefused = !storage.write(key, value === undefined ? undefined : write(value));
      store.set(value);
    },
    read,
    subscribe(listener) {
      readOnce();
      const end = store.subscribe(listener);
      const endChange = storage.onChange(read);
      return () => {
        end();
        endChange();
      };
    },
  };
}
