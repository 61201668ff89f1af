import { plainLines } from '../../src/content/plain-text';
import { present, tour } from '../setup/content/content';
import { expect, test, unfold } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';
import { bar, COUNT, heading, STOPS, WALK } from '../setup/stage/walk-page';

test('the text size is stored, for the stories and for Look for', async ({ page }) => {
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const story = page.getByText(present(plainLines(present(STOPS[2]).story)[0]), { exact: true });
  await expect(story).toHaveCSS('font-size', '18px');
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Large' }).check({ force: true });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(story).toHaveCSS('font-size', '27px');
  await page.reload();
  await hydrated(page);
  await expect(story).toHaveCSS('font-size', '27px');
  await page.goto('/privacy');
  await hydrated(page);
  await unfold(page.getByText(/ more, all of them small$/));
  await expect(page.getByRole('row', { name: /The card of a walk/ }).getByText('1 card')).toBeVisible();
});

test('the rest of the walk, the surroundings and the way out are shown, and can be switched off', async ({ page }) => {
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  const left = page.getByText(new RegExp(`^${COUNT - 4} stops, [\\d.]+ mi, about \\d+ min to the end$`));
  await expect(left).toBeVisible();
  await page.goto(`${WALK}#stop-5`);
  const wayOut = page.getByText(/^.+ \(.+\), (?:at this stop|about .+ in a straight line)\. /);
  await expect(wayOut).toBeVisible();
  await page.goto(`${WALK}#list`);
  const surroundings = page.getByText(present(tour('brooklyn-heights').around?.[0]).words, { exact: true });
  await expect(surroundings).toBeVisible();
  await page.goto(`${WALK}#stop-5`);
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  for (const name of [/^To the end/, /^Around you/])
    await page.getByRole('group', { name }).getByRole('radio', { name: 'Off' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(wayOut).toHaveCount(0);
  await page.goto(`${WALK}#to-5`);
  await expect(heading(page)).toHaveText('To stop 5');
  await expect(left).toHaveCount(0);
  await page.goto(`${WALK}#list`);
  await expect(surroundings).toHaveCount(0);
});

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
  const row = page.getByRole('group', { name: /^Keep the screen on/ });
  await row.getByRole('radio', { name: 'On' }).check({ force: true });
  await expect(row).toContainText('refuses it just now');
  await expect(row).not.toContainText('browser');
  await expect(row).toContainText('Set a longer screen time in the settings of your phone.');
});

test('Back closes the sheet of settings, which would cover the screen before', async ({ page }) => {
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await bar(page).getByRole('link', { name: 'Next: stop 4' }).click();
  await expect(heading(page)).toHaveText('To stop 4');
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  await expect(page.getByRole('dialog', { name: 'Text, voice, screen' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Stop 3 of')).toBeVisible();
});

test('Tab goes round in the sheet of settings, whichever colors are chosen', async ({ page }) => {
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Text, voice, screen' });
  const close = sheet.getByRole('button', { name: 'Close', exact: true });
  for (const name of ['Light', 'Dark', 'Same as phone']) {
    const paper = sheet.getByRole('radio', { name });
    await paper.check({ force: true });
    await paper.focus();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(paper).toBeFocused();
  }
});

test('at 400 % zoom the head of the sheet covers nothing that Shift+Tab reaches', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Text, voice, screen' });
  const title = sheet.getByRole('heading', { name: 'Text, voice, screen' });
  const close = sheet.getByRole('button', { name: 'Close', exact: true });
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  let controls = 0;
  while (!(await close.evaluate((button) => button === document.activeElement))) {
    const head = present((await title.boundingBox()) ?? undefined);
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(head.y + head.height);
    controls += 1;
    await page.keyboard.press('Shift+Tab');
  }
  expect(controls).toBeGreaterThan(3);
});
