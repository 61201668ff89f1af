import { isOnline } from '../shared/online';
import { createStore, type ReadableStore } from './store';

/** 'back' follows 'offline' for some seconds, so that the page can show that the connection has returned. */
export type Connection = 'online' | 'offline' | 'back';

export const BACK_ONLINE_SHOWN_MS = 6_000;

const store = createStore<Connection>('online');
const hasBeenOffline = createStore(false);

export const connection: ReadableStore<Connection> = store;
/** Whether this page has been offline since it was loaded: only then can it say that the connection has returned. */
export const wasOffline: ReadableStore<boolean> = hasBeenOffline;

/**
 * Follows the browser's connection events; the returned function stops that. Only `navigator.onLine
 * === false` is reliable: true means that there is a network interface, not that a network can be
 * reached.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOffline = (): void => {
    clearTimeout(timer);
    store.set('offline');
    hasBeenOffline.set(true);
  };
  const comeBack = (): void => {
    // A practice without a connection continues when the real connection returns.
    if (store.getSnapshot() !== 'offline' || !isOnline()) return;
    store.set('back');
    timer = setTimeout(() => store.set('online'), BACK_ONLINE_SHOWN_MS);
  };
  // WebKit sends no connection events to a page in its back/forward cache, so they are made up for when the page is
  // shown again.
  const catchUp = ({ persisted }: PageTransitionEvent): void => {
    const isShownOffline = store.getSnapshot() === 'offline';
    if (persisted && isShownOffline === isOnline()) {
      window.dispatchEvent(new Event(isShownOffline ? 'online' : 'offline'));
    }
  };
  if (!isOnline()) goOffline();
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', comeBack);
  window.addEventListener('pageshow', catchUp);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', comeBack);
    window.removeEventListener('pageshow', catchUp);
  };
}
