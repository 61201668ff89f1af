// That the booking bar was closed is remembered for 24 hours on this device: docs/requirements.md#booking-bar
import { storedValue } from '../../browser/stored-value';

export const DISMISSED_FOR_MS = 24 * 60 * 60_000;

/** When the bar was last closed, in ms since 1970; 0 if never. */
export const barDismissedAt = storedValue('booking-bar-dismissed-at', (text) => Number(text ?? 0));

/** Closes the bar for a day. */
export const dismissBar = (now: number): void => barDismissedAt.set(now);

/** Whether it is still closed. A time in the future comes from a wrong clock and is ignored. */
export const isBarDismissed = (dismissedAt: number, now: number): boolean =>
  dismissedAt > 0 && now >= dismissedAt && now - dismissedAt < DISMISSED_FOR_MS;
