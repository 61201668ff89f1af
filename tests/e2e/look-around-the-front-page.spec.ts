import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Tour } from '../../src/content/schemas';
import {
  company,
  list,
  page as words,
  present,
  reviews,
  timeOfDay,
  tour,
  tours,
  weekdays,
} from '../setup/content/content';
import { holdBack, expect, test, watchedPage } from '../setup/stage/stage';
import { inSmallSteps } from '../setup/stage/stopped-clock';
import { hydrated, untilFontsLoaded } from '../setup/stage/waits';

// Below the fold, the page hydrates when the visitor comes near, so each flow first scrolls there.

const HOME = words('home');
const IN_ORDER = [
  HOME.petitionBanner.text,
  HOME.heading,
  HOME.press.heading,
  HOME.testimonial.quote,
  HOME.introduction.heading,
  list('newsletter').form.heading,
  HOME.giftCard.heading,
  HOME.historicCat.heading,
  HOME.features.heading,
  HOME.benefits.heading,
  HOME.reviews.heading,
  HOME.availability.heading,
  ...(HOME.book ? [HOME.book.heading] : []),
  HOME.gallery.heading,
  HOME.finalCall.heading,
];
const REVIEWS = reviews.length;
const PRINTS = HOME.gallery.pictures;
/** Unfolds the next dates of each walk. */
async function unfoldDates(page: Page): Promise<void> {
  const folds = page.getByRole('region', { name: HOME.availability.heading }).getByText('More dates');
  await expect(folds).toHaveCount(tours.length);
  for (const fold of await folds.all()) await fold.click();
}
/** The minimum time between two changes of the carousel. */
const LOCK_MS = 500;
const DAY_MS = 24 * 60 * 60_000;

const carousel = (page: Page) => page.getByRole('group', { name: HOME.reviews.heading, exact: true });
/** Scrolls to a place, and waits until its script has loaded. */
async function toTheReviews(page: Page) {
  await page.goto('/');
  await hydrated(page);
  const turning = carousel(page);
  await turning.scrollIntoViewIfNeeded();
  await expect(turning.getByRole('button', { name: 'Next review' })).toBeEnabled();
  return turning;
}

test('with scripts off all sections are there, in order, with their content', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/');
  let told = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
  for (const section of IN_ORDER) {
    expect(told).toContain(section.toLowerCase());
    told = told.slice(told.indexOf(section.toLowerCase()) + section.length);
  }
  const papers = page.getByRole('region', { name: HOME.press.heading }).getByRole('listitem').getByRole('link');
  await expect(papers).toHaveCount(list('press').outlets.length);
  for (const paper of await papers.all()) await expect(paper).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('group', { name: new RegExp(`^\\d+ of ${REVIEWS}$`) })).toHaveCount(REVIEWS);
  const walks = page.getByRole('region', { name: HOME.availability.heading });
  for (const { title, schedule } of tours) {
    await expect(walks.getByRole('listitem').filter({ hasText: title })).toContainText(
      new RegExp(`${timeOfDay(schedule.start)}.*${weekdays(schedule.days)}`, 's'),
    );
  }
  // The owner may have no book.
  if (HOME.book)
    await expect(page.getByRole('link', { name: HOME.book.button })).toHaveAttribute(
      'href',
      `mailto:${company.email}?subject=${encodeURIComponent(HOME.book.subject)}`,
    );
  await expect(page.getByText(HOME.urgency.replace('{month}', HOME.anyMonth))).toBeVisible();
  const room = page.getByRole('region', { name: HOME.gallery.heading });
  await expect(room.getByRole('img', { name: present(PRINTS[0]).alt })).toBeVisible();
  await expect(room.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the first screen of a phone says what is offered, where, when and at which price, and shows a cat', async ({
  page,
}) => {
  // A Saturday, 10:50 AM in New York.
  await page.clock.setFixedTime(new Date('2026-11-28T15:50:00Z'));
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await hydrated(page);
  const whole = { ratio: 1 };
  await expect(page.getByRole('banner').getByRole('link', { name: company.name })).toBeInViewport(whole);
  await expect(page.getByRole('main').getByText(company.tagline)).toBeInViewport(whole);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport(whole);
  await expect(page.getByRole('img', { name: /three cats/ }).first()).toBeInViewport(whole);
  const petition = await page.getByRole('region', { name: 'Petition' }).boundingBox();
  expect(petition?.height).toBeLessThanOrEqual(48);
  const rows = page.getByRole('list', { name: 'Next walks' }).getByRole('link');
  await expect(rows).toContainText(tours.map(({ title }) => title));
  // A price that all walks share is shown once, above the rows.
  const price = page.getByText(`$${Math.min(...tours.map((tour) => tour.price))} a person`).first();
  await expect(price).toBeInViewport(whole);
  // Of the walks in this order, the morning's has begun, the afternoon's is still to come, and the third is on Sunday.
  await expect(rows).toContainText(tours.map(({ schedule }) => nextFrom('2026-11-28', '10:50', schedule)));
  for (const row of await rows.all()) await expect(row).toBeInViewport(whole);
  for (const [index, { slug }] of tours.entries())
    await expect(rows.nth(index)).toHaveAttribute('href', `/tours/${slug}`);
  await expect(page.getByRole('complementary', { name: 'Booking', exact: true })).toBeHidden();
});

