// A toast may be requested before the component of the toasts has loaded: it is queued and shown then. If the component
// does not load, the strip of the header shows the text of the toast, so that no click stays without an answer. The
// component is requested again after a while, when the connection is back, and with the next toast.
import { createStore, type ReadableStore } from '../../browser/store';
import type { IconName } from '../icon-paths';

export interface Toast {
  /** A new toast replaces an open one with the same id. */
  readonly id?: string;
  readonly title: string;
  readonly message: string;
  /** Another line below the message. */
  readonly note?: string;
  readonly tone?: 'info' | 'success' | 'destructive' | 'waiting';
  readonly icon?: IconName;
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void; readonly quiet?: boolean }[];
  /** Whether the toast stays until the visitor closes it. */
  readonly sticky?: boolean;
  /** Called when the toast disappears, for any reason. */
  readonly onClose?: () => void;
}

type ToastRequest = { show: Toast } | { hide: string };

/** How long the strip of the header shows the text of a toast, which the visitor cannot close there. */
export const SHOWN_IN_STRIP_MS = 12_000;

let queue: Toast[] = [];
let handler: ((request: ToastRequest) => void) | undefined;
const listeners = new Set<() => void>();
const open = new Set<Toast>();
const wanted = createStore(0);
const inStrip = createStore<Toast | undefined>(undefined);

const tell = (): void => listeners.forEach((listener) => listener());

/** Shows a toast, as soon as the component of the toasts has loaded. */
export function showToast(toast: Toast): void {
  const tracked: Toast = {
    ...toast,
    onClose: () => {
      open.delete(tracked);
      tell();
      toast.onClose?.();
    },
  };
  open.add(tracked);
  tell();
  if (handler) {
    endInStrip();
    return handler({ show: tracked });
  }
  if (tracked.id !== undefined) hideToast(tracked.id);
  queue = [...queue, tracked];
  wanted.set(wanted.getSnapshot() + 1);
}

/** Hides the toast with this id, also if it has not been shown yet. Does nothing if there is none. */
export function hideToast(id: string): void {
  if (inStrip.getSnapshot()?.id === id) endInStrip();
  if (handler) return handler({ hide: id });
  const over = queue.filter((toast) => toast.id === id);
  queue = queue.filter((toast) => toast.id !== id);
  for (const toast of over) toast.onClose?.();
}

/** Calls `listener` when a toast appears or disappears; the returned function ends this. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a toast is open that has none of these ids. */
export const otherToastStands = (ids: readonly string[]): boolean =>
  [...open].some(({ id }) => id === undefined || !ids.includes(id));

/** The number of toasts that were requested while their component was not loaded; used by the outlet. */
export const toastsWanted: ReadableStore<number> = wanted;

/**
 * Passes the queued toasts and all later ones to the component that shows them. They are passed on even while it is
 * unmounted, because Mantine's store, which outlives the component, keeps them until it is mounted again.
 */
export function takeToasts(newHandler: (request: ToastRequest) => void): void {
  handler = newHandler;
  // The strip keeps its text until there is something newer to read: the component may load a second after it failed.
  if (queue.length > 0) endInStrip();
  for (const toast of queue) handler({ show: toast });
  queue = [];
}

/** The toast whose text the strip of the header shows now. */
export const toastInStrip: ReadableStore<Toast | undefined> = inStrip;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Called by the outlet when the component did not load. The last toast without actions is shown in the strip of the
 * header, and earlier ones are dropped. A toast with actions waits for the component, which is requested again.
 */
export function showTextInStrip(): void {
  const toRead = queue.filter(({ actions }) => actions === undefined);
  queue = queue.filter(({ actions }) => actions !== undefined);
  const last = toRead.pop();
  for (const toast of toRead) toast.onClose?.();
  if (last === undefined) return;
  endInStrip();
  inStrip.set(last);
  timer = setTimeout(endInStrip, SHOWN_IN_STRIP_MS);
}

function endInStrip(): void {
  clearTimeout(timer);
  const toast = inStrip.getSnapshot();
  inStrip.set(undefined);
  toast?.onClose?.();
}
