import type { Page, Route } from 'playwright/test';
import { captionText } from '../../src/pictures/caption-text';
import { page as words, present } from '../setup/content/content';
import { expect, holdBack, packageTest, test, watchedPage } from '../setup/stage/stage';
import { inSmallSteps, openAtStandstill, stopTheClock } from '../setup/stage/stopped-clock';
import { arrived, hydrated } from '../setup/stage/waits';

const GALLERY = words('gallery');
/** Each picture appears once. */
const PHOTOS = GALLERY.photos.pictures.filter(
  (picture, index, all) => all.findIndex(({ id }) => id === picture.id) === index,
);
const LAST = present(PHOTOS.at(-1));
const { cats: CATS } = GALLERY.fans;
const photos = (page: Page) => page.getByRole('region', { name: GALLERY.photos.heading });
const fans = (page: Page) => page.getByRole('region', { name: GALLERY.fans.heading });
const openPicture = (page: Page, of: string) => page.getByRole('dialog', { name: of });
const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');

async function gallery(page: Page, hash = ''): Promise<void> {
  await page.goto(`/gallery${hash}`);
  await hydrated(page);
}

test('with scripts off the film, every picture and every cat with its name are there, without buttons that would do nothing', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play the film' })).toHaveAttribute('href', '/film/walking-cat.mp4');
  await expect(photos(page).getByRole('img')).toHaveCount(PHOTOS.length);
  await expect(fans(page).getByRole('img')).toHaveCount(CATS.length);
  for (const { name } of CATS) {
    await expect(fans(page).getByText(name, { exact: true })).toBeVisible();
  }
  for (const wall of [photos(page), fans(page)]) await expect(wall.getByRole('button')).toHaveCount(0);
  // The film's text can be read: the browser itself unfolds it.
  await page.getByText('The film in words').click();
  await expect(page.getByText(GALLERY.film.alternative)).toBeVisible();
  await expect(page.getByText('No images to display')).toHaveCount(0);
  await context.close();
});

