// A JSON value stored on this device. Every change is written at once, because a phone may end an app without notice.
import * as z from 'zod/mini';
import type { ReadableStore } from '../../browser/store';
import { localTexts, storedValue, type TextStorage } from '../../browser/stored-value';
import { parseJsonOr } from '../../shared/parse';

interface StoredJson<T> extends ReadableStore<T> {
  /** Changes the value that is stored now, even if another tab wrote it. */
  change(change: (value: T) => T): void;
  /** False if the browser refuses to store the value, which then lasts only as long as the page is open. */
  remembers(): boolean;
}

/**
 * Creates the store for a key.
 * @param parse makes a value of any stored JSON; it gets undefined if nothing is stored, or no valid JSON
 */
export function storedJson<T>(
  key: string,
  parse: (stored: unknown) => T,
  storage: TextStorage = localTexts,
): StoredJson<T> {
  const parseText = (text: string | null): T => parse(parseJsonOr(z.unknown(), text, undefined));
  const { set, read, ...store } = storedValue<T>(key, parseText, JSON.stringify, storage);
  return {
    ...store,
    change(change) {
      read();
      const before = store.getSnapshot();
      const after = change(before);
      if (after !== before) set(after);
    },
  };
}
