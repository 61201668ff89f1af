import type { OfflinePackage } from '../../../pwa/offline-state';
import { megabytes } from '../../../shared/megabytes';
import type { IconName } from '../../../ui/icon-paths';

interface PackageRow {
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
  /** What may be pressed: fetch the pictures, or print. */
  readonly way?: 'save' | 'print';
}

/** What the cover says about the copy of the walk on this device. No more is promised than is known to be there. */
export function packageRow({ stage, doneBytes, totalBytes }: OfflinePackage): PackageRow {
  const percent = totalBytes === 0 ? 0 : Math.floor((doneBytes / totalBytes) * 100);
  switch (stage) {
    case 'ready':
      return {
        icon: 'check',
        title: 'Ready offline',
        words: `Every stop, story and picture is on this device (${megabytes(totalBytes)}).`,
      };
    case 'saving-shell':
      return {
        icon: 'download',
        title: 'Saving for offline',
        words:
          totalBytes === 0
            ? 'Stay where there is a connection until it is done.'
            : `${percent}% of ${megabytes(totalBytes)}. Stay where there is a connection until it is done.`,
      };
    case 'shell-ready':
    case 'saving-pictures':
    case 'full':
      return {
        icon: 'download',
        title: 'The words are here',
        words:
          stage === 'full'
            ? 'Every stop can be read and heard. There is no room for all the pictures.'
            : 'Every stop can be read and heard. Pictures are still coming.',
      };
    case 'waiting-for-tap':
      return {
        icon: 'download',
        title: 'Save the pictures too?',
        words: `The words are on this device. The pictures are ${megabytes(totalBytes - doneBytes)}.`,
        way: 'save',
      };
    case 'paused':
      return {
        icon: 'offline',
        title: `Saving stopped at ${percent}%`,
        words: 'It goes on when the connection is back. Stops that are not saved yet do not open without it.',
      };
    case 'unsupported':
      return {
        icon: 'warning',
        title: 'Nothing can be saved here',
        words: 'This browser lets no site keep pages. Keep this one open, or print the walk.',
        way: 'print',
      };
    case 'unknown':
      return { icon: 'download', title: 'On this device?', words: 'Looking what is saved.' };
  }
}
