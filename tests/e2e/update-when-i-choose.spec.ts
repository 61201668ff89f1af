import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright/test';
import type { RunningSite } from '../../tools/preview/site-server';
import { tour } from '../setup/content/content';
import { lookForUpdate, nextRelease, releaseOf, renameScripts } from '../setup/site/releases';
import { FEW_PICTURES_DIST } from '../setup/site/test-site';
import { expect, workerTest as test } from '../setup/stage/stage';
import { untilInteractive, hydrated, readyOffline, untilReloadWouldHaveBegun } from '../setup/stage/waits';

/** Makes the next release, and loads it in another tab. `change` changes its folder before it is published. */
async function updateElsewhere(
  context: BrowserContext,
  site: RunningSite,
  release: string,
  change?: (folder: string) => void,
): Promise<void> {
  const other = await context.newPage();
  await other.goto('/tours');
  await hydrated(other);
  const folder = nextRelease(FEW_PICTURES_DIST, release);
  change?.(folder);
  site.use(folder);
  await lookForUpdate(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(other)).toBe(release);
}

test("a new version is announced, is loaded at the visitor's choice, and the half-typed message stays", async ({
  page,
  site,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/contact');
  await readyOffline(page);
  // The first visit is never interrupted by a reload.
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(loads).toBe(1);
  await page.getByLabel('Name').fill('Rosa Feld');
  await page.getByLabel('Message').fill('We are eleven cousins');
  site.use(nextRelease(FEW_PICTURES_DIST, 'two'));
  await lookForUpdate(page);

  const notice = page.getByRole('status').filter({ hasText: 'Update available' });
  await expect(notice).toContainText('A new version of the app is available. Refresh to update.');
  await expect(notice).toContainText('What you have typed will still be here.');
  expect(await releaseOf(page)).toBeNull();
  // Chromium does not stop a worker that gets requests, so the new worker does not take over in time.
  await page.evaluate(() => {
    const asking = setInterval(() => void fetch('/boot.js'), 2);
    setTimeout(() => clearInterval(asking), 1_000);
  });
  await notice.getByRole('button', { name: 'Reload' }).click();

  await expect.poll(() => releaseOf(page)).toBe('two');
  await hydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Rosa Feld');
  await expect(page.getByLabel('Message')).toHaveValue('We are eleven cousins');
});

test('a first visit is not reloaded by a browser that tells late which worker controls the page', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  // WebKit changes the controller some time before it fires the event. Here the event waits until the test lets it
  // come.
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    container.addEventListener('controllerchange', (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      window.addEventListener('event-comes', () => container.dispatchEvent(new Event('controllerchange')));
    });
  });
  await page.goto('/contact');
  await readyOffline(page);
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('event-comes'));
    // A reload would wait for this lock, so it has begun when the lock is free again.
    await navigator.locks.request('outbox', () => undefined);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/gallery$/);
  expect(loads).toBe(1);
});

test('a tab with typed text asks before it reloads for an update made in another tab', async ({ context, site }) => {
  const writing = await context.newPage();
  await writing.goto('/contact');
  await readyOffline(writing);
  await writing.getByLabel('Message').fill('Half a letter');
  await updateElsewhere(context, site, 'three');

  const asked = writing.getByRole('status').filter({ hasText: 'Updated in another tab' });
  await expect(asked).toBeVisible();
  await expect(writing.getByLabel('Message')).toHaveValue('Half a letter');
  // After the visitor has closed the notice, the header's button still leads to the new version.
  await asked.getByRole('button', { name: 'Close' }).click();
  await expect(asked).toBeHidden();
  await writing.getByRole('banner').getByRole('button', { name: 'Update ready: reload' }).click();
  await expect.poll(() => releaseOf(writing)).toBe('three');
  await expect(writing.getByLabel('Message')).toHaveValue('Half a letter');
});

