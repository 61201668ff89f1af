import { page as words } from '../setup/content';
import { expect, holdBack, hydrated, test } from '../setup/stage';

test('a pressed link stays pressed, and the header says that the next page is on its way, until it is there', async ({
  page,
}) => {
  await page.goto('/tours');
  await hydrated(page);
  const release = await holdBack(page, '**/assets/**');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  const main = page.getByRole('main');
  const ruler = page.getByRole('banner').locator('[data-on-the-way]');
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
