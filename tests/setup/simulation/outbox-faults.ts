// A database that fails at a chosen operation, in the ways in which browsers' databases fail.

import { DatabaseUnavailable, openDatabase } from '../../../src/outbox/store/database';
import type { OutboxDatabase, OutboxTransaction } from '../../../src/outbox/store/database';

export const STORAGE_FAULTS = [
  /** The operation is refused, and so are all later ones. */
  'refused',
  'refused from then on',
  /** All operations succeeded, but the commit fails. */
  'aborted at commit',
  /** The disk is full; reading still works. */
  'quota at put',
  /** The system closes the database; everything is undone and runs once more. */
  'connection lost',
  /** The same after the commit, so that the work runs twice. */
  'connection lost after commit',
  'killed after commit',
] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

const quota = (): DOMException => new DOMException('The disk is full.', 'QuotaExceededError');

export class FaultyDatabase implements OutboxDatabase {
  private readonly real = openDatabase(600_000);
  /** Called before each operation; returns the fault for it. */
  next: () => StorageFault | undefined = () => undefined;
  /** Kills the actor that owns the database. */
  kill: () => void = () => undefined;

  run: OutboxDatabase['run'] = async (mode, work) => {
    const { real } = this;
    const fault = this.next();
    switch (fault) {
      case undefined:
        return real.run(mode, work);
      case 'refused':
      case 'refused from then on':
        throw new DatabaseUnavailable('refused');
      case 'aborted at commit':
        return real.run(mode, async (transaction) => {
          await work(transaction);
          throw quota();
        });
      case 'quota at put':
        return real.run(mode, (transaction) => work(full(transaction)));
      case 'connection lost': {
        let isLost = true;
        return real.run(mode, async (transaction) => {
          const result = await work(transaction);
          if (!isLost) return result;
          isLost = false;
          throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
        });
      }
      case 'connection lost after commit':
        await real.run(mode, work);
        return real.run(mode, work);
      case 'killed after commit': {
        const result = await real.run(mode, work);
        this.kill();
        return result;
      }
    }
  };
}

function full({ submissions, meta }: OutboxTransaction): OutboxTransaction {
  const put = (): Promise<void> => Promise.reject(quota());
  return { submissions: { ...submissions, put }, meta: { ...meta, put } };
}
