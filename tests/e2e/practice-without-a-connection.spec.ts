// A visitor presses "Try it without a connection" on the privacy page. The servers are up all the time: a request that
// does not reach them was refused by the worker. read-without-a-signal.spec.ts and write-without-a-signal.spec.ts have
// the stories that are truly offline.
import type { BrowserContext, Page } from 'playwright/test';
import { BACK_ONLINE_SHOWN_MS } from '../../src/browser/connection';
import { PRACTICE_MS } from '../../src/shared/online';
import { present, tour } from '../setup/content/content';
import { expectAccessible, withoutTransitions } from '../setup/stage/axe';
import { send, write } from '../setup/stage/contact-form';
import { ringContrast } from '../setup/stage/contrast';
import { expect, workerTest as test, type LocalSite } from '../setup/stage/stage';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { hydrated, readyOffline, saysOffline } from '../setup/stage/waits';
import { killTheWorker, wakeTheWorker } from '../setup/stage/wake-worker';
import { withoutTimers } from '../setup/stage/without-timers';

const WALK = tour('brooklyn-heights');
const SAVED = "We'll send it as soon as you're back online.";

const offer = (page: Page) => page.getByRole('button', { name: 'Try it without a connection' });
const endIt = (page: Page) => page.getByRole('button', { name: 'End it now' });
const isOver = (page: Page) => page.getByText('The practice is over.').first();

/** How long a page waits for the worker's answer: ANSWER_WITHIN_MS in src/pwa/practice-run.ts. */
const ANSWER_WITHIN_MS = 3_000;

/** Lets a page that is opened next wait for its worker, and say until the next page that the practice is over. */
async function withoutHaste(page: Page): Promise<void> {
  for (const limit of [ANSWER_WITHIN_MS, BACK_ONLINE_SHOWN_MS]) await withoutTimers(page, limit);
}

async function begin(page: Page): Promise<void> {
  await withoutHaste(page);
  await page.goto('/privacy');
  await readyOffline(page);
  await offer(page).click();
  await expect(page.getByRole('banner').getByText('The connection is off for practice.').first()).toBeVisible();
  await stopTheWorkersClock(page.context());
}

/**
 * Stops the worker's clock, so that its minute does not end on a slow machine. A page counts what the worker says is
 * left when the page opens.
 */
async function stopTheWorkersClock(context: BrowserContext): Promise<void> {
  for (const worker of context.serviceWorkers())
    await worker.evaluate(() => {
      const realTime = performance.now.bind(performance);
      const [date, time] = [Date.now(), realTime()];
      let passed = (): number => 0;
      Date.now = () => date + passed();
      performance.now = () => time + passed();
      const letTheClockGoOn = (): void => {
        const goesOnAt = realTime();
        passed = () => realTime() - goesOnAt;
      };
      Object.assign(globalThis, { letTheClockGoOn });
    });
}

/** Lets the stopped clock go on from where it is: a worker that sends pauses between two calls. */
async function letTheWorkersClockGoOn(context: BrowserContext): Promise<void> {
  for (const worker of context.serviceWorkers())
    await worker.evaluate(() => (Reflect.get(globalThis, 'letTheClockGoOn') as () => void)());
}

/** Records all further requests to the site's host, except those for the worker, which the browser makes by itself. */
function askedOf(site: LocalSite): string[] {
  const asked: string[] = [];
  site.spoil(({ url = '' }) => {
    if (url !== '/sw.js') asked.push(url);
  });
  return asked;
}

/** Returns whether a page of the site gets an answer from the host. */
const hostAnswers = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

test.afterEach(({ site }) => site.spoil(undefined));

