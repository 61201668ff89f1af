import type { OfflinePackage } from '../pwa/offline-state';
import { megabytes } from '../shared/megabytes';

/** What the footer says about the copy on this device; empty as long as nothing is known. */
export function packageText({ stage, totalBytes, version }: OfflinePackage): string {
  if (version === '') return '';
  const ready = stage === 'ready' ? ` · Ready offline, ${megabytes(totalBytes)} saved` : '';
  return `Content ${version}${ready}`;
}

/**
 * What still works without a connection: no more is promised than is known to be on this device.
 * Booking never is.
 */
export function offlineText(stage: OfflinePackage['stage']): string {
  switch (stage) {
    case 'ready':
      return 'All pages and pictures still work. Booking needs a connection.';
    case 'shell-ready':
    case 'saving-pictures':
    case 'waiting-for-tap':
    case 'full':
      return 'All pages still work, some pictures may be missing. Booking needs a connection.';
    case 'unknown':
    case 'saving-shell':
    case 'paused':
      return 'What is saved on this device still opens. Booking needs a connection.';
    case 'unsupported':
      // No worker, so no pages; the outbox keeps submissions all the same.
      return 'Pages are not saved in this browser. Keep this page open. Booking needs a connection.';
  }
}
