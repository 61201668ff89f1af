import { company, tour } from '../setup/content/content';
import { expect, test, watchedPage } from '../setup/stage/stage';
import { stopTheClock } from '../setup/stage/stopped-clock';
import {
  endSentence,
  lastSaid,
  listenToStop3,
  overlapOf,
  pausedAtStop3,
  said,
  sentence,
  sentenceShown,
  smallPlayer,
  VOICE,
} from '../setup/stage/voice';
import { arrived, hydrated } from '../setup/stage/waits';
import { bar, heading, titleOf, WALK } from '../setup/stage/walk-page';
import { toastsStay } from '../setup/stage/without-timers';

test('the focus goes to the heading of the page when the small player vanishes', async ({ page }) => {
  await listenToStop3(page);
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await arrived(page, '/tours/brooklyn-heights');
  const player = smallPlayer(page);
  await player.getByRole('button', { name: 'Stop reading' }).press('Enter');
  await expect(player).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('on the other pages the voice reads on, in a small player that leads back', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => lastSaid(page)).toBe('Stop three.');
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights');
  const player = smallPlayer(page);
  await expect(player).toContainText(titleOf(3));
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe(sentence(1).say);
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe(sentence(2).say);
  await player.getByRole('button', { name: 'Pause' }).click();
  await page.evaluate('window.said.length = 0');
  await player.getByRole('button', { name: 'Listen' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => lastSaid(page)).toBe(sentence(2).say);
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).not.toBe(sentence(2).say);
  const before = await said(page);
  await player.getByRole('link', { name: 'Back to the walk' }).click();
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await expect(player).toHaveCount(0);
  await expect(sentenceShown(page, 3)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  // The sentence is not begun again.
  await endSentence(page);
  await expect(sentenceShown(page, 4)).toBeVisible();
  await expect.poll(() => lastSaid(page)).not.toBe(before.at(-1));
  expect((await said(page)).slice(0, -1)).toEqual(before);

  await page.getByRole('link', { name: 'Close the walk' }).click();
  await player.getByRole('button', { name: 'Stop reading' }).click();
  await expect(player).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('the small player stays, and says why, when another tab takes the voice, and reads on after a press', async ({
  page,
}) => {
  await listenToStop3(page);
  await page.getByRole('link', { name: 'Close the walk' }).click();
  const player = smallPlayer(page);
  await expect(player.getByRole('status')).toHaveText('');
  await page.evaluate(() => new BroadcastChannel('walk-voice').postMessage('reads'));
  await expect(player.getByRole('status')).toHaveText('Another tab has taken the voice.');
  await player.getByRole('button', { name: 'Listen' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player.getByRole('status')).toHaveText('');
});

test('the small player is covered by nothing and covers nothing that floats', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await listenToStop3(page);
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await expect(heading(page)).toHaveText(tour('brooklyn-heights').title);
  const player = smallPlayer(page);
  // The bar of a stop sticks to the lower edge of the window while the stop is being read.
  const fromStop2 = page.getByRole('group', { name: 'From stop 2' });
  await page.getByRole('article', { name: titleOf(2) }).evaluate((stop) => stop.scrollIntoView());
  await expect.poll(() => overlapOf(fromStop2, player)).toBeLessThan(1);
  await expect(fromStop2).toBeInViewport({ ratio: 1 });
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(player.getByRole('button', { name: 'Listen' })).toBeVisible();
  // On other pages the ways to book float there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect
    .poll(() =>
      page.evaluate(() => {
        // The new page begins at its top, and may do so after an earlier scroll.
        scrollTo(0, 1_000);
        return document.documentElement.hasAttribute('data-booking-free');
      }),
    )
    .toBe(true);
  await expect(player).toBeVisible();
  await expect(page.getByRole('complementary', { name: /^Booking/ })).toHaveCount(0);
});

test('a link in the bar above the small player gets the focus without scrolling the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.install();
  await listenToStop3(page);
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await expect(heading(page)).toHaveText(tour('brooklyn-heights').title);
  const fromStop2 = page.getByRole('group', { name: 'From stop 2' });
  await page.getByRole('article', { name: titleOf(2) }).evaluate((stop) => stop.scrollIntoView());
  await expect.poll(() => overlapOf(fromStop2, smallPlayer(page))).toBeLessThan(1);
  await stopTheClock(page);
  const scrolled = await page.evaluate(() => scrollY);
  await fromStop2.getByRole('link', { name: 'Map' }).focus();
  // The page is scrolled away from under the player a moment after the focus.
  await page.clock.runFor(1_000);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a notice above the small player leaves the rest of the page to be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await toastsStay(page);
  await listenToStop3(page);
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search the stories' })).toBeVisible();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share this story' }).click();
  const notice = page.getByRole('status').filter({ hasText: /Link copied|Copy this link/ });
  await expect(notice).toBeVisible();
  await expect(smallPlayer(page)).toBeVisible();
  const brand = page.getByRole('banner').getByRole('link', { name: company.name });
  const isOnTop = await brand.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('the small player is there while a field has the focus, and Tab reaches it', async ({ page }) => {
  await listenToStop3(page);
  await page.getByRole('link', { name: 'Close the walk' }).click();
  const player = smallPlayer(page);
  await page.getByRole('contentinfo').getByLabel('Theme').focus();
  await expect(player).toBeVisible();
  const pause = player.getByRole('button', { name: 'Pause' });
  const isReached = (): Promise<boolean> => pause.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  await expect(pause).toBeFocused();
});

test('a walk that is opened while another one is read aloud is not begun', async ({ page }) => {
  const other = tour('financial-district');
  await pausedAtStop3(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('link', { name: 'Close the walk' }).click();
  const player = smallPlayer(page);
  await expect(player).toContainText(titleOf(3));
  await page.getByRole('link', { name: other.title }).first().click();
  await arrived(page, `/tours/${other.slug}`);
  await page.getByRole('link', { name: /^Walk it yourself/ }).click();
  await expect(page).toHaveURL(`/tours/${other.slug}/walk`);
  await expect(bar(page).getByRole('link', { name: 'Begin' })).toBeVisible();
  await expect(player).toHaveCount(0);
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await arrived(page, `/tours/${other.slug}`);
  await expect(page.getByText('You have started this walk.')).toHaveCount(0);
});