test('for a minute every page opens as underground, and says how long it still lasts', async ({ page, site }) => {
  await begin(page);
  const asked = askedOf(site);
  await page.goto(`/tours/${WALK.slug}`);
  await expect(endIt(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WALK.title);
  await expect(page.getByText(/^\d0 seconds left\.$/)).toBeVisible();
  // The header has a second text for being offline; it must not repeat what the strip says.
  await expect(page.getByText('Offline.', { exact: true })).toHaveCount(0);
  expect(await hostAnswers(page)).toBe(false);
  expect(asked).toEqual([]);
});

test('what needs a connection says so, in every tab, and one press ends it', async ({ context, page, site }) => {
  const other = await context.newPage();
  await withoutHaste(other);
  await other.goto('/about');
  await begin(page);
  const asked = askedOf(site);
  await expect(endIt(other)).toBeVisible();
  await page.goto('/booking');
  await expect(page.getByText('Booking needs a connection').first()).toBeVisible();
  expect((await page.goto('/no-such-alley'))?.status()).toBe(404);
  await expect(endIt(page)).toBeVisible();
  expect(await hostAnswers(page)).toBe(false);
  expect(asked).toEqual([]);

  await endIt(page).click();
  await expect(page.getByRole('main')).toBeFocused();
  for (const tab of [page, other]) {
    await expect(isOver(tab)).toBeVisible();
    await expect(endIt(tab)).toHaveCount(0);
  }
  expect(await hostAnswers(other)).toBe(true);
});

test('in a walk the strip of the practice is in view, and nothing is requested', async ({ page, site }) => {
  await begin(page);
  const asked = askedOf(site);
  await page.goto(`/tours/${WALK.slug}/walk`);
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To the start');
  await expect(endIt(page)).toBeInViewport({ ratio: 1 });
  await page.goto(`/tours/${WALK.slug}/walk#stop-1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(present(WALK.stops[0]).title);
  await expect(endIt(page)).toBeInViewport({ ratio: 1 });
  expect(await hostAnswers(page)).toBe(false);
  expect(asked).toEqual([]);
});

test('the strip of the practice is accessible', async ({ page }) => {
  // The page counts the minute too, and the checks may take longer.
  await withoutTimers(page, PRACTICE_MS / 2, PRACTICE_MS);
  await begin(page);
  await withoutTransitions(page);
  await expectAccessible(page, 'the strip');
  // After a press with the pointer a browser shows no ring until a key is used.
  await page.keyboard.press('Tab');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await ringContrast(endIt(page), page.locator('[data-practice]'))).toBeGreaterThan(3);
  }
});

test('a second practice, begun at once after the first, can be ended as well', async ({ page }) => {
  await begin(page);
  await endIt(page).click();
  await expect(isOver(page)).toBeVisible();
  await offer(page).click();
  await expect(isOver(page)).toHaveCount(0);
  await endIt(page).click();
  await expect(isOver(page)).toBeVisible();
  await expect(endIt(page)).toHaveCount(0);
  expect(await hostAnswers(page)).toBe(true);
});

test('a message that I write meanwhile waits in the Outbox, and is sent once when I end it', async ({
  context,
  page,
  providers,
}) => {
  await begin(page);
  await write(page);
  await send(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByRole('banner').getByRole('link', { name: '1 waiting' })).toBeVisible();
  expect(await storedSubmissions(page)).toHaveLength(1);
  // The browser has a connection, and may wake the worker for waiting messages.
  await wakeTheWorker(context, page);
  expect(await hostAnswers(page)).toBe(false);
  expect(providers.received().emailCalls).toEqual([]);

  await letTheWorkersClockGoOn(context);
  const ending = Date.now();
  await endIt(page).click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  expect(await storedSubmissions(page)).toEqual([]);
  const { emailCalls, emails } = providers.received();
  expect(emailCalls.map(({ template, status }) => `${template} ${status}`)).toEqual(['reply 200', 'notify 200']);
  for (const { at } of emailCalls) expect(Date.parse(at)).toBeGreaterThanOrEqual(ending);
  expect(emails.map(({ fields }) => fields.possible_duplicate ?? '')).not.toContain('yes');
});

test('it ends by itself when its minute is over, and what waited is sent', async ({ page, providers }) => {
  await page.clock.install();
  await begin(page);
  await write(page);
  await send(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(endIt(page)).toBeVisible();
  await letTheWorkersClockGoOn(page.context());
  await page.clock.fastForward(60_000);
  await expect(isOver(page)).toBeVisible();
  await expect.poll(() => providers.received().emails.map(({ template }) => template)).toEqual(['reply', 'notify']);
  await expect.poll(() => storedSubmissions(page)).toEqual([]);
  expect(await hostAnswers(page)).toBe(true);
});

test('a worker that is killed goes on with it, and never longer than its minute', async ({ context, page }) => {
  await begin(page);
  await killTheWorker(context, page);
  await page.goto('/tours');
  await expect(endIt(page)).toBeVisible();
  expect(await hostAnswers(page)).toBe(false);

  // This has the same effect as if the minute had passed while no worker was running.
  await page.evaluate(async () => {
    const cache = await caches.open('gotham-mousers-practice');
    await cache.put('/practice.json', Response.json({ beganAt: Date.now() - 60_000 }));
  });
  await killTheWorker(context, page);
  await page.goto('/about');
  await hydrated(page);
  await expect.poll(() => hostAnswers(page)).toBe(true);
  await expect(endIt(page)).toHaveCount(0);
});

test('it is not offered before everything is saved, nor without a connection', async ({ page, network }) => {
  await page.goto('/privacy');
  await readyOffline(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page, 'the offer');
  await network.off();
  await saysOffline(page);
  await expect(offer(page)).toHaveCount(0);
});
