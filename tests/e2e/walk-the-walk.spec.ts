import type { Page } from 'playwright/test';
import { codeOf } from '../../tools/site/walk-codes';
import { hydrated, expect, readyOffline, test, watchedPage } from '../setup/stage';

const BRIDGE_CORNER = { latitude: 40.70104, longitude: -73.99128, accuracy: 15 };
const TIMES_SQUARE = { latitude: 40.758, longitude: -73.9855, accuracy: 30 };

const askWhere = (page: Page) => page.getByRole('button', { name: 'Where am I' });
/** Of the map; the calendar further down has a word of its own. */
const said = (page: Page) => page.getByRole('main').getByRole('status').first();
const mark = (page: Page) => page.locator('[data-you-are-here]');
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const headerBottom = (page: Page): Promise<number> =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

/** The stop stands right below the sticky header. */
async function expectArrival(page: Page, number: number): Promise<void> {
  await expect
    .poll(async () => (await topOf(page, `#stop-${number}`)) - (await headerBottom(page)))
    .toBeGreaterThanOrEqual(-1);
  expect((await topOf(page, `#stop-${number}`)) - (await headerBottom(page))).toBeLessThan(60);
  await expect(page.locator(`#stop-${number}`)).toHaveAttribute('data-arrived', 'true');
}

test('the facts, the price and the way to the calendar are as announced', async ({ page }) => {
  await page.goto('/tours/financial-district');
  await hydrated(page);
  const facts = page.getByRole('region', { name: 'Facts' });
  for (const fact of ['2 hours', '1.5 miles', 'of walking', 'max 15', 'small groups', '98%', '5-star reviews'])
    await expect(facts).toContainText(fact);
  await page.getByRole('link', { name: 'Reserve Your Spot', exact: true }).first().click();
  await expect(page).toHaveURL('/tours/financial-district#book-now');
  await expect(page.locator('#book-now')).toBeInViewport();

  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  const side = page.getByRole('complementary', { name: 'Price and times' });
  await expect(side).toContainText('$40 per person');
  await expect(side).toContainText('max 12 people');
  await expect(side.getByRole('link', { name: 'Check Available Dates' })).toHaveAttribute('href', '#book-now');
  const discover = page.getByRole('region', { name: "What You'll Discover" });
  await expect(discover.getByRole('list', { name: 'Stops on the map' }).getByRole('listitem')).toHaveCount(9);
  await expect(discover).toContainText('A gray stray walked off the Brooklyn Bridge');

  await page.goto('/tours/lower-east-side');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Five highlights', exact: true }).getByRole('listitem')).toHaveCount(5);
  await expect(side).toContainText('$40 per person');
  await expect(side).toContainText('max 12 people');
});

