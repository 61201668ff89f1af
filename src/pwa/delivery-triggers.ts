// Decides when a page sends the waiting submissions: when it starts, is online again, is visible
// again or comes back from the back/forward cache; when another page or the worker has changed
// something; when a send of its visitor ends and something still waits; and at the time that the
// queue gives. While no page is open, the Background Sync event does it, if the browser has one
// (Chromium only, August 2026).

import { registerSync } from '../browser/background-sync';
import { failedText, newsOf, sentText, type DeliveryNews } from '../outbox/delivery/delivery-news';
import type { OutboxMessage } from '../outbox/delivery/outbox-channel';
import { OUTBOX_SYNC_TAG } from '../outbox/delivery/shared-names';
import type { Outbox, OutboxEntry, OutboxListener } from '../outbox/outbox';
import { systemClock, type TimerClock } from '../shared/clock';
import {
  closeNotifications,
  showFailedNotification,
  showSentNotification,
  WAITING_TAG,
} from '../shared/system-notification';
import { showOnIcon } from './app-badge';
import { persistStorage } from './persist-storage';

/** Long timers become inexact during sleep and clock changes; checking an empty queue costs nothing. */
const LONGEST_TIMER_MS = 5 * 60_000;
/** A due queue that another tab is sending must not keep this tab in a tight loop. */
const SHORTEST_TIMER_MS = 250;
const RETRY_DATABASE_MS = 30_000;

const LEFT: ReadonlySet<OutboxMessage['type']> = new Set([
  'submission-sent',
  'submission-failed',
  'submission-removed',
]);

type Queue = Pick<Outbox, 'deliver' | 'subscribe'>;

export interface TriggerDeps {
  page: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
  clock: TimerClock;
  /** Requests a sync event. Rejects if the browser has none or refuses it. */
  registerSync: (tag: string) => Promise<void>;
  /** Tells a visitor who has asked for it what was sent; otherwise does nothing. */
  tellSent: (news: DeliveryNews) => Promise<unknown>;
  /** Tells the same visitor what was refused. */
  tellFailed: (news: DeliveryNews) => Promise<unknown>;
  /** Takes back the notification that something is still waiting. */
  closeStillWaiting: () => Promise<unknown>;
  /** Asks the browser not to clear our storage when space gets short. */
  persistStorage: () => Promise<unknown>;
  /** Shows the number of waiting submissions on the app icon. */
  showOnIcon: (count: number) => Promise<void>;
}

/**
 * Asks the browser to start the worker for the waiting submissions, and not to delete them.
 * Neither answer is awaited: Firefox asks the visitor about storage, who may leave the question
 * open.
 */
function createSyncAndStorageRequests(
  deps: Pick<TriggerDeps, 'persistStorage' | 'registerSync'>,
): (waiting: readonly OutboxEntry[]) => void {
  const syncAskedFor = new Set<string>();
  let storageIsAsked = false;

  async function askForSync(waiting: readonly OutboxEntry[]): Promise<void> {
    waiting.forEach(({ id }) => syncAskedFor.add(id));
    const refused = !(await quietly(deps.registerSync(OUTBOX_SYNC_TAG)));
    if (refused) waiting.forEach(({ id }) => syncAskedFor.delete(id));
  }

  return (waiting) => {
    // Chromium drops a tag after three failed events, so each page start and each new submission
    // requests it again.
    const unasked = waiting.filter(({ id }) => !syncAskedFor.has(id));
    if (unasked.length > 0) void askForSync(unasked);
    // Most submissions are sent at once; ask only when one has failed to go out.
    if (!storageIsAsked && waiting.some(({ lastError }) => lastError)) {
      storageIsAsked = true;
      void quietly(deps.persistStorage());
    }
  };
}

/**
 * Starts the triggers of this page. Returns a function that stops them. Never throws; after a
 * failure of the database it tries again.
 */
