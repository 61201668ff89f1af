// A page whose clock a story stops and moves, so that a slow machine has the same time as a fast one.
import { expect, type Page } from 'playwright/test';

/**
 * Runs a stopped clock in small steps until a condition holds, because React schedules some of its
 * work by the clock.
 */
export async function inSmallSteps(page: Page, isSo: () => Promise<boolean>, stepMs = 50): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(stepMs);
      return isSo();
    })
    .toBe(true);
}

/**
 * Gives a page a stopped clock before it is opened. An installed clock runs, and does not stop at a time that has
 * passed, so an hour is left between the two.
 */
export async function installStopped(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
}

/**
 * Opens a page with a stopped clock, so that a slow machine has the same time as a fast one.
 * @returns how far its clock has advanced until it was hydrated, in milliseconds
 */
export async function openAtStandstill(page: Page, address: string): Promise<number> {
  await installStopped(page);
  // The load event may wait for requests that a test holds back, and the script waits for that
  // event or for an interaction.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // The clock of a page does not begin at 0, but with the real time that passed until it was stopped.
  const began = await page.evaluate(() => {
    window.dispatchEvent(new Event('focusin'));
    return performance.now();
  });
  await hydratedAtStandstill(page);
  return (await page.evaluate(() => performance.now())) - began;
}

/**
 * Waits until a page with a stopped clock is hydrated; its clock advances by single frames, and by
 * less than 300 ms in all.
 */
export async function hydratedAtStandstill(page: Page): Promise<void> {
  const isHydrated = async (): Promise<boolean> => (await page.locator(':root').getAttribute('data-hydrated')) !== null;
  await inSmallSteps(page, isHydrated, 8);
}

/** Stops an installed running clock, at most two seconds from now. */
export async function stopTheClock(page: Page): Promise<void> {
  const stop = async (): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // On a slow machine that time may have passed. The clock stands even so, and the second call moves it on.
  await stop().catch(stop);
}
