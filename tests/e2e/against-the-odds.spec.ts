import type { Page } from 'playwright/test';
import { page as words, posts, present } from '../setup/content';
import { hydrated, hydratedAtStandstill, expect, openAtStandstill, test, watchedPage } from '../setup/stage';

// What can go wrong around the pages of the company: each still makes sense then.

const PAGES = ['/', '/about', '/tours', '/blog', '/booking'];
const LONG_REVIEW = 'A walk that went on and on, and nobody minded, not even the smallest of us. '.repeat(12);
const LONG_TITLE =
  'Catty Goodman of Division Street, and the Incontrovertible Minutes of the Neighborhood Association, from 1911 to 1937';

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('with storage refused every page comes hydrated, and the bar can be put away for this page', async ({
  context,
}) => {
  const { page, troubles } = await watchedPage(context);
  await page.addInitScript(() => {
    const refuse = {
      get(): never {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'localStorage', refuse);
    Object.defineProperty(globalThis, 'sessionStorage', refuse);
  });
  for (const address of PAGES) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/tours');
  await page.mouse.wheel(0, 900);
  await page.getByRole('button', { name: 'Close booking bar' }).click();
  await expect(page.getByRole('complementary', { name: 'Booking bar' })).toBeHidden();
  expect(troubles).toEqual([]);
});

test('with no picture at all each page reads, and says what the pictures would show', async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    baseURL: site.url,
  });
  const page = await context.newPage();
  await page.route(/\/(pictures\/|placeholder\.svg)/, (route) => route.abort());
  for (const address of PAGES) {
    await page.goto(address);
    await hydrated(page);
    expect(await sideways(page), address).toBeLessThanOrEqual(0);
    for (const picture of await page.getByRole('main').getByRole('img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAccessibleName(/./);
    }
  }
  await context.close();
});

test('a review of 900 letters and a title of 120 stay in their places at 320 px', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  const reviews = page.getByRole('region', { name: words('home').reviews.heading });
  await reviews.scrollIntoViewIfNeeded();
  await reviews
    .locator('blockquote')
    .first()
    .evaluate((quote, words) => (quote.textContent = words), LONG_REVIEW);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const clipped = await reviews
    .locator('blockquote')
    .first()
    .evaluate((quote) => quote.scrollHeight - quote.clientHeight > 1 && getComputedStyle(quote).overflowY === 'hidden');
  expect(clipped).toBe(false);
  for (const address of ['/', '/tours', '/blog', `/blog/${present(posts.at(-1)).id}`]) {
    await page.goto(address);
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('heading')
      .first()
      .evaluate((heading, words) => (heading.textContent = words), LONG_TITLE);
    expect(await sideways(page), address).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('an analytics script that throws costs nothing but a line in the log', async ({ page, context }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() =>
    Object.assign(window, {
      gtag() {
        throw new Error('the counter fell over');
      },
    }),
  );
  await page.goto('/tours');
  await hydrated(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Reserve your spot on a cat history tour' }).first().click();
  await expect((await opening).getByRole('heading').first()).toBeVisible();
  expect(said.filter((line) => line.includes('Analytics failed'))).not.toEqual([]);
});

test("the calendar's script that never answers leaves every button a link", async ({ page, context }) => {
  await page.route('**/embeds/api/**', () => undefined);
  await page.goto('/tours');
  await hydrated(page);
  const reserve = page.getByRole('main').getByRole('link', { name: 'Reserve your spot on a cat history tour' }).first();
  await reserve.hover();
  const opening = context.waitForEvent('page');
  await reserve.click();
  await expect((await opening).getByRole('heading').first()).toBeVisible();
});

test('at 200 % zoom the header leaves room to read, and nothing is cut off sideways', async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    baseURL: site.url,
  });
  const page = await context.newPage();
  for (const address of PAGES) {
    await page.goto(address);
    await hydrated(page);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height ?? 400, address).toBeLessThanOrEqual(120);
    expect(await sideways(page), address).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('a part that does not come takes nothing else with it', async ({ browser, site }) => {
  // A first visit, cut off: no worker has the parts.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  /** Resolves when the part has not come and the page has had time to fall over: React waits 300 ms with it. */
  const withoutPart = async (name: RegExp, press: () => Promise<void>): Promise<void> => {
    await context.setOffline(true);
    const lost = page.waitForEvent('requestfailed', (request) => name.test(request.url()));
    await press();
    await lost;
    await page.clock.runFor(1_000);
  };
  await openAtStandstill(page, '/gallery');
  const print = page
    .getByRole('main')
    .getByRole('button', { name: /^Print of|cat/i })
    .nth(3);
  await withoutPart(/\/Lightbox-/, () => print.click());
  await expect(page.getByRole('heading', { level: 1, name: words('gallery').heading })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await context.setOffline(false);

  await page.goto('/tours');
  await hydratedAtStandstill(page);
  const reserve = page.getByRole('main').getByRole('link', { name: 'Reserve your spot on a cat history tour' }).first();
  await withoutPart(/\/Toasts-/, () => reserve.click());
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Booking', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await context.close();
});
