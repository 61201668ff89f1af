import type { OutboxEntry } from '../../outbox/outbox';
import { countOutbox } from '../../outbox/outbox-entry';
import type { OfflineState } from '../../pwa/offline-state';

/** What the header's chip says: one thing at a time, the most pressing first. */
export type Chip =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' | 'not-sent'; readonly count: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'saving'; readonly percent: number }
  | { readonly kind: 'ready' };

/** What waits beats everything, then what will not go out by itself. */
export function chipOf(
  { connection, saving, ready }: OfflineState,
  entries: readonly Pick<OutboxEntry, 'state' | 'unreadable'>[],
): Chip {
  const { waiting, notSent } = countOutbox(entries);
  if (waiting > 0) return { kind: 'waiting', count: waiting };
  if (notSent > 0) return { kind: 'not-sent', count: notSent };
  if (connection === 'offline') return { kind: 'offline' };
  if (saving) return { kind: 'saving', percent: saving.percent };
  return { kind: ready ? 'ready' : 'none' };
}

/** What is said aloud when the chip changes; a page that opens in its usual state says nothing. */
export function announcementOf(chip: Chip, before: Chip['kind']): string {
  switch (chip.kind) {
    case 'waiting':
      return `${chip.count} waiting to be sent`;
    case 'not-sent':
      return `${chip.count} not sent`;
    case 'offline':
      return 'Offline';
    case 'saving':
      return 'Saving for offline';
    case 'ready':
      return before === 'none' ? '' : 'Ready offline';
    case 'none':
      return '';
  }
}