test('a white cat walks in once and stops where it stands for visitors who prefer reduced motion', async ({
  page,
  context,
}) => {
  // The cat would arrive while a slow machine is still hydrating the page.
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height });
      const print = page.getByRole('img', { name: /A white cat walks toward them\./ });
      const cat = page.locator('figure:has(img[alt*="white cat"]) + span > span');
      const standing = async () => present((await cat.boundingBox()) ?? undefined);
      const countMovements = () => cat.evaluate((it) => it.getAnimations({ subtree: true }).length);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await hydrated(page);
      expect(await countMovements()).toBe(0);
      const place = await standing();
      const wall = present((await print.boundingBox()) ?? undefined);
      expect(place.x + place.width / 2).toBeGreaterThan(wall.x);
      expect(place.y + place.height / 2).toBeLessThan(wall.y + wall.height);

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      await hydrated(page);
      // It comes from outside of the window: the cat, and its legs.
      expect((await standing()).x).toBeLessThan(place.x);
      expect(await countMovements()).toBe(2);
      const ends = await cat.evaluate((it) =>
        it.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      expect(Math.max(...ends)).toBeLessThan(5_000);
      await cat.evaluate((it) => it.getAnimations({ subtree: true }).forEach((movement) => movement.finish()));
      await expect.poll(countMovements).toBe(0);
      expect(await standing()).toEqual(place);
    });
});

test('the script of the parts below loads only when the visitor comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const parts = (): string[] =>
    asked.filter((path) => /\/(AboutUs|FeaturesAndBenefits|ClosingSections)-[^/]*\.js$/.test(path));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(parts()).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => parts().length).toBe(1);
});

test('hydrates section by section without rendering anything afresh', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await toTheReviews(page);
  await page.getByRole('heading', { name: HOME.finalCall.heading }).scrollIntoViewIfNeeded();
  await unfoldDates(page);
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(3 * tours.length);
  expect(troubles).toEqual([]);
});

test('reviews that were swiped before the script runs are counted from where they stand', async ({ page }) => {
  // With reduced motion the reviews do not play by themselves. Playing would also lead to the third one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdBack(page, '**/boot.js');
  await page.goto('/', { waitUntil: 'commit' });
  const turning = carousel(page);
  await turning.scrollIntoViewIfNeeded();
  await turning
    .getByRole('group', { name: /one at a time$/ })
    .evaluate((list) => list.scrollTo({ left: 2 * list.clientWidth, behavior: 'instant' }));
  release();
  await hydrated(page);
  await expect(turning.getByRole('button', { name: 'Next review' })).toBeEnabled();
  await expect(turning.getByText(`3 / ${REVIEWS}`, { exact: true })).toBeVisible();
});

test('paper has all reviews, one below the other, and no buttons', async ({ page }) => {
  const turning = await toTheReviews(page);
  await page.emulateMedia({ media: 'print' });
  const slides = turning.getByRole('group', { name: new RegExp(`^\\d+ of ${REVIEWS}$`) });
  await expect(slides).toHaveCount(REVIEWS);
  const places = await slides.evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().left)));
  expect(new Set(places).size).toBe(1);
  await expect(turning.getByRole('button')).toHaveCount(0);
});

