import type { Page } from 'playwright/test';
import { company, firstParagraphOf, page as words, present } from '../setup/content/content';
import { expect, test, unfold } from '../setup/stage/stage';
import { openAtStandstill } from '../setup/stage/stopped-clock';
import { hydrated } from '../setup/stage/waits';
import { toastsStay } from '../setup/stage/without-timers';

// A journalist with a deadline visits the site.

async function openTheKit(page: Page): Promise<void> {
  await page.goto('/press-kit');
  await hydrated(page);
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const KIT = words('press-kit');
const FACT = present(KIT.facts[5]);
const ABOUT = present(KIT.about.texts[0]);

test('copies one fact, all facts, or a text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAtStandstill(page, '/press-kit');
  const facts = page.getByRole('region', { name: 'Quick Facts' });
  await expect(facts.getByRole('term')).toHaveText(KIT.facts.map(({ label }) => label));

  await facts.getByRole('button', { name: `Copy ${FACT.label}`, exact: true }).click();
  await expect(facts.getByRole('button', { name: `Copied ${FACT.label}` })).toBeFocused();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `Copied: ${FACT.label}` }),
  ).toHaveCount(1);
  expect(await copied(page)).toBe(FACT.value);
  await page.clock.runFor(2_000);
  await expect(facts.getByRole('button', { name: `Copy ${FACT.label}`, exact: true })).toBeVisible();

  await facts.getByRole('button', { name: 'Copy all facts' }).click();
  await expect(facts.getByRole('button', { name: 'Copied facts' })).toBeVisible();
  expect((await copied(page)).split('\n')).toEqual(KIT.facts.map(({ label, value }) => `${label}: ${value}`));

  await page.getByRole('button', { name: `Copy text ${ABOUT.label}` }).click();
  await expect(page.getByRole('button', { name: `Copied ${ABOUT.label}` })).toBeVisible();
  expect(await copied(page)).toBe(ABOUT.text);
});

test('with scripts off the facts and texts are there, without buttons that would do nothing', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/press-kit');
  const facts = page.getByRole('region', { name: 'Quick Facts' });
  await expect(facts.getByRole('term')).toHaveText(KIT.facts.map(({ label }) => label));
  await expect(page.getByText(ABOUT.text, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});

test('selects the text and says so if the browser refuses to copy', async ({ page }) => {
  await toastsStay(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await openTheKit(page);
  await page.getByRole('button', { name: `Copy ${FACT.label}`, exact: true }).click();
  await expect(page.getByText('Not copied')).toBeVisible();
  await expect(page.getByText('The text is selected: copy it by hand.')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(FACT.value);
  await expect(page.getByRole('button', { name: `Copied ${FACT.label}` })).toHaveCount(0);
});

test('has an e-mail address with the subject filled in', async ({ page }) => {
  await openTheKit(page);
  const contact = page.getByRole('complementary', { name: KIT.media.heading });
  await expect(contact.getByText(KIT.media.text)).toBeVisible();
  await expect(contact.getByRole('link', { name: 'Email the press desk' })).toHaveAttribute(
    'href',
    `mailto:${company.email}?subject=${encodeURIComponent(KIT.media.subject)}`,
  );
});

test('opens the folder in a new tab, and downloads pictures from here', async ({ page, context, request }) => {
  const { origin, href: folder } = new URL(company.pressKitFolder);
  await context.route(`${origin}/**`, (route) => route.fulfill({ body: 'Files', contentType: 'text/html' }));
  await openTheKit(page);
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: `${KIT.resources.button} (opens in a new tab)` })
    .first()
    .click();
  await expect(await opened).toHaveURL(folder);

  const files = page.getByRole('region', { name: KIT.resources.heading }).getByRole('listitem').getByRole('link');
  await expect(files).toHaveCount(KIT.resources.files.length);
  for (const file of await files.all()) {
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
  const note = page.getByText('You are offline. These files are not on your device.');
  await expect(note).toHaveCount(0);
  await context.setOffline(true);
  await expect(note).toBeVisible();
});

test('shows quotations with their source, and ratings in words; samples are marked', async ({ page }) => {
  await openTheKit(page);
  const coverage = page.getByRole('region', { name: 'What the papers said' });
  await unfold(coverage.getByText(/ more papers$/));
  await expect(coverage.getByRole('figure')).toHaveCount(KIT.coverage.length);
  for (const [index, { quote, source, publication, context, sample }] of KIT.coverage.entries()) {
    const cutting = coverage.getByRole('figure').nth(index);
    // A quotation within the quotation gets other marks.
    for (const part of quote.split(/[“”]/)) await expect(cutting).toContainText(part);
    await expect(cutting).toContainText(`${source}, ${publication}`);
    await expect(cutting.getByText(sample ? `${context} (sample)` : context, { exact: true })).toBeVisible();
  }
  const guests = page.getByRole('region', { name: 'From people who came to write' });
  await unfold(guests.getByText(/ more who came$/));
  await expect(guests.getByText('5 of 5 stars')).toHaveCount(KIT.testimonials.length);
  await expect(guests.getByText('(sample)')).toHaveCount(KIT.testimonials.filter(({ sample }) => sample).length);
});

test('has questions with one answer open at a time, or none, by keyboard', async ({ page }) => {
  await openTheKit(page);
  const questions = page.getByRole('region', { name: 'Media questions' });
  const heads = questions.locator('summary');
  const last = heads.nth(KIT.questions.length - 1);
  const open = questions.locator('details[open]');
  await expect(heads).toHaveText(KIT.questions.map(({ question }) => question));
  await expect(open).toHaveCount(1);
  await heads.nth(2).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText(firstParagraphOf(present(KIT.questions[2]).answer));
  await heads.nth(2).press('End');
  await expect(last).toBeFocused();
  await last.press('ArrowDown');
  await expect(heads.nth(0)).toBeFocused();
  await heads.nth(0).press('ArrowUp');
  await expect(last).toBeFocused();
  await last.press('Home');
  await expect(heads.nth(0)).toBeFocused();
  // With a modifier key the browser scrolls, and the focus stays.
  await heads.nth(0).press('Control+End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  await expect(heads.nth(0)).toBeFocused();
  await heads.nth(2).click();
  await expect(open).toHaveCount(0);
});
