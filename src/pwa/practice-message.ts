// A message between page and worker, like those of worker-messages.ts. It is in a module of its own, because every page
// loads it.
import * as z from 'zod/mini';

/**
 * A message from the worker to every page when the practice without a connection begins or ends,
 * and when a page opens during it.
 */
export const practiceNews = z.object({
  type: z.literal('practice-news'),
  /** How many milliseconds of the practice are left; 0 if it has ended. */
  leftMs: z.number().check(z.nonnegative()),
});
export type PracticeNews = Readonly<z.infer<typeof practiceNews>>;
