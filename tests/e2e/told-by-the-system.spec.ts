import { lookForUpdate, nextRelease, releaseOf } from '../setup/site/releases';
import { FEW_PICTURES_DIST } from '../setup/site/test-site';
import { countToastsAsked, expect, readyOffline, workerTest as test } from '../setup/stage/stage';

// The headless shell grants the permission but shows no notifications.
test.use({ wholeBrowser: true });

test('with permission for notifications the system shows one, and its click updates the site', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['notifications']);
  const toastsAsked = countToastsAsked(page);
  await page.goto('/tours');
  await readyOffline(page);
  site.use(nextRelease(FEW_PICTURES_DIST, 'four'));
  await lookForUpdate(page);
  const titles = (): Promise<string[]> =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
    );
  await expect.poll(titles).toEqual(['New version available. Click to update!']);
  // The header shows it too, in case the system suppresses the notification.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Update ready: reload' })).toBeVisible();
  expect(toastsAsked()).toBe(0);

  // A test cannot click a notification, so the worker gets the event of the click.
  const worker = context.serviceWorkers().at(-1);
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect.poll(() => releaseOf(page)).toBe('four');
});
