import type { OutboxDatabase } from './database';
import type { OutboxLocks } from './lock';
import type { OutboxMessage } from './messages';
import type { SendDeps } from './send';
import type { StoredSubmission } from './submission';

export interface OutboxChannel {
  post(message: OutboxMessage): void;
  /** What is heard may come from another version of the site: it can be anything. */
  listen(listener: (message: unknown) => void): () => void;
}

/** Everything the outbox needs from the world. */
export interface OutboxDeps extends Omit<SendDeps, 'changed'> {
  database: OutboxDatabase;
  /** undefined where the browser has none. */
  locks: OutboxLocks | undefined;
  channel: OutboxChannel | undefined;
  newId: () => string;
}

export interface OutboxContext extends OutboxDeps {
  /** Tells this page's listeners, with the record as it stands now, and the other pages and the worker. */
  changed: (message?: OutboxMessage, record?: StoredSubmission) => void;
  /** Sent, but the database did not take the note: not to be sent again by this page. */
  sentUnnoted: Set<string>;
}
