import type { Browser } from 'playwright/test';

/** Keeps the main thread busy, except for a pause of a few milliseconds after every 40. */
const keepBusy = (rate: number): void => {
  const BUSY_MS = 40;
  const { performance } = globalThis;
  const now = performance.now.bind(performance);
  setInterval(
    () => {
      const until = now() + BUSY_MS;
      while (now() < until);
    },
    (BUSY_MS * rate) / (rate - 1),
  );
};

/**
 * Slows the main thread of every page down, while the test stays as fast as it is. A test that acts between two states
 * of a page passes by luck on an idle machine, and fails here. The browser's own throttling needs a second debugging
 * session, which ends Playwright's emulation of a lost connection at the next navigation.
 *
 * @param rate how many times slower, more than 1
 */
export function slowDown(browser: Browser, rate: number): void {
  browser.on('context', (context) => void context.addInitScript(keepBusy, rate));
}
