// A value that a walk stores on this device as JSON, written at every change, since a phone ends an app without a word.
import * as z from 'zod/mini';
import type { ReadableStore } from '../../browser/store';
import { localTexts, storedValue, type TextStorage } from '../../browser/stored-value';
import { parseJsonOr } from '../../shared/parse';

interface StoredJson<T> extends ReadableStore<T> {
  /** Changes what stands there now, whichever tab wrote it. */
  change(change: (value: T) => T): void;
  /** False: the browser refuses to keep anything, and it holds for as long as the page is open. */
  remembers(): boolean;
}

/**
 * A value of JSON under a key.
 * @param parse makes a value of whatever may stand there; undefined: nothing, or no JSON
 */
export function storedJson<T>(
  key: string,
  parse: (stored: unknown) => T,
  storage: TextStorage = localTexts,
): StoredJson<T> {
  const read = (text: string | null): T => parse(parseJsonOr(z.unknown(), text, undefined));
  const { set, read: look, ...store } = storedValue<T>(key, read, JSON.stringify, storage);
  return {
    ...store,
    change(change) {
      look();
      const before = store.getSnapshot();
      const after = change(before);
      if (after !== before) set(after);
    },
    remembers: look,
  };
}