test('the reviews turn by keyboard, in a circle, and by dots', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  const turning = await toTheReviews(page);
  // The carousel does not play any more. It slides in the browser's own time, and a press during a slide would stop it.
  await turning.getByRole('button', { name: 'Pause', exact: true }).click();
  // The clock is stopped, so the two presses come at the same time even on a slow machine.
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  const next = turning.getByRole('button', { name: 'Next review' });
  const dot = (place: number) => turning.getByRole('button', { name: `Show review ${place}`, exact: true });
  const list = turning.getByRole('group', { name: /one at a time/ });
  /** Returns the number of the review at the left edge, to a twentieth of its width; a fraction during a slide. */
  const standing = (): Promise<number> =>
    list.evaluate(({ scrollLeft, clientWidth }) => Math.round((scrollLeft / clientWidth) * 20) / 20 + 1);
  const shows = async (place: number) => {
    await expect(dot(place)).toHaveAttribute('aria-current', 'true');
    await expect.poll(standing).toBe(place);
  };
  await expect.poll(async () => Number.isInteger(await standing())).toBe(true);
  // While the clock ran, the carousel may have played; this lets the last slide's half second pass.
  await next.focus();
  await page.clock.runFor(LOCK_MS);
  await dot(1).click();
  await shows(1);
  await page.clock.runFor(LOCK_MS);
  await next.press('Enter');
  await shows(2);
  // Within 500 ms after a change, the next press does nothing.
  await page.clock.runFor(LOCK_MS - 1);
  await page.keyboard.press('Enter');
  await shows(2);
  await page.clock.runFor(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await shows(3);
  await page.clock.runFor(LOCK_MS);
  await dot(REVIEWS).click();
  await shows(REVIEWS);
  await page.clock.runFor(LOCK_MS);
  await list.focus();
  await page.keyboard.press('ArrowRight');
  await shows(1);
  await page.clock.runFor(LOCK_MS);
  await page.keyboard.press('ArrowLeft');
  await shows(REVIEWS);
});

test('the reviews play every 8 seconds, pause while the visitor points at them, and stay paused by Pause', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  const turning = await toTheReviews(page);
  const count = turning.getByRole('paragraph').filter({ hasText: new RegExp(`^\\d+ / ${REVIEWS}$`) });
  // A carousel that plays is not a live region.
  const play = () => expect(count).toHaveAttribute('aria-live', 'off');
  const standStill = () => expect(count).toHaveAttribute('aria-live', 'polite');
  const elsewhere = page.getByRole('heading', { name: HOME.reviews.heading });
  await turning.hover();
  await standStill();
  // From here on the clock stands still, except for explicit steps.
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  const first = Number.parseInt(await count.innerText(), 10);
  const stands = (further: number) => expect(count).toHaveText(`${first + further} / ${REVIEWS}`);
  await elsewhere.hover();
  await play();
  await page.clock.runFor(7_900);
  await stands(0);
  await page.clock.runFor(200);
  await stands(1);
  await turning.hover();
  await standStill();
  await page.clock.runFor(20_000);
  await stands(1);
  await elsewhere.hover();
  await play();
  await page.clock.runFor(8_100);
  await stands(2);
  await turning.getByRole('button', { name: 'Pause' }).click();
  await elsewhere.click();
  await standStill();
  await expect(turning.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(30_000);
  await stands(2);
});

test('the reviews stop when a finger touches them, until Play is pressed', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    baseURL: site.url,
  });
  const page = await context.newPage();
  await page.clock.install();
  const turning = await toTheReviews(page);
  await turning.getByRole('group', { name: /one at a time/ }).tap();
  const count = turning.getByRole('paragraph').filter({ hasText: new RegExp(`^\\d+ / ${REVIEWS}$`) });
  await expect(turning.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(count).toHaveAttribute('aria-live', 'polite');
  const before = await count.innerText();
  await page.clock.runFor(20_000);
  await expect(count).toHaveText(before);
  await turning.getByRole('button', { name: 'Play' }).tap();
  await expect(turning.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(count).toHaveAttribute('aria-live', 'off');
  await inSmallSteps(page, async () => (await count.innerText()) !== before, 500);
  await context.close();
});