test('an address of a stop leads to the stop: at the first load, from another page, and on the map', async ({
  page,
}) => {
  await page.goto('/tours/brooklyn-heights#stop-4');
  await hydrated(page);
  await expectArrival(page, 4);
  await expect(page.locator('[data-arrived]')).toHaveCount(1);

  const list = page.getByRole('list', { name: 'Stops on the map' });
  await list.getByRole('link', { name: /Jerry Fox/ }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights#stop-9');
  await expectArrival(page, 9);
  await expect(page.locator('[data-arrived]')).toHaveCount(1);
  await expect(page.locator('#stop-9')).toBeFocused();

  await page.goto('/blog/post-office-cats-of-park-row');
  await hydrated(page);
  await page.getByRole('link', { name: 'stop 7 of our Financial District walk' }).click();
  await expect(page).toHaveURL('/tours/financial-district#stop-7');
  await expectArrival(page, 7);
});

test('asked for, the place is on the map and in words, and no one else is told', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(BRIDGE_CORNER);
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await expect(mark(page)).toHaveCount(0);
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
  await askWhere(page).click();
  await expect(said(page)).toHaveText('You are at stop 1, Ned of the Bridge. This is right to about 15 m (50 ft).');
  // The ring is as wide as the device is unsure: 15 m at 1.38 units a meter.
  const ring = mark(page).locator(':scope > circle').first();
  await expect.poll(async () => Number(await ring.getAttribute('r'))).toBeCloseTo(20.7, 1);

  await context.setGeolocation({ latitude: 40.6972, longitude: -73.9955, accuracy: 60 });
  await expect(said(page)).toHaveText(/^The nearest is stop 6, .* to the west of you\./);

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(mark(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('');
  await context.setGeolocation(BRIDGE_CORNER);
  await expect(askWhere(page)).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
  expect(told.filter((line) => /40\.[67]\d|-73\.9/.test(line))).toEqual([]);
});

test('off the map it says how far the walk is, and in which direction', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(TIMES_SQUARE);
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await askWhere(page).click();
  await expect(said(page)).toContainText(
    'You are not on this map. The walk is about 6.4 km (3.9 miles) to the south of you',
  );
  await expect(mark(page)).toHaveCount(0);
});

test('a visitor who says no, a device that cannot tell, and one that takes too long get clear words', async ({
  page,
  context,
}) => {
  await context.grantPermissions([]);
  await page.goto('/tours/lower-east-side');
  await hydrated(page);
  await askWhere(page).click();
  await expect(said(page)).toContainText('You have not let this page see your position.');
  await expect(askWhere(page)).toBeEnabled();

  for (const [code, words] of [
    [2, 'This device cannot find its place just now.'],
    [3, 'It took too long to find your place.'],
  ] as const) {
    await page.evaluate((failure) => {
      navigator.geolocation.watchPosition = (_found, failed) => {
        failed?.({
          code: failure,
          message: '',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        });
        return 1;
      };
    }, code);
    await askWhere(page).click();
    await expect(said(page)).toContainText(words);
    await expect(askWhere(page)).toBeVisible();
  }
});

test('the watch ends when the visitor goes to another page', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(BRIDGE_CORNER);
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await page.evaluate(() => {
    const clear = navigator.geolocation.clearWatch.bind(navigator.geolocation);
    navigator.geolocation.clearWatch = (watch) => {
      document.documentElement.dataset.cleared = String(watch);
      clear(watch);
    };
  });
  await askWhere(page).click();
  await expect(mark(page)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tours' }).click();
  await expect(page).toHaveURL('/tours');
  await expect(page.locator('html')).toHaveAttribute('data-cleared', /\d+/);
});

test('on the sidewalk, without a signal: the map, the place, and the corner to hold out to somebody', async ({
  page,
  context,
  network,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(BRIDGE_CORNER);
  await page.goto('/');
  await readyOffline(page);
  await network.off();
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  const map = page.getByRole('img', { name: /^Print of a street map of Brooklyn Heights/ });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await askWhere(page).click();
  await expect(said(page)).toContainText('You are at stop 1');

  const card = page.getByRole('region', { name: 'Find your guide' });
  await expect(card).toContainText('Old Fulton Street at Henry Street, Brooklyn');
  await expect(card).toContainText('Not step-free.');
  await expect(card).toContainText('If bad weather stops the walk, we offer you a new date or a refund.');
  await expect(card.getByRole('link', { name: /maps app/ })).toHaveAttribute('href', /40\.70104%2C-73\.99128/);
  const large = card.getByRole('button', { name: 'Show it large' });
  await large.click();
  const sign = page.getByRole('dialog', { name: 'The corner, large' });
  await expect(sign).toContainText('Old Fulton Street at Henry Street, Brooklyn');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await sign.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
  await page.keyboard.press('Tab');
  await expect(sign.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sign).toBeHidden();
  await expect(large).toBeFocused();
});

test('on paper: the map, the stops and the code, black on white, and nothing that floats or leads away', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('#book-now')).toBeHidden();
  await expect(page.getByRole('img', { name: /^Print of a street map/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code with the address of this page' })).toBeVisible();
  const stops = page.locator('article[id^="stop-"]');
  await expect(stops).toHaveCount(9);
  for (const stop of await stops.all()) {
    await expect(stop).toBeVisible();
    await expect(stop).toHaveCSS('break-inside', 'avoid');
    await expect(stop.getByText('Look for', { exact: true })).toBeVisible();
  }
  expect(
    await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return { color, backgroundColor };
    }),
  ).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('img', { name: 'Code with the address of this page' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the code on paper stands for the address of its own page', async ({ context, site }) => {
  for (const slug of ['brooklyn-heights', 'financial-district', 'lower-east-side']) {
    const html = await (await context.request.get(`${site.servedAt}/tours/${slug}`)).text();
    const [, address = ''] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const [, path] = /aria-label="Code with the address of this page"><path d="([^"]+)"/.exec(html) ?? [];
    expect(address).toMatch(new RegExp(`^https?://.+/tours/${slug}$`));
    expect(path).toBe(codeOf(address).path);
  }
});

test('with scripts off the map, its list and the stops are there, and no button that would do nothing', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/tours/brooklyn-heights#stop-4');
  await expect(page.getByRole('img', { name: /^Print of a street map/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stops on the map' }).getByRole('link')).toHaveCount(9);
  await expect(askWhere(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show it large' })).toBeHidden();
  await context.close();
});

test('seven questions, one open at a time, and none if you like', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  for (const slug of ['brooklyn-heights', 'financial-district', 'lower-east-side']) {
    await page.goto(`/tours/${slug}`);
    await hydrated(page);
    const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('summary');
    await expect(questions).toHaveCount(7);
    const open = page.locator('details[name][open]');
    await questions.nth(3).click();
    await expect(open).toHaveCount(1);
    await questions.nth(3).click();
    await expect(open).toHaveCount(0);
    await questions.nth(3).press('End');
    await expect(questions.nth(6)).toBeFocused();
    await questions.nth(6).press('ArrowDown');
    await expect(questions.nth(0)).toBeFocused();
  }
  expect(troubles).toEqual([]);
});
