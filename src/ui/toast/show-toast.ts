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

function wish(one: Wish): void {
  if (take) take(one);
  else {
    kept = [...kept, one];
    listeners.forEach((listener) => listener());
  }
}

export const showToast = (toast: Toast): void => wish({ show: toast });
export const hideToast = (id: string): void => wish({ hide: id });

/** For the outlet: whether anything waits for the part to be loaded. */
export const toastsWaiting = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => take !== undefined || kept.length > 0,
};

/** For the part that shows them: takes what was kept and everything from now on. */
export function takeToasts(handler: (wish: Wish) => void): void {
  take = handler;
  kept.forEach(handler);
  kept = [];
}
