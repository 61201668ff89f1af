// Each of these functions waits for something that a story needs before it goes on.
import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Waits until the script has hydrated the page, and until everything that follows the first frame is there: heights and
 * fonts.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.matches('[data-hydrated][data-whole]') && document.fonts.status === 'loaded',
  );
}

/** Waits until an element answers presses: the script of its part of the page may come later than that of the page. */
export const untilInteractive = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((one) => one.closest('[data-deferred]:not([data-hydrated])') === null)).toBe(true);

/**
 * Waits until a page is shown that was reached by a link. Its address comes first, while the page before is still
 * there; when the new page is rendered, its heading gets the focus. After Back and Forward nothing has taken the focus
 * from the heading of the page before, so wait there for what only the other page shows.
 */
export async function arrived(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Waits until a page has its heights and its own letters, which are requested after the first frame. */
export async function untilFontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.matches('[data-whole]') &&
      document.fonts.status === 'loaded' &&
      ['900 20px Fraunces', "400 17px 'Libre Franklin'"].every(
        (font) => document.fonts.size > 0 && document.fonts.check(font),
      ),
  );
}

/**
 * Lets a page draw a frame, and run what the frame has caused: React's effects, and timers without a delay that they
 * have started.
 */
export const frameAndTasks = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));

/**
 * Waits until a page says that it is offline: the header's strip says it, and when the strip has folded after some
 * seconds, the chip.
 */
export const saysOffline = (page: Page): Promise<void> =>
  expect(
    page
      .getByText(/^Offline/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

/**
 * Waits for words that a region shows for a short time only: the page looks at each frame. Call it before the press,
 * and await both together.
 */
export const untilShortlyShown = async (region: Locator, words: string): Promise<void> => {
  const element = await region.elementHandle();
  await region
    .page()
    .waitForFunction(([where, text]) => (where as HTMLElement | null)?.innerText.includes(text), [
      element,
      words,
    ] as const);
};

/** Waits until the page shows that the whole package is on the device. */
export async function readyOffline(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByText('Ready offline').waitFor();
}

/**
 * Waits until a reload for a missing script would have begun. The page first looks for the connection and for itself;
 * these requests are made later, so they end later.
 */
export const untilReloadWouldHaveBegun = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) await fetch(`${location.pathname}?turn=${turn}`).catch(() => undefined);
  });
