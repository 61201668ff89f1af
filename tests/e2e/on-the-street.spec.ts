// These stories follow a walker whose phone is turned sideways or sleeps, and who presses twice.
import type { Page } from 'playwright/test';
import { present } from '../setup/content/content';
import { RECEIVER } from '../setup/stage/receiver';
import { expect, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';
import { bar, cardWith, COUNT, heading, showMe, STOPS, WALK } from '../setup/stage/walk-page';

/** Sends fixes at a stop, with this time before each. The page's clock must be installed. */
async function standAt(page: Page, stop: number, fixes: number, ms = 16_000): Promise<void> {
  const { lat, lon } = present(STOPS[stop - 1]).at;
  for (let fix = 0; fix < fixes; fix += 1) {
    await page.clock.fastForward(ms);
    await page.evaluate(`window.findAt(${lat}, ${lon})`);
  }
}

const isFocusLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);

test('a phone that is turned sideways keeps what was unfolded, and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const fold = page.getByText('Where this comes from').filter({ visible: true });
  const opened = page.locator('details[open]');
  await fold.click();
  await expect(opened).toHaveCount(1);
  await page.setViewportSize({ width: 915, height: 412 });
  await expect(bar(page).getByRole('link', { name: 'List' })).toBeVisible();
  // The style sheet changes the bar before React changes the screen, which has the map beside the text only now.
  await expect(showMe(page)).toBeVisible();
  await expect(opened).toHaveCount(1);
  expect(await isFocusLost(page)).toBe(false);
  await page.setViewportSize({ width: 412, height: 915 });
  await expect(bar(page).getByRole('link', { name: 'Map' })).toBeVisible();
  await expect(showMe(page)).toBeHidden();
  await expect(opened).toHaveCount(1);
  expect(await isFocusLost(page)).toBe(false);
});

test('the focus is kept when the steps give way to the whole directions', async ({ page }) => {
  await page.addInitScript(RECEIVER);
  await page.clock.install();
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  await showMe(page).click();
  await standAt(page, 4, 3);
  const next = page.getByRole('button', { name: 'Next step' });
  await next.press('Enter');
  await expect(next).toBeFocused();
  await page.clock.fastForward(31_000);
  await expect(next).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('the story of a marked stop is read on while the walker goes to the next stop', async ({ page }) => {
  await page.addInitScript(RECEIVER);
  await page.addInitScript(`{
    const said = (window.said = []);
    const voices = [{ name: 'Samantha', lang: 'en-US', localService: true, voiceURI: 'Samantha', default: true }];
    let spoken;
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false, pending: false, getVoices: () => voices,
      speak(utterance) {
        synthesis.speaking = true;
        setTimeout(() => { said.push(utterance.text); spoken = utterance; utterance.onstart?.({}); });
      },
      cancel() { synthesis.speaking = false; spoken = undefined; said.push('canceled'); },
    });
    // The site gives up a voice that is silent for some seconds, and this test may take longer.
    setInterval(() => spoken?.onstart?.({}), 1_000);
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class { constructor(text) { this.text = text; } } });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  }`);
  await page.clock.install();
  await page.goto(`${WALK}#to-3`);
  await hydrated(page);
  await showMe(page).click();
  await standAt(page, 3, 3);
  await bar(page).getByRole('button', { name: 'Mark stop 3' }).click();
  await expect(page.getByText('Punched.', { exact: true })).toBeVisible();
  // A jump counts when three fixes agree. The voice begins before the last ones, which come at once, because it takes a
  // sentence of many seconds for one that hangs.
  await standAt(page, 4, 2);
  await page.clock.fastForward(16_000);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => page.evaluate('window.said.at(-1)')).toBe('Stop three.');
  await standAt(page, 4, 2, 0);
  await expect(page.getByRole('status').filter({ hasText: 'You are at stop 4.' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await page.evaluate('window.said.at(-1)')).toBe('Stop three.');
});

test('the map of a walk that was not begun has nothing to listen to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${WALK}#map`);
  await hydrated(page);
  await expect(bar(page).getByRole('link', { name: 'Back to the beginning of the walk' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Listen' })).toHaveCount(0);
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the resume card knows the next morning that yesterday is not today', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T15:00:00Z' });
    await page.goto('/about');
    await page.evaluate(
      (card) => {
        localStorage.setItem('walk-progress:brooklyn-heights', JSON.stringify({ ...card, changedAt: Date.now() }));
      },
      JSON.parse(cardWith([1, 2], '#to-3')) as object,
    );
    await page.goto('/');
    await hydrated(page);
    const card = page.getByRole('complementary', { name: 'You stopped at 2 of' });
    await expect(card).toContainText('today at');
    await page.clock.fastForward('20:00:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(card).toContainText('November 21 at');
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toHaveCount(0);
  });
});

const ALL = Array.from({ length: COUNT }, (_, index) => index + 1);

/** Opens the end of a walk with a whole card. */
async function openTheEnd(page: Page): Promise<void> {
  await page.addInitScript(
    (card) => localStorage.setItem('walk-progress:brooklyn-heights', card),
    cardWith(ALL, '#end'),
  );
  await page.goto(`${WALK}#end`);
  await hydrated(page);
}

test('a double press on "Share the picture" shares it once, and downloads nothing', async ({ page }) => {
  await page.addInitScript(`{
    window.shared = 0;
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', { value: () => {
      window.shared += 1;
      if (window.shared > 1) return Promise.reject(new DOMException('', 'InvalidStateError'));
      return new Promise((resolve) => { window.endSharing = resolve; });
    } });
  }`);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await openTheEnd(page);
  const share = page.getByRole('button', { name: 'Share the picture' });
  await share.click();
  await expect.poll(() => page.evaluate('window.shared')).toBe(1);
  await share.click({ force: true });
  await expect(share).toBeDisabled();
  await page.evaluate('window.endSharing()');
  await expect(share).toBeEnabled();
  expect(await page.evaluate('window.shared')).toBe(1);
  expect(downloads).toEqual([]);
});

test.describe('in Safari on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('the end says that the card may be deleted sooner than after 30 days', async ({ page }) => {
    await openTheEnd(page);
    await expect(page.getByText('seven days')).toBeVisible();
  });
});
