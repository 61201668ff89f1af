import type { Picture } from './picture';
import { fallback1 } from './prints/fallback-1';
import { fallback2 } from './prints/fallback-2';
import { fallback3 } from './prints/fallback-3';

/** Returns each picture once, at its first place. */
export const withoutDuplicates = (pictures: readonly Picture[]): readonly Picture[] => [
  ...new Map(pictures.map((picture) => [picture.id, picture])).values(),
];

const FALLBACKS = [fallback1, fallback2, fallback3] as const;

/** Returns one of three pictures in place of one that does not load; it is always the same one for the same id. */
export function fallbackFor(id: string): Picture {
  const sum = Array.from(id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return FALLBACKS[sum % FALLBACKS.length] ?? fallback1;
}
