import type { Page } from 'playwright/test';
import { hydrated, expect, readyOffline, test } from '../setup/stage';

const TITLES = ['Brooklyn Heights', 'Financial District', 'Lower East Side', 'Private Tours'];

const tickets = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => tickets(page).getByRole('heading', { level: 2 });
const ticket = (page: Page, title: string) =>
  tickets(page).filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the walks' });

test('four tours to choose from, the most popular marked, each with the way to book it', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await expect(titles(page)).toHaveText(TITLES);
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(ticket(page, 'Brooklyn Heights').getByText('Most Popular')).toBeVisible();
  for (const [title, item] of [
    ['Brooklyn Heights', 562630],
    ['Financial District', 577800],
    ['Lower East Side', 604533],
  ] as const) {
    const reserve = ticket(page, title).getByRole('link', { name: 'Reserve your spot on a cat history tour' });
    await expect(reserve).toHaveText('Reserve Your Spot');
    await expect(reserve).toHaveAttribute('href', new RegExp(`/items/${item}/calendar/`));
    await expect(ticket(page, title).getByRole('img')).toBeVisible();
  }
  await ticket(page, 'Financial District').getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/tours/financial-district');
});

test('a private tour is asked for by letter, and has a page of its own', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  const card = ticket(page, 'Private Tours');
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/tours/private-tours');
  await page.goBack();
  await expect(card.getByRole('link', { name: 'Reserve' })).toHaveCount(0);
  await card.getByRole('link', { name: 'Contact Us to Book' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a search counts what it finds, says when it is nothing, and brings all tours back', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  const counted = page.getByRole('main').getByRole('status');
  await expect(counted).toHaveText('');

  await search(page).fill('  FINANCIAL ');
  await expect(titles(page)).toHaveText(['Financial District']);
  await expect(counted).toHaveText('Found 1 tour matching "FINANCIAL"');

  await search(page).fill('hotel');
  await expect(titles(page)).toHaveText(['Brooklyn Heights', 'Lower East Side']);
  await expect(counted).toHaveText('Found 2 tours matching "hotel"');

  await search(page).fill('<b>dog</b>');
  await expect(page.getByRole('heading', { name: 'No tours found' })).toBeVisible();
  await expect(counted).toHaveText('Found 0 tours matching "<b>dog</b>"');
  await expect(tickets(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'View all tours' }).click();
  await expect(titles(page)).toHaveText(TITLES);
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No tours found' })).toHaveCount(0);
  await search(page).fill('   ');
  await expect(titles(page)).toHaveText(TITLES);
  await expect(counted).toHaveText('');
});

test('what was typed into the search before the script came is searched for', async ({ page }) => {
  await page.route('**/boot.js', async (route) => {
    await search(page).fill('police');
    await route.continue();
  });
  await page.goto('/tours', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(titles(page)).toHaveText(['Lower East Side']);
  await expect(search(page)).toHaveValue('police');
});

test('what to know before choosing: the strip, the note, what to expect, the questions, the call', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await expect(page.getByRole('list', { name: 'What you can rely on' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Two on one day' })).toContainText('there is time for two');
  const expected = page.getByRole('region', { name: 'What to expect' });
  await expect(expected.getByRole('heading', { level: 3 })).toHaveCount(7);

  const questions = page.getByRole('region', { name: 'Before you choose' });
  await questions.getByText('Do you give discounts?').click();
  await expect(questions.getByText('to groups of ten or more')).toBeVisible();
  await questions.getByText('Is there an age limit?').click();
  await expect(questions.getByText('We have not set one.')).toBeVisible();
  await expect(questions.getByText('to groups of ten or more')).toBeHidden();
  await questions.getByText('Is there an age limit?').click();
  await expect(questions.getByText('We have not set one.')).toBeHidden();

  const call = page.getByRole('region', { name: 'Choose a day' });
  await call.getByRole('link', { name: 'Reserve your spot on a cat history tour' }).click();
  await expect(page).toHaveURL('/booking');
});

test('the search works with the network off', async ({ page, network }) => {
  await page.goto('/');
  await readyOffline(page);
  await network.off();
  await page.goto('/tours');
  await hydrated(page);
  await search(page).fill('bowery');
  await expect(titles(page)).toHaveText(['Lower East Side']);
});

test('with scripts off all four tickets stand there, and no search that would find nothing', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/tours');
  await expect(titles(page)).toHaveText(TITLES);
  await expect(search(page)).toBeHidden();
  await context.close();
});
