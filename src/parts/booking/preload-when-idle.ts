import { keepLoading } from '../../browser/load-part';
import { preloadsWhenIdle } from '../../config/env';

/**
 * Loads the booking script once the page is idle, if the settings ask for it
 * (docs/requirements.md#preloading-the-booking-script). Called on every page, with or without a booking control. If the
 * settings do not ask for it, the build leaves this code out.
 *
 * @returns a function that ends the plan, for the effect that made it
 */
export function preloadWhenIdle(): () => void {
  if (!preloadsWhenIdle) return () => undefined;
  let cancel: () => void = () => undefined;
  const stopLoading = keepLoading(
    () => import('../../integrations/fareharbor/load-script'),
    ({ preloadBookingScript }) => {
      cancel = preloadBookingScript();
    },
    (error) => console.warn('The booking script could not be preloaded:', error),
  );
  return () => {
    stopLoading();
    cancel();
  };
}
