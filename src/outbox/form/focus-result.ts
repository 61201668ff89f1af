/** A visitor who has scrolled further than this share of the window is reading something else. */
const READS_ELSEWHERE = 0.5;

/** The scroll position at the last press on Send, in px. */
let sentAt = 0;

/** Notes where the visitor presses Send. */
export function noteSend(): void {
  sentAt = scrollY;
}

/**
 * Moves the focus to a good result of Send. An answer may take a while: the page stays where the visitor has scrolled
 * it meanwhile, and a field keeps the focus.
 */
export function focusResult(result: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea') === true) return;
  const hasScrolled = Math.abs(scrollY - sentAt) > innerHeight * READS_ELSEWHERE;
  result?.focus({ preventScroll: hasScrolled });
}