test('a tab that has stayed at the old version opens a new page without a connection', async ({
  context,
  site,
  network,
}) => {
  const writing = await context.newPage();
  await writing.goto('/contact');
  await readyOffline(writing);
  await writing.getByLabel('Message').fill('Half a letter');
  await updateElsewhere(context, site, 'with-other-scripts', (folder) => renameScripts(folder, /^about-/));
  await expect(writing.getByRole('status').filter({ hasText: 'Updated in another tab' })).toBeVisible();
  await network.off();

  await writing.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter');
  await expect.poll(() => releaseOf(writing)).toBe('with-other-scripts');
  await expect(writing).toHaveURL('/about');
  await expect(writing.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await writing.goto('/contact');
  await expect(writing.getByLabel('Message')).toHaveValue('Half a letter');
});

test('pointing at a link whose page is gone from the old version does not reload the page', async ({
  context,
  site,
  network,
}) => {
  const reading = await context.newPage();
  await reading.goto('/contact');
  await readyOffline(reading);
  await reading.getByLabel('Message').fill('Half a letter');
  await updateElsewhere(context, site, 'with-other-scripts', (folder) => renameScripts(folder, /^about-/));
  await expect(reading.getByRole('status').filter({ hasText: 'Updated in another tab' })).toBeVisible();
  await network.off();
  await reading.evaluate(() => (document.title = 'The same document'));

  const missed = reading.waitForEvent('requestfailed', (request) => /\/about-/.test(request.url()));
  await reading.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).hover();
  await missed;
  await untilReloadWouldHaveBegun(reading);
  await expect(reading).toHaveTitle('The same document');
  await expect(reading.getByLabel('Message')).toHaveValue('Half a letter');
  expect(await releaseOf(reading)).toBeNull();
});

test('after walk mode the header still leads to a new version whose notice the visitor has closed', async ({
  page,
  site,
}) => {
  await page.goto('/tours/brooklyn-heights');
  await readyOffline(page);
  site.use(nextRelease(FEW_PICTURES_DIST, 'after-the-walk'));
  await lookForUpdate(page);
  await page.getByRole('status').getByRole('button', { name: 'Later' }).click();
  const button = page.getByRole('banner').getByRole('button', { name: 'Update ready: reload' });
  await expect(button).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Walk it yourself' }).first().click();
  await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.goBack();
  await button.click();
  await expect.poll(() => releaseOf(page)).toBe('after-the-walk');
});

test('a half-typed sign-up for the newsletter is not lost by an update made in another tab', async ({
  page,
  context,
  site,
}) => {
  const form = page.getByRole('form', { name: 'Newsletter', exact: true });
  await page.goto('/blog');
  await readyOffline(page);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  await form.getByLabel('First name').fill('Rosa');
  await form.getByRole('checkbox').check();
  await updateElsewhere(context, site, 'with-a-sign-up');

  const told = page.getByRole('status').filter({ hasText: 'Updated in another tab' });
  await expect(told).toContainText('What you have typed will still be here.');
  await told.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(page)).toBe('with-a-sign-up');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
  await expect(form.getByRole('checkbox')).toBeChecked();
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('an update does not close the card in which an address is being typed', async ({ page, site }) => {
    await page.goto('/blog');
    await readyOffline(page);
    const card = page.getByRole('dialog');
    await expect(async () => {
      await page.mouse.move(640, 400);
      await page.mouse.move(640, 8);
      await expect(card).toBeVisible({ timeout: 200 });
    }).toPass();
    await card.getByLabel('Email').fill('rosa@exam');
    site.use(nextRelease(FEW_PICTURES_DIST, 'while-typing'));
    await lookForUpdate(page);
    const notice = page.getByRole('status').filter({ hasText: 'Update available' });
    await expect(notice).toBeVisible();
    await expect(notice).not.toContainText('What you have typed will still be here.');
    await expect(card.getByLabel('Email')).toHaveValue('rosa@exam');
    await notice.getByRole('button', { name: 'Reload' }).click();
    const asked = page.getByRole('status').filter({ hasText: 'You have begun a form here' });
    await expect(asked).toContainText('After a reload it is gone.');
    await asked.getByRole('button', { name: 'Later' }).click();
    // The notice takes the focus with it when it is gone, and the card closes when the focus moves elsewhere.
    await expect(asked).toHaveCount(0);
    await expect(card.getByLabel('Email')).toBeFocused();
    await expect(card.getByLabel('Email')).toHaveValue('rosa@exam');
  });
});

