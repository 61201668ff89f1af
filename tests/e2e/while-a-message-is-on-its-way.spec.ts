// What a visitor does while the answer to Send has not come yet is not undone by the answer.
import type { Page } from 'playwright/test';
import { tour } from '../setup/content/content';
import { fillIn, ROSA, send } from '../setup/stage/contact-form';
import { expect, holdBack, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';
import { withoutTimers } from '../setup/stage/without-timers';

/** The panel "Message Sent!" covers the form for this time, in milliseconds. */
const SENT_PANEL_MS = 3_000;

/** Writes a message about a stop and presses Send. Returns a function that lets the provider answer. */
async function sendAndWait(page: Page): Promise<() => void> {
  await withoutTimers(page, SENT_PANEL_MS);
  const answer = await holdBack(page, '**/api/v1.0/email/send');
  await page.goto(`/contact?about=stop-2-of-${tour('brooklyn-heights').slug}`);
  await hydrated(page);
  await fillIn(page, ROSA);
  await send(page);
  return answer;
}

const messageSent = (page: Page) => page.getByRole('heading', { name: 'Message Sent!' });

test('the page stays where the visitor has scrolled it', async ({ page }) => {
  const answer = await sendAndWait(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const height = await page.evaluate(() => scrollY);
  answer();
  await expect(messageSent(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(height);
});

test('an open search stays open', async ({ page }) => {
  const answer = await sendAndWait(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const words = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox');
  await words.fill('cemetery');
  answer();
  // The message has left, and is about nothing any more.
  await expect(page).toHaveURL('/contact');
  await expect(messageSent(page)).toBeAttached();
  await expect(words).toHaveValue('cemetery');
  await expect(words).toBeFocused();
});
