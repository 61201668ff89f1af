// What a click on a booking link does when it does not open the calendar of an item.
import type { MouseEvent } from 'react';
import { closeOurDialogs } from '../../browser/close-dialogs';
import { isPlainPress } from '../../browser/plain-press';
import { scrollBehavior } from '../../browser/reduced-motion';
import { track } from '../../integrations/analytics/track';

/** The id of the heading above the calendar on the booking page. */
export const BOX_OFFICE_ID = 'box-office';

/**
 * Scrolls to the calendar of the booking page, smoothly unless reduced motion is set, and moves the
 * focus there.
 */
function goToCalendar(event: MouseEvent): void {
  const heading = document.getElementById(BOX_OFFICE_ID);
  if (heading === null) return;
  event.preventDefault();
  closeOurDialogs();
  heading.closest('section')?.scrollIntoView({ behavior: scrollBehavior() });
  heading.focus({ preventScroll: true });
}

/**
 * Handles a click on a link to the booking page. On that page it scrolls to the calendar instead:
 * following the link would lead to the top of the page.
 */
export function pressBookingLink(event: MouseEvent): void {
  if (isPlainPress(event)) goToCalendar(event);
}

interface Press {
  readonly nativeEvent: Pick<Event, 'stopImmediatePropagation'>;
}

/**
 * Handles a click on a link to the provider's page that says it opens in a new tab. Pass it as
 * `onClickCapture`. The provider's script would open its overlay instead, so the event is stopped
 * before it.
 *
 * @param item the booked item, for analytics; omitted if it is not known
 */
export function pressNewTabLink(event: Press, item?: number): void {
  event.nativeEvent.stopImmediatePropagation();
  // After the press the visitor does not need the menu any more.
  closeOurDialogs();
  if (item !== undefined) track({ name: 'begin_booking', item });
}
