import { closeOurDialogs } from '../../browser/close-dialogs';
import { noteForeignText } from '../../browser/unsaved-text';
import { track } from '../../integrations/analytics/track';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { openCalendar } from '../../integrations/fareharbor/open-calendar';
import { calendarIsShown } from '../../integrations/fareharbor/shown-calendar';
import { showToast } from '../../ui/toast/show-toast';
import { bookItem, type BookingDeps } from './book-item';
import { forgetTour, rememberTour } from './remembered-tour';

/** From now on no reload takes what is typed in the provider's frames, unless the visitor was told. */
export const keepCalendarFromReload = (): void => noteForeignText(calendarIsShown);

/** What `bookItem` needs of the browser and the page. */
export function bookingDeps(goToBooking: () => void): BookingDeps {
  return {
    online: () => navigator.onLine,
    scriptIsThere: () => window.FH !== undefined,
    closeDialogs: () => closeOurDialogs(document),
    openCalendar: (item) => {
      keepCalendarFromReload();
      return openCalendar(item);
    },
    track,
    showToast,
    remember: rememberTour,
    goToBooking,
  };
}

/** "Open calendar" on the offer: opened by the click itself, and the tour is forgotten. */
export function openRemembered(
  { item, slug, title }: { item: number; slug: string; title: string },
  goToBooking: () => void,
): void {
  const deps = bookingDeps(goToBooking);
  if (bookItem(item, { slug, title }, true, deps) === 'leave') window.open(bookingLink({ item }), '_blank', 'noopener');
  if (deps.online()) forgetTour();
}
