// The query of an address. Its values are texts (src/router.tsx); what a text means is decided where it is read.
import * as z from 'zod/mini';

const lastText = z.pipe(
  z.array(z.string()),
  z.transform((texts) => texts.at(-1)),
);

/** A text of the query. Of one that is named more than once the last counts; what is no text is missing. */
export const queryText = z.catch(z.optional(z.union([z.string(), lastText])), undefined);

/**
 * What a page reads of its query. Links to it may name these values and no others; what partners have added to an
 * address is passed on as it came.
 */
export function querySchema<Shape extends z.core.$ZodShape>(shape: Shape) {
  const schema = z.looseObject(shape);
  return schema as z.ZodMiniType<z.output<typeof schema>, z.input<z.ZodMiniObject<Shape>>>;
}
