// The interface of this folder. It promises: a submission is on disk before it is sent, it is
// deleted only after the provider has accepted it, and it is sent twice only if an answer was lost;
// the second copy then says so. Sends that a visitor starts are in submit.ts, the queue is in
// deliver.ts.

import { deliver } from './delivery/deliver';
import type { DeliveryReport } from './delivery/deliver';
import { withLock } from './delivery/lock';
import { readMessage } from './delivery/outbox-channel';
import type { OutboxMessage } from './delivery/outbox-channel';
import { storeUnsavedResults } from './delivery/send';
import type { SendDeps, SendEnvironment } from './delivery/send';
import { createSubmit } from './delivery/submit';
import type { SubmitOptions, SubmitOutcome } from './delivery/submit';
import type { OutboxEntry, SubmissionFate, UnseenAnswer } from './store/outbox-entry';
import { entryOf, isExpired, readRecord } from './store/record';
import {
  clear,
  countSentMarks,
  find,
  forgetUnseenAnswer,
  hold,
  readUnexpired,
  remove,
  unseenAnswers,
} from './store/store';
import type { Submission } from './store/submission';

export type { DeliveryReport, OutboxEntry, SubmitOutcome };

/** How long an edit holds back a waiting submission. */
const EDIT_HOLD_MS = 5 * 60_000;
/**
 * How long clearing waits for the lock. A call to the mail service takes longer only if it gets no
 * answer.
 */
const CLEAR_LOCK_WAIT_MS = 8_000;

export interface OutboxChannel {
  post(message: OutboxMessage): void;
  /** A received message may come from another version of the site, so it can be any value. */
  listen(listener: (message: unknown) => void): () => void;
}

/** Everything that the outbox needs from its environment. */
export interface OutboxDeps extends SendEnvironment {
  /** Undefined if the browser has no channel. */
  channel: OutboxChannel | undefined;
}

export interface Outbox {
  /**
   * Stores the submission, sends it, and resolves with the outcome. If the database is missing or refuses, it is sent
   * at once from memory; `not-stored` means that this failed too. Any other error is a bug and rejects. `id`
   * continues a failed or waiting submission with the given payload: finished steps are kept, and a
   * changed e-mail address that has had no auto-reply yet gets one. `doubt` marks the submission as
   * a possible duplicate, unless the outbox can read what happened to the earlier copy.
   */
  submit(submission: Submission, options?: SubmitOptions): Promise<SubmitOutcome>;
  /**
   * Returns the entries, oldest first. An invalid record does not reject, but an unreadable
   * database does (DatabaseUnavailable), because "unknown" is not the same as "empty".
   */
  list(): Promise<OutboxEntry[]>;
  /**
   * Returns the entry or what happened to it; changes nothing. The result is 'sent' only if the provider accepted the
   * submission within the last 30 days, or longer ago if nothing was sent since; `SubmissionFate` describes the other
   * results. Rejects if the database cannot be read (DatabaseUnavailable).
   */
  find(id: string): Promise<OutboxEntry | SubmissionFate>;
  /**
   * Returns the entry for editing if it is stored, readable and not being sent now. A waiting one
   * is held back for five minutes (call again while the visitor types) and is then sent unchanged:
   * a submission that was called saved stays saved when its visitor leaves. Send the edit with
   * submit(…, { id }). Rejects if the database cannot be read (DatabaseUnavailable): the entry may
   * still be stored and be sent.
   */
  take(id: string): Promise<OutboxEntry | undefined>;
  /** Ends an edit without sending: the entry that take() held back is due again. Rejects as take() does. */
  release(id: string): Promise<void>;
  /**
   * Sends an entry because the visitor pressed Send now; it is tried even if the browser says that
   * it is offline.
   */
  sendNow(id: string): Promise<SubmitOutcome>;
  /** Returns whether a call for the entry got no answer, as far as this page knows, also after it was deleted. */
  mayHaveArrived(id: string): boolean;
  /**
   * Deletes the entry; a missing one is no error. Rejects if the database refuses, and the entry is
   * then not deleted.
   */
  remove(id: string): Promise<void>;
  /** Returns how many ids of sent submissions are remembered. Rejects if the database cannot be read. */
  sentMarks(): Promise<number>;
  /**
   * Returns the sign-ups that were sent in the background within the last 30 days (or longer ago, if nothing was
   * sent since), oldest first:
   * their provider's answer cannot be read, so they may have been refused. Rejects if the database
   * cannot be read.
   */
  unseenAnswers(): Promise<UnseenAnswer[]>;
  /**
   * Removes the note about a sign-up because the visitor has dismissed it. Rejects if the database
   * refuses.
   */
  forgetUnseenAnswer(id: string): Promise<void>;
  /**
   * Deletes everything: waiting and failed submissions, and the ids of sent ones. Resolves with 'busy' if a submission
   * is being sent now, which is not interrupted, or if a page that has died or is frozen was sending one within the
   * last minute. Rejects if the database refuses.
   */
  clear(): Promise<'cleared' | 'busy'>;
  /**
   * Sends the submissions that are due. Pages take the lock only if it is free. With
   * `waitForLockMs` (used by the sync handler) the call waits for the lock, and starts no new
   * submission after that time. Rejects if the database cannot be read, so that a sync event is
   * tried again.
   */
  deliver(options?: { waitForLockMs?: number }): Promise<DeliveryReport>;
  /**
   * Calls `listener` with every message of the outbox: with `own` for changes of this page, without
   * it for those of other pages or the worker (BroadcastChannel). Messages about own changes come
   * when the change is on disk. Returns a function that ends the subscription.
   */
  subscribe(listener: OutboxListener): () => void;
}

