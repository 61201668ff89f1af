import type { BrowserContext, Page } from 'playwright/test';

/**
 * Triggers the browser's own Background Sync, as when the connection is back.
 *
 * @param isLastChance whether the browser tells the worker that it will not come again
 */
export async function wakeTheWorker(
  context: BrowserContext,
  page: Page,
  { isLastChance = false }: { readonly isLastChance?: boolean } = {},
): Promise<void> {
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    tag: 'outbox',
    lastChance: isLastChance,
  });
  await session.detach();
}

/** Ends all workers, as a browser does that is short of memory. The next event starts them again. */
export async function killTheWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
