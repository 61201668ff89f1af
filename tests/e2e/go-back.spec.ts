import type { Page } from 'playwright/test';
import { builtAddresses } from '../setup/addresses';
import { fillIn, ROSA, send } from '../setup/contact-form';
import { expect, hydrated, readyOffline, workerTest as test } from '../setup/stage';

// Back and forward show at once a page that the browser has kept whole. It keeps none that holds what must not stand
// still. The headless shell keeps no page; Playwright turns it off elsewhere too.
test.use({
  wholeBrowser: true,
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Goes to another page and back. Out: why the browser had not kept this one; nothing where it had. */
async function leaveAndComeBack(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  // It says more than `notRestoredReasons`, which masks what is not the page's doing.
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`));
  });
  // A frame that is still on its way is lost with the page: the calendar comes after the rest.
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(frames.map((frame) => frame.waitForLoadState()));
  const { pathname } = new URL(page.url());
  await open(page, pathname === '/about' ? '/tours' : '/about');
  await page.goBack({ waitUntil: 'commit' });
  // A page that was kept is still the one that was navigated to.
  const wasKept = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'),
  );
  await session.detach();
  return wasKept || reasons.length > 0 ? reasons : ['Loaded again, no reason given'];
}

/**
 * The same, and a second time where it was chance: a browser that is short of time or memory, or that has something
 * to tell the page meanwhile, gives it up too. What a page holds, it holds again.
 */
async function whyNotKept(page: Page): Promise<string[]> {
  const reasons = await leaveAndComeBack(page);
  if (!reasons.some((reason) => reason.startsWith('Circumstantial'))) return reasons;
  await hydrated(page);
  return leaveAndComeBack(page);
}

test('back shows every page as it was left, without loading it', async ({ page }) => {
  await open(page, '/');
  // A page that is sent a message while it is kept is given up: the worker tells how far it is until all is there.
  await readyOffline(page);
  const lost: string[] = [];
  for (const address of builtAddresses()) {
    await open(page, address);
    const reasons = await whyNotKept(page);
    lost.push(...reasons.map((reason) => `${address} ${reason}`));
  }
  expect(lost).toEqual([]);
});

test('back shows a half-written message, which is kept on and goes out', async ({ page, providers }) => {
  await open(page, '/');
  await readyOffline(page);
  await open(page, '/contact');
  await fillIn(page, ROSA);
  await page.getByLabel('Message').blur();
  expect(await whyNotKept(page)).toEqual([]);
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await send(page);
  await expect.poll(() => providers.received().emails.length).toBe(2);
  expect(await whyNotKept(page)).toEqual([]);
});

test('back shows a page whose letter waits for the connection', async ({ page, network, providers }) => {
  await open(page, '/');
  await readyOffline(page);
  await open(page, '/contact');
  await network.off();
  await fillIn(page, ROSA);
  await send(page);
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  expect(await whyNotKept(page)).toEqual([]);
  await network.on();
  await expect.poll(() => providers.received().emails.length).toBe(2);
});
