// The id of what was sent, and when, is remembered for 30 days: a form or a tab that still shows the
// submission must not send it as new. Nothing personal is in it.

import type { OutboxTransaction } from './database';
import { isObject } from './stored-record';
import { KEEP_SENT_MARK_MS } from './timing';

const PREFIX = 'sent:';

export async function wasSent({ meta }: OutboxTransaction, id: string): Promise<boolean> {
  return (await meta.get(PREFIX + id)) !== undefined;
}

export async function markSent({ meta }: OutboxTransaction, id: string, now: number): Promise<void> {
  await meta.put({ key: PREFIX + id, at: now });
  for (const mark of await meta.all()) {
    if (!isObject(mark) || typeof mark['at'] !== 'number') continue;
    const key = String(mark['key']);
    if (key.startsWith(PREFIX) && now >= mark['at'] + KEEP_SENT_MARK_MS) await meta.delete(key);
  }
}
