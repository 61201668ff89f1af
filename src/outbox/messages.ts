import type { SubmissionKind } from './submission';

/** The Background Sync tag. */
export const OUTBOX_SYNC_TAG = 'outbox';

/** The Web Lock of whoever sends, in all tabs and the worker. */
export const OUTBOX_LOCK = 'outbox';

/** The BroadcastChannel between pages and worker. */
export const OUTBOX_CHANNEL = 'gotham-mousers-outbox';

/** The IndexedDB database; its name is fixed, since the privacy page tells how to find it. */
export const DATABASE_NAME = 'gotham-mousers';

/**
 * Every message on the channel. Never a payload: other pages read the database. Another version of
 * the site may post other messages, and treats those that it does not know as a change.
 */
export type OutboxMessage =
  | { type: 'outbox-changed' }
  | { type: 'submission-sent'; id: string; kind: SubmissionKind }
  | { type: 'submission-failed'; id: string; kind: SubmissionKind }
  /** An attempt or an edit is over, and it is left to whoever sends next. */
  | { type: 'submission-waiting'; id: string }
  /** Deleted: by the visitor, alone or with everything on this device, or 30 days after it failed. */
  | { type: 'submission-removed'; id: string };
