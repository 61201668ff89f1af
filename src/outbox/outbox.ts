// What this folder promises: a submission is on disk before it is sent, leaves the disk only after
// the provider's yes, and is sent twice only when an answer was lost, which it then says.
// The visitor's own part is in visitor.ts, the queue's in deliver.ts.

import { clear } from './clear';
import type { OutboxContext, OutboxDeps } from './context';
import { deliver } from './deliver';
import type { DeliveryReport } from './deliver';
import { entryOf } from './outbox-entry';
import type { OutboxEntry } from './outbox-entry';
import { all, hold, isExpired, purge, remove } from './records';
import { countSentMarks } from './sent-marks';
import { readRecord } from './stored-record';
import type { Submission } from './submission';
import { EDIT_HOLD_MS } from './timing';
import { createVisitorSends } from './visitor';
import type { SubmitOutcome } from './visitor';

export type { DeliveryReport, OutboxDeps, OutboxEntry, SubmitOutcome };

export interface Outbox {
  /**
   * Writes the submission down, sends it, and says what became of it; never rejects.
   * `id` continues a failed or waiting submission: the payload as given now, steps already done
   * are kept, a changed e-mail address that has had no auto-reply yet gets one.
   * `signal` gives up waiting; a call already out is never cut off, its answer would be lost.
   */
  submit(submission: Submission, options?: { id?: string; signal?: AbortSignal }): Promise<SubmitOutcome>;
  /**
   * Oldest first. Never rejects for a bad record, but where the database cannot be read
   * (DatabaseUnavailable): not to know is not the same as nothing being there.
   */
  list(): Promise<OutboxEntry[]>;
  /**
   * For editing: the entry, if it is there, readable, and not being sent just now. A waiting one is
   * held back for five minutes (call again while the visitor types), then goes out as it was: what
   * we called saved stays saved when he walks away. Send with submit(…, { id }). Rejects where the
   * database cannot be read (DatabaseUnavailable): it may still be there, and go out.
   */
  take(id: string): Promise<OutboxEntry | undefined>;
  /** The visitor left the edit without sending: what take() held back is due again. Rejects as take() does. */
  release(id: string): Promise<void>;
  /** The visitor presses Send now; tried even where the browser says it is offline. */
  sendNow(id: string): Promise<SubmitOutcome>;
  /** Deletes it, unless it is there no more. Rejects where the database refuses: then it is not deleted. */
  remove(id: string): Promise<void>;
  /** How many numbers of sent submissions are remembered. Rejects where the database cannot be read. */
  sentMarks(): Promise<number>;
  /**
   * Forgets everything: what waits or failed, and the numbers of what was sent. 'busy' where a
   * submission is on its way just now, which is not cut off. Rejects where the database refuses.
   */
  clear(): Promise<'cleared' | 'busy'>;
  /**
   * Sends what is due. Pages take the lock if it is free; with `waitForLockMs` (the sync handler)
   * it is waited for, and nothing new is begun after that time. Rejects when the database cannot
   * be read, so that a sync event is tried again.
   */
  deliver(options?: { waitForLockMs?: number }): Promise<DeliveryReport>;
  /** Called after every change, ours or (by BroadcastChannel) another page's or the worker's. */
  subscribe(listener: () => void): () => void;
}

/** The outbox over the parts it is given, so that every schedule can be tested in Node. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const listeners = new Set<() => void>();
  const tellListeners = () => listeners.forEach((listener) => listener());
  const context: OutboxContext = {
    ...deps,
    sentUnnoted: new Set(),
    changed(message = { type: 'outbox-changed' }) {
      deps.channel?.post(message);
      tellListeners();
    },
  };
  const { database, clock } = deps;
  let stopListening: (() => void) | undefined;

  return {
    ...createVisitorSends(context),

    async list() {
      let stored = await all(database);
      const now = clock.now();
      if (stored.some((value) => isExpiredRecord(value, now))) {
        await purge(database, now);
        stored = await all(database);
      }
      return stored.map(entryOf).sort((a, b) => a.createdAt - b.createdAt);
    },

    async take(id) {
      const now = clock.now();
      const taken = await hold(database, id, now, now + EDIT_HOLD_MS);
      if (taken) context.changed();
      return taken && entryOf(taken);
    },

    async release(id) {
      const now = clock.now();
      await hold(database, id, now, now);
      context.changed();
    },

    async remove(id) {
      await remove(database, id);
      context.changed();
    },

    sentMarks: () => database.run('readonly', countSentMarks),

    async clear() {
      const outcome = await clear(context);
      context.changed();
      return outcome;
    },

    deliver: (options) => deliver(context, options),

    subscribe(listener) {
      listeners.add(listener);
      stopListening ??= deps.channel?.listen(tellListeners);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
  };
}

function isExpiredRecord(stored: unknown, now: number): boolean {
  const record = readRecord(stored);
  return record !== undefined && isExpired(record, now);
}
