import type { MouseEvent } from 'react';
import { closeOurDialogs } from '../../browser/close-dialogs';
import { track } from '../../integrations/analytics/track';
import { showToast } from '../../ui/toast/show-toast';
import { offlineToast } from './booking-offline';

type Press = Pick<MouseEvent, 'preventDefault'> & {
  readonly nativeEvent: Pick<Event, 'stopImmediatePropagation'>;
};

/**
 * A press on a link to the provider's page that says it opens in a new tab. Give it as `onClickCapture`. The
 * provider's script would take the press and open its overlay instead, so it never hears of it. Offline nothing
 * opens, and a toast says why.
 * @param item what is booked, for the count; left out where that is open
 */
export function pressNewTabLink(event: Press, item?: number): void {
  event.nativeEvent.stopImmediatePropagation();
  // Under a dialog of ours the toast could not be seen; and who comes back has done with the menu.
  closeOurDialogs(document);
  if (!navigator.onLine) {
    event.preventDefault();
    showToast(offlineToast(undefined));
  } else if (item !== undefined) {
    track({ name: 'begin_booking', item });
  }
}