export type OutboxListener = (message: OutboxMessage, own?: OwnChange) => void;

/** Accompanies a message about a change that this page or worker has made itself. */
export interface OwnChange {
  /** The submission as it is in the database now; undefined if that is not known or it is no longer there. */
  entry: OutboxEntry | undefined;
  /** The queue has stored a result: the report of `deliver` says when to call it again. */
  byQueue?: boolean;
}

/** Creates the outbox with the given dependencies, so that tests can run every schedule in Node. */
export function createOutbox(outboxDeps: OutboxDeps): Outbox {
  const { channel, ...rest } = outboxDeps;
  const { database, locks, clock } = rest;
  const { tellListeners, subscribe } = createListeners(channel);
  const lastSeen: SendDeps['lastSeen'] = new Map();
  const see = (stored: unknown): void => {
    const record = readRecord(stored);
    if (record) lastSeen.set(record.id, record);
  };
  const changed: SendDeps['changed'] = (message, record, byQueue) => {
    see(record);
    channel?.post(message);
    tellListeners(message, { entry: record && entryOf(record), ...(byQueue ? { byQueue } : {}) });
  };
  const deps: SendDeps = {
    ...rest,
    changed,
    lockWait: { since: undefined },
    sentButUnmarked: new Map(),
    lastSeen,
    unsavedResults: new Map(),
  };
  const tellRemoved = (id: string): void => changed({ type: 'submission-removed', id });

  return {
    ...createSubmit(deps),

    async list() {
      const stored = await readUnexpired(database, clock.now(), tellRemoved);
      stored.forEach(see);
      return stored.map(entryOf).sort((a, b) => a.createdAt - b.createdAt);
    },

    async find(id) {
      const found = await find(database, id);
      if (typeof found === 'string') return found;
      see(found.stored);
      const record = readRecord(found.stored);
      // This gives the same result as `list`, which deletes an expired record.
      return record && isExpired(record, clock.now()) ? 'gone' : entryOf(found.stored);
    },

    async take(id) {
      const now = clock.now();
      const taken = await hold(database, id, now, now + EDIT_HOLD_MS);
      if (taken) changed({ type: 'outbox-changed' }, taken);
      return taken && entryOf(taken);
    },

    async release(id) {
      const now = clock.now();
      const released = await hold(database, id, now, now);
      if (released?.state === 'waiting') changed({ type: 'submission-waiting', id }, released);
    },

    async remove(id) {
      await remove(database, id);
      tellRemoved(id);
    },

    sentMarks: () => countSentMarks(database),
    unseenAnswers: () => unseenAnswers(database),
    forgetUnseenAnswer: (id) => forgetUnseenAnswer(database, id),

    async clear() {
      const work = async (): Promise<string[] | 'busy'> => {
        // Until they are stored, what this page has sent looks as if it were being sent.
        await storeUnsavedResults(deps);
        const ids = await clear(database, clock);
        if (ids === 'busy') return 'busy';
        deps.sentButUnmarked.clear();
        lastSeen.clear();
        deps.unsavedResults.clear();
        return ids;
      };
      const cleared = await withLock(locks, work, { ms: CLEAR_LOCK_WAIT_MS, clock });
      if (cleared === 'busy') return 'busy';
      cleared.forEach(tellRemoved);
      changed({ type: 'outbox-changed' });
      return 'cleared';
    },

    deliver: (options) => deliver(deps, options),

    subscribe,
  };
}

/** Manages the listeners of this outbox, which also hear the messages of other pages and of the worker. */
function createListeners(channel: OutboxChannel | undefined): {
  tellListeners: OutboxListener;
  subscribe: Outbox['subscribe'];
} {
  const listeners = new Set<OutboxListener>();
  const tellListeners: OutboxListener = (message, own) => listeners.forEach((listener) => listener(message, own));
  let stopListening: (() => void) | undefined;
  return {
    tellListeners,
    subscribe(listener) {
      listeners.add(listener);
      stopListening ??= channel?.listen((message) => tellListeners(readMessage(message)));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
  };
}
