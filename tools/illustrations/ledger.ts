import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { LEDGER } from './paths';

const fileSchema = z.object({ width: z.number(), hash: z.string() });
const pictureSchema = z.object({
  spec: z.string(),
  avif: z.array(fileSchema).readonly(),
  webp: fileSchema,
  color: z.string(),
  fingerprint: z.string(),
});
const ledgerSchema = z.object({
  pictures: z.record(z.string(), pictureSchema),
  files: z.record(z.string(), z.string()),
  /** The strip of the walking cat (walker/). */
  strip: z.string().default(''),
});
export type Ledger = z.infer<typeof ledgerSchema>;
export type PictureEntry = Ledger['pictures'][string];

/** What was printed, by picture and by public file. A ledger in an older format is ignored. */
export function readLedger(): Ledger {
  const empty: Ledger = { pictures: {}, files: {}, strip: '' };
  if (!existsSync(LEDGER)) return empty;
  const read = ledgerSchema.safeParse(JSON.parse(readFileSync(LEDGER, 'utf8')));
  return read.success ? read.data : empty;
}
