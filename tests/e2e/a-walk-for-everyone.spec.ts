import type { Page } from 'playwright/test';
import { present } from '../setup/content/content';
import { expectAccessible, withoutTransitions } from '../setup/stage/axe';
import { expect, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';
import { bar, cardWith, heading, STOPS, titleOf, WALK } from '../setup/stage/walk-page';

/** Each screen of a walk, in all states with a different look. */
const STATES: readonly (readonly [name: string, hash: string, punched: readonly number[]])[] = [
  ['an empty cover', '', []],
  ['a cover with a begun card', '', [1, 2, 3]],
  ['the way to the start', '#to-1', []],
  ['a way', '#to-5', [1, 2, 3, 4]],
  ['a way to a punched stop', '#to-4', [1, 2, 3, 4]],
  ['a punched stop', '#stop-4', [1, 2, 3, 4]],
  ['reading ahead', '#stop-7', [1, 2, 3, 4]],
  ['the map', '#map', [1, 2, 3, 4]],
  ['the list', '#list', [1, 2, 3, 4]],
  ['the end with gaps', '#end', [1, 2, 3, 4]],
  ['the end', '#end', STOPS.map((_, index) => index + 1)],
];

/** axe needs a page without motion. */
const STILL = { colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
/** The narrowest phone, a phone, a tablet, and a desk, where the map stands beside the words. */
const WIDTHS = [320, 390, 820, 1280] as const;
const HALF = Math.ceil(STATES.length / 2);

/** The window is high enough that the bar covers nothing. A new map is in its final place only after a frame. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 2400 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const [part, states] of [
  ['cover and ways', STATES.slice(0, HALF)],
  ['stops, map, list and end', STATES.slice(HALF)],
] as const)
  test(`${part}: every screen is accessible at 320, 390, 820 and 1280 px, in the dark too, and does not scroll sideways`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ ...STILL, baseURL: site.url });
    const page = await context.newPage();
    for (const [turn, [name, hash, punched]] of states.entries()) {
      // Each state starts at another width, and reaches the others as a window that is resized. The dark theme differs
      // only in its colors, so it is checked at the first width.
      const widths = [...WIDTHS.slice(turn % WIDTHS.length), ...WIDTHS.slice(0, turn % WIDTHS.length)];
      await widen(page, present(widths[0]));
      await page.goto('/robots.txt');
      await page.evaluate(
        (card) => localStorage.setItem('walk-progress:brooklyn-heights', card),
        cardWith(punched, hash),
      );
      await page.goto(WALK + hash);
      // The cover hydrates at an interaction.
      if (hash === '') await page.locator('body').dispatchEvent('pointermove');
      await hydrated(page);
      await withoutTransitions(page);
      for (const width of widths) {
        await widen(page, width);
        await expect(heading(page)).toBeVisible();
        await expectAccessible(page, `${name} at ${width} px`, { dark: width === widths[0] });
      }
    }
    await context.close();
  });

test('the sheet for text, voice and screen is accessible at 320, 390 and 820 px in both themes', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ ...STILL, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(`${WALK}#stop-2`);
  await hydrated(page);
  await withoutTransitions(page);
  for (const width of WIDTHS.filter((one) => one < 1024)) {
    await widen(page, width);
    await page.getByRole('button', { name: 'Text, voice, screen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `the sheet at ${width} px`);
    await page.keyboard.press('Escape');
  }
  await context.close();
});

test('the link that skips to the content stays at the stop', async ({ page }) => {
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(`${WALK}#stop-3`);
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
});

test('a press on the next stop moves the focus to its heading, and to nothing before that', async ({ page }) => {
  await page.addInitScript(
    (card) => localStorage.setItem('walk-progress:brooklyn-heights', card),
    cardWith([1, 2, 3, 4], '#stop-4'),
  );
  await page.goto(`${WALK}#stop-4`);
  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Next: stop 5' }).focus();
  await page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(globalThis, { focused });
    addEventListener('focusin', ({ target }) => focused.push(target instanceof Element ? target.tagName : ''));
  });
  // A new screen takes no press in its first moment.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('To stop 5', { timeout: 500 });
  }).toPass();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => (globalThis as unknown as { focused: string[] }).focused)).toEqual(['H1']);
});
