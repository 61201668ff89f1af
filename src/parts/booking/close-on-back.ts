import type { RouterHistory } from '@tanstack/react-router';
import { closeCalendar } from '../../integrations/fareharbor/open-calendar';

let end = (): void => undefined;

/**
 * Lets the next Back close the provider's overlay and not the page, as with our own dialogs. The overlay gets no
 * history entry of its own, because the script does not report when the visitor closes it, and the entry would stay.
 * Back is held back at most once, so a script that does not close its overlay keeps nobody here. Where no page of ours
 * comes before this one, Back leaves the site as usual.
 *
 * @param close closes the overlay; returns whether it was shown
 */
export function closeCalendarOnBack(history: Pick<RouterHistory, 'block'>, close = closeCalendar): void {
  end();
  end = history.block({
    enableBeforeUnload: false,
    blockerFn({ action }) {
      end();
      return action === 'BACK' && close();
    },
  });
}
