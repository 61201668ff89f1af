import { createStore, type ReadableStore } from './store';

/** 'back' stands for some seconds after 'offline', so that the return can be shown. */
export type Connection = 'online' | 'offline' | 'back';

export const BACK_ONLINE_SHOWN_MS = 6_000;

const store = createStore<Connection>('online');

export const connection: ReadableStore<Connection> = store;

/**
 * Follows the browser's connection events; the returned function ends that.
 * navigator.onLine is believed only where it says false: true means a network card, not a network.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOffline = (): void => {
    clearTimeout(timer);
    store.set('offline');
  };
  const comeBack = (): void => {
    if (store.getSnapshot() !== 'offline') return;
    store.set('back');
    timer = setTimeout(() => store.set('online'), BACK_ONLINE_SHOWN_MS);
  };
  if (!navigator.onLine) goOffline();
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', comeBack);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', comeBack);
  };
}
