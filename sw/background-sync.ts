// Sends waiting submissions when the browser reports that the connection is back, also when no page
// is open. Only Chromium has this event; in other browsers the triggers of an open page send them.
import { newsOf, type DeliveryNews, type ToldReport } from '../src/outbox/delivery/delivery-news';
import type { WaitingClock } from '../src/shared/clock';

/** The longest time that the worker waits for a page that is sending at this moment. */
export const WAIT_FOR_LOCK_MS = 120_000;
/**
 * How long one sync event keeps trying. Chromium ends an event after 3 minutes and repeats a
 * rejected one only after 5 minutes, so a retry pause of a few seconds is better spent inside the
 * event.
 */
export const KEEP_TRYING_MS = 50_000;

const SHORTEST_WAIT_MS = 250;

export interface BackgroundSyncDeps {
  deliver(options: { waitForLockMs: number }): Promise<
    ToldReport & {
      readonly remaining: number;
      /** Time of the next attempt in milliseconds since 1970; undefined if there is nothing to try now. */
      readonly nextAttemptAt?: number;
    }
  >;
  tellSent(news: DeliveryNews): Promise<unknown>;
  tellFailed(news: DeliveryNews): Promise<unknown>;
  /** True if the browser will not start the worker for this event again. */
  readonly isLastChance: boolean;
  /** Tells the visitor that the site tries again when it is opened. */
  tellStillWaiting(): Promise<unknown>;
  /** Takes back that news. */
  closeStillWaiting(): Promise<unknown>;
  readonly clock: WaitingClock;
}

/**
 * Delivers all waiting submissions. Rejects if a submission is left that may still succeed, so that
 * the browser repeats the event (twice, with growing pauses). After the last chance only the
 * triggers of a page can send the rest, so the visitor is asked to open one: also where the
 * database could not be read, and nobody knows what waits.
 */
export async function deliverInBackground(deps: BackgroundSyncDeps): Promise<void> {
  const { deliver, tellSent, tellFailed, isLastChance, tellStillWaiting, closeStillWaiting, clock } = deps;
  const until = clock.now() + KEEP_TRYING_MS;
  let news: DeliveryNews = { sent: [], failed: 0, waiting: 0 };
  // A delivery that rejects may have left something: it is unknown until one has counted none.
  let mayWait = true;
  try {
    for (;;) {
      const report = await deliver({ waitForLockMs: WAIT_FOR_LOCK_MS });
      const { remaining, nextAttemptAt } = report;
      const { sent, failed, waiting } = newsOf(report);
      news = { sent: [...news.sent, ...sent], failed: news.failed + failed, waiting };
      mayWait = waiting > 0;
      const next = Math.max(nextAttemptAt ?? until, clock.now() + SHORTEST_WAIT_MS);
      if (remaining === 0) return;
      if (next >= until) throw new Error(`${remaining} waiting`);
      await clock.wait(next - clock.now());
    }
  } finally {
    // Report what was sent even if a later round failed.
    if (news.sent.length > 0) await tellSent(news);
    if (news.failed > 0) await tellFailed(news);
    if (!mayWait) await closeStillWaiting();
    // The latest notification stands first, and this one asks for something.
    else if (isLastChance) await tellStillWaiting();
  }
}
