import type { Browser } from 'playwright/test';
import { startSite } from '../../tools/preview/site-server';
import { TEST_DIST } from '../setup/site/test-site';
import { followLink, visit, type Steadiness, type Way } from '../setup/stage/movement';
import { expect, test } from '../setup/stage/stage';

// Nothing that a finger is about to press may move. `npm run bench -- steadiness` checks every address.
const MOST_SHIFT = 0.02;

const ADDRESSES = ['/', '/tours/brooklyn-heights', '/blog', '/contact', '/booking'];
const WAYS: readonly Way[] = [
  { from: '/', link: 'footer a[href="/about"]' },
  { from: '/about', link: 'header a[href="/"]' },
  { from: '/tours', link: 'main a[href="/tours/brooklyn-heights"]' },
  { from: '/blog', link: 'main a[href^="/blog?post="]' },
  { from: '/contact', link: 'footer a[href="/gallery"]' },
];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Makes the visit in both windows at the same time, because a visit mostly waits. */
async function inBothWindows(browser: Browser, go: (page: Page) => Promise<Steadiness>): Promise<void> {
  const seen = await Promise.all(
    WINDOWS.map(async (viewport) => {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
      try {
        return await go(await context.newPage());
      } finally {
        await context.close();
      }
    }),
  );
  for (const [at, { shift, movements }] of seen.entries()) {
    // The web font makes words in a row a few pixels wider; this counts as shift, but not as an unexpected movement.
    const moved = movements.filter(({ byFont }) => !byFont);
    expect.soft(moved, `${WINDOWS[at]?.width} px`).toEqual([]);
    expect.soft(shift, `${WINDOWS[at]?.width} px`).toBeLessThanOrEqual(MOST_SHIFT);
  }
}

for (const address of ADDRESSES)
  test(`nothing moves on ${address}, from its first frame to its footer and back`, async ({ browser, site }) => {
    await inBothWindows(browser, (page) => visit(page, site.url + address));
  });

/** A line on which the HTML of a page arrives in many pieces. */
const SLOW_LINE = { bytesPerSecond: 100_000 };

for (const address of ['/', '/blog', '/press-kit'])
  test(`nothing moves on ${address} while its HTML arrives piece by piece`, async ({ browser }) => {
    const site = await startSite({ dist: TEST_DIST, ...SLOW_LINE });
    // Compressed, most of the HTML would arrive in one piece.
    const headers = { 'Accept-Encoding': 'identity' };
    await inBothWindows(browser, async (page) => {
      await page.setExtraHTTPHeaders(headers);
      return visit(page, site.url + address);
    });
    await site.close();
  });

for (const way of WAYS)
  test(`nothing moves on the way from ${way.from} by ${way.link}`, async ({ browser, site }) => {
    await inBothWindows(browser, (page) => followLink(page, site.url, way));
  });
