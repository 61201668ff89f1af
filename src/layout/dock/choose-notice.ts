import type { InstallHint } from '../../pwa/install-hint';
import type { OfflinePackage } from '../../pwa/offline-state';
import type { UpdateState } from '../../pwa/update';
import { megabytes } from '../../shared/megabytes';

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

/** Whether the package comes for the first time: an update brings in less than half of it. */
export const isFirstFilling = ({ stage, doneBytes, totalBytes }: OfflinePackage): boolean =>
  stage === 'saving-shell' || (stage === 'saving-pictures' && doneBytes * 2 < totalBytes);

/** What the installed app says at its first start; empty as soon as it is done, or where nothing is under way. */
export function takingAlongText({ stage, doneBytes, totalBytes }: OfflinePackage): string {
  const isUnderWay =
    stage === 'saving-shell' || stage === 'shell-ready' || stage === 'saving-pictures' || stage === 'paused';
  if (!isUnderWay) return '';
  const what = 'Every stop, map and picture';
  const far = totalBytes === 0 ? '' : `: ${Math.floor((100 * doneBytes) / totalBytes)}% of ${megabytes(totalBytes)}`;
  return stage === 'paused'
    ? `${what}${far}. It continues when you are back online.`
    : `${what}${far}. Stay where there is a connection until it says Ready offline.`;
}
