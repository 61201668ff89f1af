// What a click on a booking control does, without React, so that tests can run every branch.
import type { RouterHistory } from '@tanstack/react-router';
import { closeOurDialogs } from '../../browser/close-dialogs';
import { noteForeignText } from '../../browser/unsaved-text';
import { track, type AnalyticsEvent } from '../../integrations/analytics/track';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { calendarIsShown, openCalendar, type CalendarOutcome } from '../../integrations/fareharbor/open-calendar';
import { isOnline } from '../../shared/online';
import { showToast, type Toast } from '../../ui/toast/show-toast';
import { closeCalendarOnBack } from './close-on-back';
import { sayThatBookingNeedsAConnection } from './offline-press';
import { forgetOpenedTour } from './remembered-tour';

export interface BookingDeps {
  readonly scriptIsThere: () => boolean;
  readonly closeDialogs: () => void;
  readonly openCalendar: (item: number) => CalendarOutcome;
  readonly track: (event: AnalyticsEvent) => void;
  readonly showToast: (toast: Toast) => void;
  readonly forget: (slug: string) => void;
  readonly goToBooking: () => void;
}

export interface WantedTour {
  readonly slug: string;
  readonly title: string;
}

/**
 * Opens the calendar of an item (docs/requirements.md#reserve-button) while the browser is online, unless the link
 * should be followed: the link leads to the provider's page, also without scripts and in a new tab. In both cases the
 * tour need not be remembered any longer.
 *
 * @returns 'taken': the link must not be followed; 'leave': the browser follows the link
 */
export function bookItem(
  item: number,
  tour: WantedTour | undefined,
  plain: boolean,
  deps: BookingDeps,
): 'taken' | 'leave' {
  deps.track({ name: 'reserve_button_click' });
  const begin = (): void => {
    deps.track({ name: 'begin_booking', item });
    if (tour) deps.forget(tour.slug);
  };
  if (!plain || !deps.scriptIsThere()) {
    begin();
    return 'leave';
  }
  deps.closeDialogs();
  const outcome = deps.openCalendar(item);
  if (outcome !== 'failed') begin();
  if (outcome === 'left-to-link') return 'leave';
  if (outcome === 'failed') {
    deps.showToast({
      id: 'booking-error',
      tone: 'destructive',
      title: 'Booking Error',
      message: "We're having trouble opening the booking calendar. Please try again later.",
    });
    deps.goToBooking();
  }
  return 'taken';
}

/**
 * From now on a reload first asks the visitor if text may be lost that was typed in the provider's
 * frames.
 */
export const keepCalendarFromReload = (): void => noteForeignText(calendarIsShown);

/** Returns what `bookItem` needs from the browser and the page. */
export function bookingDeps(history: RouterHistory, goToBooking: () => void): BookingDeps {
  return {
    scriptIsThere: () => window.FH !== undefined,
    closeDialogs: closeOurDialogs,
    openCalendar: (item) => {
      keepCalendarFromReload();
      const outcome = openCalendar(item);
      if (outcome === 'opened') closeCalendarOnBack(history);
      return outcome;
    },
    track,
    showToast,
    forget: forgetOpenedTour,
    goToBooking,
  };
}

/** Handles "Open calendar" on the offer: the click itself opens it. */
export function openRemembered(
  { item, slug, title }: { item: number; slug: string; title: string },
  history: RouterHistory,
  goToBooking: () => void,
): void {
  if (!isOnline()) {
    sayThatBookingNeedsAConnection({ slug, title });
    return;
  }
  const deps = bookingDeps(history, goToBooking);
  if (bookItem(item, { slug, title }, true, deps) === 'leave') window.open(bookingLink({ item }), '_blank', 'noopener');
}
