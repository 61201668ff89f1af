import type { Locator, Page, Request } from 'playwright/test';
import { BACK_ONLINE_SHOWN_MS } from '../../src/browser/connection';
import type { RunningProviders } from '../fakes/providers';
import { company, hoursOfWalks, priceOfWalks, tour, tours } from '../setup/content/content';
import { countToastsAsked, expect, staysLoaded, test, workerTest, type Network } from '../setup/stage/stage';
import { inSmallSteps, openAtStandstill } from '../setup/stage/stopped-clock';
import { frameAndTasks, hydrated, readyOffline, saysOffline } from '../setup/stage/waits';
import { toastsStay, withoutTimers } from '../setup/stage/without-timers';

const [BROOKLYN, FINANCIAL, EAST_SIDE] = [
  tour('brooklyn-heights'),
  tour('financial-district'),
  tour('lower-east-side'),
];
const MESSAGE = 'Failed to load the booking calendar. Please try again later.';
const frame = (page: Page) => page.locator('iframe');
const inside = (page: Page) => page.frameLocator('iframe').getByRole('heading', { name: 'Booking calendar' });
const failure = (page: Page) => page.getByRole('heading', { name: 'Calendar could not be loaded' });
const loading = (page: Page) => page.getByText('Loading calendar...');
const reason = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Booking needs a connection' });
const keptText = (page: Page) => page.getByText('You are offline. What you have typed in the calendar stays');
const boxOffice = (page: Page) => page.getByRole('heading', { name: 'Box office' });
const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('group', { name: 'Calendar to show' }).getByRole('button', { name }).click();
/** While the partner's frame is held back, a slow page has no load event. */
const WHILE_HELD = { waitUntil: 'domcontentloaded' } as const;
const ownPage = (page: Page) => page.getByRole('link', { name: 'Use our booking partner’s own page' });
const address = (providers: RunningProviders, item?: number): string =>
  `${providers.url}/embeds/calendar/stand-in-company/?fallback=simple&full-items=yes&flow=1219724${
    item === undefined ? '' : `&items=${item}`
  }`;

/** Returns how far the first of two elements is above the second one, and the sizes of both. */
async function distance(upper: Locator, lower: Locator) {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (above === null || below === null) throw new Error('One of the elements is not shown');
  const sizeOf = ({ width, height }: { width: number; height: number }): number[] => [width, height].map(Math.round);
  return { down: Math.round(below.y - above.y), sizes: [sizeOf(above), sizeOf(below)] };
}

/** Records all requests to the providers from now on. */
function asked(page: Page, providers: RunningProviders): string[] {
  const requests: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().startsWith(providers.url)) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

