import { company, page as words } from '../setup/content/content';
import { addStyles, expectAccessible, withoutTransitions } from '../setup/stage/axe';
import { ringContrast } from '../setup/stage/contrast';
import { expect, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';

test('the search is accessible at 320, 390 and 1280 px in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await withoutTransitions(page);
  for (const width of [320, 390, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('to');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await expectAccessible(page, `search at ${width} px`);
      // A focused result is not covered by the search field, which stays at the top.
      const results = page.getByRole('dialog').getByRole('link');
      await results.last().focus();
      await results.first().focus();
      const field = await page.getByRole('dialog').getByRole('search').boundingBox();
      const focused = await results.first().boundingBox();
      expect(focused?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});

test('Tab reaches the content first, and stays in the menu until the phone is turned', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const open = page.getByRole('button', { name: /menu/i });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await test.step('the page can be used again when the phone is turned', async () => {
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('with text at 200 % the whole list of tours can be reached in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/about');
  await hydrated(page);
  await addStyles(page, 'html { font-size: 200% !important; }');
  const menu = page.getByRole('banner').getByRole('group');
  await menu.locator('summary').click();
  const last = menu.getByRole('listitem').last();
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport({ ratio: 0.95 });
});

test('a focus ring can be seen on the rays and on the dark footer, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/');
      await hydrated(page);
      const rays = page.getByRole('region', { name: words('home').finalCall.heading });
      await rays.scrollIntoViewIfNeeded();
      await expect.poll(() => ringContrast(rays.getByRole('link'), rays)).toBeGreaterThan(3);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto('/contact');
      await hydrated(page);
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('Theme').focus();
      const book = page.getByRole('complementary', { name: 'Booking' }).getByRole('link');
      const help = page.getByRole('link', { name: 'Help: go to the questions' });
      for (const floating of [book, help]) {
        await expect(floating).toBeVisible();
        await expect.poll(() => ringContrast(floating, footer)).toBeGreaterThan(3);
      }
    });
});

test('a new page begins at its top with the focus on its heading, and is announced', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await page.getByRole('link', { name: 'View Details: Lower East Side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Lower East Side' })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a link to the current page leads to its top and its heading; a choice within the page does not scroll', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const footer = page.getByRole('contentinfo');
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  const isAtTop = async (): Promise<void> => {
    await expect(heading).toBeFocused();
    await expect.poll(scrolled).toBe(0);
  };
  await page.goto('/about');
  await hydrated(page);
  await footer.getByRole('link', { name: 'About Us' }).click();
  await isAtTop();
  // Visit the page a second time, because the router remembers scroll positions.
  await footer.getByRole('link', { name: 'About Us' }).click();
  await isAtTop();

  await page.goto('/tours/brooklyn-heights#book-now');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Brooklyn Heights' }).click();
  await expect(menu).toBeHidden();
  await isAtTop();
  await expect(page).toHaveURL('/tours/brooklyn-heights');

  await page.goto('/blog');
  await hydrated(page);
  const topics = page.getByRole('region', { name: 'Browse by Topic' });
  await topics.getByRole('link').first().click();
  await expect(page).toHaveURL(/topic=/);
  await expect(topics).toHaveCount(0);
  await expect(heading).not.toBeFocused();
  await footer.getByRole('link', { name: 'Blog' }).click();
  await isAtTop();
  await expect(page).toHaveURL('/blog');
});

test('a link to a place in the current page leads there at each press', async ({ page }) => {
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'The route, stop by stop' }).getByRole('link').nth(1);
  for (let times = 0; times < 2; times += 1) {
    await link.click();
    const place = page.locator('#stop-2');
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(place).not.toBeInViewport();
  }

  await test.step('questions open one at a time and by arrow keys', async () => {
    const questions = page.getByRole('group', { name: /^About (?!every walk)/ }).locator('details[name] > summary');
    await expect(questions).toHaveCount(7);
    await questions.nth(0).focus();
    await page.keyboard.press('Enter');
    // The first key loads the script of the part below the stories; opening a question does not need it.
    await expect(async () => {
      await questions.nth(0).focus();
      await page.keyboard.press('ArrowDown');
      await expect(questions.nth(1)).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(questions.nth(1).locator('..')).toHaveAttribute('open', '');
    await expect(page.locator('details[name][open]')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(questions.nth(6)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(questions.nth(0)).toBeFocused();
  });

  await test.step('the header is compact past 50 px, and Tab through it does not scroll the page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const mark = page.getByRole('banner').getByRole('link', { name: company.name }).locator('svg');
    const scrollTo = (y: number): Promise<void> => page.evaluate((top) => window.scrollTo(0, top), y);
    await scrollTo(51);
    await expect(mark).toHaveCSS('width', '42px');
    await scrollTo(50);
    await expect(mark).toHaveCSS('width', '58px');
    await scrollTo(2000);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).focus();
    const before = await page.evaluate(() => window.scrollY);
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});
