import { preloadsWhenIdle } from '../../config/env';

/**
 * For every page, with a booking control or without: where the settings ask for it, the booking script
 * comes once the page is idle (001 §4). In the other mode there is nothing of this in the build.
 */
export function preloadWhenIdle(): void {
  if (!preloadsWhenIdle) return;
  import('../../integrations/fareharbor/load-script').then(
    ({ preloadBookingScript }) => preloadBookingScript(),
    (error: unknown) => console.warn('The booking script could not be preloaded:', error),
  );
}