test.describe('on the page of a walk', () => {
  test('each walk loads its calendar when the visitor comes near, not before', async ({ page, providers }) => {
    const requests = asked(page, providers);
    for (const { slug, item } of tours)
      await test.step(slug, async () => {
        requests.length = 0;
        // A calendar that does not wait would be requested by then.
        await page.goto(`/tours/${slug}`, { waitUntil: 'networkidle' });
        await hydrated(page);
        expect(requests).toEqual([]);
        await expect(frame(page)).toHaveCount(0);
        await ownPage(page).scrollIntoViewIfNeeded();
        await expect(frame(page)).toHaveAttribute('src', address(providers, item));
        await expect(frame(page)).toHaveAttribute('title', /^Booking calendar: /);
        await expect(inside(page)).toBeVisible();
        await expect(loading(page)).toHaveCount(0);
        expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(700);
        await expect(ownPage(page)).toHaveAttribute(
          'href',
          `${providers.url}/embeds/book/stand-in-company/items/${item}/calendar/?flow=1219724&full-items=yes`,
        );
        expect(requests.filter((request) => request === `GET ${address(providers, item)}`)).toHaveLength(1);
      });
  });

  test('its loading is announced by a status that was on the page before', async ({ page, providers }) => {
    providers.behave({ pages: 'hold' });
    await page.goto('/tours/financial-district', WHILE_HELD);
    await hydrated(page);
    const known = await page.getByRole('main').getByRole('status').elementHandles();
    await ownPage(page).scrollIntoViewIfNeeded();
    const status = page.getByRole('status').filter({ has: loading(page) });
    await expect(status).toBeVisible();
    expect(await status.evaluate((element, before) => before.includes(element), known)).toBe(true);
  });

  test('"Check Available Dates" leads to it, and nothing below it moves', async ({ page }) => {
    // A phone does not have the card with this button.
    await page.setViewportSize({ width: 1280, height: 1100 });
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    const placeOfLink = (): Promise<number> =>
      ownPage(page).evaluate((link) => link.getBoundingClientRect().top + window.scrollY);
    const prices = page.getByRole('complementary', { name: 'Price and times' });
    await prices.getByRole('link', { name: 'Check Available Dates' }).click();
    await expect(page).toHaveURL(/#book-now$/);
    const before = await placeOfLink();
    await expect(inside(page)).toBeVisible();
    expect(await placeOfLink()).toBe(before);
  });

  test('Tab can pass it', async ({ page }) => {
    await page.goto('/tours/brooklyn-heights#book-now');
    await hydrated(page);
    await expect(inside(page)).toBeVisible();
    await page
      .getByRole('region', { name: 'Pick a day' })
      .getByRole('link', { name: /^Reserve/ })
      .focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip the calendar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(ownPage(page)).toBeFocused();
  });
});

test('the calendar may do in our page what booking and paying need, and nothing else', async ({ page, providers }) => {
  await page.goto(`/booking?itemId=${BROOKLYN.item}`);
  await hydrated(page);
  await expect(frame(page)).toHaveAttribute('allow', 'payment');
  const allowed = (await frame(page).getAttribute('sandbox'))?.split(' ') ?? [];
  expect(allowed.toSorted()).toEqual([
    'allow-downloads',
    'allow-forms',
    'allow-modals',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
    'allow-storage-access-by-user-activation',
    'allow-top-navigation-by-user-activation',
  ]);
  // A walk can be booked within these limits.
  const calendar = page.frameLocator('iframe');
  await calendar.getByRole('button', { name: /^Book/ }).first().click();
  await expect(calendar.getByRole('heading', { name: 'Booked' })).toBeVisible();
  expect(providers.received().bookings).toHaveLength(1);
});

test.describe('the booking page', () => {
  test('shows the walk of the address, and a choice that changes the address without a history entry', async ({
    page,
    providers,
  }) => {
    await page.goto('/');
    await page.goto(`/booking?itemId=${FINANCIAL.item}&utm_source=x`);
    await hydrated(page);
    await expect(frame(page)).toHaveAttribute('src', address(providers, FINANCIAL.item));
    const choice = page.getByRole('group', { name: 'Calendar to show' });
    await expect(choice.getByRole('button', { name: FINANCIAL.title })).toHaveAttribute('aria-pressed', 'true');
    await choice.getByRole('button', { name: EAST_SIDE.title }).click();
    await expect(page).toHaveURL(`/booking?itemId=${EAST_SIDE.item}&utm_source=x`);
    await expect(frame(page)).toHaveAttribute('src', address(providers, EAST_SIDE.item));
    await expect(inside(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(frame(page)).toHaveAttribute('src', address(providers, EAST_SIDE.item));
    await choice.getByRole('button', { name: 'All walks' }).click();
    await expect(page).toHaveURL('/booking?utm_source=x');
    await expect(frame(page)).toHaveAttribute('src', address(providers));
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('an item that is no number is ignored', async ({ page, providers }) => {
    for (const bad of [`${FINANCIAL.item}x`, 'abc', `-${FINANCIAL.item}`, '5778e2', ''])
      await test.step(`"${bad}"`, async () => {
        await page.goto(`/booking?itemId=${bad}`);
        await hydrated(page);
        await expect.soft(frame(page)).toHaveAttribute('src', address(providers));
        await expect.soft(page.getByRole('button', { name: 'All walks' })).toHaveAttribute('aria-pressed', 'true');
      });
  });

  test('"View Calendar" scrolls to it and moves the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/booking');
    await hydrated(page);
    const plate = boxOffice(page);
    await expect(plate).not.toBeInViewport();
    await page.evaluate(() => {
      const asIs = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function noted(options) {
        Object.assign(globalThis, { scrolled: options });
        asIs.call(this, options);
      };
    });
    const behavior = (): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'scrolled'));
    await page.getByRole('link', { name: 'View Calendar' }).click();
    await expect(plate).toBeInViewport();
    await expect(plate).toBeFocused();
    expect(await behavior()).toEqual({ behavior: 'smooth' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'View Calendar' }).click();
    expect(await behavior()).toEqual({ behavior: 'auto' });

    await test.step('says duration, price and group size, and where to write to', async () => {
      const main = page.getByRole('main');
      await expect(main.getByText(hoursOfWalks())).toBeVisible();
      await expect(main.getByText(priceOfWalks(), { exact: true })).toBeVisible();
      await expect(main.getByText('small groups')).toBeVisible();
      await expect(main.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    });
  });

  test('"View Calendar" opens in a new tab with the key for that', async ({ page, context }) => {
    await page.goto('/booking');
    await hydrated(page);
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'View Calendar' }).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opening).toHaveURL(/\/booking#/);
    await expect(boxOffice(page)).not.toBeFocused();
  });

  test('every other link to the page leads to the calendar that is there, with the choice and the typed values', async ({
    page,
    providers,
  }) => {
    const requests = asked(page, providers);
    await page.goto(`/booking?itemId=${FINANCIAL.item}`);
    await hydrated(page);
    await expect(inside(page)).toBeVisible();
    const plate = boxOffice(page);
    const reserve = page.getByRole('complementary', { name: 'Booking bar' }).getByRole('link', { name: 'Reserve' });
    const isHere = async (): Promise<void> => {
      await expect(plate).toBeFocused();
      await expect(plate).toBeInViewport();
      await expect(page).toHaveURL(`/booking?itemId=${FINANCIAL.item}`);
    };
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await reserve.click();
    await isHere();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Reserve your spot' }).click();
    await expect(menu).toBeHidden();
    await isHere();
    // The footer's link leads to the top, like any link to the current page; the calendar stays unchanged.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Tour' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(`/booking?itemId=${FINANCIAL.item}`);
    await expect(inside(page)).toBeVisible();
    expect(
      requests.filter((request) => request.startsWith('GET') && request.includes('/embeds/calendar/')),
    ).toHaveLength(1);
  });

  test('can be read without scripts: no frame, but a link to the partner', async ({ browser, site, providers }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/booking');
    await expect(frame(page)).toHaveCount(0);
    await expect(loading(page)).toHaveCount(0);
    await expect(ownPage(page)).toHaveAttribute('href', address(providers));
    await page.goto('/tours/lower-east-side');
    await expect(ownPage(page)).toHaveAttribute('href', new RegExp(`items/${EAST_SIDE.item}/`));
    await context.close();
  });
});

