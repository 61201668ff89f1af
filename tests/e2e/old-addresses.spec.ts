import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { redirects } from '../../src/shared/redirects';
import { TEST_DIST } from '../setup/site/test-site';
import { expect, hydrated, readyOffline, test, workerTest } from '../setup/stage/stage';

// Every row of the table of redirects (docs/requirements.md#redirects), by the host and by the worker, and some rows by
// the app, which redirects if the host does not. /blog/{id} is a page and has its own tests.

const rows = redirects.map(({ from, to }) => ({ from: from.replace('*', 'jerry-fox'), to }));
/** The app loads a page for each, so only one row of each target and every `*` are tested; the table has unit tests. */
const loaded = redirects.flatMap(({ from, to }, index) =>
  from.endsWith('*') || redirects[index - 1]?.to !== to ? [{ from: from.replace('*', 'jerry-fox'), to }] : [],
);
/** Varies every second address as a person might type it. */
const asTyped = (address: string, index: number): string => (index % 2 === 0 ? address : `${address.toUpperCase()}/`);
const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test('the host redirects every old address', async ({ request }) => {
  for (const [index, { from, to }] of rows.entries()) {
    const response = await request.get(`${asTyped(from, index)}?utm_source=x`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], from).toEqual([301, `${to}?utm_source=x`]);
  }
});

test.describe('where the host knows no redirects', () => {
  test.use({ serviceWorkers: 'block' });

  test('the app redirects old addresses, keeps query and hash, and leaves no history entry', async ({ page }) => {
    const notFound = readFileSync(join(TEST_DIST, '404.html'), 'utf8');
    const isOld = (url: URL): boolean => url.searchParams.get('from') === 'an-old-link';
    await page.route(isOld, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }));
    await page.goto('/privacy');
    const before = await page.evaluate(() => history.length);
    for (const [index, { from, to }] of loaded.entries()) {
      await page.goto(`${asTyped(from, index)}?from=an-old-link#main`, { waitUntil: 'commit' });
      // Check at once: the rendering of the page does not matter here.
      await page.waitForURL(`${to}?from=an-old-link#main`, { waitUntil: 'commit', timeout: 30_000 });
      // There is one history entry for each redirect, with the target's address; a browser keeps at most 50.
      expect.soft(await page.evaluate(() => history.length), from).toBe(Math.min(before + index + 1, 50));
    }
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Last address')).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe(`${loaded.at(-2)?.to}?from=an-old-link#main`);
  });
});

workerTest(
  'the worker leads every old address on without a connection, and Back does not bounce',
  async ({ page, network }) => {
    await page.goto('/');
    await readyOffline(page);
    await network.off();
    // The page's script would redirect too, but later, so it is switched off: the worker must redirect alone.
    const debug = await page.context().newCDPSession(page);
    await debug.send('Emulation.setScriptExecutionDisabled', { value: true });
    for (const [index, { from, to }] of rows.entries()) {
      await page.goto(`${asTyped(from, index)}?utm_source=x#main`, { waitUntil: 'commit' });
      expect(addressOf(page), from).toBe(`${to}?utm_source=x#main`);
    }
    await debug.send('Emulation.setScriptExecutionDisabled', { value: false });
    await page.goto('/privacy');
    await page.goto('/reservation');
    expect(addressOf(page)).toBe('/booking');
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  },
);