test('a tab with the booking calendar is not reloaded from another tab, and asks before it reloads', async ({
  context,
  site,
}) => {
  const booking = await context.newPage();
  let loads = 0;
  booking.on('load', () => (loads += 1));
  await booking.goto(`/booking?itemId=${tour('brooklyn-heights').item}`);
  await readyOffline(booking);
  const calendar = booking.frameLocator('iframe').getByRole('heading', { name: 'Booking calendar' });
  await expect(calendar).toBeVisible();
  await updateElsewhere(context, site, 'six');

  const told = booking.getByRole('status').filter({ hasText: 'Updated in another tab' });
  await expect(told).toBeVisible();
  await expect(told).not.toContainText('What you have typed will still be here.');
  await told.getByRole('button', { name: 'Reload' }).press('Enter');
  const asked = booking.getByRole('status').filter({ hasText: 'The booking calendar is open here' });
  await expect(asked).toContainText('After a reload it is gone.');
  // The pressed button is gone, and the focus is beside the new ones.
  await booking.keyboard.press('Tab');
  await expect(asked.getByRole('button', { name: 'Reload anyway' })).toBeFocused();
  await expect(calendar).toBeVisible();
  expect(loads).toBe(1);
  await asked.getByRole('button', { name: 'Reload anyway' }).click();
  await expect.poll(() => releaseOf(booking)).toBe('six');
});

test("a click on the system's notification leaves the booking partner's overlay open", async ({ page, site }) => {
  await page.goto('/tours');
  await readyOffline(page);
  const reserve = page.getByRole('main').getByRole('link', { name: 'Reserve your spot on a cat history tour' }).first();
  await reserve.hover();
  await page.waitForFunction(() => 'FH' in globalThis);
  await untilInteractive(reserve);
  await reserve.click();
  const overlay = page.getByRole('dialog', { name: 'Booking' });
  await expect(overlay).toBeVisible();
  site.use(nextRelease(FEW_PICTURES_DIST, 'seven'));
  await lookForUpdate(page);
  await expect(page.getByText('Update available')).toBeVisible();
  // The message that a click sends to the waiting worker; not every test browser shows notifications.
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
  );
  await expect(page.getByText('Updated in another tab')).toBeVisible();
  await expect(overlay).toBeVisible();
  expect(await releaseOf(page)).toBeNull();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => releaseOf(page)).toBe('seven');
});

test('an address that only a new version can have: the not-found page of the old one offers the update', async ({
  page,
  site,
}) => {
  await page.goto('/tours');
  await readyOffline(page);
  site.use(nextRelease(FEW_PICTURES_DIST, 'with-a-new-walk'));
  expect((await page.goto('/tours/hoboken'))?.status()).toBe(404);
  const notice = page.getByRole('status').filter({ hasText: 'Update available' });
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page).toHaveURL('/tours/hoboken');
  // The release of this test has no such page either, so another one shows that it has taken over.
  await page.goto('/tours');
  await expect.poll(() => releaseOf(page)).toBe('with-a-new-walk');
});

test('on a slow connection the new version is announced on a page loaded during the installation, and on the next one', async ({
  page,
  site,
}) => {
  const CHANNEL = 'the-installation-may-end';
  await page.goto('/tours');
  await readyOffline(page);
  const next = nextRelease(FEW_PICTURES_DIST, 'eight');
  // The installation lasts until a page sends a message.
  appendFileSync(
    join(next, 'sw.js'),
    `;self.addEventListener('install', (event) => event.waitUntil(new Promise((done) => {
      new BroadcastChannel('${CHANNEL}').onmessage = done;
    })));`,
  );
  site.use(next);
  await lookForUpdate(page);
  await page.goto('/about');
  await hydrated(page);
  const isInstalling = (): Promise<boolean> =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing));
  expect(await isInstalling()).toBe(true);
  const notice = page.getByRole('status').filter({ hasText: 'Update available' });
  // The page learns of the version when its own registration is answered, which the browser does after the
  // installation.
  await page.mouse.move(100, 100);
  // The new worker may not listen yet, and then misses a message.
  await expect
    .poll(async () => {
      await page.evaluate((channel) => new BroadcastChannel(channel).postMessage('end'), CHANNEL);
      return notice.isVisible();
    })
    .toBe(true);
  await page.goto('/gallery');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(page)).toBe('eight');
});
