// What a walk keeps on this device: JSON under one key, written at every change.
import { localTexts, storedValue, type StoredValue, type TextStorage } from '../browser/stored-value';

/**
 * A value of JSON under a key.
 * @param parse makes a value of whatever may stand there; undefined: nothing, or no JSON
 */
export const keptValue = <T>(
  key: string,
  parse: (stored: unknown) => T,
  storage: TextStorage = localTexts,
): StoredValue<T> => storedValue(key, (text) => parse(parsed(text)), JSON.stringify, storage);

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Somebody else's, or cut off.
    return undefined;
  }
}
