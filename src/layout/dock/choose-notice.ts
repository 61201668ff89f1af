import type { InstallHint } from '../../pwa/install-hint';
import type { UpdateState } from '../../pwa/update';

export type DockTurn = 'update' | 'booking-offer' | 'install-hint' | 'nothing';

/** Whose turn it is at the lower edge: two notices never stand together, for they would hide what is read. */
export function dockTurn({
  update,
  offersBooking,
  otherToast,
  hint,
}: {
  update: UpdateState;
  offersBooking: boolean;
  otherToast: boolean;
  hint: InstallHint;
}): DockTurn {
  if (update.notice === 'toast' || update.notice === 'updated-elsewhere') return 'update';
  if (otherToast) return 'nothing';
  if (offersBooking) return 'booking-offer';
  return hint === 'hidden' ? 'nothing' : 'install-hint';
}