test.describe('a calendar that does not load', () => {
  test('is waited for if it is slow', async ({ page, providers }) => {
    providers.behave({ pages: 'hold' });
    await page.goto(`/booking?itemId=${BROOKLYN.item}`, WHILE_HELD);
    await expect(loading(page)).toBeVisible();
    await expect(frame(page)).toBeHidden();
    providers.release();
    await expect(inside(page)).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
  });

  test('has 15 seconds to answer, and is shown even if it answers later', async ({ page, providers }) => {
    providers.behave({ pages: 'hold' });
    await openAtStandstill(page, `/booking?itemId=${BROOKLYN.item}`);
    await expect(loading(page)).toBeVisible();
    await page.clock.runFor(14_000);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    const toast = page.getByRole('alert').filter({ hasText: 'Calendar Error' });
    await inSmallSteps(page, () => toast.isVisible());
    await expect(toast).toContainText(MESSAGE);
    await page.clock.resume();
    providers.release();
    await expect(failure(page)).toHaveCount(0);
    await expect(inside(page)).toBeVisible();
  });

  test('is reported at once if the provider refuses; "Try again" reloads and returns to the calendar', async ({
    page,
    providers,
  }) => {
    await toastsStay(page);
    await page.goto('/tours/financial-district');
    await hydrated(page);
    await providers.down();
    await ownPage(page).scrollIntoViewIfNeeded();
    await expect(failure(page)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: 'Calendar Error' })).toContainText(MESSAGE);
    await expect(page.getByRole('link', { name: "Open the provider's booking page" })).toHaveAttribute(
      'href',
      new RegExp(`/items/${FINANCIAL.item}/calendar/`),
    );
    await providers.up();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()]);
    await expect(inside(page)).toBeInViewport();
    await expect(failure(page)).toHaveCount(0);
  });

  test('is reported after an error of the frame', async ({ page, providers }) => {
    providers.behave({ pages: 'hold' });
    await page.goto('/booking', WHILE_HELD);
    await frame(page).dispatchEvent('error');
    await expect(failure(page)).toBeVisible();
  });

  test('may be an error page of the provider, which is shown with another way to book below', async ({
    page,
    providers,
  }) => {
    providers.behave({ pages: '404' });
    await page.goto(`/booking?itemId=${EAST_SIDE.item}`);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(ownPage(page)).toHaveAttribute('href', new RegExp(`items/${EAST_SIDE.item}/`));
  });

  test('is forgotten when another walk is chosen', async ({ page }) => {
    await toastsStay(page);
    await page.route(new RegExp(`/embeds/calendar/.*items=${BROOKLYN.item}`), (route) => route.abort());
    await page.goto(`/booking?itemId=${BROOKLYN.item}`);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Calendar Error' })).toBeVisible();
    await page.getByRole('button', { name: FINANCIAL.title }).click();
    await expect(inside(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('offline', () => {
  workerTest(
    'a reason instead of the frame, and a remembered walk; back online the calendar loads on its own',
    async ({ page, network, providers }) => {
      await page.goto('/');
      await readyOffline(page);
      await network.off();
      await page.goto(`/booking?itemId=${BROOKLYN.item}`);
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(reason(page)).toBeVisible();
      await expect(frame(page)).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
      await main.getByRole('button', { name: `Note ${BROOKLYN.title}` }).click();
      await expect(main.getByText(`Noted: ${BROOKLYN.title}. No place is held yet.`)).toBeVisible();
      await network.on();
      await expect(page.getByRole('status').filter({ hasText: 'You are online again.' })).toContainText(
        `Open the ${BROOKLYN.title} calendar?`,
      );
      await expect(frame(page)).toHaveAttribute('src', address(providers, BROOKLYN.item));
      await expect(inside(page)).toBeVisible();
    },
  );

  /** Waits until the page takes the calendar as shown: it hears of the frame's load after what is in it is there. */
  async function untilShown(page: Page): Promise<void> {
    await expect(inside(page)).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
  }

  /** Loses the connection while the calendar loads: the reason is shown. With the connection, it loads again. */
  async function loseWhileLoading(page: Page, network: Network, providers: RunningProviders): Promise<void> {
    await expect(loading(page)).toBeVisible();
    await network.off();
    await expect(reason(page)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    providers.behave({ pages: 'ok' });
    await network.on();
    await expect(inside(page)).toBeVisible();
  }

  test('a connection lost during loading: the reason is shown, and loading begins again', async ({
    page,
    network,
    providers,
  }) => {
    providers.behave({ pages: 'hold' });
    await page.goto(`/booking?itemId=${FINANCIAL.item}`, WHILE_HELD);
    await loseWhileLoading(page, network, providers);
  });

  test('a connection lost with a loaded calendar: it stays, with the typed values', async ({ page, network }) => {
    await page.goto(`/booking?itemId=${FINANCIAL.item}`);
    await untilShown(page);
    await network.off();
    await expect(keptText(page)).toBeVisible();
    await expect(inside(page)).toBeVisible();
    await network.on();
    await expect(keptText(page)).toHaveCount(0);
    await expect(inside(page)).toBeVisible();
  });

  test('a calendar that has left is gone: chosen again, it is not said to be kept, and loads with the connection', async ({
    page,
    network,
    providers,
  }) => {
    await page.goto('/booking');
    await untilShown(page);
    await network.off();
    await choose(page, BROOKLYN.title);
    await expect(reason(page)).toBeVisible();
    const requests = asked(page, providers);
    await choose(page, 'All walks');
    await expect(page.getByRole('button', { name: 'All walks' })).toHaveAttribute('aria-pressed', 'true');
    await expect(reason(page)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await expect(keptText(page)).toHaveCount(0);
    expect(requests).toEqual([]);
    await network.on();
    await expect(inside(page)).toBeVisible();

    await test.step('also when the connection is lost while it loads for the second time', async () => {
      providers.behave({ pages: 'hold' });
      await choose(page, BROOKLYN.title);
      await expect(loading(page)).toBeVisible();
      await choose(page, 'All walks');
      await expect(frame(page)).toHaveAttribute('src', address(providers));
      await loseWhileLoading(page, network, providers);
    });
  });

  test('with the calendar of a gift card chosen, every walk can be noted', async ({ page, network, providers }) => {
    providers.behave({ pages: 'hold' });
    await page.goto(`/booking?itemId=${company.giftCard.item}`, WHILE_HELD);
    await expect(loading(page)).toBeVisible();
    await network.off();
    await expect(reason(page)).toBeVisible();
    for (const { title } of tours) await expect(page.getByRole('button', { name: `Note ${title}` })).toBeVisible();
  });

  test('a note that is removed, or whose calendar is opened, leaves the focus at the box office', async ({
    page,
    network,
    providers,
  }) => {
    providers.behave({ pages: 'hold' });
    await page.goto(`/booking?itemId=${BROOKLYN.item}`, WHILE_HELD);
    await expect(loading(page)).toBeVisible();
    await page.waitForFunction(() => 'FH' in globalThis);
    await network.off();
    const noteIt = page.getByRole('button', { name: `Note ${BROOKLYN.title}` });
    const note = page.getByRole('region', { name: 'Noted walk' });
    await noteIt.click();
    await note.getByRole('button', { name: 'Remove this note' }).click();
    await expect(note).toHaveCount(0);
    await expect(boxOffice(page)).toBeFocused();

    await noteIt.click();
    providers.behave({ pages: 'ok' });
    await network.on();
    await note.getByRole('button', { name: 'Open calendar' }).click();
    await page.getByRole('dialog', { name: 'Booking' }).getByRole('button', { name: 'Close' }).click();
    await expect(note).toHaveCount(0);
    await expect(boxOffice(page)).toBeFocused();
  });

  test('whatever the connection takes away, the focus stays at the calendar or at the note', async ({
    page,
    network,
    providers,
  }) => {
    const atCalendar = page
      .getByRole('main')
      .locator(':focus')
      .filter({ has: page.getByText('The calendar belongs to our booking partner.') });
    const note = page.getByRole('region', { name: 'Noted walk' });
    providers.behave({ pages: 'hold' });
    await page.goto(`/booking?itemId=${BROOKLYN.item}`, WHILE_HELD);
    await frame(page).dispatchEvent('error');
    await page.getByRole('button', { name: 'Try again' }).focus();
    await network.off();
    await expect(reason(page)).toBeVisible();
    await expect(atCalendar).toHaveCount(1);

    providers.behave({ pages: 'ok' });
    await page.getByRole('button', { name: `Note ${BROOKLYN.title}` }).press('Enter');
    await network.on();
    await expect(inside(page)).toBeVisible();
    await expect(atCalendar).toHaveCount(1);

    await note.getByRole('button', { name: 'Open calendar' }).focus();
    await network.off();
    await expect(note.getByRole('button', { name: 'Open calendar' })).toHaveCount(0);
    await expect(note).toBeFocused();
  });

  test('"View Calendar" stays in its place and keeps the focus, and leads to the reason', async ({ page, network }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/booking');
    await hydrated(page);
    const view = page.getByRole('link', { name: 'View Calendar' });
    await view.focus();
    const before = await distance(view, boxOffice(page));
    await network.off();
    await saysOffline(page);
    await expect(view).toBeFocused();
    expect(await distance(view, boxOffice(page))).toEqual(before);
    await page.keyboard.press('Enter');
    await expect(boxOffice(page)).toBeFocused();
  });

  test('the two ways to take a walk keep their places and their sizes', async ({ page, network }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await staysLoaded(page);
    await withoutTimers(page, BACK_ONLINE_SHOWN_MS);
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    const reserve = page.getByRole('main').getByRole('link', { name: 'Reserve Your Spot', exact: true });
    const alone = page.getByRole('main').getByRole('link', { name: /^Walk it yourself/ });
    const before = await distance(reserve, alone);
    await network.off();
    await saysOffline(page);
    expect(await distance(reserve, alone)).toEqual(before);
    await network.on();
    await expect(page.getByRole('banner').getByText('Back online.')).toBeVisible();
    expect(await distance(reserve, alone)).toEqual(before);
  });
});

test('leaving the page ends the waiting: no error appears later', async ({ page, providers }) => {
  providers.behave({ pages: 'hold' });
  const toastsAsked = countToastsAsked(page);
  await page.clock.install();
  await page.goto('/booking', WHILE_HELD);
  await expect(loading(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(loading(page)).toHaveCount(0);
  await page.clock.runFor(20_000);
  // The script of a toast would be requested within a frame and a task.
  await frameAndTasks(page);
  expect(toastsAsked()).toBe(0);
});
