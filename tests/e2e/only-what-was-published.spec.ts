import type { Page } from 'playwright/test';
import { listOfflinePackage } from '../../tools/site/offline-package';
import { escaped, page as words, present } from '../setup/content/content';
import { halfCopied, nextRelease, releaseOf } from '../setup/site/releases';
import { FEW_PICTURES_DIST } from '../setup/site/test-site';
import { expect, workerTest as test } from '../setup/stage/stage';
import { hydrated, readyOffline } from '../setup/stage/waits';

/** Looks for an update, and waits until its installation has ended. */
const installUpdate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (worker === null) return 'nothing new';
    return new Promise<string>((resolve) => {
      const look = (): void => {
        if (worker.state === 'installed' || worker.state === 'redundant') resolve(worker.state);
      };
      worker.addEventListener('statechange', look);
      look();
    });
  });
const saysReady = (page: Page) => page.getByRole('contentinfo').getByText('Ready offline');
/** Replaces the content of a file in the caches. @returns the number of replaced entries */
const spoil = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    let spoiled = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname !== wanted) continue;
        await cache.put(request, new Response('<h1>Another site</h1>', { headers: { 'content-type': 'text/html' } }));
        spoiled += 1;
      }
    }
    return spoiled;
  }, path);

test('a release with a script or page of the old one does not replace the installed version; it is taken once it is complete', async ({
  page,
  site,
  network,
}) => {
  await page.goto('/tours');
  await readyOffline(page);
  // The updates run one after the other: the files that came with a refused release are kept and not requested again.
  let mine: string | null = null;
  for (const late of ['boot.js', 'about.html'])
    await test.step(late, async () => {
      const name = `whole-${late}`;
      const next = nextRelease(FEW_PICTURES_DIST, name, ['about.html']);
      site.use(halfCopied(FEW_PICTURES_DIST, next, [late]));
      expect(await installUpdate(page)).toBe('redundant');

      // The installed version still works, also without a connection.
      await network.off();
      await page.goto('/about');
      await hydrated(page);
      expect(await releaseOf(page)).toBe(mine);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: /Update ready|Reload/ })).toHaveCount(0);
      await network.on();

      site.use(next);
      expect(await installUpdate(page)).toBe('installed');
      await page
        .getByRole('status')
        .filter({ hasText: 'Update available' })
        .getByRole('button', { name: 'Reload' })
        .click();
      await expect.poll(() => releaseOf(page)).toBe(name);
      await readyOffline(page);
      await network.off();
      await page.goto('/about');
      expect(await page.evaluate(async () => (await fetch('/about')).text())).toContain(`<!-- ${name} -->`);
      await expect.poll(() => releaseOf(page)).toBe(name);
      await network.on();
      mine = name;
    });
});

test('a first visit in the middle of a release is not said to be ready, and continues in the open page', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const next = nextRelease(FEW_PICTURES_DIST, 'first', ['about.html']);
  site.use(halfCopied(FEW_PICTURES_DIST, next, ['about.html']));
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be installed'));
  await page.goto('/tours');
  await failed;
  await expect(saysReady(page)).toHaveCount(0);
  site.use(next);
  await page.clock.fastForward(30_000);
  await readyOffline(page);
});

/** The policies with which the pages are stored on the device, and the number of pages with each. */
const keptPolicies = (page: Page): Promise<[policy: string | null, pages: number][]> =>
  page.evaluate(async () => {
    const pages = new Map<string | null, number>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { headers } of await cache.matchAll()) {
        if (!headers.get('content-type')?.startsWith('text/html')) continue;
        const policy = headers.get('content-security-policy');
        pages.set(policy, (pages.get(policy) ?? 0) + 1);
      }
    }
    return [...pages];
  });

for (const pack of ['in one pack', 'one by one if the pack is missing']) {
  test(`a first visit stores all pages ${pack}, with the policy that the host sends`, async ({
    page,
    context,
    site,
    request,
  }) => {
    const { shell, pack: packed } = await listOfflinePackage(FEW_PICTURES_DIST);
    if (pack !== 'in one pack') site.fail(packed.url, 404);
    const asked: string[] = [];
    context.on('request', (sent) => {
      if (sent.serviceWorker() !== null) asked.push(new URL(sent.url()).pathname);
    });
    await page.goto('/tours');
    await readyOffline(page);
    site.fail(packed.url, undefined);

    const policy = (await request.get('/about')).headers()['content-security-policy'];
    const pages = shell.filter(({ url }) => !url.includes('.'));
    expect(await keptPolicies(page)).toEqual([[policy, pages.length]]);
    expect(asked).toContain(packed.url);
    const ofShell = shell.filter(({ url }) => asked.includes(url));
    expect(ofShell.length).toBe(pack === 'in one pack' ? shell.length - packed.files : shell.length);
  });
}

test('the privacy page checks every saved file again, and replaces wrong ones', async ({ page, network }) => {
  const { item } = present(words('privacy').device.items.find(({ id }) => id === 'pages'));
  await page.goto('/privacy');
  await readyOffline(page);
  const row = page.getByRole('main').getByRole('row', { name: new RegExp(escaped(item)) });
  const check = row.getByRole('button', { name: 'Check again' });
  await check.click();
  await expect(row.getByRole('status')).toHaveText('Checked: every file is here and right.');

  expect(await spoil(page, '/about')).toBe(1);
  await check.click();
  await expect(row.getByRole('status')).toHaveText(/some files were missing or wrong/);
  await expect(saysReady(page)).toBeVisible();

  await network.off();
  expect(await spoil(page, '/contact')).toBe(1);
  await check.click();
  await expect(row.getByRole('status')).toHaveText(/when our site can be reached/);
  await expect(saysReady(page)).toHaveCount(0);
  await network.on();
  await readyOffline(page);
  await network.off();
  for (const address of ['/about', '/contact']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-path', address);
  }
  // The browser requests this icon.
  expect(await page.evaluate(async () => (await fetch('/icons/icon-192.png')).status)).toBe(200);
});
