import * as z from 'zod/mini';
import { parseOr } from '../../shared/parse';
import { submissionKind } from '../store/submission';

export const OUTBOX_SYNC_TAG = 'outbox';

/** The name of the Web Lock that a sender holds, in all tabs and the worker. */
export const OUTBOX_LOCK = 'outbox';

/** The BroadcastChannel between pages and worker. */
export const OUTBOX_CHANNEL = 'gotham-mousers-outbox';

/**
 * Every message on the channel. A message never contains a payload; other pages read it from the
 * database. Another version of the site may post messages that this one does not know; they count
 * as a change.
 */
const outboxMessage = z.union([
  z.object({ type: z.literal('outbox-changed') }),
  z.object({ type: z.literal('submission-sent'), id: z.string(), kind: submissionKind }),
  z.object({ type: z.literal('submission-failed'), id: z.string(), kind: submissionKind }),
  /** An attempt or an edit has ended, and the next sender has to take care of the submission. */
  z.object({ type: z.literal('submission-waiting'), id: z.string() }),
  /**
   * The submission was deleted: by the visitor, alone or with all data on this device, or 30 days
   * after it failed.
   */
  z.object({ type: z.literal('submission-removed'), id: z.string() }),
]);
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Reads a message of another page. A message that this version does not know counts as 'outbox-changed'. */
export const readMessage = (message: unknown): OutboxMessage =>
  parseOr(outboxMessage, message, { type: 'outbox-changed' });

/**
 * Opens the channel. It is closed while the page is in the back/forward cache, because the browser
 * discards a cached page that receives a message. Listeners read again at pageshow in any case, as
 * after every time in which the page was frozen. Throws if the browser has no channel, or refuses
 * it in a frame with blocked storage.
 *
 * @param hear called with each message of another page or the worker; another version of the site
 * can post any value
 * @param page fires pagehide and pageshow; in a worker they never fire
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
        // The channel is closed while the page is in the cache; other pages read again by
        // themselves.
      }
    },
    close() {
      channel.close();
      page?.removeEventListener('pagehide', hide);
      page?.removeEventListener('pageshow', show);
    },
  };
}
