// The id of what was sent, and when, is remembered for 30 days: a form or a tab that still shows the
// submission must not send it as new. Nothing personal is in it.

import type { OutboxTransaction } from './database';
import { isObject } from './record';
import { KEEP_SENT_MARK_MS } from './timing';

const PREFIX = 'sent:';

/**
 * In: a transaction (of any mode), an id. Out: whether what had this id got its yes within the last
 * 30 days; it may be remembered for longer, until the next `markSent`.
 * An error of the database is passed on: the transaction's `run` makes DatabaseUnavailable of it.
 */
export async function wasSent({ meta }: OutboxTransaction, id: string): Promise<boolean> {
  return (await meta.get(PREFIX + id)) !== undefined;
}

/**
 * Remembers that what has this id got its yes, and forgets marks older than 30 days.
 * In: a transaction that may write, the id, the time in ms.
 * An error of the database is passed on, and with it the whole transaction is undone.
 */
export async function markSent({ meta }: OutboxTransaction, id: string, now: number): Promise<void> {
  await meta.put({ key: PREFIX + id, at: now });
  for (const mark of await meta.all()) {
    if (!isObject(mark) || typeof mark['at'] !== 'number') continue;
    const key = String(mark['key']);
    if (key.startsWith(PREFIX) && now >= mark['at'] + KEEP_SENT_MARK_MS) await meta.delete(key);
  }
}

/** How many submissions are remembered as sent. In: a transaction of any mode. */
export async function countSentMarks({ meta }: OutboxTransaction): Promise<number> {
  const kept = await meta.all();
  return kept.filter((mark) => isObject(mark) && String(mark['key']).startsWith(PREFIX)).length;
}
