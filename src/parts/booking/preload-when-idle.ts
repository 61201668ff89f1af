import { keepLoading } from '../../browser/load-part';
import { preloadsWhenIdle } from '../../config/env';

/**
 * Loads the booking script once the page is idle, if the settings ask for it
 * (docs/requirements.md#preloading-the-booking-script). Called on every page, with or without a booking control. If the
 * settings do not ask for it, the build leaves this code out.
 */
export function preloadWhenIdle(): void {
  if (!preloadsWhenIdle) return;
  keepLoading(
    () => import('../../integrations/fareharbor/load-script'),
    ({ preloadBookingScript }) => preloadBookingScript(),
    (error) => console.warn('The booking script could not be preloaded:', error),
  );
}
