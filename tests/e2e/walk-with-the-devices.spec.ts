import { lookForUpdate, nextRelease, releaseOf } from '../setup/releases';
import { expect, hydrated, readyOffline, test, workerTest } from '../setup/stage';
import { FEW_PICTURES_DIST } from '../setup/test-site';
import { bar, COUNT, heading, titleOf, WALK } from '../setup/walk-page';

/** A screen with wake locks: records the requests, and how many are held. */
const WAKE_LOCK = `{
  const lock = (window.wakeLock = { asked: 0, held: 0 });
  Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, value: { request: async () => {
    lock.asked += 1;
    lock.held += 1;
    return Object.assign(new EventTarget(), { release: async () => { lock.held -= 1; } });
  } } });
  let state = 'visible';
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => state });
  window.bePage = (next) => { state = next; document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); };
}`;

test('the screen is kept on while the walk is visible, and no longer', async ({ page }) => {
  await page.addInitScript(WAKE_LOCK);
  await page.goto(WALK);
  await hydrated(page);
  const lock = (): Promise<unknown> => page.evaluate('window.wakeLock');
  await page
    .getByRole('group', { name: /^Keep the screen on/ })
    .getByRole('radio', { name: 'On' })
    .check({ force: true });
  await expect.poll(lock).toEqual({ asked: 1, held: 1 });
  await page.evaluate("window.bePage('hidden')");
  await expect.poll(lock).toEqual({ asked: 1, held: 0 });
  await page.evaluate("window.bePage('visible')");
  await expect.poll(lock).toEqual({ asked: 2, held: 1 });
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  await expect(heading(page)).toHaveText('To the start');
  await expect.poll(lock).toEqual({ asked: 2, held: 1 });
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights');
  await expect.poll(lock).toEqual({ asked: 2, held: 0 });
});

test('if the screen cannot be kept on, the page suggests a longer screen time', async ({ page }) => {
  await page.addInitScript(`{
    const refuse = async () => { throw new DOMException('Battery low', 'NotAllowedError'); };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request: refuse } });
  }`);
  await page.goto(WALK);
  await hydrated(page);
  await page
    .getByRole('group', { name: /^Keep the screen on/ })
    .getByRole('radio', { name: 'On' })
    .check({ force: true });
  await expect(page.getByText('Set a longer screen time in the settings of your phone.')).toBeVisible();
});

test('on a desk the map asks for no location, and nothing is punched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Brooklyn Heights Tour' }),
  ).toHaveAttribute('href', '/tours/brooklyn-heights');
  await expect(page.getByRole('button', { name: 'Whole walk' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me on the map' })).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'I am here' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText('To stop 4');
});

test('if the browser stores nothing the walk works, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto(WALK);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'This browser saves nothing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print this walk' })).toHaveAttribute(
    'href',
    '/tours/brooklyn-heights#map',
  );
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await expect(page.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
});

test('two tabs share one card', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto(`${WALK}#to-1`);
    await hydrated(page);
  }
  await bar(one).getByRole('button', { name: 'I am here' }).click();
  await expect(other.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
});

workerTest('an update of the site during a walk keeps the screen', async ({ page, context, site }) => {
  await page.goto('/');
  await readyOffline(page);
  await page.goto(`${WALK}#to-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await bar(page).getByRole('link', { name: 'Read stop 3' }).click();
  site.use(nextRelease(FEW_PICTURES_DIST, 'walk'));
  await lookForUpdate(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const waits = (): boolean => (registration?.waiting ?? undefined) !== undefined;
    while (!waits()) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  // No notice covers the walk. On another page, the new version is offered and taken.
  await expect(page.getByText('Update available')).toHaveCount(0);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/contact');
  await hydrated(elsewhere);
  await elsewhere.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(elsewhere)).toBe('walk');
  await elsewhere.close();
  await expect.poll(() => releaseOf(page)).toBe('walk');
  await hydrated(page);
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await expect(page.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
});
