import type { InstallHint } from '../../pwa/install-hint';
import type { OfflinePackage } from '../../pwa/offline-package';
import { percentOf } from '../../pwa/offline-state';
import type { UpdateState } from '../../pwa/update';
import { megabytes } from '../../shared/megabytes';

export type DockNotice = 'update' | 'booking-offer' | 'install-hint' | 'nothing';

/**
 * Chooses the notice at the lower edge. Two notices are never shown together, because they would
 * hide too much of the page.
 */
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

/** Returns whether the package is being saved for the first time: an update fetches less than half of it. */
export const isFirstSaving = ({ stage, doneBytes, totalBytes }: OfflinePackage): boolean =>
  stage === 'saving-shell' || (stage === 'saving-pictures' && doneBytes * 2 < totalBytes);

/**
 * Returns the text of the installed app at its first start; empty when the download is complete or
 * none is running.
 */
export function firstSavingText(known: OfflinePackage): string {
  const { stage, totalBytes } = known;
  const isUnderWay =
    stage === 'saving-shell' || stage === 'shell-ready' || stage === 'saving-pictures' || stage === 'paused';
  if (!isUnderWay) return '';
  const what = 'Every stop, map and picture';
  const far = totalBytes === 0 ? '' : `: ${percentOf(known)}% of ${megabytes(totalBytes)}`;
  return stage === 'paused'
    ? `${what}${far}. It continues when there is a connection and enough space.`
    : `${what}${far}. Stay where there is a connection until it says Ready offline.`;
}
