import { preloadsWhenIdle } from '../../config/env';

/**
 * For every page, with a booking control or without: if the settings ask for it, the booking script loads
 * once the page is idle (docs/requirements.md#preloading-the-booking-script). Otherwise the build has none of this.
 */
export function preloadWhenIdle(): void {
  if (!preloadsWhenIdle) return;
  import('../../integrations/fareharbor/load-script').then(
    ({ preloadBookingScript }) => preloadBookingScript(),
    (error: unknown) => console.warn('The booking script could not be preloaded:', error),
  );
}
