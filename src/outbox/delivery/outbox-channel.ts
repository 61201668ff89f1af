// The messages on the channel of pages and worker, which open-channel.ts opens.
import * as z from 'zod/mini';
import { parseOr } from '../../shared/parse';
import { submissionKind } from '../store/submission';

/**
 * Every message on the channel. A message never contains a payload; other pages read it from the
 * database. Another version of the site may post messages that this one does not know; they count
 * as a change.
 */
const outboxMessage = z.union([
  z.object({ type: z.literal('outbox-changed') }),
  z.object({ type: z.literal('submission-sent'), id: z.string(), kind: submissionKind }),
  z.object({ type: z.literal('submission-failed'), id: z.string(), kind: submissionKind }),
  /** An attempt or an edit has ended, and the next sender has to take care of the submission. */
  z.object({ type: z.literal('submission-waiting'), id: z.string() }),
  /**
   * The submission was deleted: by the visitor, alone or with all data on this device, or 30 days
   * after it failed.
   */
  z.object({ type: z.literal('submission-removed'), id: z.string() }),
]);
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Reads a message of another page. A message that this version does not know counts as 'outbox-changed'. */
export const readMessage = (message: unknown): OutboxMessage =>
  parseOr(outboxMessage, message, { type: 'outbox-changed' });
