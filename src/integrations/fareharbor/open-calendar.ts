import { settings } from '../../config/env';
import type { BookingId } from './addresses';

/**
 * - `opened`: the overlay is there, the link must not be followed as well
 * - `left-to-link`: there is no script, the link does the work
 * - `failed`: the script threw; the caller shows a toast and goes to /booking (docs/requirements.md#booking-errors)
 */
export type CalendarOutcome = 'opened' | 'left-to-link' | 'failed';

/**
 * Opens the provider's calendar of an item over the page, if its script is there.
 *
 * The script runs with auto-lightframe and listens for clicks on booking links itself, so the
 * caller takes the click in capture, `preventDefault` and `stopImmediatePropagation`, or two
 * calendars open; it also closes its own dialogs first, whose focus trap would lock the overlay.
 * @param item the provider's item id
 * @param flow the provider's flow id, from the settings where left out
 */
export function openCalendar(item: BookingId, flow: BookingId = settings.booking.flow): CalendarOutcome {
  if (window.FH === undefined) return 'left-to-link';
  try {
    // What it returns is not documented, so it tells us nothing.
    window.FH.open({
      shortname: settings.booking.company,
      fallback: 'simple',
      fullItems: 'yes',
      flow: Number(flow),
      view: { item: Number(item) },
    });
    return 'opened';
  } catch (error) {
    console.error('The booking calendar could not be opened:', error);
    return 'failed';
  }
}

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
