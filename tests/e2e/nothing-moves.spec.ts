import type { Browser } from 'playwright/test';
import { startSite } from '../../tools/preview/site-server';
import { present } from '../setup/content/content';
import { TEST_DIST } from '../setup/site/test-site';
import { send, write } from '../setup/stage/contact-form';
import { followLink, visit, type Steadiness, type Way } from '../setup/stage/movement';
import { expect, test } from '../setup/stage/stage';

// Nothing that a finger is about to press may move. `npm run bench -- steadiness` checks every address.
const MOST_SHIFT = 0.02;

/** Two visits at once, because a visit mostly waits. */
const VISITS = [
  ['/tours/brooklyn-heights', '/contact'],
  ['/booking', '/outbox'],
  ['/tours/brooklyn-heights/walk', '/tours/financial-district/walk'],
] as const;
/** The HTML of these pages arrives in many pieces, in which more could move than in one. */
const SLOW_VISITS = [['/', '/blog'], ['/press-kit']] as const;
const WAYS: readonly (readonly Way[])[] = [
  [
    { from: '/', link: 'footer a[href="/about"]' },
    { from: '/about', link: 'header a[href="/"]' },
  ],
  [
    { from: '/tours', link: 'main a[href="/tours/brooklyn-heights"]' },
    { from: '/blog', link: 'main a[href^="/blog?post="]' },
  ],
  [{ from: '/contact', link: 'footer a[href="/gallery"]' }],
];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Makes the visits in both windows, all at the same time. */
async function inBothWindows(
  browser: Browser,
  visits: readonly (readonly [name: string, go: (page: Page) => Promise<Steadiness>])[],
): Promise<void> {
  const seen = await Promise.all(
    visits.flatMap(([name, go]) =>
      WINDOWS.map(async (viewport) => {
        const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
        try {
          return { where: `${name}, ${viewport.width} px`, ...(await go(await context.newPage())) };
        } finally {
          await context.close();
        }
      }),
    ),
  );
  for (const { where, shift, movements } of seen) {
    // The web font makes words in a row a few pixels wider; this counts as shift, but not as an unexpected movement.
    const moved = movements.filter(({ byFont }) => !byFont);
    expect.soft(moved, where).toEqual([]);
    expect.soft(shift, where).toBeLessThanOrEqual(MOST_SHIFT);
  }
}

for (const addresses of VISITS)
  test(`nothing moves on ${addresses.join(' and ')}, from the first frame to the footer and back`, async ({
    browser,
    site,
  }) => {
    await inBothWindows(
      browser,
      addresses.map((address) => [address, (page) => visit(page, site.url + address)]),
    );
  });

/** A line on which the HTML of a page arrives in many pieces. */
const SLOW_LINE = { bytesPerSecond: 100_000 };

for (const addresses of SLOW_VISITS)
  test(`nothing moves on ${addresses.join(' and ')} while the HTML arrives piece by piece`, async ({ browser }) => {
    // Each page has a line of its own, which its two windows share.
    const sites = await Promise.all(addresses.map(() => startSite({ dist: TEST_DIST, ...SLOW_LINE })));
    // Compressed, most of the HTML would arrive in one piece.
    const headers = { 'Accept-Encoding': 'identity' };
    await inBothWindows(
      browser,
      addresses.map((address, index) => [
        address,
        async (page) => {
          await page.setExtraHTTPHeaders(headers);
          return visit(page, present(sites[index]).url + address);
        },
      ]),
    );
    for (const site of sites) await site.close();
  });

for (const ways of WAYS)
  test(`nothing moves on the way from ${ways.map(({ from, link }) => `${from} by ${link}`).join(' and from ')}`, async ({
    browser,
    site,
  }) => {
    await inBothWindows(
      browser,
      ways.map((way) => [way.from, (page) => followLink(page, site.url, way)]),
    );
  });

test('a toast comes in where it stays, so that no button moves under a press', async ({ page, providers }) => {
  providers.behave({ email: 400 });
  await write(page);
  const places = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        const look = (): void => {
          const close = document.querySelector('[data-notice] button');
          const { left, top } = close?.getBoundingClientRect() ?? { left: 0, top: 0 };
          if (close) seen.add(`${Math.round(left)}, ${Math.round(top)}`);
          const toast = close?.closest('[data-notice]');
          if (toast && getComputedStyle(toast).opacity === '1') resolve([...seen]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await send(page);
  expect(await places).toHaveLength(1);
});
