// What the rules of our forms have in common. Every rule takes one pass over the text, so that a
// pasted book is answered at once.
import * as z from 'zod/mini';

export const NAME_MIN = 2;
export const NAME_MAX = 100;

/** Control and format characters show nothing, so they do not count as something written. */
export const bare = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** A rule of one field; the first broken one speaks. */
export const rule = (holds: (text: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });
