import type { MouseEvent } from 'react';
import { closeOurDialogs } from '../../browser/close-dialogs';
import { isPlainPress } from '../../browser/plain-press';

/** Id of the heading over the calendar on the booking page. */
export const BOX_OFFICE_ID = 'box-office';

/** Scrolls to the calendar of the booking page, smoothly where motion is wanted, and moves the focus there. */
export function goToCalendar(event: Pick<MouseEvent, 'preventDefault'>): void {
  const heading = document.getElementById(BOX_OFFICE_ID);
  if (heading === null) return;
  event.preventDefault();
  closeOurDialogs(document);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.closest('section')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  heading.focus({ preventScroll: true });
}

/**
 * A press on a link to the booking page. On that page it leads to the calendar that is there: followed, the link
 * would take the choice of a tour out of the address, and with it the frame and what is typed in it.
 */
export function pressBookingLink(event: MouseEvent): void {
  if (isPlainPress(event)) goToCalendar(event);
}
