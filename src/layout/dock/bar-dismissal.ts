// That the booking bar was closed is remembered for 24 hours on this device: docs/requirements.md#booking-bar
import { storedValue } from '../../browser/stored-value';

export const DISMISSED_FOR_MS = 24 * 60 * 60_000;

/** When the bar was put away last; 0 where it never was. */
export const barDismissedAt = storedValue('booking-bar-dismissed-at', (text) => Number(text ?? 0));

/** Puts the bar away for a day. */
export const dismissBar = (now: number): void => barDismissedAt.set(now);

/** Whether it is still put away. A time in the future comes from a clock that was wrong: it counts for nothing. */
export const isPutAway = (dismissedAt: number, now: number): boolean =>
  dismissedAt > 0 && now >= dismissedAt && now - dismissedAt < DISMISSED_FOR_MS;
