import type { Page } from 'playwright/test';
import { company, tour } from '../setup/content/content';
import { addStyles } from '../setup/stage/axe';
import { countToastsAsked, expect, holdBack, staysLoaded, test, workerTest } from '../setup/stage/stage';
import { untilInteractive, hydrated, readyOffline } from '../setup/stage/waits';
import { toastsStay } from '../setup/stage/without-timers';

const BROOKLYN = tour('brooklyn-heights');

const reserve = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Reserve your spot on a cat history tour' }).first();
/** Moves the pointer to the button, until a press on it opens the calendar over the page. */
async function readyToReserve(page: Page): Promise<void> {
  await reserve(page).hover();
  await page.waitForFunction(() => 'FH' in globalThis);
  await untilInteractive(reserve(page));
}
/** Moves the pointer, at which the parts load that are loaded late: they offer the calendar. */
const loadLateParts = (page: Page): Promise<void> => page.locator('body').dispatchEvent('pointermove');
const openings = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { __lightframeOpenings?: number }).__lightframeOpenings ?? 0);

test('the reserve button is a real link to the calendar of its walk', async ({ page, providers, context }) => {
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await expect(reserve(page)).toHaveAttribute(
    'href',
    `${providers.url}/embeds/book/stand-in-company/items/${BROOKLYN.item}/calendar/?flow=1219724&full-items=yes`,
  );
  await expect(reserve(page)).toHaveAttribute('target', '_blank');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    reserve(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL(new RegExp(`items/${BROOKLYN.item}/calendar`));
});

test("with the provider's script its calendar opens over the page, once", async ({ page, context }) => {
  await page.goto('/tours/financial-district');
  await hydrated(page);
  await readyToReserve(page);
  await reserve(page).click();
  await expect(page.locator('#fareharbor-lightframe')).toBeVisible();
  expect(await openings(page)).toBe(1);
  expect(context.pages()).toHaveLength(1);
});

test('Back closes the calendar over the page and stays on the page; once it is closed, Back leads back', async ({
  page,
}) => {
  const calendar = page.getByRole('dialog', { name: 'Booking' });
  const openIt = async (): Promise<void> => {
    await page.goto('/tours');
    await hydrated(page);
    await page.getByRole('link', { name: `View Details: ${BROOKLYN.title}` }).click();
    await expect(page).toHaveURL('/tours/brooklyn-heights');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await readyToReserve(page);
    await reserve(page).click();
    await expect(calendar).toBeVisible();
  };
  await openIt();
  const height = await page.evaluate(() => scrollY);
  await page.evaluate(() => history.back());
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL('/tours/brooklyn-heights');
  await expect(reserve(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(height);
  await page.goBack();
  await expect(page).toHaveURL('/tours');

  await openIt();
  await calendar.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/tours');
});

test("the provider's script not loading is logged only, and the link still opens the calendar", async ({
  page,
  providers,
  context,
}) => {
  providers.behave({ script: '404' });
  const toastsAsked = countToastsAsked(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/tours/lower-east-side');
  await hydrated(page);
  await reserve(page).hover();
  await expect.poll(() => logged.join('\n')).toContain('booking');
  const [opened] = await Promise.all([context.waitForEvent('page'), reserve(page).click()]);
  await expect(opened).toHaveURL(new RegExp(`items/${tour('lower-east-side').item}/calendar`));
  expect(toastsAsked()).toBe(0);
});

const counted = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (globalThis as { counted?: unknown[] }).counted ?? []);

const count = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const events: string[] = [];
    const gtag = (_: string, name: string, { item_id: item }: Record<string, string>) => events.push(`${name} ${item}`);
    Object.assign(globalThis, { counted: events, gtag });
  });

workerTest(
  'no provider is called before the visitor acts; offline the button explains, remembers the walk, and offers it later',
  async ({ page, network, context, providers }) => {
    // The strip below the header ends with the same sentence.
    const told = page
      .getByRole('status')
      .filter({ has: page.getByText('Booking needs a connection', { exact: true }) });
    await count(page);
    await toastsStay(page);
    await test.step('no provider is called before the visitor acts', async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(providers.url)) asked.push(request.url());
      });
      await page.goto('/tours/brooklyn-heights');
      await readyOffline(page);
      expect(asked).toEqual([]);
      await reserve(page).focus();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });

    await test.step('a gift card opens nothing offline and says why, in a visible place', async () => {
      await page.goto('/about');
      await hydrated(page);
      await network.off();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name: 'Gift Cards' }).click();
      await expect(menu).toBeHidden();
      await expect(told).toBeVisible();
      await expect(told).not.toContainText('noted');
      expect(context.pages()).toHaveLength(1);
      expect(await counted(page)).toEqual([]);
    });

    await test.step('a walk is remembered, and offered once the connection returns', async () => {
      await page.goto('/tours/brooklyn-heights');
      await hydrated(page);
      await reserve(page).click();
      await expect(told).toContainText(`Noted: ${BROOKLYN.title}. No place is held yet.`);
      expect(context.pages()).toHaveLength(1);

      await page.goto('/booking');
      await expect(page.getByRole('main').getByText('No place is held').first()).toBeVisible();
      await network.on();
      const offer = page.getByRole('status').filter({ hasText: 'You are online again.' });
      await expect(offer).toContainText(`Open the ${BROOKLYN.title} calendar?`);
      await offer.getByRole('button', { name: 'Not now' }).click();
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('main').getByText('No place is held')).toHaveCount(0);
    });
  },
);

