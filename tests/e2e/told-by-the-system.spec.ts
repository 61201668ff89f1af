import { lookForUpdate, nextRelease, releaseOf } from '../setup/releases';
import { countToastsAsked, expect, readyOffline, workerTest as test } from '../setup/stage';
import { FEW_PICTURES_DIST } from '../setup/test-site';

// The headless shell grants notifications and shows none.
test.use({ wholeBrowser: true });

test('where notifications are allowed the system tells me, and its click updates', async ({ context, page, site }) => {
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
  // For a system that swallows it.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Update ready: reload' })).toBeVisible();
  expect(toastsAsked()).toBe(0);

  // The click itself belongs to the system; the worker is handed the event it would get.
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
