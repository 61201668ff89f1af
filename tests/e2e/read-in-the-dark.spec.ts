import type { Page } from 'playwright/test';
import { pagesOfEachKind } from '../setup/content/addresses';
import { expect, test, watchedPage, workerTest } from '../setup/stage/stage';
import { arrived, hydrated, readyOffline } from '../setup/stage/waits';

const PAPER = 'rgb(246, 236, 215)';
const INK = 'rgb(18, 23, 42)';

const theme = (page: Page) => page.getByRole('contentinfo').getByLabel('Theme');
const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const browserBar = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content')),
  );

test('the theme follows the system until the visitor chooses, and again after that', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await hydrated(page);
  await expect(theme(page)).toHaveValue('system');
  expect(await ground(page)).toBe(PAPER);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(INK);

  await theme(page).selectOption('Light');
  await expect.poll(() => ground(page)).toBe(PAPER);
  expect(await browserBar(page)).toEqual(['#f6ecd7', '#f6ecd7']);
  await page.reload();
  await hydrated(page);
  await expect(theme(page)).toHaveValue('light');
  expect(await ground(page)).toBe(PAPER);

  await theme(page).selectOption('System');
  await expect.poll(() => ground(page)).toBe(INK);
  expect(await browserBar(page)).toEqual(['#f6ecd7', '#12172a']);
});

test('the choice is applied before the script and before the first paint, on any page', async ({ context, site }) => {
  const { page, troubles } = await watchedPage(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${site.url}/tours`);
  await hydrated(page);
  await theme(page).selectOption('Dark');
  await page.route('**/boot.js', (route) => route.abort());
  for (const address of ['/', '/about', '/no-such-alley']) {
    await page.goto(site.url + address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ground(page), address).toBe(INK);
  }
  expect(troubles.filter((trouble) => /content security policy|rendered afresh/i.test(trouble))).toEqual([]);
});

/** The texts of all headings in the main part of the page. */
const headings = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { includeHidden: true }).allTextContents();

test('a page with a chosen theme keeps all that was built, from the first screen to the last', async ({
  browser,
  page,
  site,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await theme(page).selectOption('Dark');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const built = await context.newPage();
  for (const address of pagesOfEachKind().filter((one) => !one.endsWith('/walk')))
    await test.step(address, async () => {
      await built.goto(address);
      await page.goto(address);
      await hydrated(page);
      // A part whose script comes late may add headings, but the page loses none.
      expect(await headings(page)).toEqual(expect.arrayContaining(await headings(built)));
    });
  await context.close();
});

test('the choice survives hydration, a fresh render, and a change of page', async ({ context, site }) => {
  const { page, troubles } = await watchedPage(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  await theme(page).selectOption('Dark');
  await page.goto(`${site.url}/about`);
  await hydrated(page);
  expect(await ground(page)).toBe(INK);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await arrived(page, `${site.url}/`);
  expect(await ground(page)).toBe(INK);
  expect(troubles).toEqual([]);
  await page.goto(`${site.url}/no-such-alley`);
  await hydrated(page);
  expect(await ground(page)).toBe(INK);
});

workerTest('a choice in one tab applies in the other tab, and offline', async ({ context, page, network }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await readyOffline(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/tours');
  await hydrated(other);
  await theme(other).selectOption('Dark');
  await expect(theme(page)).toHaveValue('dark');
  expect(await ground(page)).toBe(INK);
  await network.off();
  await page.goto('/booking');
  await hydrated(page);
  expect(await ground(page)).toBe(INK);
});

test('the theme can be chosen on an iPhone without enlarging the page: its text has 16 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tours');
  const size = await theme(page).evaluate((select) => Number.parseFloat(getComputedStyle(select).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test('with blocked storage the choice lasts for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/tours');
  await hydrated(page);
  await theme(page).selectOption('Dark');
  await expect.poll(() => ground(page)).toBe(INK);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'About Us' }).click();
  await arrived(page, '/about');
  expect(await ground(page)).toBe(INK);
});
