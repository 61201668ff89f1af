// What a press on a link about booking does where it does not open an item's calendar.
import type { MouseEvent } from 'react';
import { closeOurDialogs } from '../../browser/close-dialogs';
import { isPlainPress } from '../../browser/plain-press';
import { scrollBehavior } from '../../browser/reduced-motion';
import { track } from '../../integrations/analytics/track';
import { showToast, type Toast } from '../../ui/toast/show-toast';

export const NEEDS_CONNECTION = 'Booking needs a connection';
export const CANNOT_OPEN = 'The calendar belongs to our booking partner and cannot open offline.';
export const notedText = (title: string): string => `We have noted that you want ${title}. No place is held yet.`;

/** Why a booking control opens nothing offline. In: the title of the tour that was noted, if one was. */
export const offlineToast = (noted: string | undefined): Toast => ({
  id: 'booking-offline',
  tone: 'waiting',
  icon: 'offline',
  title: NEEDS_CONNECTION,
  message: noted === undefined ? CANNOT_OPEN : `${CANNOT_OPEN} ${notedText(noted)}`,
});

/** Id of the heading over the calendar on the booking page. */
export const BOX_OFFICE_ID = 'box-office';

/** Scrolls to the calendar of the booking page, smoothly where motion is wanted, and moves the focus there. */
export function goToCalendar(event: Pick<MouseEvent, 'preventDefault'>): void {
  const heading = document.getElementById(BOX_OFFICE_ID);
  if (heading === null) return;
  event.preventDefault();
  closeOurDialogs(document);
  heading.closest('section')?.scrollIntoView({ behavior: scrollBehavior() });
  heading.focus({ preventScroll: true });
}

/**
 * A press on a link to the booking page. On that page it leads to the calendar that is there: followed, the link
 * would take the choice of a tour out of the address, and with it the frame and what is typed in it.
 */
export function pressBookingLink(event: MouseEvent): void {
  if (isPlainPress(event)) goToCalendar(event);
}

type Press = Pick<MouseEvent, 'preventDefault'> & {
  readonly nativeEvent: Pick<Event, 'stopImmediatePropagation'>;
};

/**
 * A press on a link to the provider's page that says it opens in a new tab. Give it as `onClickCapture`. The
 * provider's script would take the press and open its overlay instead, so it never hears of it. Offline nothing
 * opens, and a toast says why.
 * @param item what is booked, for the count; left out where that is open
 */
export function pressNewTabLink(event: Press, item?: number): void {
  event.nativeEvent.stopImmediatePropagation();
  // Under a dialog of ours the toast could not be seen; and who comes back has done with the menu.
  closeOurDialogs(document);
  if (!navigator.onLine) {
    event.preventDefault();
    showToast(offlineToast(undefined));
  } else if (item !== undefined) {
    track({ name: 'begin_booking', item });
  }
}
