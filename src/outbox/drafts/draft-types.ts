// What the drafts, their backup and the tabs give each other.
import type { TextDatabase } from '../../browser/text-database';

/** As `navigator.locks`; missing on plain http and in old browsers. */
export type TabLocks = Pick<LockManager, 'request'>;

export interface TakeBackDeps extends Pick<DraftStoreDeps, 'storage' | 'now'> {
  readonly locks: TabLocks | undefined;
}

export interface KeptDrafts extends Pick<TextDatabase, 'write' | 'flush'> {
  /** The keys of all that is kept. Rejects where the database refuses. */
  keys(): Promise<string[]>;
  /**
   * Puts what is newer here into the storage: this tab's drafts, and those of tabs that are closed. An open tab may
   * have thrown away a moment ago what still stands here. Rejects where the database refuses.
   */
  takeBack(tab: string, deps: TakeBackDeps): Promise<void>;
  /** Deletes what nobody has written on for seven days. Rejects where the database refuses. */
  deleteOld(now: number): Promise<void>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The same drafts a second time, as far as it comes with every form. */
export interface DraftBackup {
  /** What is kept under this key is another text now; undefined where it was deleted. Never throws. */
  note(key: string, text: string | undefined): void;
  /** Writes what was noted at once. */
  flush(): void;
  /**
   * Does something with what is in it: nothing where there is no backup, or it does not come in time. Never rejects.
   * @returns what `work` does, or undefined
   */
  whereThere<T>(work: (kept: KeptDrafts) => Promise<T>): Promise<T | undefined>;
}

/** What the drafts are kept with. Reading `localStorage` itself may throw: blocked site data. */
export interface DraftStoreDeps {
  readonly storage: () => Storage;
  readonly now: () => number;
  readonly backup: DraftBackup;
}
