import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { hydrated, expect, test, watchedPage } from '../setup/stage';

// Below the fold the page hydrates when it is near: going there is the first step of each flow.

const IN_ORDER = [
  'In May 1904 a cat in spectacles',
  'New York kept cats on the payroll',
  'Papers that came along',
  'My husband said two hours of cats',
  'How we know',
  'Cats by mail',
  'A walk as a present',
  'Jerry Fox made his rounds',
  'On every walk',
  'Reasons to come',
  'What people wrote afterward',
  'When we walk',
  'The Mousers of New York: a walking history',
  'Prints, not evidence',
  'Pick a day',
];
const OUTLETS = 12;
const REVIEWS = 12;
const PRINTS = 9;
/** Between two changes of the carousel. */
const LOCK_MS = 500;

const carousel = (page: Page) => page.getByRole('group', { name: 'What people wrote afterward', exact: true });
/** Scrolls there, and waits until its script has come. */
async function toTheReviews(page: Page) {
  await page.goto('/');
  await hydrated(page);
  const reviews = carousel(page);
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByRole('button', { name: 'Next review' })).toBeEnabled();
  return reviews;
}

test('with scripts off all fifteen sections are there, in order, with what they hold', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/');
  const words = await page.getByRole('main').innerText();
  const places = IN_ORDER.map((heading) => words.toLowerCase().indexOf(heading.toLowerCase()));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const papers = page.getByRole('region', { name: 'Papers that came along' }).getByRole('listitem').getByRole('link');
  await expect(papers).toHaveCount(OUTLETS);
  for (const paper of await papers.all()) await expect(paper).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('group', { name: /^\d+ of 12$/ })).toHaveCount(REVIEWS);
  const walks = page.getByRole('region', { name: 'When we walk' });
  await expect(walks.getByRole('listitem').filter({ hasText: 'Brooklyn Heights' })).toContainText(
    /10:00 AM.*Saturdays and Sundays/s,
  );
  await expect(walks.getByRole('listitem').filter({ hasText: 'Financial District' })).toContainText(
    /2:00 PM.*Saturdays/s,
  );
  await expect(walks.getByRole('listitem').filter({ hasText: 'Lower East Side' })).toContainText(/2:00 PM.*Sundays/s);
  await expect(page.getByRole('link', { name: 'Order by email' })).toHaveAttribute(
    'href',
    'mailto:hello@gothammousers.example?subject=Book%20order%3A%20The%20Mousers%20of%20New%20York',
  );
  await expect(page.getByText('For a walk in the coming weeks')).toBeVisible();
  await context.close();
});

test('the script of what stands below waits until somebody comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const parts = (): string[] => asked.filter((path) => /\/(AboutUs|Reasons|Going)-[^/]*\.js$/.test(path));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(parts()).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => parts().length).toBe(1);
});

test('hydrates section by section without drawing anything anew', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await toTheReviews(page);
  await page.getByRole('heading', { name: 'Pick a day' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(9);
  expect(troubles).toEqual([]);
});

test('the reviews turn by keyboard, round and round, and by dots', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  const reviews = await toTheReviews(page);
  // The clock stands: however long the machine takes, two presses are at once.
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  const next = reviews.getByRole('button', { name: 'Next review' });
  const dot = (place: number) => reviews.getByRole('button', { name: `Show review ${place}`, exact: true });
  const shows = async (place: number) => {
    await expect(dot(place)).toHaveAttribute('aria-current', 'true');
    await expect(reviews.getByRole('group', { name: `${place} of 12`, exact: true })).toBeInViewport({ ratio: 0.9 });
  };
  // While the clock ran they played; the last turn's half second ends here.
  await next.focus();
  await page.clock.runFor(LOCK_MS);
  await dot(1).click();
  await shows(1);
  await page.clock.runFor(LOCK_MS);
  await next.press('Enter');
  await shows(2);
  // Less than 500 ms after a change the next press turns nothing.
  await page.clock.runFor(LOCK_MS - 1);
  await page.keyboard.press('Enter');
  await shows(2);
  await page.clock.runFor(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await shows(3);
  await page.clock.runFor(LOCK_MS);
  await dot(12).click();
  await shows(12);
  await page.clock.runFor(LOCK_MS);
  await reviews.getByRole('group', { name: /one at a time/ }).focus();
  await page.keyboard.press('ArrowRight');
  await shows(1);
  await page.clock.runFor(LOCK_MS);
  await page.keyboard.press('ArrowLeft');
  await shows(12);
});

test('the reviews play every 8 seconds, stop where somebody points, and stay stopped by Pause', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  const reviews = await toTheReviews(page);
  const count = reviews.getByRole('paragraph').filter({ hasText: /^\d+ \/ 12$/ });
  // What turns by itself is not read aloud by itself.
  const play = () => expect(count).toHaveAttribute('aria-live', 'off');
  const standStill = () => expect(count).toHaveAttribute('aria-live', 'polite');
  const elsewhere = page.getByRole('heading', { name: 'What people wrote afterward' });
  await reviews.hover();
  await standStill();
  // From here the clock stands still, unless it is told to run.
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  const first = Number.parseInt(await count.innerText(), 10);
  const stands = (further: number) => expect(count).toHaveText(`${first + further} / 12`);
  await elsewhere.hover();
  await play();
  await page.clock.runFor(7_900);
  await stands(0);
  await page.clock.runFor(200);
  await stands(1);
  await reviews.hover();
  await standStill();
  await page.clock.runFor(20_000);
  await stands(1);
  await elsewhere.hover();
  await play();
  await page.clock.runFor(8_100);
  await stands(2);
  await reviews.getByRole('button', { name: 'Pause' }).click();
  await elsewhere.click();
  await standStill();
  await expect(reviews.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(30_000);
  await stands(2);
});

test('the reviews stand still for those who want it so', async ({ browser, site }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: site.url });
  const page = await context.newPage();
  await page.clock.install();
  const reviews = await toTheReviews(page);
  await expect(reviews.getByRole('button', { name: 'Pause' })).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(reviews.getByRole('group', { name: '1 of 12', exact: true })).toBeInViewport({ ratio: 0.5 });
  await context.close();
});

