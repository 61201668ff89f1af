// Data from outside (stored, posted, fetched or in an address) is checked by a schema of zod/mini
// before it is used. zod/mini does not create functions from text, which the site's policy would
// refuse.
import * as z from 'zod/mini';

/** Returns the value as its schema parses it, or `fallback` if it does not match. */
export function parseOr<T, Fallback>(schema: z.ZodMiniType<T>, value: unknown, fallback: Fallback): T | Fallback {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : fallback;
}

/** Does the same for a JSON text. A text that is missing or is not JSON does not match any schema. */
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
    // Another program has written the text, or it was cut off.
    return fallback;
  }
  return parseOr(schema, value, fallback);
}

/**
 * An optional text. Any other value counts as missing, so that it does not make the rest of the
 * object invalid.
 */
export const optionalText = z.catch(z.optional(z.string()), undefined);
