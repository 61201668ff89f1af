import type { Page } from 'playwright/test';
import { lookForUpdate, nextRelease, releaseOf, renameScripts } from '../setup/site/releases';
import { FEW_PICTURES_DIST } from '../setup/site/test-site';
import { ROSA, send, write } from '../setup/stage/contact-form';
import { countToastsAsked, expect, workerTest as test } from '../setup/stage/stage';
import { hydrated, readyOffline } from '../setup/stage/waits';
import { wakeTheWorker } from '../setup/stage/wake-worker';

// The headless shell grants the permission but shows no notifications.
test.use({ wholeBrowser: true });

const UPDATE = 'New version available. Click to update!';

/** Returns the titles of the notifications that the system shows. */
const titles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title));

test('with permission for notifications the system shows one, and its click updates the site', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/tours');
  await readyOffline(page);
  site.use(nextRelease(FEW_PICTURES_DIST, 'four'));
  await lookForUpdate(page);
  // A test cannot click a notification, so the worker keeps it, and later gets the event of the click. Chromium closes
  // a notification by itself after about 25 s.
  const [worker] = context.serviceWorkers();
  const keep = async (): Promise<string[] | undefined> =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const shown = await registration.getNotifications();
      Object.assign(globalThis, { keptNotification: shown[0] });
      return shown.map(({ title }) => title);
    });
  await expect.poll(keep).toEqual([UPDATE]);
  // The header shows it too, in case the system suppresses the notification.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Update ready: reload' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Update available' })).toHaveCount(0);

  await worker?.evaluate(() => {
    const scope = globalThis as unknown as {
      keptNotification: Notification;
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const notification = scope.keptNotification;
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect.poll(() => releaseOf(page)).toBe('four');
});

test('the notification of an update disappears when the update is made in the page', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/tours');
  await readyOffline(page);
  site.use(nextRelease(FEW_PICTURES_DIST, 'made-in-the-page'));
  await lookForUpdate(page);
  await expect.poll(() => titles(page)).toEqual([UPDATE]);
  await page.getByRole('banner').getByRole('button', { name: 'Update ready: reload' }).click();
  await expect.poll(() => releaseOf(page)).toBe('made-in-the-page');
  // The time is short, because Chromium closes a notification by itself after about 25 s.
  await expect.poll(() => titles(page), { timeout: 12_000 }).toEqual([]);
});

test('a tab with typed text is told of an update in another tab, although its script of the notices is gone since', async ({
  context,
  site,
}) => {
  await context.grantPermissions(['notifications']);
  const writing = await context.newPage();
  const toastsAsked = countToastsAsked(writing);
  await writing.goto('/contact');
  await readyOffline(writing);
  await writing.getByLabel('Message').fill('Half a letter');
  await writing.evaluate(() => (document.title = 'The same document'));
  const other = await context.newPage();
  await other.goto('/tours');
  await hydrated(other);
  expect(toastsAsked()).toBe(0);

  const next = nextRelease(FEW_PICTURES_DIST, 'with-other-toasts');
  renameScripts(next, /^Toasts-/);
  site.use(next);
  await lookForUpdate(other);
  // The new version waits, and the system tells of it; the page takes its script of the notices while it can.
  await expect.poll(toastsAsked).toBe(1);
  await expect(writing.getByRole('status').filter({ hasText: 'Update available' })).toHaveCount(0);
  await other.getByRole('banner').getByRole('button', { name: 'Update ready: reload' }).click();
  await expect.poll(() => releaseOf(other)).toBe('with-other-toasts');

  const asked = writing.getByRole('status').filter({ hasText: 'Updated in another tab' });
  await expect(asked.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(writing).toHaveTitle('The same document');
  await expect(writing.getByLabel('Message')).toHaveValue('Half a letter');
  expect(await releaseOf(writing)).toBeNull();
});

test('at its last try for a message the browser says that it waits until the site is open', async ({
  context,
  page,
  network,
  providers,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/contact');
  await readyOffline(page);
  await network.off();
  await write(page, ROSA);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  // A page without scripts of ours: only the worker can send now.
  const elsewhere = await context.newPage();
  await page.close();
  providers.behave({ email: 412 });
  await network.on();
  await elsewhere.goto('/robots.txt');
  const seen = new Set<string>();
  const bodies = async (): Promise<string[]> => {
    const shown = await elsewhere.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body }) => body),
    );
    for (const body of shown) seen.add(body);
    return [...seen];
  };
  // The browser wakes the worker by itself too, and one try waits up to two minutes for another one.
  const isSending = (): Promise<boolean> =>
    elsewhere.evaluate(
      async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'outbox') === true,
    );
  await expect.poll(isSending, { timeout: 60_000 }).toBe(false);
  await wakeTheWorker(context, elsewhere, { isLastChance: true });
  // One try lasts up to 50 s, and a notification closes by itself, so every body that was seen counts.
  await expect
    .poll(bodies, { timeout: 90_000 })
    .toContain('What you wrote is still on this device. We will try again when this site is open.');
});