test('pressed offline before its script has come, the button explains and notes the walk all the same', async ({
  page,
  network,
  context,
}) => {
  const script = '**/assets/BelowTheFold-*.js';
  const release = await holdBack(page, script);
  const isAsked = page.waitForRequest(script);
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await reserve(page).scrollIntoViewIfNeeded();
  await isAsked;
  await network.off();
  await reserve(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Booking needs a connection' }).first()).toContainText(
    `Noted: ${BROOKLYN.title}.`,
  );
  expect(context.pages()).toHaveLength(1);
  release();
  await network.on();
  // The page may load again to get the script that has failed, and then it has not been offline.
  await expect(
    page.getByRole('status').filter({ hasText: BROOKLYN.title }).filter({ hasText: 'calendar?' }),
  ).toBeVisible();
});

test('a noted walk is offered until its calendar is opened, by whichever button', async ({ page, network }) => {
  await staysLoaded(page);
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await readyToReserve(page);
  await network.off();
  await reserve(page).click();
  await network.on();
  const offer = (title: string) => page.getByRole('status').filter({ hasText: title });
  await expect(offer('You are online again.')).toContainText(`Open the ${BROOKLYN.title} calendar?`);

  // This page has not been offline, so it does not say that the connection is back.
  await page.goto('/about');
  await hydrated(page);
  await loadLateParts(page);
  await expect(offer(`You noted ${BROOKLYN.title}.`)).toContainText('Open its calendar?');
  await expect(page.getByText('You are online again')).toHaveCount(0);

  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await loadLateParts(page);
  await expect(offer(`You noted ${BROOKLYN.title}.`)).toBeVisible();
  await readyToReserve(page);
  await reserve(page).click();
  await expect(page.getByRole('dialog', { name: 'Booking' })).toBeVisible();
  await expect(offer(`You noted ${BROOKLYN.title}.`)).toHaveCount(0);
  await page.goto('/booking');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Noted walk' })).toHaveCount(0);
});

test('the notice about a noted walk can be answered on the narrowest phone, and with text at 200 %', async ({
  page,
  network,
}) => {
  await staysLoaded(page);
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await readyToReserve(page);
  await network.off();
  await reserve(page).click();
  await network.on();
  const offer = page
    .getByRole('status')
    .getByRole('group')
    .filter({ hasText: `Open the ${BROOKLYN.title} calendar?` });
  await expect(offer).toBeVisible();
  const canAnswer = async (): Promise<void> => {
    for (const name of ['Open calendar', 'Not now', 'Close']) {
      const button = offer.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.95 });
    }
  };
  await page.setViewportSize({ width: 320, height: 568 });
  await canAnswer();
  await addStyles(page, 'html { font-size: 200% !important; }');
  await page.setViewportSize({ width: 390, height: 664 });
  await canAnswer();
  // The notice is then higher than the window.
  await page.setViewportSize({ width: 390, height: 300 });
  await canAnswer();
});

test.describe('a gift card', () => {
  const giftCards = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Gift Cards' });

  test("opens in a new tab as announced, even if the provider's script is loaded, and is counted", async ({
    page,
    context,
  }) => {
    await count(page);
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    await readyToReserve(page);
    await expect(giftCards(page)).toHaveAccessibleName(/opens in a new tab/);
    const [opened] = await Promise.all([context.waitForEvent('page'), giftCards(page).click()]);
    await expect(opened).toHaveURL(new RegExp(`items/${company.giftCard.item}/calendar`));
    expect(await openings(page)).toBe(0);
    expect(await counted(page)).toEqual([`begin_booking ${company.giftCard.item}`]);
  });

  test('opened from the list of walks leaves that list closed on the page behind it', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/about');
    await hydrated(page);
    const walks = page.getByRole('navigation', { name: 'Main' }).getByRole('group');
    await walks.getByText('Tours', { exact: true }).click();
    const inTheList = walks.getByRole('link', { name: 'Gift Cards' });
    const [opened] = await Promise.all([context.waitForEvent('page'), inTheList.click()]);
    await expect(opened).toHaveURL(new RegExp(`items/${company.giftCard.item}/calendar`));
    await expect(inTheList).toBeHidden();
    await expect(walks.locator('summary')).toBeFocused();
  });
});
