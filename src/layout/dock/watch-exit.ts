// Detects when a visitor seems about to leave: docs/requirements.md#exit-card. Only a mouse can
// show the card, not touch.

const ARMED_AFTER_MS = 5_000;
const LEFT_WITHIN_PX = 10;
const MOVED_WITHIN_PX = 20;

export interface PointerSign {
  readonly kind: 'moves' | 'leaves';
  readonly pointer: string;
  /** The vertical position in the page's window in px; negative above its upper edge. */
  readonly y: number;
  /** The vertical position at the event before; undefined if the pointer has just entered the window. */
  readonly before: number | undefined;
  /** The vertical movement that the browser reports; down is positive. */
  readonly movedBy: number;
}

/** Returns whether this is a mouse that leaves the window upward. A finger never counts. */
export function isLeaving({ kind, pointer, y, before, movedBy }: PointerSign): boolean {
  if (pointer !== 'mouse') return false;
  const within = kind === 'leaves' ? LEFT_WITHIN_PX : MOVED_WITHIN_PX;
  const goesUp = before === undefined ? movedBy < 0 : y < before || (kind === 'leaves' && y <= before);
  return y <= within && goesUp;
}

// The card must not appear during any of these: another dialog (also the booking partner's),
// typing, a notice.
const DIALOG = 'dialog[open], [role="dialog"]:not(dialog)';
const WRITING = 'input, textarea, select, iframe, [contenteditable]';
const NOTICE = '[data-notice]';

/** Returns whether nothing is in the way of the card. */
export const isFree = (): boolean =>
  document.querySelector(`${DIALOG}, ${NOTICE}`) === null && document.activeElement?.matches(WRITING) !== true;

/**
 * Returns the time in milliseconds until the watch is armed. On the first page of a visit it is
 * counted from the load of the page.
 */
export const armsIn = (sinceLoadMs: number, firstPage: boolean): number =>
  firstPage ? Math.max(0, ARMED_AFTER_MS - sinceLoadMs) : ARMED_AFTER_MS;

/**
 * Calls `onLeave` each time a mouse leaves upward while nothing is in the way; the returned
 * function stops that.
 */
export function watchExit(armedInMs: number, onLeave: () => void): () => void {
  let armed = false;
  let before: number | undefined;
  const timer = setTimeout(() => {
    armed = true;
  }, armedInMs);
  const look =
    (kind: 'moves' | 'leaves') =>
    ({ pointerType, clientY, movementY }: PointerEvent): void => {
      const leaving = isLeaving({ kind, pointer: pointerType, y: clientY, before, movedBy: movementY });
      // The pointer may enter the window again at another place.
      before = kind === 'leaves' ? undefined : clientY;
      if (leaving && armed && isFree()) onLeave();
    };
  const onMove = look('moves');
  const onLeft = look('leaves');
  const root = document.documentElement;
  root.addEventListener('pointermove', onMove, { passive: true });
  root.addEventListener('pointerleave', onLeft);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerleave', onLeft);
  };
}

/**
 * Watches like watchExit, but a page that is hidden now, in a tab in the background or rendered in advance, is watched
 * only when the visitor sees it, with the full time from then on.
 */
export function watchExitOnceSeen(armedInMs: number, onLeave: () => void): () => void {
  if (document.visibilityState !== 'hidden') return watchExit(armedInMs, onLeave);
  let end = (): void => document.removeEventListener('visibilitychange', look);
  function look(): void {
    if (document.visibilityState === 'hidden') return;
    end();
    end = watchExit(ARMED_AFTER_MS, onLeave);
  }
  document.addEventListener('visibilitychange', look);
  return () => end();
}
