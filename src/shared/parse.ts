// What comes from outside is held to a schema of zod/mini before it is used: stored, posted, fetched or in an address.
// The small zod makes no functions out of text, which the site's policy would refuse.
import * as z from 'zod/mini';

/** The value as its schema has it, or `fallback` where it is none of that kind. */
export function parseOr<T, Fallback>(schema: z.ZodMiniType<T>, value: unknown, fallback: Fallback): T | Fallback {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : fallback;
}

/** The same for a text of JSON. A text that is missing or no JSON is none of any kind. */
export function parseJsonOr<T, Fallback>(
  schema: z.ZodMiniType<T>,
  text: string | null | undefined,
  fallback: Fallback,
): T | Fallback {
  if (text === null || text === undefined) return fallback;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Somebody else's text, or one that was cut off.
    return fallback;
  }
  return parseOr(schema, value, fallback);
}

/** A text that may be missing. Whatever is no text is taken for missing, and does not spoil what stands beside it. */
export const optionalText = z.catch(z.optional(z.string()), undefined);
