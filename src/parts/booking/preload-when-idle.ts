import { preloadsWhenIdle } from '../../config/env';

/**
 * Loads the booking script once the page is idle, if the settings ask for it
 * (docs/requirements.md#preloading-the-booking-script). Called on every page, with or without a booking control. If the
 * settings do not ask for it, the build leaves this code out.
 */
export function preloadWhenIdle(): void {
  if (!preloadsWhenIdle) return;
  import('../../integrations/fareharbor/load-script').then(
    ({ preloadBookingScript }) => preloadBookingScript(),
    (error: unknown) => console.warn('The booking script could not be preloaded:', error),
  );
}
