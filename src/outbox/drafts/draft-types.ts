// The types that the drafts, their backup and the tabs share.
import type { TextDatabase } from './text-database';

/** The locks of `navigator.locks`, which are missing on plain http and in old browsers. */
export type TabLocks = Pick<LockManager, 'request'>;

export interface TakeBackDeps extends Pick<DraftStoreDeps, 'storage' | 'now'> {
  readonly locks: TabLocks | undefined;
}

export interface BackupDatabase extends Pick<TextDatabase, 'write' | 'flush'> {
  /** The keys of all stored drafts. Rejects if the database refuses. */
  keys(): Promise<string[]>;
  /**
   * Copies newer drafts of the backup to localStorage: those of this tab and of closed tabs. An open tab may just have
   * deleted a draft that is still in the backup. Rejects if the database refuses.
   */
  takeBack(tab: string, deps: TakeBackDeps): Promise<void>;
  /** Does what `deleteOldDrafts` does. Rejects if the database refuses. */
  deleteOld(now: number): Promise<void>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The part of the backup that every form loads. */
export interface DraftBackup {
  /** Stores the new text of a key; undefined deletes it. Never throws. */
  note(key: string, text: string | undefined): void;
  /** Writes queued changes to the disk at once. */
  flush(): void;
  /**
   * Works on the backup; does nothing if there is none, or if it does not answer in time. Never rejects.
   * @returns the result of `work`, or undefined
   */
  ifAvailable<T>(work: (database: BackupDatabase) => Promise<T>): Promise<T | undefined>;
}

/** The storage of the drafts. Reading `localStorage` itself may throw when site data is blocked. */
export interface DraftStoreDeps {
  readonly storage: () => Storage;
  readonly now: () => number;
  readonly backup: DraftBackup;
}
