// The time of the last e-mail call, which all senders of a device share. It also shows whether the whole database was
// deleted: once a call was stored, or a submission removed, only that takes this trace away.
import * as z from 'zod/mini';
import { parseOr } from '../../shared/parse';
import type { OutboxTransaction } from './database';

const LAST_CALL = 'last-e-mail-call';
const lastCall = z.object({ at: z.number() });

/** Returns the time of the last e-mail call of any sender; undefined if none is stored. */
export const lastCallAt = async ({ meta }: OutboxTransaction): Promise<number | undefined> =>
  parseOr(lastCall, await meta.get(LAST_CALL), undefined)?.at;

/** Stores that a call to the e-mail provider begins or ends at `now`. */
export async function noteCall({ meta }: OutboxTransaction, now: number): Promise<void> {
  await meta.put({ key: LAST_CALL, at: now });
}

/**
 * Returns true if neither a call nor a removal is stored: the database is new, or it was deleted. A
 * submission that is half sent is then sent completely.
 */
export const hasNoTrace = async (transaction: OutboxTransaction): Promise<boolean> =>
  (await lastCallAt(transaction)) === undefined;

/** Makes sure that a submission which the visitor deletes is not taken for one whose database was deleted. */
export async function noteRemoval(transaction: OutboxTransaction): Promise<void> {
  // The time 0 delays no call.
  if (await hasNoTrace(transaction)) await noteCall(transaction, 0);
}
