import type { Locator, Page } from 'playwright/test';
import { SHOWN_IN_STRIP_MS } from '../../src/ui/toast/show-toast';
import { page as words, posts, present } from '../setup/content/content';
import { fillIn, ROSA, send } from '../setup/stage/contact-form';
import { expect, holdBack, staysLoaded, test, watchedPage } from '../setup/stage/stage';
import { frameAndTasks, hydrated } from '../setup/stage/waits';
import { toastsStay, withoutTimers } from '../setup/stage/without-timers';

// Faults around the company's pages: each page still works.

const PAGES = ['/', '/about', '/tours', '/blog', '/booking'];
/** The pages with a picture that has a text of its own; elsewhere all pictures are decorative. */
const WITH_PICTURES = new Set(['/', '/about', '/tours']);
const LONG_REVIEW = 'A walk that went on and on, and nobody minded, not even the smallest of us. '.repeat(12);
const LONG_TITLE =
  'Catty Goodman of Division Street, and the Incontrovertible Minutes of the Neighborhood Association, from 1911 to 1937';

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Puts words into an element and measures at once, before the page can put its own words there again.
 * @returns how far the page scrolls sideways, and whether the element cuts its words off
 */
const withWords = (element: Locator, words: string): Promise<{ sideways: number; isClipped: boolean }> =>
  element.evaluate((it, text) => {
    it.textContent = text;
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      sideways: scrollWidth - clientWidth,
      isClipped: it.scrollHeight - it.clientHeight > 1 && getComputedStyle(it).overflowY === 'hidden',
    };
  }, words);

test('with storage refused every page hydrates, and the booking bar can be closed for this page', async ({
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
  // The text of this page offers no walk.
  await page.goto('/about');
  await page.mouse.wheel(0, 900);
  await page.getByRole('button', { name: 'Close booking bar' }).click();
  await expect(page.getByRole('complementary', { name: 'Booking bar' })).toBeHidden();
  expect(troubles).toEqual([]);
});

test('without any pictures each page can be read, with the alternative texts', async ({ browser, site }) => {
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
    const pictures = page.getByRole('main').getByRole('img').filter({ visible: true });
    if (WITH_PICTURES.has(address)) expect(await pictures.count(), address).toBeGreaterThan(0);
    await pictures.evaluateAll((all) => all.forEach((picture) => picture.scrollIntoView()));
    for (const picture of await pictures.all()) await expect(picture).toHaveAccessibleName(/./);
  }
  await context.close();
});

test('a review of 900 letters and a title of 120 fit into their places at 320 px', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  const reviews = page.getByRole('region', { name: words('home').reviews.heading });
  await reviews.scrollIntoViewIfNeeded();
  const review = await withWords(reviews.locator('blockquote').first(), LONG_REVIEW);
  expect(review.sideways).toBeLessThanOrEqual(0);
  expect(review.isClipped).toBe(false);
  for (const address of ['/', '/tours', '/blog', `/blog/${present(posts.at(-1)).id}`]) {
    await page.goto(address);
    await hydrated(page);
    const heading = page.getByRole('main').getByRole('heading').first();
    expect((await withWords(heading, LONG_TITLE)).sideways, address).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('an analytics script that throws only writes to the log', async ({ page, providers, context }) => {
  // If this script came before the end of the click, the calendar would open over the page.
  providers.behave({ script: '404' });
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

test('at 200 % zoom the header leaves room for the text, and nothing is cut off at the side', async ({
  browser,
  site,
}) => {
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

// A first visit without a worker, and then without a connection: parts that are loaded on demand do not load.
test.describe('a part that does not load', () => {
  const strip = (page: Page): Locator => page.getByRole('banner').getByRole('status');
  const reserve = (page: Page): Locator =>
    page.getByRole('main').getByRole('link', { name: 'Reserve your spot on a cat history tour' }).first();
  /** Expects that the rest of the page is unchanged. */
  async function expectAllElseToStand(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }

  test('a toast is shown as text in the header, and the next toast as usual', async ({ page, context }) => {
    await withoutTimers(page, SHOWN_IN_STRIP_MS);
    await toastsStay(page);
    await page.goto('/tours');
    await hydrated(page);
    await context.setOffline(true);
    await reserve(page).click();
    await expect(strip(page)).toContainText('Booking needs a connection.');
    await expect(strip(page)).toContainText('No place is held yet.');
    await expectAllElseToStand(page);

    await context.setOffline(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await fillIn(page, { ...ROSA, email: 'fail-400@example.com' });
    await send(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Message Failed to Send' });
    await expect(toast).toBeVisible();
    // The style sheet of the toasts had not loaded either.
    await expect(toast).toHaveCSS('border-top-style', 'solid');
    await expect(strip(page)).not.toContainText('Booking needs a connection.');
  });

  test('without the large picture the page says so, and the next press opens it', async ({ page, context }) => {
    await page.goto('/gallery');
    await hydrated(page);
    const print = page
      .getByRole('main')
      .getByRole('button', { name: /^Print of|cat/i })
      .nth(3);
    await context.setOffline(true);
    await print.click();
    await expect(strip(page)).toContainText('The large print did not load.');
    await expect(page).toHaveURL('/gallery');
    await expectAllElseToStand(page);

    await context.setOffline(false);
    await print.click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('figure')).toBeVisible();
    await expect(lightbox).toHaveCSS('position', 'fixed');
  });

  test('without the search its button says so, and the next press opens it', async ({ page, context }) => {
    await page.goto('/about');
    await hydrated(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await context.setOffline(true);
    await button.click();
    await expect(strip(page)).toContainText('Search did not load.');
    await expectAllElseToStand(page);

    await context.setOffline(false);
    await button.click();
    await page.getByRole('textbox', { name: 'Search this site' }).fill('gallery');
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /Gallery/ })
        .first(),
    ).toBeVisible();
  });

  test("the exit card's Send is answered, and the address stays in its field", async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.clock.install();
    await page.goto('/blog');
    await hydrated(page);
    await page.clock.fastForward(5_000);
    await page.locator('[data-dock="bar"]').waitFor({ state: 'attached' });
    // An effect of the late parts arms the watch for the pointer.
    await frameAndTasks(page);
    await page.mouse.move(640, 400);
    await page.mouse.move(640, 8);
    const card = page.getByRole('dialog');
    await card.getByLabel('Email').fill('rosa@example.com');
    await context.setOffline(true);
    await card.getByRole('button', { name: /^Send/ }).click();
    await expect(strip(page)).toContainText('Please try again when you have a connection.');
    await expect(card.getByLabel('Email')).toHaveValue('rosa@example.com');
    await expectAllElseToStand(page);
  });

  test('a part that loads on its own loads when the connection returns', async ({ page, context }) => {
    await page.clock.install();
    await staysLoaded(page);
    // On a slow machine the part may be requested before the connection is lost.
    const release = await holdBack(page, '**/assets/LateParts-*');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/LateParts-'));
    await page.goto('/blog');
    await hydrated(page);
    await context.setOffline(true);
    release();
    await page.clock.fastForward(5_000);
    await page.mouse.wheel(0, 900);
    await failed;
    await context.setOffline(false);
    await expect(page.getByRole('complementary', { name: 'Booking bar' })).toBeVisible();
  });
});
