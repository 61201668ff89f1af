// The names that pages and the worker share. Every page loads this file, so it imports no code.

/** The tag of the Background Sync event. */
export const OUTBOX_SYNC_TAG = 'outbox';

/** The name of the Web Lock that a sender holds, in all tabs and the worker. */
export const OUTBOX_LOCK = 'outbox';

/** The BroadcastChannel between pages and worker. */
export const OUTBOX_CHANNEL = 'gotham-mousers-outbox';
