import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { hydrated, expect, test } from '../setup/stage';
import { TEST_DIST } from '../setup/test-site';

/** KiB of script, nobody acting. */
const MOST_SCRIPT = [
  ['/', 105],
  ['/tours/brooklyn-heights', 115],
  ['/blog/catty-goodman-of-division-street', 108],
  ['/gallery', 114],
  ['/contact', 137],
] as const;
/**
 * Of the front page, nobody acting: the page, two fonts, the names of papers, scripts and late styles. Pictures are
 * not counted: how many below the fold a browser fetches depends on what it thinks of the line.
 */
const MOST_REQUESTS = 14;

/** Waits until the page has had the time to ask for what it asks for by itself. */
const quiet = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (
      entry instanceof PerformanceNavigationTiming &&
      entry.loadEventEnd > 0 &&
      performance.now() > entry.loadEventEnd + 2_500
    );
  });

const isScriptOrStyle = (request: Request): boolean => ['script', 'stylesheet'].includes(request.resourceType());

for (const [address, most] of MOST_SCRIPT)
  test(`${address} costs at most ${most} KiB of script, nobody acting`, async ({ page, site }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (
        new URL(request.url()).pathname.endsWith('.js') &&
        request.url().startsWith(site.url) &&
        request.frame() === page.mainFrame()
      )
        scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(address);
    await hydrated(page);
    await quiet(page);
    const sizes = [...scripts].map(
      (name) => [name, brotliCompressSync(readFileSync(join(TEST_DIST, name))).length] as const,
    );
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(sizes.length).toBeGreaterThan(2);
    expect(total, sizes.map(([name, bytes]) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(most * 1024);
  });

test('no script and no style sheet is on the way to the first paint, and the front page asks for few files', async ({
  page,
}) => {
  const asked: string[] = [];
  const early: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/pictures/')) asked.push(pathname);
    if (!loaded && isScriptOrStyle(request)) early.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  // The last that comes by itself: what floats at the lower edge, 4 s after the rest.
  await page.waitForResponse(/\/late-[^/]+\.css$/);
  expect(early).toEqual([]);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('a style sheet that stands in the first page is not loaded with the next one', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/contact');
  await hydrated(page);
  const inTheHtml = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(inTheHtml.length).toBeGreaterThan(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the gallery alone has came; a sheet comes once.
  expect(sheets.length).toBeGreaterThan(0);
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets.filter((sheet) => inTheHtml.includes(sheet))).toEqual([]);
});
