import type { Locator } from 'playwright/test';
import { tour } from '../setup/content/content';
import { expect, test } from '../setup/stage/stage';
import { arrived, hydrated } from '../setup/stage/waits';

const topOf = (element: Locator): Promise<number> => element.evaluate((one) => one.getBoundingClientRect().top);

test('Back from the report of a change shows the same lines of a stop that was unfolded on a phone', async ({
  page,
}) => {
  await page.goto('/tours');
  await hydrated(page);
  await page.getByRole('link', { name: `View Details: ${tour('brooklyn-heights').title}` }).click();
  await arrived(page, '/tours/brooklyn-heights');
  const unfold = (stop: Locator, line: string): Promise<void> =>
    stop.locator('summary').filter({ hasText: line }).click();
  const [fourth, fifth] = [page.locator('#stop-4'), page.locator('#stop-5')];
  await unfold(fourth, 'Read this stop');
  await unfold(fifth, 'Read this stop');
  await unfold(fifth, 'Where this comes from');
  const report = fifth.getByRole('link', { name: 'Tell us that something has changed here' });
  // The pointer scrolls the link to where it can be pressed.
  await report.hover();
  const top = await topOf(report);
  await report.click();
  await arrived(page, /\/contact\?about=/);
  await page.goBack();
  await expect(report).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(report)) - top)).toBeLessThan(1);
  await expect(fourth.locator('[data-stop-fold]')).toHaveAttribute('open');
  await expect(page.locator('#stop-6').locator('[data-stop-fold]')).not.toHaveAttribute('open');
});
