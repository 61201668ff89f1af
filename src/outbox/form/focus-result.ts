/** A visitor who has scrolled further than this share of the window is reading something else. */
const READS_ELSEWHERE = 0.5;

/** The scroll position at the last press on Send, in px, and what had the focus. */
let sentAt = 0;
let sentFrom: Element | null = null;

/** Notes where the visitor sends the form: with its button, or with Enter in a field. */
export function noteSend(): void {
  sentAt = scrollY;
  sentFrom = document.activeElement;
}

/**
 * Moves the focus to a good result of Send. An answer may take a while: the page stays where the visitor has scrolled
 * it meanwhile, and another field keeps the focus.
 */
export function focusResult(result: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement !== sentFrom && activeElement?.matches('input, select, textarea') === true) return;
  const hasScrolled = Math.abs(scrollY - sentAt) > innerHeight * READS_ELSEWHERE;
  result?.focus({ preventScroll: hasScrolled });
}
