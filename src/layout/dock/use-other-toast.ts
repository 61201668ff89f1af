import { useSyncExternalStore } from 'react';
import { otherToastStands, subscribeToToasts } from '../../ui/toast/show-toast';

// The dock's own toasts, and the one that the booking offer takes away.
const OWN = ['update', 'booking-offer', 'booking-offline'];

/** Whether something else is being said just now, so that the dock has to wait. */
export function useOtherToast(): boolean {
  return useSyncExternalStore(
    subscribeToToasts,
    () => otherToastStands(OWN),
    () => false,
  );
}
