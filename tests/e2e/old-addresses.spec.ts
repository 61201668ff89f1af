import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { redirects, type Redirect } from '../../src/shared/redirects';
import { present } from '../setup/content/content';
import { TEST_DIST } from '../setup/site/test-site';
import { expect, test, workerTest } from '../setup/stage/stage';
import { hydrated, readyOffline } from '../setup/stage/waits';

// Every row of the table of redirects (docs/requirements.md#redirects) by the host, one row of each target by the
// worker, and one of each kind by the app, which redirects if the host does not. Unit tests check the table itself.
// /blog/{id} is a page and has its own tests.

type Row = readonly [asTyped: string, to: string];
/** Fills in a `*`, and varies every second address as a person might type it. */
const rowOf = ({ from, to }: Redirect, index: number): Row => {
  const address = from.replace('*', 'jerry-fox');
  return [index % 2 === 0 ? address : `${address.toUpperCase()}/`, to];
};
const rows = redirects.map(rowOf);
const rowOfEachTarget = redirects
  .filter(({ from, to }, index) => from.endsWith('*') || redirects[index - 1]?.to !== to)
  .map(rowOf);
/** The rows that the app handles in different ways; it loads a page for each. The second one is typed in capitals. */
const rowOfEachKind = [
  ({ to }: Redirect) => to === '/',
  ({ to }: Redirect) => to === '/booking',
  ({ from }: Redirect) => from.endsWith('*'),
  ({ to }: Redirect) => to.startsWith('/tours/'),
].map((isOfKind, index) => rowOf(present(redirects.find(isOfKind)), index));
const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test('the host redirects every old address', async ({ request }) => {
  for (const [from, to] of rows) {
    const response = await request.get(`${from}?utm_source=x`, { maxRedirects: 0 });
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
    for (const [index, [from, to]] of rowOfEachKind.entries()) {
      await page.goto(`${from}?from=an-old-link#main`, { waitUntil: 'commit' });
      // Check at once: the rendering of the page does not matter here.
      await page.waitForURL(`${to}?from=an-old-link#main`, { waitUntil: 'commit', timeout: 30_000 });
      // There is one history entry for each redirect, with the target's address.
      expect.soft(await page.evaluate(() => history.length), from).toBe(before + index + 1);
    }
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Last address')).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe(`${rowOfEachKind.at(-2)?.[1]}?from=an-old-link#main`);
  });
});

workerTest(
  'the worker leads old addresses on without a connection, and Back does not bounce',
  async ({ page, network }) => {
    await page.goto('/');
    await readyOffline(page);
    await network.off();
    // The page's script would redirect too, but later, so it is switched off: the worker must redirect alone.
    const debug = await page.context().newCDPSession(page);
    await debug.send('Emulation.setScriptExecutionDisabled', { value: true });
    for (const [from, to] of rowOfEachTarget) {
      await page.goto(`${from}?utm_source=x#main`, { waitUntil: 'commit' });
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
