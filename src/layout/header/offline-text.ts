import type { OfflinePackage } from '../../pwa/offline-package';

/**
 * Returns the text about what works without a connection. It promises only what is known to be on
 * this device, and never booking.
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
    case 'ready-after-reload':
      return 'What is saved on this device still opens. Booking needs a connection.';
    case 'unsupported':
      // Without a worker no pages are stored, but the outbox still stores submissions.
      return 'Pages are not saved in this browser. Keep this page open. Booking needs a connection.';
  }
}