test('the pictures are in three columns, on a phone in two, and nothing moves while they load', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number };
        Object.assign(globalThis, { shifted: Number(Reflect.get(globalThis, 'shifted')) + shift.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const inFirstRow = async (prints: ReturnType<typeof photos>, from: number): Promise<number> => {
    const tops = await prints
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    return tops.filter((top) => top === tops[from]).length;
  };
  for (const [width, columns] of [
    [1280, 3],
    [768, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await gallery(page);
    // what-a-visit-costs.spec.ts tests that nothing moves when the fonts load.
    await page.evaluate(async () => {
      await document.fonts.ready;
      Object.assign(globalThis, { shifted: 0 });
    });
    for (const wall of [photos(page), fans(page)]) expect(await inFirstRow(wall, 1)).toBe(columns);
    for (const last of [photos(page), fans(page)]) {
      await last.getByRole('button').last().scrollIntoViewIfNeeded();
      const loaded = last.getByRole('img').last();
      await expect.poll(() => loaded.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.01);
  }
});

test('a picture opens large with its own address, turns in a circle, and Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await gallery(page);
  const prints = photos(page).getByRole('button');
  await expect(prints).toHaveCount(PHOTOS.length);
  await prints.nth(1).focus();
  await page.keyboard.press('Enter');
  const box = openPicture(page, GALLERY.photos.heading);
  await expect(box.getByText(`2 / ${PHOTOS.length}`, { exact: true })).toBeVisible();
  const { caption, alt } = present(PHOTOS[1]);
  await expect(box).toHaveAccessibleDescription(`${captionText(caption)} ${alt}`);
  // The description of the dialog announces the first picture; the live region must not repeat it.
  await expect(box.locator('[aria-live]')).not.toContainText(caption);
  await expect(page).toHaveURL(`/gallery#${present(PHOTOS[1]).id}`);
  expect(await isLocked(page)).toBe(true);
  // A command of the browser, such as Alt+Left for Back, does not turn the picture.
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText(`${PHOTOS.length} / ${PHOTOS.length}`, { exact: true })).toBeVisible();
  await expect(box.getByRole('figure').getByText(captionText(LAST.caption))).toBeVisible();
  // A screen reader announces the caption and what the picture shows, and not only the number.
  await expect(box.locator('[aria-live]')).toContainText(`${LAST.caption} ${LAST.alt}`);
  await expect(page).toHaveURL(`/gallery#${LAST.id}`);
  await box.getByRole('button', { name: 'Next picture' }).click();
  await expect(box.getByText(`1 / ${PHOTOS.length}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/gallery#${present(PHOTOS[0]).id}`);
  const height = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await expect(prints.nth(1)).toBeFocused();
  expect(await isLocked(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(height);
});

test('button, backdrop and Esc close it, and leave no history entry that would open it again', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  const print = fans(page).getByRole('button').nth(4);
  const box = openPicture(page, GALLERY.fans.heading);
  for (const close of [
    () => box.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(195, 6),
    () => page.keyboard.press('Escape'),
  ]) {
    await print.click();
    await expect(box.getByText(`5 / ${CATS.length}`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/gallery#${present(CATS[4]).picture.id}`);
    await close();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(print).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the address of a picture opens it for another visitor', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await gallery(page, `?utm_source=friend#${present(CATS[16]).picture.id}`);
  const box = openPicture(page, GALLERY.fans.heading);
  await expect(box.getByText(`17 / ${CATS.length}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page).toHaveURL('/gallery?utm_source=friend');
  const print = fans(page).getByRole('button').nth(16);
  await expect(print).toBeFocused();
  await expect(print).toBeInViewport();
  expect(troubles).toEqual([]);

  await test.step('from there, links lead to the walks, and to a message with a picture', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Submit Your Cat Photos' }).click();
    await arrived(page, '/contact');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Book Your Tour Today' }).click();
    await arrived(page, '/tours');
  });
});

test('of pictures pressed while the large view is loading, the last one opens, and closing it opens no other', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(photos(page).getByRole('button')).toHaveCount(PHOTOS.length);
  const come = await holdBack(page, '**/assets/Lightbox-*.js');
  const [one, other, third] = [1, 2, 3].map((place) => photos(page).getByRole('button').nth(place));
  const cat = fans(page).getByRole('button').nth(4);
  for (const print of [one, other, cat]) await print?.click();
  await expect(page).toHaveURL(`/gallery#${present(CATS[4]).picture.id}`);
  come();
  await expect(openPicture(page, GALLERY.fans.heading)).toContainText(`5 / ${CATS.length}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await third?.click();
  await expect(openPicture(page, GALLERY.photos.heading)).toContainText(`4 / ${PHOTOS.length}`);
  // A reload keeps the picture, and closing it leaves no second entry of the page.
  await page.reload();
  await hydrated(page);
  await expect(openPicture(page, GALLERY.photos.heading)).toContainText(`4 / ${PHOTOS.length}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/gallery');
  await expect(photos(page).getByRole('button').nth(3)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

packageTest('the film waits for Play, and then plays with its own controls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The worker is blocked, because it would load the film for offline use; this test is about the page.
  await page.route('**/sw.js', (route) => route.abort());
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(asked.filter((path) => path.startsWith('/film/'))).toEqual([]);
  const film = page.getByLabel(GALLERY.film.title, { exact: true }).and(page.locator('video'));
  await expect(film).toBeHidden();
  await page.getByRole('link', { name: 'Play the film' }).focus();
  await page.keyboard.press('Enter');
  await expect(film).toBeFocused();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.controls && video.currentTime))
    .toBeGreaterThan(0.1);
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('link', { name: 'Play the film' })).toHaveCount(0);
});

test('a film that does not load says so, keeps the focus on Play, and can be tried again', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.route('**/film/*', (route) => route.abort());
  await gallery(page);
  const play = page.getByRole('link', { name: 'Play the film' });
  const trouble = page.getByRole('status').filter({ hasText: 'The film did not load.' });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(trouble).toHaveText('The film did not load. Press Play to try again.');
  await expect(play).toBeFocused();
  await context.setOffline(true);
  await expect(trouble).toHaveText('The film did not load. Press Play again when you have a connection.');
  await context.setOffline(false);
  await page.unroute('**/film/*');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The film did not load.')).toBeHidden();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.1);
  await context.close();
});

/**
 * Opens the gallery without the script of the page, and stops the clock: the script answers a press of the last five
 * seconds only, and a slow machine may take longer.
 * @returns a function that lets the script come
 */
async function openWithoutItsScript(page: Page): Promise<() => void> {
  await page.clock.install();
  const release = await holdBack(page, '**/assets/GalleryPage-*.js');
  await Promise.all([page.waitForRequest('**/assets/GalleryPage-*.js'), page.goto('/gallery')]);
  await stopTheClock(page);
  return release;
}

test('a picture that is pressed before the script runs opens once it runs', async ({ page }) => {
  const release = await openWithoutItsScript(page);
  await photos(page).getByRole('button').nth(1).click();
  release();
  await inSmallSteps(page, () => openPicture(page, GALLERY.photos.heading).isVisible());
  await page.clock.resume();
  await expect(openPicture(page, GALLERY.photos.heading)).toContainText(`2 / ${PHOTOS.length}`);
  await expect(page).toHaveURL(`/gallery#${present(PHOTOS[1]).id}`);
});

test('Play, pressed before the script runs, does not navigate, and plays the film once the script runs', async ({
  page,
}) => {
  const release = await openWithoutItsScript(page);
  await page.getByRole('link', { name: 'Play the film' }).click();
  release();
  await inSmallSteps(page, () => page.locator('video[data-plays="true"]').isVisible());
  await expect(page).toHaveURL('/gallery');
});

test('an upright picture stands in the window of a phone and of a desk with its caption and both buttons', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 664],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { id } = present(CATS[0]).picture;
    await page.goto('about:blank');
    await gallery(page, `#${id}`);
    const box = openPicture(page, GALLERY.fans.heading);
    for (const name of ['Previous picture', 'Next picture'])
      await expect(box.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(box.getByText('Illustration', { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('while no picture has loaded the page says so, for at most two seconds', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.route('**/pictures/*', () => undefined);
  await openAtStandstill(page, '/gallery');
  const waiting = photos(page).getByText('Loading pictures');
  await page.clock.runFor(250);
  await expect(waiting).toBeVisible();
  // The notice never covers a loaded picture.
  await expect(photos(page).getByRole('button')).toHaveCount(PHOTOS.length);
  await page.clock.runFor(2_000);
  await expect(waiting).toBeHidden();
  await context.close();
});

test('on a phone the notice ends with the first picture, and moves nothing', async ({ browser, site }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const held: Route[] = [];
  await page.route('**/pictures/*', (route) => {
    held.push(route);
  });
  await openAtStandstill(page, '/gallery');
  const waiting = photos(page).getByText('Loading pictures');
  const placeOfPictures = () => photos(page).getByRole('list').boundingBox();
  const before = await placeOfPictures();
  await page.clock.runFor(250);
  await expect(waiting).toBeVisible();
  expect(await placeOfPictures()).toEqual(before);
  // The clock stands still, so only the pictures can end the notice.
  for (const route of held) await route.continue();
  await expect(waiting).toBeHidden();
  expect(await placeOfPictures()).toEqual(before);
  await context.close();
});

test('a picture that does not load is replaced by one of three others, and that one by the placeholder', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const { id } = present(PHOTOS[3]);
  await page.route(`**/pictures/${id}-*`, (route) => route.fulfill({ status: 404 }));
  await gallery(page);
  // The stand-in has another alternative text than the print, so find it by its position.
  const print = photos(page).getByRole('button').nth(3).getByRole('img');
  await print.scrollIntoViewIfNeeded();
  await expect(print).toHaveAttribute('src', /\/fallback-[123]-/);
  expect(said.filter((line) => line.includes(id) && line.includes('did not load'))).toHaveLength(1);
  const given = await print.getAttribute('src');
  await photos(page).getByRole('button').nth(3).click();
  const large = openPicture(page, GALLERY.photos.heading).getByRole('img');
  await expect(large).toHaveAttribute('src', String(given));
  await page.route('**/pictures/fallback-*', (route) => route.fulfill({ status: 404 }));
  await gallery(page);
  await print.scrollIntoViewIfNeeded();
  await expect(print).toHaveAttribute('src', '/placeholder.svg');
  await expect(print).toHaveAttribute('data-errored', 'true');
  await context.close();
});
