// Offline a press on a link to the booking provider opens nothing: it is answered with the reason, and the tour of the
// link is noted. One listener answers for all links, because the script of a link's part may not have come before the
// connection was lost.
import { closeOurDialogs } from '../../browser/close-dialogs';
import { tourSummaries } from '../../content/tour-summaries';
import { bookedItem, leadsToProvider } from '../../integrations/fareharbor/addresses';
import { isOnline } from '../../shared/online';
import { showToast } from '../../ui/toast/show-toast';
import { offlineToast } from './offline-texts';
import { rememberTour } from './remembered-tour';

/**
 * Says why nothing opens, and notes the tour on this device.
 * @param tour the wanted tour, if the link is for one
 */
export function sayThatBookingNeedsAConnection(tour?: { readonly slug: string; readonly title: string }): void {
  // A dialog would cover the toast.
  closeOurDialogs();
  if (tour) rememberTour(tour.slug);
  showToast(offlineToast(tour?.title));
}

function answer(event: MouseEvent): void {
  if (isOnline() || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  // The links of a map are elements of SVG, whose href is no text.
  if (!(link instanceof HTMLAnchorElement) || !leadsToProvider(link.href)) return;
  event.preventDefault();
  // Neither React nor the provider's script, which opens its overlay, gets this press.
  event.stopImmediatePropagation();
  const item = bookedItem(link.href);
  sayThatBookingNeedsAConnection(tourSummaries.find((one) => String(one.item) === item));
}

/** Answers presses on links to the booking provider while the browser is offline; the returned function ends this. */
export function answerOfflinePresses(): () => void {
  addEventListener('click', answer, true);
  return () => removeEventListener('click', answer, true);
}
