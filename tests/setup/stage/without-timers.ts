import type { BrowserContext, Page } from 'playwright/test';

/** How long a toast without a button stays, in milliseconds: AUTO_CLOSE_MS in src/ui/toast/Toasts.tsx, and a little. */
const TOAST_MS = [8_000, 9_000] as const;

/**
 * Takes from the pages that are opened next all timers of this length, for a story that a slow machine does not end
 * within it.
 * @param mostMs the longest such timer in milliseconds; left out if there is only one length
 */
export const withoutTimers = (pages: Page | BrowserContext, leastMs: number, mostMs = leastMs) =>
  pages.addInitScript(
    ([least, most]) => {
      const setTimer = globalThis.setTimeout;
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) =>
          ms >= least && ms <= most ? 0 : setTimer(run, ms, ...rest),
      });
    },
    [leastMs, mostMs] as const,
  );

/** Lets toasts stay until they are closed, so that a story has time to read them and to press their buttons. */
export const toastsStay = (pages: Page | BrowserContext) => withoutTimers(pages, ...TOAST_MS);
