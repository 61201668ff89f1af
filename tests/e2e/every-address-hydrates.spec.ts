import type { Page } from 'playwright/test';
import { builtAddresses } from '../setup/addresses';
import { hydrated, expect, openAtStandstill, test, watchedPage } from '../setup/stage';

// The first render has to equal the HTML on any day, in any zone, in either theme and with any
// query; React says otherwise by rendering afresh, which throws away what was typed.

const ALL_AT_ONCE = '?utm_source=x&itemId=562630&tour=brooklyn-heights';
const QUERIES = ['', ALL_AT_ONCE, '?utm_source=x', '?itemId=562630', '?tour=brooklyn-heights', '?itemId=%22%3E'];
/** They read a query of these names; to all other pages one query is as good as another. */
const READERS = ['/booking', '/survey', '/tours/private-tours'];

/** A post comes with its name in the query; what came with it stands behind. */
const shown = (address: string, query: string): string =>
  address.startsWith('/blog/')
    ? `/blog?post=${address.slice('/blog/'.length)}${query.replace('?', '&')}`
    : address + query;
const DAY_MS = 86_400_000;

const circumstances = [
  { name: 'on the day of the build', days: 0, query: '', options: {} },
  {
    name: '400 days later, in Tokyo, in the dark, with a query',
    days: 400,
    query: ALL_AT_ONCE,
    options: { timezoneId: 'Asia/Tokyo', locale: 'ja-JP', colorScheme: 'dark' as const },
  },
];

const isPost = (address: string): boolean => address.startsWith('/blog/');
const isTour = (address: string): boolean => address.startsWith('/tours/');
const groups = [
  ['every post', builtAddresses().filter(isPost)],
  ['every tour and walk', builtAddresses().filter(isTour)],
  ['every other page', builtAddresses().filter((address) => !isPost(address) && !isTour(address))],
] as const;

/** The next visit is the first one: nothing is left of what a page has written, also while it was left. */
async function forgetVisits(page: Page, site: { readonly url: string }): Promise<void> {
  await page.goto('/robots.txt');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' });
  await session.detach();
  await page.evaluate(() => sessionStorage.clear());
}

for (const { name, days, query: itsQuery, options } of circumstances) {
  for (const [group, addresses] of groups) {
    // In one tab, whose start costs more than the loads: a fault is told with its address, and the rest is looked at.
    test(`${group} hydrates as it was built, ${name}`, async ({ browser, site }) => {
      const context = await browser.newContext({ ...options, baseURL: site.url });
      await context.clock.install({ time: Date.now() + days * DAY_MS });
      const { page, troubles } = await watchedPage(context);
      for (const address of addresses) {
        for (const query of READERS.includes(address) ? QUERIES : [itsQuery]) {
          await test.step(address + query, async () => {
            await page.goto(address + query);
            await context.clock.runFor(100);
            await hydrated(page);
            await expect.soft(page.getByRole('heading', { level: 1 }), address + query).toHaveCount(1);
            expect.soft(troubles.splice(0), address + query).toEqual([]);
            expect.soft(page.url(), 'the query is left as it came').toBe(site.url + shown(address, query));
          });
        }
        await forgetVisits(page, site);
      }
      await context.close();
    });
  }
}

for (const address of ['/', '/tours/brooklyn-heights', '/contact']) {
  test(`${address} hydrates without waiting for anything that is loaded late`, async ({ page }) => {
    await openAtStandstill(page, address);
    // For 300 ms after an empty fallback React would put off what the reader waits for.
    expect(await page.evaluate(() => performance.now())).toBeLessThan(300);
  });
}

test('with scripts off every page reads, pictures and answers included', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const printed: [string, number][] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/pictures/')) printed.push([pathname, response.status()]);
  });
  for (const address of builtAddresses()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // In one call: with scripts off a browser puts no picture off, and here it is brought into view in any case.
    await page.locator('picture').evaluateAll((pictures) => {
      for (const picture of pictures) if (picture.checkVisibility()) picture.scrollIntoView();
    });
  }
  // The hero, the walks and their 23 stops, twelve covers.
  await expect.poll(() => new Set(printed.map(([name]) => name)).size).toBeGreaterThanOrEqual(35);
  expect(printed.filter(([, status]) => status !== 200)).toEqual([]);
  await page.goto('/tours/brooklyn-heights');
  await expect(page.getByRole('heading', { name: 'Tom, Dick and Harry' })).toBeVisible();
  await expect(page.getByText('we offer you a new date or a refund. The whole')).toBeVisible();
  await page.getByText('Is the walk step-free?').click();
  await expect(page.getByText('we would rather say so now than at the first curb')).toBeVisible();
  await context.close();
});

test('an unknown address is answered with status 404 and a way back', async ({ page }) => {
  const answer = await page.goto('/no-such-alley');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
