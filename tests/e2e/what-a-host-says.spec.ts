import type { Page } from 'playwright/test';
import type { Spoiling } from '../../tools/preview/site-server';
import { captivePortal } from '../fakes/captive-portal';
import { brokenProfile as broken } from '../setup/site/broken-profile';
import { keptFiles, wronglyKept } from '../setup/site/kept-files';
import { lookForUpdate, nextRelease, releaseOf } from '../setup/site/releases';
import { FEW_PICTURES_DIST, TEST_DIST } from '../setup/site/test-site';
import { onlyFetched, WRONG_HOSTS } from '../setup/site/wrong-hosts';
import { ROSA, send, write } from '../setup/stage/contact-form';
import { expect, workerTest as test, type LocalSite } from '../setup/stage/stage';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { hydrated, readyOffline } from '../setup/stage/waits';
import { withoutTimers } from '../setup/stage/without-timers';

// A host's headers (type, policy) are no more reliable than its bytes; and the response may come from the Wi-Fi of a
// café instead of the host.

/** How long a call may be delayed by the check for a dead connection, as in src/outbox/delivery/send.ts. */
const CONNECTION_CHECK_MS = [1_000, 5_000];

test.afterEach(({ site, providers }) => {
  site.spoil(undefined);
  for (const server of [site, providers]) server.instead(undefined);
});

async function expectRightHeaders(page: Page): Promise<void> {
  const files = await keptFiles(page);
  expect(files.length).toBeGreaterThan(100);
  expect(await wronglyKept(files, TEST_DIST)).toEqual([]);
}

async function expectAllOpen(page: Page, release: string): Promise<void> {
  for (const address of ['/', '/about', '/contact', '/tours/brooklyn-heights']) {
    await page.goto(address);
    await hydrated(page);
    expect(await releaseOf(page), address).toBe(release);
  }
}

const installed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.state ?? null));
const takeOver = (page: Page): Promise<unknown> =>
  page.getByRole('status').filter({ hasText: 'Update available' }).getByRole('button', { name: 'Reload' }).click();

test('an update from a host that serves wrong headers stores nothing wrong on the device', async ({
  page,
  site,
  network,
}) => {
  await page.goto('/tours');
  await readyOffline(page);
  for (const [name, spoil] of Object.entries(WRONG_HOSTS))
    await test.step(name, async () => {
      const release = `said-wrong-${name.replaceAll(' ', '-')}`;
      site.use(nextRelease(FEW_PICTURES_DIST, release, ['about.html', 'contact.html']));
      site.spoil(spoil);
      await lookForUpdate(page);
      // Unreadable files are refused; the installed version stays until the host works again.
      if (name.startsWith('an encoding')) {
        site.spoil(undefined);
        await page.waitForFunction(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.installing === null;
        });
        await lookForUpdate(page);
      }
      await installed(page);
      await takeOver(page);
      await expect.poll(() => releaseOf(page)).toBe(release);
      await expectRightHeaders(page);
      await network.off();
      await expectAllOpen(page, release);
      site.spoil(undefined);
      await network.on();
    });
});

test('a first visit whose worker gets wrong types stores every file under its own type', async ({ page, site }) => {
  for (const name of ['scripts as plain text', 'pages as something to download', 'no policy']) {
    const spoil = WRONG_HOSTS[name];
    if (spoil === undefined) throw new Error(name);
    site.spoil(onlyFetched(spoil));
    await page.goto('/privacy');
    await readyOffline(page);
    await expectRightHeaders(page);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.unregister();
      for (const cache of await caches.keys()) await caches.delete(cache);
    });
  }
});

/** Opens the site on a host that fails, until the worker gives up. The host then answers, and half a minute passes. */
async function installAtSecondTry(page: Page, site: LocalSite): Promise<void> {
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be installed'));
  await page.goto('/tours');
  await failed;
  await expect(page.getByRole('contentinfo').getByText('Ready offline')).toHaveCount(0);
  site.spoil(undefined);
  await page.clock.fastForward(30_000);
  await readyOffline(page);
}

for (const [what, spoil] of [
  ['is refused', (answer) => (answer.status = 503)],
  [
    'comes as a page',
    (answer) => {
      answer.headers['content-type'] = 'text/html';
      // It is another answer than the script, so the browser must not be told later that it has not changed.
      delete answer.headers['etag'];
    },
  ],
] satisfies [string, (answer: Parameters<Spoiling>[1]) => void][])
  test(`a first visit in which the script of the worker ${what} is completed when the host answers again`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    site.spoil(({ url }, answer) => {
      if (url === '/sw.js') spoil(answer);
    });
    await installAtSecondTry(page, site);
  });

