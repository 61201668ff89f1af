import { ARMED_AFTER_MS, isLeaving } from './exit-intent';

// What is in the way: another dialog (the booking partner's too), somebody writing, a notice.
const DIALOG = 'dialog[open], [role="dialog"]:not(dialog)';
const WRITING = 'input, textarea, select, iframe, [contenteditable]';
const NOTICE = '[data-dock=""]:not([hidden]) > :not(:empty)';

const isFree = (): boolean =>
  document.querySelector(`${DIALOG}, ${NOTICE}`) === null && document.activeElement?.matches(WRITING) !== true;

/** How long until the watch is armed; on the page a visit began with, counted from its beginning. */
export const armsIn = (sinceLoadMs: number, firstPage: boolean): number =>
  firstPage ? Math.max(0, ARMED_AFTER_MS - sinceLoadMs) : ARMED_AFTER_MS;

/** Calls back each time a mouse leaves upward while nothing is in the way; the returned function ends it. */
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
      // It may come back in somewhere else.
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
