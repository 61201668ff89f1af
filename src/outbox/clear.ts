import type { OutboxContext } from './context';
import type { OutboxStore } from './database';
import { withLock } from './lock';
import { isObject } from './stored-record';

/** A call to the mail service takes longer than this only where it goes nowhere. */
const WAIT_FOR_SENDER_MS = 8_000;

/**
 * Empties the database, as the only one that touches it: a submission on its way is waited for, and
 * where that takes too long nothing is deleted and the answer is 'busy'.
 * An error of the database is passed on, and then nothing is deleted either.
 */
export async function clear({ database, locks, clock, sentUnnoted }: OutboxContext): Promise<'cleared' | 'busy'> {
  const work = async (): Promise<'cleared'> => {
    await database.run('readwrite', async ({ submissions, meta }) => {
      await empty(submissions, 'id');
      await empty(meta, 'key');
    });
    sentUnnoted.clear();
    return 'cleared';
  };
  return withLock(locks, work, { ms: WAIT_FOR_SENDER_MS, clock });
}

async function empty(store: OutboxStore, keyName: string): Promise<void> {
  for (const value of await store.all()) if (isObject(value)) await store.delete(String(value[keyName]));
}