test('a device with wrong types from an earlier version opens its pages again after the next release', async ({
  page,
  site,
  network,
}) => {
  await page.goto('/tours');
  await readyOffline(page);
  // A file without scripts: a page would load its late parts while the stored files are changed, and load itself anew.
  await page.goto('/robots.txt');
  // Such a profile: every script as text, the pages as downloads, and one page without a policy.
  const { 'script as text': script, 'page as bytes': bytes, 'page without a policy': bare } = broken.entries;
  await page.evaluate(
    async ({ text, download, policyless }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const { pathname } = new URL(request.url);
          const shape = pathname.endsWith('.js') ? text : pathname === '/about' ? download : policyless;
          if (!pathname.endsWith('.js') && pathname !== '/about' && pathname !== '/contact') continue;
          const body = await (await cache.match(request))?.blob();
          await cache.put(request, new Response(body ?? null, { headers: shape as Record<string, string> }));
        }
      }
    },
    { text: script.headers, download: bytes.headers, policyless: bare.headers },
  );
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Such a page has no Reload button, but the browser looks for the next release on its own.
  site.use(nextRelease(FEW_PICTURES_DIST, 'mended'));
  await lookForUpdate(page);
  await installed(page);
  await page.goto('/tours');
  await hydrated(page);
  await takeOver(page);
  await expect.poll(() => releaseOf(page)).toBe('mended');
  await expectRightHeaders(page);
  await network.off();
  await expectAllOpen(page, 'mended');
});

for (const kind of ['page', 'redirect'] as const) {
  test(`behind a captive portal (${kind}) the stored site opens, and nothing of the portal is stored`, async ({
    page,
    site,
    network,
  }) => {
    await page.goto('/tours');
    await readyOffline(page);
    site.use(nextRelease(FEW_PICTURES_DIST, `portal-${kind}`));
    site.instead(captivePortal(kind));
    await lookForUpdate(page).catch(() => undefined);
    for (const address of ['/about', '/tours/brooklyn-heights']) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-path', address);
    }
    site.instead(undefined);
    await lookForUpdate(page);
    await installed(page);
    await expectRightHeaders(page);
    await network.off();
    await page.goto('/about');
    await hydrated(page);
  });

  test(`a first visit that a captive portal (${kind}) interrupts is completed after the login`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    site.spoil((request, answer) => {
      if (request.headers['sec-fetch-dest'] !== 'empty') return;
      answer.status = 200;
      answer.headers['content-type'] = 'text/html; charset=utf-8';
      answer.body = Buffer.from('<h1>Welcome to our Wi-Fi</h1>');
    });
    if (kind === 'redirect')
      site.spoil((request, answer) => {
        if (request.headers['sec-fetch-dest'] !== 'empty') return;
        answer.status = 302;
        answer.headers['location'] = 'http://127.0.0.1:9/login';
      });
    await installAtSecondTry(page, site);
    await expectRightHeaders(page);
  });

  test(`a message sent behind a captive portal (${kind}) waits, and is sent once after the login`, async ({
    page,
    site,
    providers,
  }) => {
    // If the check for a dead connection is late, the call is made without it, and may then be sent twice.
    for (const limit of CONNECTION_CHECK_MS) await withoutTimers(page, limit);
    await write(page, ROSA);
    await readyOffline(page);
    for (const server of [site, providers]) server.instead(captivePortal(kind));
    await send(page);
    // The message is stored before it is sent: only the slip says that the first attempt is over.
    await expect(page.getByRole('heading', { name: /^Saved on this device\./ })).toBeVisible();
    expect(await storedSubmissions(page)).toHaveLength(1);
    expect(providers.received().emails).toEqual([]);
    // The stored page is opened before the login: afterwards a navigation could interrupt a call that was accepted.
    await page.goto('/outbox');
    await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
    for (const server of [site, providers]) server.instead(undefined);
    const sendNow = page.getByRole('button', { name: 'Send now' }).first();
    await expect(async () => {
      // The message may have been sent meanwhile; then the button is gone too.
      if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 });
      expect((await storedSubmissions(page)).length).toBe(0);
    }).toPass();
    const { emails } = providers.received();
    expect(emails.map(({ template }) => template)).toEqual(['reply', 'notify']);
    // The provider was not called before, so there can be no duplicate.
    expect(emails.filter(({ fields }) => fields.possible_duplicate === 'yes')).toEqual([]);
  });
}
