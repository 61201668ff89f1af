// Sends what waits when the browser says the connection is back, also with no page open. Only
// Chromium has the event; elsewhere the page's own triggers do it.

/** The longest wait for a page that is sending at this moment. */
export const WAIT_FOR_LOCK_MS = 120_000;

export interface Delivery {
  deliver(options: {
    waitForLockMs: number;
  }): Promise<{ readonly remaining: number; readonly sent?: number }>;
  tellSent(): Promise<unknown>;
}

/**
 * Delivers everything that waits. Rejects if anything that may still succeed is left, so that the
 * browser tries again (twice, later and later; after that the page's triggers take over).
 */
export async function deliverInBackground({ deliver, tellSent }: Delivery): Promise<void> {
  const { remaining, sent = 0 } = await deliver({ waitForLockMs: WAIT_FOR_LOCK_MS });
  if (sent > 0) await tellSent();
  if (remaining > 0) throw new Error(`${remaining} waiting`);
}
