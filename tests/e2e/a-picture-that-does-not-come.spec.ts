import type { Page, Route } from 'playwright/test';
import { present, tour } from '../setup/content/content';
import { expect, staysLoaded, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';

// The service worker is blocked, because it would answer requests for pictures.
test.use({ serviceWorkers: 'block' });

const WALK = tour('brooklyn-heights');
const TOP = WALK.picture;
const STOP = present(WALK.stops[0]).picture;

const warnings = (page: Page): string[] => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') found.push(message.text());
  });
  return found;
};

test('a picture that does not load is replaced by the placeholder, warns once, and keeps its alternative text', async ({
  page,
}) => {
  const said = warnings(page);
  await page.route(`**/pictures/${TOP.id}-*`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/tours');
  await hydrated(page);
  const picture = page.getByRole('img', { name: TOP.alt });
  await expect(picture).toHaveAttribute('src', '/placeholder.svg');
  await expect(picture).toHaveAttribute('data-errored', 'true');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .not.toBe(0);
  expect(said.filter((line) => line.includes('did not load'))).toHaveLength(1);
});

test('a picture that did not load is requested again when the connection is back', async ({ page, context }) => {
  const files = `**/pictures/${TOP.id}-*`;
  await page.route(files, (route) => route.abort());
  await staysLoaded(page);
  await page.goto('/tours');
  await hydrated(page);
  const picture = page.getByRole('img', { name: TOP.alt });
  await expect(picture).toHaveAttribute('data-errored', 'true');
  await context.setOffline(true);
  await page.unroute(files);
  await context.setOffline(false);
  await expect(picture).not.toHaveAttribute('data-errored');
  await expect(picture).toHaveAttribute('src', new RegExp(`/pictures/${TOP.id}-`));
  await expect(picture).toHaveCSS('opacity', '1');
});

test('without the placeholder, the alternative text is shown', async ({ page }) => {
  await page.route(new RegExp(`/pictures/${TOP.id}-|/placeholder\\.svg`), (route) => route.abort());
  await page.goto('/tours');
  await hydrated(page);
  const picture = page.getByRole('img', { name: TOP.alt });
  await expect(picture).toHaveAttribute('data-errored', 'true');
  await expect(picture).toHaveCSS('opacity', '1');
});

test('a late picture fades in, but the one at the top of the page is never hidden', async ({ page }) => {
  const held: Route[] = [];
  let open = false;
  await page.route('**/pictures/*', (route) => (open ? route.continue() : void held.push(route)));
  await page.goto('/tours/brooklyn-heights', { waitUntil: 'commit' });
  await hydrated(page);
  const top = page.getByRole('img', { name: TOP.alt });
  const stop = page.getByRole('img', { name: STOP.alt }).first();
  await expect(top).toHaveCSS('opacity', '0.4');
  await expect(stop).toHaveCSS('opacity', '0');
  open = true;
  await Promise.all(held.map((route) => route.continue()));
  await expect(top).toHaveCSS('opacity', '1');
  await stop.scrollIntoViewIfNeeded();
  await expect(stop).toHaveCSS('opacity', '1');
});

test('on paper a picture that has not loaded yet is not hidden', async ({ page }) => {
  await page.route('**/pictures/*', () => undefined);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await hydrated(page);
  const picture = page.getByRole('main').getByRole('img').last();
  await expect(picture).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toHaveCSS('opacity', '1');
});

test("if the home page's picture does not load, its evening colors are shown", async ({ page }) => {
  await page.route(/\/pictures\/hero-/, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  const print = page.getByRole('img', { name: /bridge/i }).first();
  await expect(print).toHaveAttribute('data-errored', 'true');
  await expect(print).toHaveCSS('opacity', '0');
  await expect(print.locator('..')).toHaveCSS('background-image', /linear-gradient/);
  // The cat that walks along the wall in the print is not left in the sky.
  await expect(page.locator('figure:has(img[data-errored]) + span > span')).toBeHidden();
});

test('with scripts off a late picture is not hidden', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/tours/brooklyn-heights');
  await expect(page.getByRole('img', { name: STOP.alt }).first()).toHaveCSS('opacity', '1');
  await context.close();
});
