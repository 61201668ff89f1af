import { lookForUpdate, nextRelease, releaseOf } from '../setup/releases';
import { hydrated, expect, readyOffline, workerTest as test } from '../setup/stage';
import { TEST_DIST } from '../setup/test-site';

test.afterEach(({ site }) => site.use(TEST_DIST));

test('I am told of a new version, reload when I choose, and find my half-typed message', async ({ page, site }) => {
  await page.goto('/contact');
  await readyOffline(page);
  await page.getByLabel('Name').fill('Rosa Feld');
  await page.getByLabel('Message').fill('We are eleven cousins');
  site.use(nextRelease(TEST_DIST, 'two'));
  await lookForUpdate(page);

  const notice = page.getByRole('status').filter({ hasText: 'Update available' });
  await expect(notice).toContainText('A new version of the app is available. Refresh to update.');
  await expect(notice).toContainText('What you have typed will still be here.');
  expect(await releaseOf(page)).toBeNull();
  await notice.getByRole('button', { name: 'Reload' }).click();

  await expect.poll(() => releaseOf(page)).toBe('two');
  await hydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Rosa Feld');
  await expect(page.getByLabel('Message')).toHaveValue('We are eleven cousins');
});

test('the first visit is never interrupted by a reload', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/');
  await readyOffline(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(loads).toBe(1);
});

test('a tab with typed text asks before it reloads for an update made in another tab', async ({ context, site }) => {
  const writing = await context.newPage();
  await writing.goto('/contact');
  await readyOffline(writing);
  await writing.getByLabel('Message').fill('Half a letter');
  const other = await context.newPage();
  await other.goto('/tours');
  await hydrated(other);
  site.use(nextRelease(TEST_DIST, 'three'));
  await lookForUpdate(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(other)).toBe('three');

  const asked = writing.getByRole('status').filter({ hasText: 'Updated in another tab' });
  await expect(asked).toBeVisible();
  await expect(writing.getByLabel('Message')).toHaveValue('Half a letter');
  await asked.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(writing)).toBe('three');
  await expect(writing.getByLabel('Message')).toHaveValue('Half a letter');
});
