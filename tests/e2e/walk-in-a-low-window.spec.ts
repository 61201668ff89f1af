import type { Locator, Page } from 'playwright/test';
import { firstParagraphOf, present } from '../setup/content/content';
import { expect, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';
import { bar, heading, STOPS, WALK } from '../setup/stage/walk-page';

/** A phone in landscape, with the browser's bars. */
const LANDSCAPE = { width: 664, height: 390 };

const mapOf = (page: Page): Locator => page.getByRole('group', { name: 'Map', exact: true });
const boxOf = async (part: Locator) => present((await part.boundingBox()) ?? undefined);

test.use({ viewport: LANDSCAPE });

test('in landscape, the whole directions and a map to use stand side by side above the bar', async ({ page }) => {
  await page.goto(`${WALK}#to-4`);
  await hydrated(page);
  const words = page.getByText(present(present(STOPS[2]).next).words, { exact: true });
  await expect(words).toBeVisible();
  const [text, map, foot] = await Promise.all([boxOf(words), boxOf(mapOf(page)), boxOf(bar(page))]);
  expect(map.x).toBeGreaterThanOrEqual(text.x + text.width);
  expect(map.height).toBeGreaterThan(LANDSCAPE.height / 2);
  expect(Math.round(map.y + map.height)).toBeLessThanOrEqual(Math.round(foot.y));
  expect(text.y + text.height).toBeLessThan(foot.y);
  expect(foot.height).toBeLessThan(64);
});

test('in landscape, the map of the whole walk fits above the bar, and the story begins beside its picture', async ({
  page,
}) => {
  await page.goto(`${WALK}#map`);
  await hydrated(page);
  const [map, foot] = await Promise.all([boxOf(mapOf(page)), boxOf(bar(page))]);
  expect(map.height).toBeGreaterThan(LANDSCAPE.height / 2);
  expect(Math.round(map.y + map.height)).toBeLessThanOrEqual(Math.round(foot.y));
  await page.goto(`${WALK}#stop-4`);
  await expect(heading(page)).toContainText(present(STOPS[3]).title);
  const story = page.getByRole('article').getByText(firstParagraphOf(present(STOPS[3]).story), { exact: true });
  await expect(story).toBeInViewport();
});

test('in a low and narrow window, the map leaves room for the slip, to which fingers on the map cannot scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto(`${WALK}#map`);
  await hydrated(page);
  const slip = page.getByRole('group', { name: 'Your location' });
  await expect(slip).toContainText('Location is off');
  const [line, foot] = await Promise.all([boxOf(slip), boxOf(bar(page))]);
  expect(Math.round(line.y + line.height)).toBeLessThanOrEqual(Math.round(foot.y));
});

test('on the map of a walk that is not begun, the bar has no empty place beside the way back', async ({ page }) => {
  await page.goto(`${WALK}#map`);
  await hydrated(page);
  const [back, begin] = await Promise.all([
    boxOf(bar(page).getByRole('link', { name: /^Back to/ })),
    boxOf(bar(page).getByRole('link', { name: /^Begin/ })),
  ]);
  expect(back.x + back.width).toBeCloseTo(begin.x, 0);
});
