import type { Page } from 'playwright/test';
import { hydrated, expect, readyOffline, test, watchedPage } from '../setup/stage';
import { translateLikeChrome } from '../setup/translate';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => overlay(page).getByRole('textbox');
const results = (page: Page) => overlay(page).getByRole('list').getByRole('link');

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
}

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`two letters and Enter lead to the first result, on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/blog');
    await hydrated(page);
    await openSearch(page);
    await expect(overlay(page).getByText('Press Enter to search or click on a result')).toBeVisible();
    await page.keyboard.type('bo');
    await expect(results(page).first()).toContainText('Page');
    await page.keyboard.press('Backspace');
    await expect(results(page)).toHaveCount(0);
    await page.keyboard.type('o');
    await expect(results(page).first()).toContainText('Book Now');
    await expect(results(page).filter({ hasText: 'Story' }).first()).toContainText('Bodega Cats and the Law');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/booking$/);
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('arrow keys lead to a stop that a story tells of, and the page stands there', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  await page.keyboard.type('radiator');
  const stop = results(page).filter({ hasText: "Bull's left hind leg" });
  await expect(stop).toContainText('Stop');
  await expect(stop).toContainText('Financial District, stop 4. In the text: "radiator"');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await stop.click();
  await expect(page).toHaveURL(/\/tours\/financial-district#stop-4$/);
  await expect(page.getByRole('heading', { name: "Bull's left hind leg" }).last()).toBeInViewport();
  await expect(overlay(page)).toHaveCount(0);
});

test('a question opens where it stands, also on the page one is on', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  for (const [query, question, answer] of [
    ['languages', 'Which languages do you guide in?', 'English only.'],
    ['discounts', 'Do you give discounts?', 'Yes, for these three.'],
  ] as const) {
    await openSearch(page);
    await page.keyboard.type(query);
    await results(page).filter({ hasText: question }).filter({ hasText: 'Contact' }).click();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(page.getByText(question)).toBeInViewport();
  }
});

test('a typo is forgiven, and what is nowhere is said to be nowhere', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  await page.keyboard.type('tamany');
  await expect(results(page).filter({ hasText: 'Three cats in office' })).toBeVisible();
  await expect(overlay(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await field(page).fill(' Zanzibar9 ');
  await expect(overlay(page).getByRole('paragraph').filter({ hasText: 'No results' })).toHaveText(
    'No results found for "Zanzibar9"',
  );
  await expect(overlay(page).getByRole('status')).toHaveText('No results found for "Zanzibar9"');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(overlay(page)).toBeVisible();
});

test('Esc closes and gives the focus back; the next opening begins empty', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  await page.keyboard.type('blog');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  await openSearch(page);
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('search and menu never stand together, and both go when the page changes', async ({ browser, site }) => {
  // A worker would have the part at hand.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('link', { name: 'Gotham Mousers' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  // The part of the search is held back until the menu stands.
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/SearchOverlay-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  come();
  await expect(overlay(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(overlay(page)).toHaveCount(0);
  await context.close();
});

test('everything is found with the network off', async ({ page, network }) => {
  await page.goto('/');
  await readyOffline(page);
  await network.off();
  await page.reload();
  await hydrated(page);
  await openSearch(page);
  await page.keyboard.type('post office');
  await expect(results(page).first()).toContainText('The Post Office Cats of Park Row');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?post=post-office-cats-of-park-row');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Post Office Cats of Park Row');
});

test('without the index the tours and pages are still found, and it says so', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.route('**/search.json', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  await expect(overlay(page).getByText('Tours and pages only')).toBeVisible();
  await page.keyboard.type('contact');
  await expect(results(page)).toHaveCount(1);
  await context.close();
});

test('a translated page is searched, letter by letter and back', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/');
  await hydrated(page);
  await translateLikeChrome(page);
  await openSearch(page);
  for (const query of ['bo', 'boo', 'b', 'radiator', 'nowhere9', 'blog']) {
    await field(page).fill(query);
    await expect(overlay(page).getByRole('status')).toHaveText(
      query === 'b' ? '' : query === 'nowhere9' ? /^No results/ : /^\d+ results?$/,
    );
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog$/);
  expect(troubles).toEqual([]);
});
