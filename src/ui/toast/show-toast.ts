// A toast may be sent before its part is there: it is kept, and shown when the part has arrived. Where
// the part does not come, the toast is said in plain words at a place that is there already: no press
// stays without an answer. The next toast asks for the part again.
import { createStore, type ReadableStore } from '../../browser/store';
import type { IconName } from '../icon-paths';

export interface Toast {
  /** A toast of the same id replaces the one before. */
  readonly id?: string;
  readonly title: string;
  readonly message: string;
  /** One more line under the message. */
  readonly note?: string;
  readonly tone?: 'info' | 'success' | 'destructive' | 'waiting';
  readonly icon?: IconName;
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void; readonly quiet?: boolean }[];
  /** Stays until closed. */
  readonly sticky?: boolean;
  /** Told when it goes, whoever closed it. */
  readonly onClose?: () => void;
}

type Wish = { show: Toast } | { hide: string };

/** How long one stands in plain words, which nobody can close. */
export const SAID_PLAINLY_MS = 12_000;

let kept: Toast[] = [];
let take: ((wish: Wish) => void) | undefined;
const listeners = new Set<() => void>();
const open = new Set<Toast>();
const wanted = createStore(0);
const plain = createStore<Toast | undefined>(undefined);

const tell = (): void => listeners.forEach((listener) => listener());

export function showToast(toast: Toast): void {
  const told: Toast = {
    ...toast,
    onClose: () => {
      open.delete(told);
      tell();
      toast.onClose?.();
    },
  };
  open.add(told);
  tell();
  if (take) return take({ show: told });
  if (told.id !== undefined) hideToast(told.id);
  kept = [...kept, told];
  wanted.set(wanted.getSnapshot() + 1);
}

export function hideToast(id: string): void {
  if (plain.getSnapshot()?.id === id) endPlain();
  if (take) return take({ hide: id });
  const over = kept.filter((toast) => toast.id === id);
  kept = kept.filter((toast) => toast.id !== id);
  for (const toast of over) toast.onClose?.();
}

/** Calls back when a toast comes or goes; the returned function ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a toast stands that has none of these ids. */
export const otherToastStands = (ids: readonly string[]): boolean =>
  [...open].some(({ id }) => id === undefined || !ids.includes(id));

/** For the outlet: how many toasts were sent while the part was not there. */
export const toastsWanted: ReadableStore<number> = wanted;

/** For the part that shows them: takes what was kept and everything from now on. */
export function takeToasts(handler: (wish: Wish) => void): void {
  take = handler;
  endPlain();
  for (const toast of kept) handler({ show: toast });
  kept = [];
}

/** What is to be said in plain words just now: it stands in the header's strip. */
export const plainToast: ReadableStore<Toast | undefined> = plain;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * For the outlet: the part did not come. Of the toasts that are only to be read the last is said in plain
 * words, and they are over; one that offers something waits for the part, which is asked for again.
 */
export function sayPlainly(): void {
  const toRead = kept.filter(({ actions }) => actions === undefined);
  kept = kept.filter(({ actions }) => actions !== undefined);
  const last = toRead.pop();
  for (const toast of toRead) toast.onClose?.();
  if (last === undefined) return;
  endPlain();
  plain.set(last);
  timer = setTimeout(endPlain, SAID_PLAINLY_MS);
}

function endPlain(): void {
  clearTimeout(timer);
  const toast = plain.getSnapshot();
  plain.set(undefined);
  toast?.onClose?.();
}
