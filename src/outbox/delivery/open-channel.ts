// The channel on which pages and the worker tell each other about the outbox. Every page loads this file, so it imports
// only a type and a name; outbox-channel.ts reads the messages.
import type { OutboxMessage } from './outbox-channel';
import { OUTBOX_CHANNEL } from './shared-names';

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