test('the prints open large, go round, and give the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await hydrated(page);
  const room = page.getByRole('region', { name: 'Prints, not evidence' });
  await room.scrollIntoViewIfNeeded();
  const prints = room.getByRole('button');
  await expect(prints).toHaveCount(PRINTS);
  await expect(prints.first()).toBeEnabled();
  await prints.first().focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText('1 / 9', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText('9 / 9', { exact: true })).toBeVisible();
  await expect(box.getByRole('img', { name: /mosaic of a black cat/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('1 / 9', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(prints.first()).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  await expect(page).toHaveURL('/');
  // The ground closes it too, and so does the button, and Back.
  await prints.nth(2).click();
  await expect(box.getByText('3 / 9', { exact: true })).toBeVisible();
  await box.getByRole('button', { name: 'Next picture' }).click();
  await expect(box.getByText('4 / 9', { exact: true })).toBeVisible();
  await page.mouse.click(640, 6);
  await expect(box).toBeHidden();
  await expect(page).toHaveURL('/');
  await prints.nth(2).click();
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL('/');
  await prints.nth(2).click();
  await expect(box).toBeVisible();
  await page.goBack();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(prints.nth(2)).toBeFocused();
});

test('a finger turns the prints', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    baseURL: site.url,
  });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  const room = page.getByRole('region', { name: 'Prints, not evidence' });
  await room.scrollIntoViewIfNeeded();
  await room.getByRole('button').first().click();
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText('1 / 9', { exact: true })).toBeVisible();
  const touch = await context.newCDPSession(page);
  const draw = async (from: number, to: number): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 404 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await draw(300, 120);
  await expect(box.getByText('2 / 9', { exact: true })).toBeVisible();
  await draw(120, 300);
  await draw(120, 300);
  await expect(box.getByText('9 / 9', { exact: true })).toBeVisible();
  await context.close();
});

test('a print that does not load gives way to one of three others', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.route('**/pictures/gallery-pickle-barrel-*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await hydrated(page);
  const room = page.getByRole('region', { name: 'Prints, not evidence' });
  await room.scrollIntoViewIfNeeded();
  await expect(room.getByRole('button').nth(3).getByRole('img')).toHaveAttribute('src', /\/fallback-[123]-480\./);
  await context.close();
});

test('the next walks are real days in New York, and go into a calendar', async ({ browser, site }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', baseURL: site.url, acceptDownloads: true });
  const page = await context.newPage();
  // In New York it is Saturday, 1:30 PM: the morning has begun, the afternoon has not. In Tokyo it is Sunday.
  await page.clock.setFixedTime(new Date('2026-10-31T17:30:00Z'));
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('heading', { name: 'When we walk' }).scrollIntoViewIfNeeded();
  const days = (walk: string) => page.getByRole('list', { name: `Next dates, ${walk}` }).getByRole('listitem');
  await expect(days('Brooklyn Heights')).toContainText(['Sun, Nov 1', 'Sat, Nov 7', 'Sun, Nov 8']);
  await expect(days('Financial District')).toContainText(['Sat, Oct 31', 'Sat, Nov 7', 'Sat, Nov 14']);
  await expect(days('Lower East Side')).toContainText(['Sun, Nov 1', 'Sun, Nov 8', 'Sun, Nov 15']);

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar : Brooklyn Heights, Sunday, November 1' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('brooklyn-heights-2026-11-01.ics');
  const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
  expect(file).toContain('TZID:America/New_York\r\n');
  expect(file).toContain('DTSTART;TZID=America/New_York:20261101T100000\r\n');
  expect(file).toContain('DTEND;TZID=America/New_York:20261101T120000\r\n');
  expect(file).toContain('LOCATION:Old Fulton Street at Henry Street\\, Brooklyn\r\n');
  expect(file).toContain('no place is held');
  await context.close();
});

for (const [day, now, month] of [
  ['14th', '2026-12-14T17:00:00Z', 'December'],
  ['16th', '2026-12-16T17:00:00Z', 'January'],
  ['evening of the 15th, when it is the 16th in London', '2026-12-16T02:00:00Z', 'December'],
] as const) {
  test(`on the ${day} people are asked to look for ${month}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByText(`For a walk in ${month}, look at the booking calendar in good time.`)).toBeVisible();
  });
}

test('nothing moves when the month and the days come', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: site.url });
  const page = await context.newPage();
  // The page itself: under the foot there is room for the booking bar, once it has come up.
  const height = (): Promise<number> => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
  await page.route('/boot.js', (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const built = await height();
  await page.unroute('/boot.js');
  await page.reload();
  await hydrated(page);
  await page.getByRole('heading', { name: 'Pick a day' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(9);
  expect(await height()).toBe(built);
  await context.close();
});
