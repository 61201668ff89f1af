import type { Page } from 'playwright/test';
import { pagesOfEachKind } from '../setup/content/addresses';
import { fillIn, ROSA, send } from '../setup/stage/contact-form';
import { expect, workerTest as test } from '../setup/stage/stage';
import { hydrated, readyOffline } from '../setup/stage/waits';
import { withoutTimers } from '../setup/stage/without-timers';

// Back and Forward show a page at once if the browser has kept it in its back/forward cache. A page with certain open
// resources is not kept. The headless shell keeps no pages; Playwright switches the cache off elsewhere too.
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

/** Returns how the page that is shown was loaded. A page that the browser had kept gives its first navigation. */
const howLoaded = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.type : 'unknown';
  });

/** A frame that is still loading prevents the page from being kept; the calendar's frame comes after the rest. */
async function framesLoaded(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/booking') await page.locator('iframe').first().waitFor({ state: 'attached' });
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(frames.map((frame) => frame.waitForLoadState()));
}

/** Goes one step in the history. @returns the reasons why the browser had not kept the page; empty if it had */
async function whyNotKeptBy(page: Page, step: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  // This event says more than `notRestoredReasons`, which masks reasons outside of the page.
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`));
  });
  await step();
  const loaded = await howLoaded(page);
  await session.detach();
  return loaded === 'navigate' || reasons.length > 0 ? reasons : [`Loaded again by "${loaded}", no reason given`];
}

/** Leaves the page for another one and comes back. @returns the reasons why the browser had not kept it */
async function whyNotKept(page: Page): Promise<string[]> {
  await framesLoaded(page);
  const { pathname } = new URL(page.url());
  return whyNotKeptBy(page, async () => {
    await open(page, pathname === '/about' ? '/tours' : '/about');
    await page.goBack({ waitUntil: 'commit' });
  });
}

/**
 * Leaves each of two pages for the other one, and returns by Back and by Forward, so that each is loaded once.
 * @returns for each page the reasons why the browser had not kept it
 */
async function whyPairNotKept(page: Page, one: string, other: string): Promise<string[]> {
  await open(page, one);
  await framesLoaded(page);
  await open(page, other);
  await framesLoaded(page);
  const ofOne = await whyNotKeptBy(page, () => page.goBack({ waitUntil: 'commit' }));
  await hydrated(page);
  await framesLoaded(page);
  const ofOther = await whyNotKeptBy(page, () => page.goForward({ waitUntil: 'commit' }));
  return [...ofOne.map((reason) => `${one} ${reason}`), ...ofOther.map((reason) => `${other} ${reason}`)];
}

/**
 * These pages hold the lock of this tab's drafts. A kept page that is shown again requests the same lock after a while,
 * so the test leaves them for a newly loaded page, and returns at once.
 */
const WITH_DRAFTS: readonly string[] = ['/contact', '/survey'];

/** The pages are divided into this many stories: each page loads at most twice, which takes a busy core seconds. */
const STORIES = 3;

/** A page that nobody touches asks the worker after this time: START_AT_LATEST_MS in src/pwa/register.ts. */
const ASKS_THE_WORKER_MS = 3_000;

/** Opens a page and waits until the worker has sent its messages: a kept page that gets a message is dropped. */
async function openKept(page: Page, address: string): Promise<void> {
  await open(page, address);
  await readyOffline(page);
}

for (let story = 1; story <= STORIES; story += 1)
  test(`back and forward show a page of each kind as it was left, without loading it: ${story} of ${STORIES}`, async ({
    page,
  }) => {
    await openKept(page, '/');
    await withoutTimers(page, ASKS_THE_WORKER_MS);
    const addresses = pagesOfEachKind()
      .filter((address) => !WITH_DRAFTS.includes(address))
      .filter((_, index) => index % STORIES === story - 1);
    const lost: string[] = [];
    for (let index = 0; index < addresses.length; index += 2) {
      const [one = '/', other = '/'] = addresses.slice(index, index + 2);
      lost.push(...(await whyPairNotKept(page, one, other)));
    }
    expect(lost).toEqual([]);
  });

test('back shows a page with a form as it was left', async ({ page }) => {
  await openKept(page, '/');
  await withoutTimers(page, ASKS_THE_WORKER_MS);
  const lost: string[] = [];
  for (const address of WITH_DRAFTS) {
    await open(page, address);
    // The form asks for its drafts; an answer to a kept page would drop it, because it runs a script.
    await expect(page.getByRole('main').getByRole('button', { name: /^(?:Send|Submit)/ })).toBeEnabled();
    lost.push(...(await whyNotKept(page)).map((reason) => `${address} ${reason}`));
  }
  expect(lost).toEqual([]);
});

test('back shows a half-written message, which is still stored and can be sent', async ({ page, providers }) => {
  await openKept(page, '/contact');
  await fillIn(page, ROSA);
  await page.getByLabel('Message').blur();
  expect.soft(await whyNotKept(page)).toEqual([]);
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await send(page);
  await expect.poll(() => providers.received().emails.length).toBe(2);
  // The page gets its answer later than the company its mail.
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect.soft(await whyNotKept(page)).toEqual([]);
});

test('back shows the longer text that another page of the tab has stored meanwhile', async ({ page }) => {
  await openKept(page, '/contact');
  await fillIn(page, ROSA);
  await page.getByLabel('Message').blur();
  await open(page, '/about');
  const longer = `${ROSA.message} We are twelve cousins now.`;
  await page.evaluate(
    ([before = '', after = '']) => {
      for (const [key, text] of Object.entries(localStorage))
        if (key.startsWith('draft:')) localStorage.setItem(key, String(text).replace(before, after));
    },
    [ROSA.message, longer],
  );
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('Message')).toHaveValue(longer);
  await page.getByLabel('Message').press('End');
  await page.getByLabel('Message').pressSequentially('!');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(`${longer}!`);
});

test('back shows a page whose message waits for the connection', async ({ page, network, providers }) => {
  await openKept(page, '/contact');
  await network.off();
  await fillIn(page, ROSA);
  await send(page);
  // The slip asks the browser whether it sends in the background. An answer to a kept page would drop it, because it
  // runs a script.
  await expect(page.getByText('You can close this page.')).toBeVisible();
  expect.soft(await whyNotKept(page)).toEqual([]);
  await network.on();
  await expect.poll(() => providers.received().emails.length).toBe(2);
});
