// How long the card of a walk is kept. This file is separate because every page needs it to delete old cards.

/** A card is kept for this many days after its last change. */
export const KEPT_DAYS = 30;
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

/** Both times are milliseconds since 1970. */
export const isTooOld = (changedAt: number, now: number): boolean => now - changedAt > KEPT_MS;
