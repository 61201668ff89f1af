import type { OutboxEntry } from '../../outbox/outbox';
import { countOutbox } from '../../outbox/store/outbox-entry';
import type { OfflineState } from '../../pwa/offline-state';
import { READY_OFFLINE } from '../../shared/ready-offline';

/** The content of the header's chip: one state at a time, the most urgent first. */
export type Chip =
  | { readonly kind: 'none' }
  | { readonly kind: 'not-sent'; readonly count: number; readonly isOffline: boolean }
  /** `isGoing` is true while the submission is being sent. */
  | { readonly kind: 'waiting'; readonly count: number; readonly isGoing: boolean; readonly isOffline: boolean }
  | { readonly kind: 'offline' }
  | { readonly kind: 'saving'; readonly percent: number }
  | { readonly kind: 'ready' };

/**
 * Returns the most urgent state: waiting submissions first, then those that will not be sent
 * automatically.
 */
export function chipOf(
  { connection, saving, ready }: OfflineState,
  entries: readonly Pick<OutboxEntry, 'state' | 'unreadable' | 'lastError'>[],
): Chip {
  const { waiting, notSent } = countOutbox(entries);
  const isOffline = connection === 'offline';
  // A waiting entry with an error was tried without success and is not being sent now.
  const isGoing = !isOffline && !entries.some(({ state, lastError }) => state === 'waiting' && lastError);
  if (waiting > 0) return { kind: 'waiting', count: waiting, isGoing, isOffline };
  if (notSent > 0) return { kind: 'not-sent', count: notSent, isOffline };
  if (isOffline) return { kind: 'offline' };
  if (saving) return { kind: 'saving', percent: saving.percent };
  return { kind: ready ? 'ready' : 'none' };
}

/**
 * Returns what is announced when the chip changes; a page that opens in its usual state announces
 * nothing. The missing connection is announced by the strip (OfflineStrip.tsx, PracticeStrip.tsx).
 */
export function announcementOf(chip: Chip, before: Chip['kind']): string {
  switch (chip.kind) {
    case 'waiting':
      return `${chip.count} waiting to be sent`;
    case 'not-sent':
      return `${chip.count} not sent`;
    case 'saving':
      return 'Saving for offline';
    case 'ready':
      return before === 'saving' || before === 'offline' ? READY_OFFLINE : '';
    case 'offline':
    case 'none':
      return '';
  }
}
