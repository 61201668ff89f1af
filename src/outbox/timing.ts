// Every length of time the outbox knows, and the few questions asked about them.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const CALL_TIMEOUT_MS = 20 * SECOND_MS;
/** The provider allows one call a second (emailjs.com/docs/rest-api/send); a little air. */
export const PAUSE_BETWEEN_CALLS_MS = 1_100;
/** Longer than a call, its time-out and the look at our own site together. */
export const LEASE_MS = MINUTE_MS;
/** Between writing and sending, nobody else sends what a visitor waits for. */
export const VISITOR_HOLD_MS = MINUTE_MS;
export const EDIT_HOLD_MS = 5 * MINUTE_MS;
/** How long a visitor waits for a sender in another tab before we say "saved". */
export const VISITOR_LOCK_WAIT_MS = 10 * SECOND_MS;
export const BUSY_RETRY_MS = 5 * SECOND_MS;
/** More than this between the stamp and the call: the page may have been frozen, ask again. */
export const STALE_START_MS = SECOND_MS;

const FIRST_BACKOFF_MS = SECOND_MS;
const MAX_BACKOFF_MS = 30 * SECOND_MS;
/** After 429 at least two seconds: one call a second was too much already. */
export const RATE_LIMIT_BACKOFF_MS = 2 * SECOND_MS;
/** For what only the owner or a new day can cure: a lost mailbox, a used-up quota. */
export const LONG_WAIT_MS = 6 * HOUR_MS;
/** 404: an outage once looked like that for an hour; after these it is a wrong id. */
export const NOT_FOUND_WAITS_MS: readonly number[] = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS];

export const UNREACHABLE_AFTER_MS = DAY_MS;
export const UNREACHABLE_TRIES = 20;
export const KEEP_FAILED_MS = 30 * DAY_MS;
/** How long we remember that an id was sent, for a form that is still open on it. */
export const KEEP_SENT_MARK_MS = 30 * DAY_MS;

/** Clocks are corrected by a little all the time; only more than this is a jump. */
const CLOCK_TOLERANCE_MS = SECOND_MS;

/** 1 s doubling to 30 s, up to a quarter shorter so that tabs do not march in step. */
export function backoffMs(attempts: number, random: number): number {
  const full = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random / 4));
}

/** Due by the clock, or the clock has jumped back behind the moment the wait was set. */
export function isDue(record: { nextAttemptAt: number; scheduledAt: number }, now: number): boolean {
  return now >= record.nextAttemptAt || now + CLOCK_TOLERANCE_MS < record.scheduledAt;
}
