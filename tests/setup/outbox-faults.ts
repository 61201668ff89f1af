// A database that fails at a chosen operation, in the ways in which browsers' databases do.

import { DatabaseUnavailable, openDatabase } from '../../src/outbox/database';
import type { OutboxDatabase, OutboxTransaction } from '../../src/outbox/database';

export const STORAGE_FAULTS = [
  /** Nothing is done, and nothing can be. */
  'refused',
  'refused from then on',
  /** All went well until it was to be written to the disk. */
  'aborted at commit',
  /** The disk is full; reading goes on. */
  'quota at put',
  /** The system closes the database under us; all is undone, and done once more. */
  'connection lost',
  /** The same, but it was on the disk already: it is done twice. */
  'connection lost after commit',
  'killed after commit',
] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

const quota = (): DOMException => new DOMException('The disk is full.', 'QuotaExceededError');

export class FaultyDatabase implements OutboxDatabase {
  private readonly real = openDatabase(600_000);
  /** Asked before each operation what is to happen to it. */
  next: () => StorageFault | undefined = () => undefined;
  /** Ends the actor whose database it is. */
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
