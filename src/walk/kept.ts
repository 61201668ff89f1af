// What a walk keeps on this device: JSON under one key, written at every change.
import type { ReadableStore } from '../browser/store';
import { localTexts, storedValue, type TextStorage } from '../browser/stored-value';

interface Kept<T> extends ReadableStore<T> {
  /** Changes what stands there now, whichever tab wrote it. */
  change(change: (value: T) => T): void;
  /** False: the browser refuses to keep anything, and it holds for as long as the page is open. */
  remembers(): boolean;
}

/**
 * A value of JSON under a key.
 * @param parse makes a value of whatever may stand there; undefined: nothing, or no JSON
 */
export function keptValue<T>(key: string, parse: (stored: unknown) => T, storage: TextStorage = localTexts): Kept<T> {
  const { set, read, ...store } = storedValue<T>(key, (text) => parse(parsed(text)), JSON.stringify, storage);
  return {
    ...store,
    change(change) {
      read();
      const before = store.getSnapshot();
      const after = change(before);
      if (after !== before) set(after);
    },
    remembers: read,
  };
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Somebody else's, or cut off.
    return undefined;
  }
}
