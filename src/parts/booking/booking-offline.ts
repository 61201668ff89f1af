import type { Toast } from '../../ui/toast/show-toast';

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
