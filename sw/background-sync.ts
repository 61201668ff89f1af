// Sends what waits when the browser says the connection is back, also with no page open. Only
// Chromium has the event; elsewhere the page's own triggers do it.

/** The longest wait for a page that is sending at this moment. */
export const WAIT_FOR_LOCK_MS = 120_000;
/**
 * How long one event goes on trying. The browser ends it after 3 minutes (Chromium), and asks again
 * only 5 minutes after a rejection: a back-off of a few seconds is better waited for here.
 */
export const KEEP_TRYING_MS = 50_000;

const SHORTEST_WAIT_MS = 250;

export interface BackgroundSyncDeps {
  deliver(options: { waitForLockMs: number }): Promise<{
    readonly remaining: number;
    readonly sent?: number;
    /** Milliseconds since 1970; undefined where nothing is to be tried now. */
    readonly nextAttemptAt?: number;
  }>;
  tellSent(): Promise<unknown>;
  /** The browser says that it will not wake the worker for this again. */
  readonly isLastChance: boolean;
  /** Tells the visitor that we try again when the site is open. */
  tellStillWaiting(): Promise<unknown>;
  /** Puts the number of what waits on the icon. */
  showOnIcon(count: number): Promise<unknown>;
  readonly clock: { now(): number; wait(ms: number): Promise<void> };
}

/**
 * Delivers everything that waits. Rejects if anything that may still succeed is left, so that the
 * browser tries again (twice, later and later). What is left at the last chance goes out by the triggers of a page:
 * the visitor is told to open one.
 */
export async function deliverInBackground(deps: BackgroundSyncDeps): Promise<void> {
  const { deliver, tellSent, isLastChance, tellStillWaiting, showOnIcon, clock } = deps;
  const until = clock.now() + KEEP_TRYING_MS;
  let delivered = 0;
  let waiting = 0;
  try {
    for (;;) {
      const { remaining, sent = 0, nextAttemptAt } = await deliver({ waitForLockMs: WAIT_FOR_LOCK_MS });
      delivered += sent;
      waiting = remaining;
      await showOnIcon(waiting);
      const next = Math.max(nextAttemptAt ?? until, clock.now() + SHORTEST_WAIT_MS);
      if (remaining === 0) return;
      if (next >= until) throw new Error(`${remaining} waiting`);
      await clock.wait(next - clock.now());
    }
  } finally {
    // Also where a later round fails: it was sent all the same.
    if (delivered > 0) await tellSent();
    // After it, since the later word stands.
    if (isLastChance && waiting > 0) await tellStillWaiting();
  }
}
