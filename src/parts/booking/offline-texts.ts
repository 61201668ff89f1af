// These texts answer a visitor who wants to book without a connection.
import type { Toast } from '../../ui/toast/show-toast';

export const NEEDS_CONNECTION = 'Booking needs a connection';
export const CANNOT_OPEN = 'The calendar belongs to our booking partner and cannot open offline.';
/** Returns the text that confirms the remembered tour. */
export const notedText = (title: string): string => `Noted: ${title}. No place is held yet.`;

/**
 * The toast of a booking control that cannot open anything offline. Takes the title of the
 * remembered tour, if there is one.
 */
export const offlineToast = (noted: string | undefined): Toast => ({
  id: 'booking-offline',
  tone: 'waiting',
  icon: 'offline',
  title: NEEDS_CONNECTION,
  message: noted === undefined ? CANNOT_OPEN : `${CANNOT_OPEN} ${notedText(noted)}`,
});
