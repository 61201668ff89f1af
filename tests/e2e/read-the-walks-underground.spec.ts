import { cpSync, rmSync } from 'node:fs';
import { builtPages, unescaped } from '../setup/built-pages';
import { posts, present, tour, tours } from '../setup/content';
import { hydrated, expect, readyOffline, packageTest as test } from '../setup/stage';
import { TEST_DIST } from '../setup/test-site';

test('after one visit every address opens cold with the network off, with its pictures', async ({
  context,
  network,
}) => {
  const first = await context.newPage();
  await first.goto('/');
  await readyOffline(first);
  await first.close();
  await network.off();
  for (const { path: address, html } of builtPages()) {
    const page = await context.newPage();
    await page.goto(address);
    await hydrated(page);
    // The page itself, not the one that says that there is none.
    expect(`<title>${await page.title()}</title>`).toBe(unescaped(/<title>.*?<\/title>/s.exec(html)?.[0] ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const missing = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            image.loading = 'eager';
            return !image.complete || image.naturalWidth === 0 || image.dataset['errored'] !== undefined;
          })
          .map((image) => image.currentSrc),
      );
    await expect.poll(missing, { message: address }).toEqual([]);
    await page.close();
  }
});

test('after one visit every stop of the three walks opens with the network off, pictures too', async ({
  page,
  network,
}) => {
  await page.goto('/');
  await readyOffline(page);
  await network.off();
  for (const { slug, stops } of tours) {
    await page.goto(`/tours/${slug}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: present(stops[3]).title }).first()).toBeVisible();
    await expect(page.locator('article[id^="stop-"]')).toHaveCount(stops.length);
    await page.locator(`#stop-${stops.length}`).scrollIntoViewIfNeeded();
    const pictures = page.getByRole('main').getByRole('img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate(
            (image) =>
              image instanceof HTMLImageElement &&
              image.complete &&
              image.naturalWidth > 0 &&
              image.dataset.errored === undefined,
          ),
        )
        .toBe(true);
    }
  }
});

test('every page opens with the network off, whatever the query, and says so', async ({ page, network }) => {
  await page.goto('/');
  await readyOffline(page);
  await network.off();
  for (const address of [
    '/',
    '/about',
    '/tours',
    '/blog',
    `/blog/${present(posts[0]).id}`,
    '/contact',
    `/booking?itemId=${tour('brooklyn-heights').item}`,
    '/outbox',
    '/?source=pwa&utm_source=x',
  ]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Offline/).first()).toBeVisible();
  }
  const lost = await page.goto('/no-such-alley');
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const moved = await page.goto('/Brooklyn/?utm_source=x');
  expect(moved?.status()).toBe(200);
  await expect(page).toHaveURL('/tours/brooklyn-heights?utm_source=x');
});

test('nothing claims to be ready before everything is there, and it goes on from where it stopped', async ({
  context,
  page,
  site,
}) => {
  const withoutPictures = `${TEST_DIST}-without-pictures`;
  cpSync(TEST_DIST, withoutPictures, { recursive: true });
  rmSync(`${withoutPictures}/pictures`, { recursive: true });
  site.use(withoutPictures);
  const asked = new Set<string>();
  context.on('request', (request) => {
    if (request.serviceWorker() && request.url().includes('/pictures/')) asked.add(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText(/^Content [0-9a-f]+/)).toBeVisible();
  // Of the first eight pictures, the page has been told that none has come, or it would not ask for more.
  await expect.poll(() => asked.size).toBeGreaterThan(8);
  await expect(foot.getByText('Ready offline')).toHaveCount(0);
  site.use(TEST_DIST);
  await page.reload();
  await readyOffline(page);
});

test('without a service worker the site works all the same', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/tours');
  await hydrated(page);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/\/tours\/brooklyn-heights$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour('brooklyn-heights').title);
  await expect(page.getByRole('contentinfo').getByText('Ready offline')).toHaveCount(0);
  await context.close();
});