test('the reviews do not play for visitors who prefer reduced motion', async ({ browser, site }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: site.url });
  const page = await context.newPage();
  await page.clock.install();
  const turning = await toTheReviews(page);
  await expect(turning.getByRole('button', { name: 'Pause' })).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(turning.getByRole('group', { name: `1 of ${REVIEWS}`, exact: true })).toBeInViewport({ ratio: 0.5 });
  await context.close();
});

test('the pictures open large, turn in a circle, and return the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await hydrated(page);
  const room = page.getByRole('region', { name: HOME.gallery.heading });
  await room.scrollIntoViewIfNeeded();
  const prints = room.getByRole('button');
  await expect(prints).toHaveCount(PRINTS.length);
  await expect(prints.first()).toBeEnabled();
  // A visitor who controls the browser by voice says the number that is printed on the picture.
  await expect(prints.first()).toHaveAccessibleName(/ Plate 1$/);
  await prints.first().focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText(`1 / ${PRINTS.length}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText(`${PRINTS.length} / ${PRINTS.length}`, { exact: true })).toBeVisible();
  await expect(box.getByRole('img', { name: present(PRINTS.at(-1)).alt })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText(`1 / ${PRINTS.length}`, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await expect(page).toHaveURL(`/#${present(PRINTS[0]).id}`);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(prints.first()).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  await expect(page).toHaveURL('/');
  // The backdrop closes the picture too, as do the button and Back.
  await prints.nth(2).click();
  await expect(box.getByText(`3 / ${PRINTS.length}`, { exact: true })).toBeVisible();
  await box.getByRole('button', { name: 'Next picture' }).click();
  await expect(box.getByText(`4 / ${PRINTS.length}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/#${present(PRINTS[3]).id}`);
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

test('on a phone a picture without a small one on the page leaves the focus at the heading when it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = present(PRINTS.at(-1));
  await page.goto(`/#${id}`);
  await hydrated(page);
  await page.getByRole('region', { name: HOME.gallery.heading }).scrollIntoViewIfNeeded();
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText(`${PRINTS.length} / ${PRINTS.length}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a swipe turns the pictures', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    baseURL: site.url,
  });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  const room = page.getByRole('region', { name: HOME.gallery.heading });
  await room.scrollIntoViewIfNeeded();
  await room.getByRole('button').first().click();
  const box = page.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByText(`1 / ${PRINTS.length}`, { exact: true })).toBeVisible();
  const touch = await context.newCDPSession(page);
  const draw = async (from: number, to: number): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 404 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await draw(300, 120);
  await expect(box.getByText(`2 / ${PRINTS.length}`, { exact: true })).toBeVisible();
  await draw(120, 300);
  await draw(120, 300);
  await expect(box.getByText(`${PRINTS.length} / ${PRINTS.length}`, { exact: true })).toBeVisible();

  await test.step('in a picture enlarged with two fingers, one finger moves it and does not turn it', async () => {
    await touch.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
    await expect(box).toHaveCSS('touch-action', 'auto');
    await draw(300, 120);
    await touch.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1);
    // The page hears of the new scale a moment later.
    await expect(box).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await draw(300, 120);
    await expect(box.getByText(`1 / ${PRINTS.length}`, { exact: true })).toBeVisible();
  });
  await context.close();
});

test('a picture that does not load is replaced by one of three others', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.route(`**/pictures/${present(PRINTS[3]).id}-*`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await hydrated(page);
  const room = page.getByRole('region', { name: HOME.gallery.heading });
  await room.scrollIntoViewIfNeeded();
  await expect(room.getByRole('button').nth(3).getByRole('img')).toHaveAttribute('src', /\/fallback-[123]-480\./);
  await context.close();
});

/** The dates of a tour by its schedule, from a day and time in New York on. */
function daysFrom(today: string, time: string, { days, start }: Tour['schedule']): string[] {
  const coming = Array.from({ length: 28 }, (_, ahead) => new Date(Date.parse(today) + ahead * DAY_MS));
  return coming
    .filter((day) =>
      days.some((name) => name === day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })),
    )
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => (day !== today || start > time) && !company.daysOff.includes(day));
}
/** Formats a day as "Sat, Nov 7" or "Saturday, November 7". */
const dayWords = (day: string, length: 'short' | 'long'): string =>
  new Date(day).toLocaleDateString('en-US', { weekday: length, month: length, day: 'numeric', timeZone: 'UTC' });

/** The next departure of a tour as its row shows it: within 48 hours, with the time until then. */
function nextFrom(today: string, time: string, schedule: Tour['schedule']): string {
  const day = present(daysFrom(today, time, schedule)[0]);
  const minutes = (Date.parse(`${day}T${schedule.start}Z`) - Date.parse(`${today}T${time}Z`)) / 60_000;
  const leaves = timeOfDay(schedule.start);
  if (minutes > 48 * 60) return `${dayWords(day, 'short')}, ${leaves}`;
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  const name = new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${['Today', 'Tomorrow'][ahead] ?? name} ${leaves}, in ${hours} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
}

test('the next dates are real days in New York, and can be added to a calendar', async ({ browser, site }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', baseURL: site.url, acceptDownloads: true });
  const page = await context.newPage();
  // In New York it is Saturday, 1:30 PM: the morning walk has begun, the afternoon walk has not. In Tokyo it is Sunday.
  await page.clock.setFixedTime(new Date('2026-10-31T17:30:00Z'));
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('heading', { name: HOME.availability.heading }).scrollIntoViewIfNeeded();
  await unfoldDates(page);
  const days = (walk: string) => page.getByRole('list', { name: `Next dates, ${walk}` }).getByRole('listitem');
  for (const { title, schedule } of tours) {
    const next = daysFrom('2026-10-31', '13:30', schedule).slice(0, 3);
    await expect(days(title)).toContainText(next.map((day) => dayWords(day, 'short')));
  }

  const { title, schedule, hours, meeting } = tour('brooklyn-heights');
  const day = present(daysFrom('2026-10-31', '13:30', schedule)[0]);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: `Add to calendar : ${title}, ${dayWords(day, 'long')}` }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`brooklyn-heights-${day}.ics`);
  const begins = Date.parse(`${day}T${schedule.start}Z`);
  const inFile = (time: number): string => new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '');
  const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
  expect(file).toContain('TZID:America/New_York\r\n');
  expect(file).toContain(`DTSTART;TZID=America/New_York:${inFile(begins)}\r\n`);
  expect(file).toContain(`DTEND;TZID=America/New_York:${inFile(begins + hours * 3_600_000)}\r\n`);
  expect(file).toContain(`LOCATION:${meeting.corner.replace(/[\\,;]/g, '\\$&')}\r\n`);
  expect(file).toContain('no place is held');
  await context.close();
});

test('the page names this month, and from the 16th in New York on the next one', async ({ page }) => {
  for (const [day, now, month] of [
    ['14th', '2026-12-14T17:00:00Z', 'December'],
    ['16th', '2026-12-16T17:00:00Z', 'January'],
    ['evening of the 15th, when it is the 16th in London', '2026-12-16T02:00:00Z', 'December'],
  ] as const)
    await test.step(day, async () => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/');
      await hydrated(page);
      await expect.soft(page.getByText(HOME.urgency.replace('{month}', month)), day).toBeVisible();
    });
});

test('nothing moves when the month and the dates appear', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: site.url });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-12-27T17:00:00Z'));
  // Measures the main part alone: below the footer, there is room for the booking bar once it appears.
  const height = (): Promise<number> => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
  await page.route('/boot.js', (route) => route.abort());
  await page.goto('/');
  await untilFontsLoaded(page);
  const built = await height();
  await page.unroute('/boot.js');
  await page.reload();
  await hydrated(page);
  await page.getByRole('heading', { name: HOME.finalCall.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByText('More dates')).toHaveCount(tours.length);
  expect(await height()).toBe(built);
  await context.close();
});

test('parts far below get their height after the first frame, and at once if the visitor presses End', async ({
  page,
}) => {
  const far = page.getByRole('heading', { name: HOME.finalCall.heading });
  const isLaidOut = (): Promise<boolean> => far.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
  // The gradual layout requests a frame for each part; here no frame comes.
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.route('/boot.js', (route) => route.abort());
  await page.goto('/');
  expect(await isLaidOut()).toBe(false);
  await page.keyboard.press('End');
  expect(await isLaidOut()).toBe(true);
  const atTheEnd = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.reload();
  expect(await isLaidOut()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(atTheEnd);
});
