import { OUTBOX_LOCK } from '../../../src/outbox/delivery/shared-names';
import { listOfflinePackage } from '../../../tools/site/offline-package';
import { FEW } from '../site/releases';
import { FEW_PICTURES_DIST } from '../site/test-site';
import type { OpenPage } from './open-page';
import { until, untilShown } from './until';

/**
 * Waits until the page shows that the site is on the device, the worker controls it, and every file
 * of the offline package is in a cache.
 *
 * @param release folder of the release that the page was served from
 */
export async function untilReadyOffline(page: OpenPage, release: string): Promise<void> {
  const { shell, pictures } = await listOfflinePackage(release);
  const kept = release === FEW_PICTURES_DIST ? pictures.slice(0, FEW) : pictures;
  const wanted = [...shell, ...kept].map(({ url }) => url);
  await untilShown(page, 'footer', 'Ready offline');
  await until(
    'offline package',
    () => missing(page, wanted),
    (paths) => paths.length === 0,
  );
  await until(
    'worker in charge',
    () => page.evaluate(() => navigator.serviceWorker.controller?.state),
    (state) => state === 'activated',
  );
}

const missing = (page: OpenPage, wanted: readonly string[]): Promise<string[]> =>
  page.evaluate(async (paths) => {
    const stored = new Set<string>();
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) stored.add(new URL(url).pathname);
    }
    return paths.filter((path) => !stored.has(path));
  }, wanted);

/**
 * Returns how many submissions are on the device. It first checks that the database exists, because
 * opening one would create it.
 */
export const countSubmissions = (page: OpenPage): Promise<number> =>
  page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'gotham-mousers')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('gotham-mousers');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open')));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('submissions').objectStore('submissions').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });

/** Counts the tabs and workers that are sending, or wait for their turn. */
export const countSenders = (page: OpenPage): Promise<number> =>
  page.evaluate(async (lock) => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name === lock).length;
  }, OUTBOX_LOCK);

/**
 * Waits until no submission waits and no tab is sending: anything that was not sent by then will
 * never be sent.
 */
export async function untilNothingWaits(page: OpenPage): Promise<void> {
  await until(
    'submissions on the device',
    () => countSubmissions(page),
    (count) => count === 0,
  );
  await until(
    'senders at work',
    () => countSenders(page),
    (count) => count === 0,
  );
}
