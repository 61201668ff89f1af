import * as z from 'zod/mini';
import { parseOr } from '../shared/parse';
import { submissionKind } from './submission';

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
const outboxMessage = z.union([
  z.object({ type: z.literal('outbox-changed') }),
  z.object({ type: z.literal('submission-sent'), id: z.string(), kind: submissionKind }),
  z.object({ type: z.literal('submission-failed'), id: z.string(), kind: submissionKind }),
  /** An attempt or an edit is over, and it is left to whoever sends next. */
  z.object({ type: z.literal('submission-waiting'), id: z.string() }),
  /** Deleted: by the visitor, alone or with everything on this device, or 30 days after it failed. */
  z.object({ type: z.literal('submission-removed'), id: z.string() }),
]);
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Another page's message. What this version does not know counts as 'outbox-changed'. */
export const readMessage = (message: unknown): OutboxMessage =>
  parseOr(outboxMessage, message, { type: 'outbox-changed' });

/**
 * Opens the channel. While the page is in the back/forward cache it is closed: the browser gives up a kept page that a
 * message reaches. Whoever listens looks anew at pageshow in any case, as after every time in which a page stood still.
 * Throws where the browser has no channel, or refuses it in a frame with blocked storage.
 * @param hear what another page or the worker posts; from another version of the site it can be anything
 * @param page tells of pagehide and pageshow; in a worker they never come
 */
export function openChannel(
  hear: (message: unknown) => void,
  page: EventTarget | undefined = typeof addEventListener === 'function' ? globalThis : undefined,
): { post(message: OutboxMessage): void; close(): void } {
  const open = (): BroadcastChannel => {
    const opened = new BroadcastChannel(OUTBOX_CHANNEL);
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    return opened;
  };
  let channel = open();
  const hide = (event: Event): void => {
    if ('persisted' in event && event.persisted === true) channel.close();
  };
  const show = (event: Event): void => {
    if ('persisted' in event && event.persisted === true) channel = open();
  };
  page?.addEventListener('pagehide', hide);
  page?.addEventListener('pageshow', show);
  return {
    post(message) {
      try {
        channel.postMessage(message);
      } catch {
        // Closed while the page is away; the others look by themselves.
      }
    },
    close() {
      channel.close();
      page?.removeEventListener('pagehide', hide);
      page?.removeEventListener('pageshow', show);
    },
  };
}
