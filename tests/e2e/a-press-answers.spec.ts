import { page as words } from '../setup/content/content';
import { expect, holdBack, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';
import { bar, titleOf, WALK } from '../setup/stage/walk-page';

test('a pressed link stays pressed, and the header says that the next page is loading, until it is there', async ({
  page,
}) => {
  await page.goto('/tours');
  await hydrated(page);
  const release = await holdBack(page, '**/assets/**');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  const main = page.getByRole('main');
  const ruler = page.getByRole('banner').locator('[data-navigation-progress]');
  await link.click();
  await expect(link).toHaveAttribute('data-pressed', '');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(ruler).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: words('tours').heading })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: words('about').heading })).toBeVisible();
  await expect(link).not.toHaveAttribute('data-pressed');
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(ruler).toHaveCount(0);
});

test('a press on a card beside its text still opens it after a long hold', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const card = page.getByRole('main').getByRole('article').first();
  const link = card.getByRole('link');
  const title = await link.textContent();
  await card.getByRole('figure').scrollIntoViewIfNeeded();
  const picture = await card.getByRole('figure').boundingBox();
  if (picture === null) throw new Error('The first card has no picture');
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await page.mouse.down();
  await expect.poll(() => link.evaluate((pressed) => pressed.matches(':active'))).toBe(true);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test('Next in a walk shows the screen that was rendered ahead', async ({ page }) => {
  await page.goto(`${WALK}#to-1`);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  const ahead = page.getByRole('heading', { level: 1, name: `Stop 1: ${titleOf(1)}`, includeHidden: true });
  await expect(ahead).toBeAttached();
  await expect(ahead).toBeHidden();
  const rendered = await ahead.elementHandle();
  await bar(page).getByRole('link', { name: 'Read stop 1' }).click();
  await expect(ahead).toBeVisible();
  expect(await rendered?.evaluate((heading) => heading.checkVisibility())).toBe(true);
});
