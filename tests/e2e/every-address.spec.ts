import type { Page } from 'playwright/test';
import { builtAddresses, pagesOfEachKind } from '../setup/content/addresses';
import { firstParagraphOf, present, tour, tours } from '../setup/content/content';
import { expectAccessible, overflow, withoutTransitions } from '../setup/stage/axe';
import { expectNothingCovered, expectReadableLarge, expectRoomForSpacing } from '../setup/stage/readable';
import { expect, test, watchedPage } from '../setup/stage/stage';
import { inSmallSteps, openAtStandstill } from '../setup/stage/stopped-clock';
import { hydrated } from '../setup/stage/waits';

// Rules for every built page. One tab visits many pages, because to open a tab costs more than to load a page; faults
// are reported with their addresses, and the other pages are still checked. The first render must equal the HTML on any
// day, in any time zone, in both themes and with any query: otherwise React renders afresh and discards typed text. The
// content security policy stays on: axe is injected by the debugger, to which the policy does not apply.

const ALL_AT_ONCE = '?utm_source=x&itemId=562630&tour=brooklyn-heights';
const QUERIES = ['', ALL_AT_ONCE, '?utm_source=x', '?itemId=562630', '?tour=brooklyn-heights', '?itemId=%22%3E'];
/** These pages read query parameters of the names above; all other pages ignore them. */
const READERS = ['/booking', '/survey', '/tours/private-tours'];

/** The address of a post has its name in the query, in front of the other parameters. */
const shown = (address: string, query: string): string =>
  address.startsWith('/blog/')
    ? `/blog?post=${address.slice('/blog/'.length)}${query.replace('?', '&')}`
    : address + query;

const NOT_FOUND = '/no-such-alley';
const isPost = (address: string): boolean => address.startsWith('/blog/');
const isTour = (address: string): boolean => address.startsWith('/tours/');
/**
 * Walk screens have no site header and have a bar at the bottom; a-walk-for-everyone.spec.ts checks them with axe.
 */
const isWalk = (address: string): boolean => address.endsWith('/walk');

/** Makes the next visit a first one: deletes everything that a page has stored, even while it was being left. */
async function forgetVisits(page: Page, site: { readonly url: string }): Promise<void> {
  await page.goto('/robots.txt');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' });
  await session.detach();
  await page.evaluate(() => sessionStorage.clear());
}

/** Expects the page as it was built: no error, one heading of level 1, and the requested address. */
async function expectHydrated(page: Page, troubles: string[], asked: string, url: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), asked).toHaveCount(1);
  // The browser itself logs the status of a missing page.
  const found = troubles.splice(0).filter((trouble) => !asked.startsWith(NOT_FOUND) || !trouble.includes('404'));
  expect.soft(found, asked).toEqual([]);
  expect.soft(page.url(), 'the query is left as it came').toBe(url);
}

/** One page of each kind of layout; the floating elements are the same on all of them. */
const FLOATED_OVER: readonly string[] = ['/', '/contact', '/petition-jerry-fox', '/tours/lower-east-side', NOT_FOUND];

/**
 * Runs axe at all widths, in both themes at the narrowest and the widest one, and checks that nothing is wider than the
 * page at these and other widths.
 */
