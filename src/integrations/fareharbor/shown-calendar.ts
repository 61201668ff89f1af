import { settings } from '../../config/env';

/**
 * Whether a frame of the provider is visible: our calendar, or the overlay ("lightframe") that the provider's
 * script opens. It is looked for in the page, because the script neither says when its overlay is closed nor
 * whether it removes the overlay then or only hides it.
 */
export function calendarIsShown(page: Document = document): boolean {
  return [...page.querySelectorAll('iframe')].some(
    (frame) => frame.src.startsWith(`${settings.booking.origin}/`) && isVisible(frame),
  );
}

/** Safari before 17.4 cannot tell: there a frame that has a place in the layout counts. */
function isVisible(frame: HTMLIFrameElement): boolean {
  return typeof frame.checkVisibility === 'function'
    ? frame.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    : frame.getClientRects().length > 0;
}