export function startDelivery(outbox: Queue, deps: TriggerDeps = browserDeps()): () => void {
  const { clock } = deps;
  let stopped = false;
  let running = false;
  let again = false;
  let cancelTimer: () => void = () => undefined;
  const requestSyncAndStorage = createSyncAndStorageRequests(deps);
  /** The ids of the waiting submissions that the number on the icon counts. */
  let onIcon = new Set<string>();

  async function deliver(): Promise<void> {
    // A trigger that comes during a run may be about a submission that the queue did not contain
    // when it was read.
    again = true;
    if (running) return;
    running = true;
    while (again && !stopped) {
      again = false;
      try {
        const report = await outbox.deliver();
        const { nextAttemptAt, waiting = [] } = report;
        onIcon = new Set(waiting.map(({ id }) => id));
        void deps.showOnIcon(onIcon.size);
        // The page or worker that delivers also notifies, once. It does so even while the page is
        // visible, because the visitor may be on another page than the one that promised the
        // notification.
        const news = newsOf(report);
        if (news.sent.length > 0) void quietly(deps.tellSent(news));
        if (news.failed > 0) void quietly(deps.tellFailed(news));
        if (news.waiting === 0) void quietly(deps.closeStillWaiting());
        setTimer(nextAttemptAt);
        requestSyncAndStorage(waiting);
      } catch (error) {
        // The database cannot be read now. Plan another run, because a timer may have been the only
        // trigger.
        console.warn('The outbox could not be looked through; it is tried again', error);
        setTimer(clock.now() + RETRY_DATABASE_MS);
      }
    }
    running = false;
  }

  function setTimer(at: number | undefined): void {
    cancelTimer();
    if (at === undefined || stopped) return;
    const ms = Math.min(LONGEST_TIMER_MS, Math.max(SHORTEST_TIMER_MS, at - clock.now()));
    cancelTimer = clock.after(ms, trigger);
  }

  const trigger = () => void deliver();
  const hear: OutboxListener = (message, own) => {
    // This page also sends what it writes. If the page dies before that, the worker has to be
    // started.
    if (own?.entry && own.entry.state !== 'failed') requestSyncAndStorage([own.entry]);
    // After a try of this page's queue, its report says when the next one is due, which may be late on purpose. Another
    // page or the worker does not tell that.
    if (own === undefined || (message.type === 'submission-waiting' && !own.byQueue)) trigger();
    // The submission has left the outbox, or will no longer be sent automatically.
    else if (LEFT.has(message.type) && 'id' in message && onIcon.delete(message.id)) {
      void deps.showOnIcon(onIcon.size);
      if (onIcon.size === 0) void quietly(deps.closeStillWaiting());
    }
  };
  const whenVisible = () => {
    if (deps.document.visibilityState === 'visible') trigger();
  };
  const unsubscribe = outbox.subscribe(hear);
  deps.page.addEventListener('online', trigger);
  deps.page.addEventListener('pageshow', trigger);
  deps.document.addEventListener('visibilitychange', whenVisible);
  trigger();

  return () => {
    stopped = true;
    cancelTimer();
    unsubscribe();
    deps.page.removeEventListener('online', trigger);
    deps.page.removeEventListener('pageshow', trigger);
    deps.document.removeEventListener('visibilitychange', whenVisible);
  };
}

/** Returns whether the browser did what was asked. Never rejects. */
async function quietly(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch {
    // The visitor has switched it off, the window is private, or the browser does not support it:
    // the other triggers work while a page is open.
    return false;
  }
}

function browserDeps(): TriggerDeps {
  return {
    page: window,
    document,
    clock: systemClock,
    registerSync,
    async tellSent(news) {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration) await showSentNotification(registration, sentText(news));
    },
    async tellFailed(news) {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration) await showFailedNotification(registration, failedText(news));
    },
    async closeStillWaiting() {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration) await closeNotifications(registration, WAITING_TAG);
    },
    persistStorage,
    showOnIcon,
  };
}
