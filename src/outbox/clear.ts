import type { OutboxContext } from './context';
import type { OutboxStore } from './database';
import { withLock } from './lock';
import { isObject } from './record';

/** A call to the mail service takes longer than this only where it goes nowhere. */
const WAIT_FOR_SENDER_MS = 8_000;

/**
 * Empties the database, as the only one that touches it: a submission on its way is waited for, and
 * where that takes too long nothing is deleted and the answer is 'busy'. Out: the ids that were there.
 * An error of the database is passed on, and then nothing is deleted either.
 */
export async function clear({ database, locks, clock, sentUnnoted }: OutboxContext): Promise<string[] | 'busy'> {
  const work = async (): Promise<string[]> => {
    const ids = await database.run('readwrite', async ({ submissions, meta }) => {
      const ids = await empty(submissions, 'id');
      await empty(meta, 'key');
      return ids;
    });
    sentUnnoted.clear();
    return ids;
  };
  return withLock(locks, work, { ms: WAIT_FOR_SENDER_MS, clock });
}

async function empty(store: OutboxStore, keyName: string): Promise<string[]> {
  const keys = (await store.all()).filter(isObject).map((value) => String(value[keyName]));
  for (const key of keys) await store.delete(key);
  return keys;
}
