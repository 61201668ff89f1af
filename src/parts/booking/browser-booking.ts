import { track } from '../../integrations/analytics/track';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { openCalendar } from '../../integrations/fareharbor/open-calendar';
import { showToast } from '../../ui/toast/show-toast';
import { bookItem, type BookingSurroundings } from './book-item';
import { closeOurDialogs } from './close-our-dialogs';
import { forgetTour, rememberTour } from './remembered-tour';

/** The page's own parts for a press on a booking control. */
export function bookingSurroundings(goToBooking: () => void): BookingSurroundings {
  return {
    online: () => navigator.onLine,
    scriptIsThere: () => window.FH !== undefined,
    closeDialogs: () => closeOurDialogs(document),
    openCalendar,
    track,
    showToast,
    remember: rememberTour,
    goToBooking,
  };
}

/** "Open calendar" on the offer: opened by the click itself, and the note is used up. */
export function openRemembered(
  { item, slug, title }: { item: number; slug: string; title: string },
  goToBooking: () => void,
): void {
  const around = bookingSurroundings(goToBooking);
  if (bookItem(item, { slug, title }, true, around) === 'leave')
    window.open(bookingLink({ item }), '_blank', 'noopener');
  if (around.online()) forgetTour();
}
