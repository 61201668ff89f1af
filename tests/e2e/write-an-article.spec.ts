import type { Page } from 'playwright/test';
import { hydrated, expect, openAtStandstill, test } from '../setup/stage';

// A journalist with a deadline.

async function openTheKit(page: Page): Promise<void> {
  await page.goto('/press-kit');
  await hydrated(page);
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const PRICE = '$40 a person. Private tours $320 for up to 8 guests, and $40 for each further guest';

test('takes one fact, all facts, or a text along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAtStandstill(page, '/press-kit');
  const facts = page.getByRole('region', { name: 'Quick Facts' });
  await expect(facts.getByRole('term')).toHaveCount(11);

  await facts.getByRole('button', { name: 'Copy Price' }).click();
  await expect(facts.getByRole('button', { name: 'Copied Price' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Copied: Price' })).toHaveCount(1);
  expect(await copied(page)).toBe(PRICE);
  await page.clock.runFor(2_000);
  await expect(facts.getByRole('button', { name: 'Copy Price' })).toBeVisible();

  await facts.getByRole('button', { name: 'Copy all facts' }).click();
  await expect(facts.getByRole('button', { name: 'Copied facts' })).toBeVisible();
  const lines = (await copied(page)).split('\n');
  expect(lines).toHaveLength(11);
  expect(lines).toContain(`Price: ${PRICE}`);

  await page.getByRole('button', { name: 'Copy text In one sentence' }).click();
  await expect(page.getByRole('button', { name: 'Copied In one sentence' })).toBeVisible();
  expect(await copied(page)).toMatch(/^Gotham Mousers leads walking tours .*Lower East Side\.$/);
});

test('is told where the browser refuses to copy, and finds the words selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await openTheKit(page);
  await page.getByRole('button', { name: 'Copy Price' }).click();
  await expect(page.getByText('Not copied')).toBeVisible();
  await expect(page.getByText('The text is selected: copy it by hand.')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(PRICE);
  await expect(page.getByRole('button', { name: 'Copied Price' })).toHaveCount(0);
});

test('finds an address that answers, with the subject filled in', async ({ page }) => {
  await openTheKit(page);
  const contact = page.getByRole('complementary', { name: 'Media contact' });
  await expect(contact.getByText('We reply to the media within 24 hours.')).toBeVisible();
  await expect(contact.getByRole('link', { name: 'Email the press desk' })).toHaveAttribute(
    'href',
    'mailto:hello@gothammousers.example?subject=Media%20inquiry%3A%20Gotham%20Mousers',
  );
});

test('opens the folder in a window of its own, and takes pictures from here', async ({ page, context, request }) => {
  await context.route('https://folder.example/**', (route) =>
    route.fulfill({ body: 'Files', contentType: 'text/html' }),
  );
  await openTheKit(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the press folder (opens in a new window)' }).first().click();
  await expect(await opened).toHaveURL('https://folder.example/gotham-mousers-press-kit');

  const files = page.getByRole('region', { name: 'Files for the press' }).getByRole('listitem').getByRole('link');
  await expect(files).toHaveCount(6);
  for (const file of await files.all()) {
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('reads quotes with their source, and ratings that are said in words; samples are marked', async ({ page }) => {
  await openTheKit(page);
  const coverage = page.getByRole('region', { name: 'What the papers said' });
  await expect(coverage.getByRole('figure')).toHaveCount(4);
  const whisker = coverage.getByRole('figure').filter({ hasText: 'The Gotham Whisker' });
  await expect(whisker).toContainText('Three cats held office in that building');
  await expect(whisker).toContainText('City Hall reporter');
  await expect(whisker).toContainText('Who Paid for the Liver, October 3, 2026 (sample)');
  const guests = page.getByRole('region', { name: 'From people who came to write' });
  await expect(guests.getByText('5 of 5 stars')).toHaveCount(3);
  await expect(guests.getByText('(sample)')).toHaveCount(3);
});

test('asks: one answer open at a time, all closed if wanted, by keyboard', async ({ page }) => {
  await openTheKit(page);
  const questions = page.getByRole('region', { name: 'Media questions' });
  const heads = questions.locator('summary');
  const open = questions.locator('details[open]');
  await expect(heads).toHaveCount(6);
  await expect(open).toHaveCount(1);
  await heads.nth(2).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('They were reported, which is not always the same.');
  await heads.nth(2).press('End');
  await expect(heads.nth(5)).toBeFocused();
  await heads.nth(5).press('ArrowDown');
  await expect(heads.nth(0)).toBeFocused();
  await heads.nth(0).press('ArrowUp');
  await expect(heads.nth(5)).toBeFocused();
  await heads.nth(5).press('Home');
  await expect(heads.nth(0)).toBeFocused();
  await heads.nth(2).click();
  await expect(open).toHaveCount(0);
});
