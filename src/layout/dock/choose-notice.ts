import type { InstallHint } from '../../pwa/install-hint';
import type { UpdateState } from '../../pwa/update';

export type DockNotice = 'update' | 'booking-offer' | 'install-hint' | 'nothing';

/** Which notice stands at the lower edge: two never stand together, for they would hide what is read. */
export function chooseNotice({
  update,
  offersBooking,
  otherToast,
  hint,
}: {
  update: UpdateState;
  offersBooking: boolean;
  otherToast: boolean;
  hint: InstallHint;
}): DockNotice {
  if (update.notice !== 'none' && update.notice !== 'notification') return 'update';
  if (otherToast) return 'nothing';
  if (offersBooking) return 'booking-offer';
  return hint === 'hidden' ? 'nothing' : 'install-hint';
}
