import type { SubmissionKind } from './submission';

/** The Background Sync tag. */
export const OUTBOX_SYNC_TAG = 'outbox';

/** The Web Lock of whoever sends, in all tabs and the worker. */
export const OUTBOX_LOCK = 'outbox';

/** The BroadcastChannel between pages and worker. */
export const OUTBOX_CHANNEL = 'gotham-mousers-outbox';

/** Everything that is said on the channel. Never a payload: other pages read the database. */
export type OutboxMessage =
  | { type: 'outbox-changed' }
  | { type: 'submission-sent'; id: string; kind: SubmissionKind }
  | { type: 'submission-failed'; id: string; kind: SubmissionKind };
