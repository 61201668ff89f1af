import type { OfflinePackage } from '../../pwa/offline-package';
import { megabytes } from '../../shared/megabytes';
import { READY_OFFLINE } from '../../shared/ready-offline';

/**
 * Returns the footer's line: the version of the content, and whether it is stored; empty while nothing is known. The
 * size is that of the download; unpacked on the device it is larger, as the privacy page says.
 */
export function contentVersionText({ stage, totalBytes, version }: OfflinePackage): string {
  if (version === '') return '';
  const ready = stage === 'ready' ? ` · ${READY_OFFLINE}, ${megabytes(totalBytes)} downloaded` : '';
  return `Content ${version}${ready}`;
}