async function expectForEveryone(page: Page, address: string): Promise<void> {
  // The narrowest page looks different: some labels are hidden, and some sizes count as small text.
  for (const width of [390, 1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${address} at ${width} px`, { dark: width !== 390 });
  }
  await expectRoomForSpacing(page, address);
  await expectReadableLarge(page, address);
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page), `${address} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    const book = page.getByRole('banner').getByRole('link', { name: 'Book' });
    await expect.soft(book, `${address} at ${width} px`).toBeInViewport({ ratio: 1 });
  }
  if (FLOATED_OVER.includes(address)) await expectNothingCovered(page, address);
}

/** The pages of the tours except the one that stands for them. */
const OTHER_TOURS = tours.map(({ slug }) => `/tours/${slug}`).filter((address) => !FLOATED_OVER.includes(address));

/**
 * Checks an address: everything except walk screens, posts after the first, and the other tours. Posts differ only in
 * their texts and pictures; the Lower East Side has every part that the page of a tour can have.
 */
async function expectReadable(page: Page, address: string): Promise<void> {
  if (isWalk(address)) return expectReadableLarge(page, address);
  const isOfItsOwnKind = pagesOfEachKind().includes(address) && !OTHER_TOURS.includes(address);
  if (address === NOT_FOUND || isOfItsOwnKind) return expectForEveryone(page, address);
  await expectAccessible(page, `${address} at 390 px`, { dark: isTour(address) });
  return expectReadableLarge(page, address);
}

const others = [...builtAddresses().filter((address) => !isPost(address) && !isTour(address)), NOT_FOUND];
/** A story checks at most this many of them, at all widths, so that a slow machine ends it within its limit. */
const PAGES_A_STORY = 4;
const groups = [
  ['every post', builtAddresses().filter(isPost)],
  ['every tour', builtAddresses().filter((address) => isTour(address) && !isWalk(address))],
  ['every walk', builtAddresses().filter(isWalk)],
  ...others
    .filter((_, index) => index % PAGES_A_STORY === 0)
    .map((first, story) => {
      const part = others.slice(story * PAGES_A_STORY, (story + 1) * PAGES_A_STORY);
      return [`every other page from ${first} to ${part.at(-1)}`, part] as const;
    }),
] as const;

for (const [group, addresses] of groups)
  test(`${group} hydrates on the day of the build, is accessible, and keeps its width from 320 px; one of each kind in both themes up to 1280 px`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const { page, troubles } = await watchedPage(context);
    for (const address of addresses) {
      for (const query of READERS.includes(address) ? QUERIES : [''])
        await test.step(address + query, async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await page.setViewportSize({ width: 390, height: 900 });
          await page.goto(address + query);
          // A walk hydrates at an interaction, or after a while; the test 400 days later waits for the latter.
          if (isWalk(address)) await page.locator('body').dispatchEvent('pointermove');
          await hydrated(page);
          await expectHydrated(page, troubles, address + query, site.url + shown(address, query));
          if (query !== '') return;
          // axe needs final positions and colors at once, so there must be no motion.
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await withoutTransitions(page);
          await expectReadable(page, address);
        });
      await forgetVisits(page, site);
    }
    await context.close();
  });

const DAY_MS = 86_400_000;

test('a page of each kind hydrates 400 days later, in Tokyo, in the dark, with a query', async ({ browser, site }) => {
  const context = await browser.newContext({
    timezoneId: 'Asia/Tokyo',
    locale: 'ja-JP',
    colorScheme: 'dark',
    baseURL: site.url,
  });
  await context.clock.install({ time: Date.now() + 400 * DAY_MS });
  const { page, troubles } = await watchedPage(context);
  const isHydrated = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));
  for (const address of pagesOfEachKind()) {
    const asked = address + ALL_AT_ONCE;
    await test.step(asked, async () => {
      await page.goto(asked);
      await context.clock.runFor(100);
      if (isWalk(address)) await inSmallSteps(page, isHydrated, 500);
      await hydrated(page);
      await expectHydrated(page, troubles, asked, site.url + shown(address, ALL_AT_ONCE));
    });
    await forgetVisits(page, site);
  }
  await context.close();
});

for (const address of ['/', '/tours/brooklyn-heights', '/contact']) {
  test(`${address} hydrates without waiting for parts that load late`, async ({ page }) => {
    // After an empty fallback, React would delay further content by 300 ms.
    expect(await openAtStandstill(page, address)).toBeLessThan(300);
  });
}

test('with scripts off every page can be read, with pictures and answers', async ({ browser, site }) => {
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
    // One call for all pictures: with scripts off they load eagerly, and the scrolling makes sure.
    await page.locator('picture').evaluateAll((pictures) => {
      for (const picture of pictures) if (picture.checkVisibility()) picture.scrollIntoView();
    });
  }
  // The hero, the walks with their 23 stops, and twelve covers.
  await expect.poll(() => new Set(printed.map(([name]) => name)).size).toBeGreaterThanOrEqual(35);
  expect(printed.filter(([, status]) => status !== 200)).toEqual([]);
  await page.goto('/tours/brooklyn-heights');
  const { stops, questions } = tour('brooklyn-heights');
  const [first, second] = [present(questions[0]), present(questions[1])];
  await expect(page.getByRole('heading', { name: present(stops.at(-1)).title })).toBeVisible();
  await expect(page.getByText(firstParagraphOf(first.answer))).toBeVisible();
  await page.getByText(second.question, { exact: true }).click();
  await expect(page.getByText(firstParagraphOf(second.answer))).toBeVisible();
  await context.close();
});

test('an unknown address has status 404 and links back', async ({ page }) => {
  const answer = await page.goto('/no-such-alley');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
