// The browser itself follows a link to a place in the page. Back must work after it as after every other link.
import type { Page } from 'playwright/test';
import { company, posts, present, tour } from '../setup/content/content';
import { expect, test } from '../setup/stage/stage';
import { arrived, hydrated, untilInteractive } from '../setup/stage/waits';

const BROOKLYN = tour('brooklyn-heights');
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('Back closes the booking calendar', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await page.getByRole('link', { name: `View Details: ${BROOKLYN.title}` }).click();
  await arrived(page, '/tours/brooklyn-heights');
  await page.getByRole('main').getByRole('link', { name: 'Reserve Your Spot' }).first().click();
  await expect(page).toHaveURL('/tours/brooklyn-heights#book-now');
  const reserve = page.getByRole('main').getByRole('link', { name: 'Reserve your spot on a cat history tour' }).first();
  await reserve.hover();
  await page.waitForFunction(() => 'FH' in globalThis);
  await untilInteractive(reserve);
  await reserve.click();
  const calendar = page.getByRole('dialog', { name: 'Booking' });
  await expect(calendar).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL('/tours/brooklyn-heights#book-now');
});

test('Back leads to the lines that were read, and not to the chapter that was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/blog?post=${present(posts[0]).id}`);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'In this story' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  const chosen = await scrollOf(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(chosen + 500);
  // The router notes the position at the next event of a scroll that has ended.
  const read = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = scrollY;
        const look = (): void => {
          if (scrollY === last) resolve(last);
          else requestAnimationFrame(look);
          last = scrollY;
        };
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );
  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
  await arrived(page, '/');
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(read);
});

test('Back closes the large sign of the meeting point', async ({ page }) => {
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await page.evaluate(() => (location.hash = 'find-your-guide'));
  const large = page.getByRole('button', { name: 'Show it large' });
  await untilInteractive(large);
  await large.click();
  const sign = page.getByRole('dialog', { name: 'The corner, large' });
  await expect(sign).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sign).toBeHidden();
});
