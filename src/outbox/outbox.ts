// The interface of this folder. It promises: a submission is on disk before it is sent, is deleted only after
// the provider has accepted it, and is sent twice only if an answer was lost; the second copy then says so.
// What a visitor starts is in submit.ts, the queue in deliver.ts.

import { deliver } from './deliver';
import type { DeliveryReport } from './deliver';
import { withLock } from './lock';
import { readMessage } from './messages';
import type { OutboxMessage } from './messages';
import type { OutboxEntry, SubmissionFate, UnseenAnswer } from './outbox-entry';
import { entryOf, isExpired, readRecord } from './record';
import type { SendDeps } from './send';
import { all, clear, countSentMarks, find, forgetUnseenAnswer, hold, remove, unseenAnswers } from './store';
import type { Submission } from './submission';
import { createSubmit } from './submit';
import type { SubmitOutcome } from './submit';

export type { DeliveryReport, OutboxEntry, SubmitOutcome };

/** An edit holds a waiting submission back for so long. */
const EDIT_HOLD_MS = 5 * 60_000;
/** A call to the mail service takes longer than this only if it gets no answer. */
const CLEAR_LOCK_WAIT_MS = 8_000;

export interface OutboxChannel {
  post(message: OutboxMessage): void;
  /** A received message may come from another version of the site: it can be anything. */
  listen(listener: (message: unknown) => void): () => void;
}

/** Everything the outbox needs from the world. */
export interface OutboxDeps extends Omit<
  SendDeps,
  'changed' | 'lockWait' | 'sentUnnoted' | 'lastSeen' | 'halfSentUnnoted'
> {
  /** undefined where the browser has none. */
  channel: OutboxChannel | undefined;
}

export interface Outbox {
  /**
   * Writes the submission down, sends it, and says what became of it. A database that is missing or
   * refuses is one of the outcomes (`not-stored`); anything else that is thrown is a bug, and rejects.
   * `id` continues a failed or waiting submission: the payload as given now, steps already done
   * are kept, a changed e-mail address that has had no auto-reply yet gets one.
   */
  submit(submission: Submission, options?: { id?: string }): Promise<SubmitOutcome>;
  /**
   * Oldest first. Never rejects for a bad record, but where the database cannot be read
   * (DatabaseUnavailable): not to know is not the same as nothing being there.
   */
  list(): Promise<OutboxEntry[]>;
  /**
   * The entry, or what became of it; changes nothing. 'sent' only where its provider said yes within
   * the last 30 days; what is neither here nor sent is 'gone': deleted, or never written. Rejects
   * where the database cannot be read (DatabaseUnavailable).
   */
  find(id: string): Promise<OutboxEntry | SubmissionFate>;
  /**
   * For editing: the entry, if it is there, readable, and not being sent just now. A waiting one is
   * held back for five minutes (call again while the visitor types), then goes out as it was: what
   * we called saved stays saved when its visitor leaves. Send with submit(…, { id }). Rejects where
   * the database cannot be read (DatabaseUnavailable): it may still be there, and go out.
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
   * Sign-ups that went out in the background within the last 30 days, oldest first: their provider's answer cannot be
   * read, so they may have been refused. Rejects where the database cannot be read.
   */
  unseenAnswers(): Promise<UnseenAnswer[]>;
  /** The visitor wants no note of it any more. Rejects where the database refuses. */
  forgetUnseenAnswer(id: string): Promise<void>;
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
  /**
   * Every message of the outbox: ours, with `own`, and (by BroadcastChannel) another page's or the
   * worker's, without. Ours come when the change is on disk.
   */
  subscribe(listener: OutboxListener): () => void;
}

export type OutboxListener = (message: OutboxMessage, own?: OwnChange) => void;

/** What comes along with a message about a change that this page or worker made itself. */
export interface OwnChange {
  /** The submission as it stands in the database now; undefined where that is not known, or it has left. */
  entry: OutboxEntry | undefined;
}

/** The outbox over the parts it is given, so that every schedule can be tested in Node. */
export function createOutbox(outboxDeps: OutboxDeps): Outbox {
  const { channel, ...rest } = outboxDeps;
  const { database, locks, clock } = rest;
  const { tellListeners, subscribe } = createListeners(channel);
  const lastSeen: SendDeps['lastSeen'] = new Map();
  const see = (stored: unknown): void => {
    const record = readRecord(stored);
    if (record) lastSeen.set(record.id, record);
  };
  const changed: SendDeps['changed'] = (message, record) => {
    see(record);
    channel?.post(message);
    tellListeners(message, { entry: record && entryOf(record) });
  };
  const deps: SendDeps = {
    ...rest,
    changed,
    lockWait: { since: undefined },
    sentUnnoted: new Set(),
    lastSeen,
    halfSentUnnoted: new Map(),
  };
  const tellRemoved = (id: string): void => changed({ type: 'submission-removed', id });

  return {
    ...createSubmit(deps),

    async list() {
      const stored = await all(database, clock.now(), tellRemoved);
      stored.forEach(see);
      return stored.map(entryOf).sort((a, b) => a.createdAt - b.createdAt);
    },

    async find(id) {
      const found = await find(database, id);
      if (typeof found === 'string') return found;
      see(found.stored);
      const record = readRecord(found.stored);
      // As in the list, which deletes it.
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
      const work = async (): Promise<string[]> => {
        const ids = await clear(database);
        deps.sentUnnoted.clear();
        lastSeen.clear();
        deps.halfSentUnnoted.clear();
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

/** Who hears this outbox, and through it the other pages and the worker. */
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
