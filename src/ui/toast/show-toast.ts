// A toast may be sent before its part is there: it is kept, and shown when the part has arrived.
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

let kept: Wish[] = [];
let take: ((wish: Wish) => void) | undefined;
const listeners = new Set<() => void>();
const open = new Set<Toast>();

const tell = (): void => listeners.forEach((listener) => listener());

function wish(one: Wish): void {
  if (take) take(one);
  else {
    kept = [...kept, one];
    tell();
  }
}

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
  wish({ show: told });
}
export const hideToast = (id: string): void => wish({ hide: id });

/** Calls back when a toast comes or goes; the returned function ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a toast stands that has none of these ids. */
export const otherToastStands = (ids: readonly string[]): boolean =>
  [...open].some(({ id }) => id === undefined || !ids.includes(id));

/** For the outlet: whether anything waits for the part to be loaded. */
export const toastsWaiting = {
  subscribe: subscribeToToasts,
  getSnapshot: (): boolean => take !== undefined || kept.length > 0,
};

/** For the part that shows them: takes what was kept and everything from now on. */
export function takeToasts(handler: (wish: Wish) => void): void {
  take = handler;
  kept.forEach(handler);
  kept = [];
}
