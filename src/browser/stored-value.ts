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

/**
 * A store over one key of localStorage. It is read at the first use, not on import, and follows other
 * tabs for as long as somebody listens. Where storage is blocked the value holds for as long as the
 * page is open.
 * @param parse makes a value of whatever may stand there; null: nothing does, as in the built HTML
 */
export function storedValue<T extends string | number | undefined>(
  key: string,
  parse: (text: string | null) => T,
): Store<T> {
  const store = createStore(parse(null));
  let wasRead = false;
  const read = (): void => {
    wasRead = true;
    const text = readStored('localStorage', key);
    if (text !== undefined) store.set(parse(text));
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
      store.set(value);
      writeStored('localStorage', key, value === undefined ? undefined : String(value));
    },
    subscribe(listener) {
      readOnce();
      const end = store.subscribe(listener);
      window.addEventListener('storage', read);
      return () => {
        end();
        window.removeEventListener('storage', read);
      };
    },
  };
}
