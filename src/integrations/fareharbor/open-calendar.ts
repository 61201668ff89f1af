import { settings } from '../../config/env';
import { leadsToProvider, type BookingId } from './addresses';

/**
 * - `opened`: the overlay is open, so the link must not be followed
 * - `left-to-link`: the script is not there, so the link must be followed
 * - `failed`: the script threw; the caller shows a toast and goes to /booking
 *   (docs/requirements.md#booking-errors)
 */
export type CalendarOutcome = 'opened' | 'left-to-link' | 'failed';

/**
 * Opens the provider's calendar of an item over the page, if the provider's script is there.
 *
 * The script runs with auto-lightframe and listens for clicks on booking links itself. The caller
 * must therefore handle the click in the capture phase with `preventDefault` and
 * `stopImmediatePropagation`, or two calendars open. It must also close its own dialogs first,
 * because their focus trap would block the overlay.
 *
 * @param item the provider's item id
 * @param flow the provider's flow id; the one of the settings if omitted
 */
export function openCalendar(item: BookingId, flow: BookingId = settings.booking.flow): CalendarOutcome {
  if (window.FH === undefined) return 'left-to-link';
  try {
    // The return value is not documented, so it is not used.
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
 * Closes the overlay of the provider's script, if it is shown and the script can close it. The method is hardly
 * documented, so the script may lack it.
 *
 * @returns whether there was an overlay that was told to close
 */
export function closeCalendar(page: Document = document): boolean {
  // Our own calendars are in the main part of a page.
  if (window.FH?.close === undefined || !shownFrames(page).some((frame) => frame.closest('main') === null))
    return false;
  try {
    window.FH.close();
    return true;
  } catch (error) {
    console.error('The booking calendar could not be closed:', error);
    return false;
  }
}

/**
 * Returns whether a frame of the provider is visible: our calendar, or the overlay ("lightframe")
 * of the provider's script. It searches the page, because the script neither reports when its
 * overlay is closed nor whether it then removes or only hides it.
 */
export function calendarIsShown(page: Document = document): boolean {
  return shownFrames(page).length > 0;
}

/** Returns the visible frames of the provider. */
const shownFrames = (page: Document): HTMLIFrameElement[] =>
  [...page.querySelectorAll('iframe')].filter((frame) => leadsToProvider(frame.src) && isVisible(frame));

/** Safari before 17.4 has no checkVisibility; there every frame with a layout box counts as visible. */
function isVisible(frame: HTMLIFrameElement): boolean {
  return typeof frame.checkVisibility === 'function'
    ? frame.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    : frame.getClientRects().length > 0;
}
