import { preloadsWhenIdle } from '../../config/env';

/**
 * Called on every page, with or without a booking control: if the settings ask for it, the booking
 * script is loaded once the page is idle (docs/requirements.md#preloading-the-booking-script).
 * Otherwise the build contains none of this.
 */
export function preloadWhenIdle(): void {
  if (!preloadsWhenIdle) return;
  import('../../integrations/fareharbor/load-script').then(
    ({ preloadBookingScript }) => preloadBookingScript(),
    (error: unknown) => console.warn('The booking script could not be preloaded:', error),
  );
}
