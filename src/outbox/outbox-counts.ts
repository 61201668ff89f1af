import type { OutboxEntry } from './outbox';

type Countable = Pick<OutboxEntry, 'state' | 'unreadable'>;

export interface OutboxCounts {
  /** On its way: goes out by itself, or goes out just now. */
  readonly waiting: number;
  /** Stays where it is until somebody looks after it: failed, or of another version of the site. */
  readonly notSent: number;
}

/** Sorts what is in the outbox by what a visitor may expect of it. */
export function countOutbox(entries: readonly Countable[]): OutboxCounts {
  const notSent = entries.filter(({ state, unreadable }) => unreadable === true || state === 'failed').length;
  return { waiting: entries.length - notSent, notSent };
}
