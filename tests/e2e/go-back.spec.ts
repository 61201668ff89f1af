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

/** Whether the page that is shown is still the one that was navigated to, so that the browser had kept it. */
const wasKept = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'),
  );

/** A frame that is still on its way is lost with the page: the calendar comes after the rest. */
async function framesLoaded(page: Page): Promise<void> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(frames.map((frame) => frame.waitForLoadState()));
}

/** Goes by such a step to a page of before. Out: why the browser had not kept it; nothing where it had. */
async function whyNotKeptBy(page: Page, step: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  // It says more than `notRestoredReasons`, which masks what is not the page's doing.
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`));
  });
  await step();
  const kept = await wasKept(page);
  await session.detach();
  return kept || reasons.length > 0 ? reasons : ['Loaded again, no reason given'];
}

async function leaveAndComeBack(page: Page): Promise<string[]> {
  await framesLoaded(page);
  const { pathname } = new URL(page.url());
  return whyNotKeptBy(page, async () => {
    await open(page, pathname === '/about' ? '/tours' : '/about');
    await page.goBack({ waitUntil: 'commit' });
  });
}

const isChance = (reasons: readonly string[]): boolean => reasons.some((reason) => reason.startsWith('Circumstantial'));

/**
 * The same, and a second time where it was chance: a browser that is short of time or memory, or that has something
 * to tell the page meanwhile, gives it up too. What a page holds, it holds again.
 */
async function whyNotKept(page: Page): Promise<string[]> {
  const reasons = await leaveAndComeBack(page);
  if (!isChance(reasons)) return reasons;
  await hydrated(page);
  return leaveAndComeBack(page);
}

/**
 * Each of the two is left for the other one, and come back to: by Back and by Forward, so that each is loaded once.
 * Out: of each, why the browser had not kept it.
 */
async function whyPairNotKept(page: Page, one: string, other: string): Promise<string[]> {
  await open(page, one);
  await framesLoaded(page);
  await open(page, other);
  await framesLoaded(page);
  let ofOne = await whyNotKeptBy(page, () => page.goBack({ waitUntil: 'commit' }));
  await hydrated(page);
  await framesLoaded(page);
  let ofOther = await whyNotKeptBy(page, () => page.goForward({ waitUntil: 'commit' }));
  if (isChance(ofOther)) {
    await hydrated(page);
    ofOther = await leaveAndComeBack(page);
  }
  if (isChance(ofOne)) {
    await open(page, one);
    ofOne = await leaveAndComeBack(page);
  }
  return [...ofOne.map((reason) => `${one} ${reason}`), ...ofOther.map((reason) => `${other} ${reason}`)];
}

/**
 * They hold the lock of this tab's drafts, for which a page of before asks as well when it has been shown for a while
 * once more: they are left for a page that is loaded, and come back to at once.
 */
const WITH_DRAFTS: readonly string[] = ['/contact', '/survey'];

/** The pages are looked at in so many stories: each page is loaded twice at most, which takes a busy core seconds. */
const STORIES = 6;

/** Opens a page once the worker has told all it has to tell: a page that is sent a message while it is kept is given up. */
async function openKept(page: Page, address: string): Promise<void> {
  await open(page, address);
  await readyOffline(page);
}

for (let story = 1; story <= STORIES; story += 1)
  test(`back and forward show every page as it was left, without loading it: ${story} of ${STORIES}`, async ({
    page,
  }) => {
    await openKept(page, '/');
    const addresses = builtAddresses()
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
  const lost: string[] = [];
  for (const address of WITH_DRAFTS) {
    await open(page, address);
    lost.push(...(await whyNotKept(page)).map((reason) => `${address} ${reason}`));
  }
  expect(lost).toEqual([]);
});

test('back shows a half-written message, which is kept on and goes out', async ({ page, providers }) => {
  await openKept(page, '/contact');
  await fillIn(page, ROSA);
  await page.getByLabel('Message').blur();
  expect.soft(await whyNotKept(page)).toEqual([]);
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await send(page);
  await expect.poll(() => providers.received().emails.length).toBe(2);
  expect.soft(await whyNotKept(page)).toEqual([]);
});

test('back shows a page whose message waits for the connection', async ({ page, network, providers }) => {
  await openKept(page, '/contact');
  await network.off();
  await fillIn(page, ROSA);
  await send(page);
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  expect.soft(await whyNotKept(page)).toEqual([]);
  await network.on();
  await expect.poll(() => providers.received().emails.length).toBe(2);
});
