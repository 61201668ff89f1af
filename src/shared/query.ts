// The query of an address. Its values are texts (src/router.tsx); the code that reads a text
// decides what it means.
import * as z from 'zod/mini';

const lastText = z.pipe(
  z.array(z.string()),
  z.transform((texts) => texts.at(-1)),
);

/**
 * A text parameter of the query. If a name occurs more than once, the last value counts; a value
 * that is not a text counts as missing.
 */
export const queryText = z.catch(z.optional(z.union([z.string(), lastText])), undefined);

/**
 * Makes the schema of a page's query. Links to the page may set these parameters and no others;
 * parameters that partners have added to an address are passed on unchanged.
 */
export function querySchema<Shape extends z.core.$ZodShape>(shape: Shape) {
  const schema = z.looseObject(shape);
  return schema as z.ZodMiniType<z.output<typeof schema>, z.input<z.ZodMiniObject<Shape>>>;
}
