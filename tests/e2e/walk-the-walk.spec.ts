import type { Page } from 'playwright/test';
import { METERS_PER_DEGREE } from '../../src/geography/coordinates';
import {
  company,
  dollars,
  firstParagraphOf,
  linksIn,
  list,
  paragraphsOf,
  posts,
  present,
  tour,
  tours,
} from '../setup/content/content';
import { expect, test, watchedPage, packageTest } from '../setup/stage/stage';
import { untilInteractive, hydrated, readyOffline } from '../setup/stage/waits';

const BROOKLYN = tour('brooklyn-heights');
const STOPS = BROOKLYN.stops;
const FIRST = present(STOPS[0]);
const FIRST_CORNER = { latitude: FIRST.at.lat, longitude: FIRST.at.lon, accuracy: 15 };
const TIMES_SQUARE = { latitude: 40.758, longitude: -73.9855, accuracy: 30 };

const askWhere = (page: Page) => page.getByRole('button', { name: 'Where am I?' });
/** The line of the stops, which lists them before the stories as the text version of the map. */
const route = (page: Page) => page.getByRole('navigation', { name: 'The route, stop by stop' });
/** The status of the map; the calendar further down has its own. */
const said = (page: Page) => page.getByRole('main').getByRole('status').first();
const mark = (page: Page) => page.locator('[data-you-are-here]');
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const headerBottom = (page: Page): Promise<number> =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

/** Expects the stop right below the sticky header. */
async function expectArrival(page: Page, number: number): Promise<void> {
  await expect
    .poll(async () => {
      const gap = (await topOf(page, `#stop-${number}`)) - (await headerBottom(page));
      return gap >= -1 && gap < 60;
    })
    .toBe(true);
  await expect(page.locator(`#stop-${number}`)).toHaveAttribute('data-arrived', 'true');
}

test('the facts, the price and the way to the calendar are as announced', async ({ page }) => {
  const { hours, miles, groupSize } = tour('financial-district');
  await page.goto('/tours/financial-district');
  await hydrated(page);
  const facts = page.getByRole('region', { name: 'Facts' });
  for (const fact of [
    `${hours} hours`,
    `${miles} miles`,
    'of walking',
    `max ${groupSize}`,
    'small groups',
    `${company.rating.fiveStarPercent}%`,
    '5-star reviews',
  ])
    await expect(facts).toContainText(fact);
  await page.getByRole('link', { name: 'Reserve Your Spot', exact: true }).first().click();
  await expect(page).toHaveURL('/tours/financial-district#book-now');
  await expect(page.locator('#book-now')).toBeInViewport();

  // In a wide window the card is beside the stops; a phone shows the price once, above the calendar.
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await expect(page.getByText('per person', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 1100 });
  const side = page.getByRole('complementary', { name: 'Price and times' });
  await expect(side).toContainText(`${dollars(BROOKLYN.price)} per person`);
  await expect(side).toContainText(`max ${BROOKLYN.groupSize} people`);
  await expect(side.getByRole('link', { name: 'Check Available Dates' })).toHaveAttribute('href', '#book-now');
  const discover = page.getByRole('region', { name: BROOKLYN.stopsHeading });
  await expect(discover.getByRole('heading', { level: 3 })).toHaveText(STOPS.map(({ title }) => title));
  for (const { story } of STOPS) await expect(discover).toContainText(firstParagraphOf(story));
  await expect(route(page).getByRole('link')).toHaveText(STOPS.map(({ title }, index) => `${index + 1}${title}`));

  await page.goto('/tours/lower-east-side');
  await hydrated(page);
  const eastSide = tour('lower-east-side');
  const { highlights = [], stops, stopsHeading } = eastSide;
  await expect(page.getByRole('heading', { level: 2, name: stopsHeading })).toBeVisible();
  const onTheWay = route(page).getByRole('listitem').filter({ hasText: 'On the way' });
  const passed = stops.filter((_, index) => !highlights.includes(index + 1));
  expect(passed.length).toBeGreaterThan(0);
  await expect(onTheWay.getByRole('link')).toHaveText(passed.map((stop) => `${stops.indexOf(stop) + 1}${stop.title}`));
  await expect(side).toContainText(`${dollars(eastSide.price)} per person`);
  await expect(side).toContainText(`max ${eastSide.groupSize} people`);
});

test.describe('in one hand', () => {
  const OPEN_STOPS = 3;
  const bars = (page: Page) => page.getByRole('group', { name: /^From stop \d+$/ });

  test('between the stops a bar says how far it is to the next one, and links there, to the map and into the walk', async ({
    page,
  }) => {
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    await expect(bars(page)).toHaveCount(OPEN_STOPS);
    await page.locator('#stop-4').locator('summary').filter({ hasText: 'Read this stop' }).click();
    await page.evaluate(() => document.querySelector('#stop-4 h3')?.scrollIntoView({ block: 'start' }));
    const bar = bars(page).nth(3);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const fifth = present(STOPS[4]);
    await expect(bar).toContainText(
      new RegExp(`^.*4 of ${STOPS.length}\\. [\\d.]+ (?:mi|ft), \\d+ min to ${fifth.title}`),
    );
    // The link can be pressed, because no booking control covers it.
    await bar.getByRole('link', { name: fifth.title }).click();
    await expectArrival(page, 5);
    await bars(page).nth(4).getByRole('link', { name: 'Map' }).click();
    await expect(page).toHaveURL(/#map$/);
    await page.goBack();
    await bars(page).nth(4).getByRole('link', { name: 'Walk from stop 5' }).click();
    await expect(page).toHaveURL('/tours/brooklyn-heights/walk#stop-5');
  });

  test('three stops are open, and the others are rows that a press, an address and paper unfold', async ({ page }) => {
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    const beginning = (number: number) => page.getByText(firstParagraphOf(present(STOPS[number - 1]).story));
    for (let number = 1; number <= STOPS.length; number += 1)
      await expect(beginning(number)).toBeVisible({ visible: number <= OPEN_STOPS });
    await page.locator('#stop-5').locator('summary').filter({ hasText: 'Read this stop' }).click();
    await expect(beginning(5)).toBeVisible();
    await route(page)
      .getByRole('link', { name: present(STOPS[6]).title })
      .click();
    await expectArrival(page, 7);
    await expect(beginning(7)).toBeVisible();
    await expect(beginning(6)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (let number = 1; number <= STOPS.length; number += 1) await expect(beginning(number)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 720 });
    for (let number = 1; number <= STOPS.length; number += 1) await expect(beginning(number)).toBeVisible();
  });

  test('the stations at the end and what to know are lines that a press unfolds, and on a desk they are open', async ({
    page,
  }) => {
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    const { meeting, beforeYouGo } = BROOKLYN;
    const folded = [present(meeting.stations.find(({ atEnd }) => atEnd)).stepFree, present(beforeYouGo[0])].map(
      (words) => page.getByText(words, { exact: true }).first(),
    );
    for (const words of folded) await expect(words).toBeHidden();
    await page.getByText('Stations at the end').click();
    await page.getByText(/^\d+ things? to know$/).click();
    for (const words of folded) await expect(words).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const words of folded) await expect(words).toBeVisible();
  });

  test('the address of a folded stop shows its story before the script runs', async ({ page }) => {
    await page.route('**/boot.js', (blocked) => blocked.abort());
    await page.goto('/tours/brooklyn-heights#stop-6');
    await expect(page.getByText(firstParagraphOf(present(STOPS[5]).story))).toBeVisible();
    await expect(page.getByText(firstParagraphOf(present(STOPS[6]).story))).toBeHidden();
  });

  test('a long story is folded after two paragraphs without scripts, and unfolds by a press or a search in the page', async ({
    page,
  }) => {
    await page.route('**/boot.js', (blocked) => blocked.abort());
    const lastOf = ({ story }: (typeof STOPS)[number]): string => present(paragraphsOf(story).at(-1));
    // A link to the text unfolds the story, as the browser's own search does.
    const found = lastOf(present(STOPS[1]));
    await page.goto(`/tours/brooklyn-heights#:~:text=${encodeURIComponent(found.split(' ').slice(0, 6).join(' '))}`);
    await expect(page.getByText(found)).toBeInViewport();
    await page.reload();
    // The page is short enough to read nine stops with one thumb, and the first stop is near the top.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(15_000);
    const first = page.locator('#stop-1');
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(3_200);
    const last = lastOf(FIRST);
    await expect(first.getByText(last)).toBeHidden();
    await first.getByText('Read the rest').click();
    await expect(first.getByText(last)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const { story } of STOPS) await expect(page.getByText(present(paragraphsOf(story).at(-1)))).toBeVisible();
  });
});

test('the address of a stop leads to the stop: at the first load, from another page, and in the route', async ({
  page,
}) => {
  await page.goto('/tours/brooklyn-heights#stop-4');
  await hydrated(page);
  await expectArrival(page, 4);
  await expect(page.locator('[data-arrived]')).toHaveCount(1);

  const last = STOPS.length;
  await route(page)
    .getByRole('link', { name: present(STOPS.at(-1)).title })
    .click();
  await expect(page).toHaveURL(`/tours/brooklyn-heights#stop-${last}`);
  await expectArrival(page, last);
  await expect(page.locator('[data-arrived]')).toHaveCount(1);
  await expect(page.locator(`#stop-${last}`)).toBeFocused();

  const { id, link, href } = present(
    posts.flatMap(({ id: post, story }) =>
      linksIn(story)
        .filter((one) => /^\/tours\/.+#stop-\d+$/.test(one.href))
        .map((one) => ({ id: post, ...one })),
    )[0],
  );
  await page.goto(`/blog/${id}`);
  await hydrated(page);
  await page.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(href);
  await expectArrival(page, Number(href.split('#stop-')[1]));
});

function kilometersFromTimesSquare({ lat, lon }: { lat: number; lon: number }): number {
  const north = lat - TIMES_SQUARE.latitude;
  const east = (lon - TIMES_SQUARE.longitude) * Math.cos((lat * Math.PI) / 180);
  return (Math.hypot(north, east) * METERS_PER_DEGREE) / 1000;
}

test('after a press, the position is on the map and in words, and is sent nowhere', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(FIRST_CORNER);
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await expect(mark(page)).toHaveCount(0);
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
  await askWhere(page).click();
  await expect(said(page)).toHaveText(`You are at stop 1, ${FIRST.title}.`);
  // The figures change every few steps, so they are not announced.
  await expect(page.getByText('This is accurate to about 50 ft (15 m).', { exact: true })).toBeVisible();
  // The ring shows the accuracy: 15 m at 1.38 units per meter.
  const ring = mark(page).locator(':scope > circle').first();
  await expect.poll(async () => Number(await ring.getAttribute('r'))).toBeCloseTo(20.7, 1);

  // This far east of the westernmost stop, no other stop is nearer.
  const west = present(STOPS.toSorted((one, other) => one.at.lon - other.at.lon)[0]);
  const east = 40 / (METERS_PER_DEGREE * Math.cos((west.at.lat * Math.PI) / 180));
  await context.setGeolocation({ latitude: west.at.lat, longitude: west.at.lon + east, accuracy: 20 });
  await expect(said(page)).toHaveText(`The nearest is stop ${STOPS.indexOf(west) + 1}, ${west.title}.`);
  await expect(page.getByText(/^It is about 130 ft \(40 m\) to the west of you\./)).toBeVisible();
  // Within the error of a location, a direction and a distance would be guesses.
  await context.setGeolocation({ latitude: west.at.lat, longitude: west.at.lon + east * 1.01, accuracy: 60 });
  await expect(said(page)).toContainText(
    `You are somewhere in the circle. Its middle is nearest to stop ${STOPS.indexOf(west) + 1}, ${west.title}.`,
  );

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(mark(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('');
  await context.setGeolocation(FIRST_CORNER);
  // A watch would have got the new position by now.
  await page.evaluate(
    () => new Promise<void>((done, fail) => navigator.geolocation.getCurrentPosition(() => done(), fail)),
  );
  await expect(askWhere(page)).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
  expect(told.filter((line) => /40\.[67]\d|-73\.9/.test(line))).toEqual([]);

  await test.step('off the map it says how far the walk is, and in which direction', async () => {
    await context.setGeolocation(TIMES_SQUARE);
    await askWhere(page).click();
    await expect(said(page)).toContainText('You are not on this map.');
    const figures = await page.getByText(/^The walk is about .+ to the south of you\./).innerText();
    const [, far] = /miles \(([\d.]+) km\)/.exec(figures) ?? [];
    expect(Math.abs(Number(far) - Math.min(...STOPS.map(({ at }) => kilometersFromTimesSquare(at))))).toBeLessThan(0.1);
    await expect(mark(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
  });

  await test.step('the watch ends when the visitor goes to another page', async () => {
    await context.setGeolocation(FIRST_CORNER);
    await page.evaluate(() => {
      const clear = navigator.geolocation.clearWatch.bind(navigator.geolocation);
      navigator.geolocation.clearWatch = (watch) => {
        document.documentElement.dataset.cleared = String(watch);
        clear(watch);
      };
    });
    await askWhere(page).click();
    await expect(mark(page)).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tours' }).click();
    await expect(page).toHaveURL('/tours');
    await expect(page.locator('html')).toHaveAttribute('data-cleared', /\d+/);
  });
});

test('a visitor who refuses, a device that fails, and one that takes too long get clear texts', async ({
  page,
  context,
}) => {
  await context.grantPermissions([]);
  await page.goto('/tours/lower-east-side');
  await hydrated(page);
  await askWhere(page).click();
  await expect(said(page)).toContainText('You have not let this page see your location.');
  await expect(askWhere(page)).toBeEnabled();

  for (const [code, words] of [
    [2, 'This device cannot find its location just now.'],
    [3, 'It took too long to find your location.'],
  ] as const) {
    await page.evaluate((failure) => {
      navigator.geolocation.watchPosition = (_found, failed) => {
        failed?.({
          code: failure,
          message: '',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        });
        return 1;
      };
    }, code);
    await askWhere(page).click();
    await expect(said(page)).toContainText(words);
    await expect(askWhere(page)).toBeVisible();
  }
});

packageTest(
  'on the sidewalk without a connection: the map, the position, and the sign of the meeting corner',
  async ({ page, context, network }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(FIRST_CORNER);
    await page.goto('/');
    await readyOffline(page);
    await network.off();
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    const map = page.getByRole('img', { name: /^Print of a street map of Brooklyn Heights/ });
    await map.scrollIntoViewIfNeeded();
    await expect
      .poll(() => map.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
    await askWhere(page).click();
    await expect(said(page)).toContainText('You are at stop 1');

    const card = page.getByRole('region', { name: 'Find your guide' });
    const { corner, at, stations } = BROOKLYN.meeting;
    await expect(card).toContainText(corner);
    for (const { stepFree } of stations) await expect(card).toContainText(stepFree);
    const { guide, elevators, lateStops } = list('every-walk');
    await expect(card).toContainText(guide);
    await expect(card).toContainText(elevators);
    await expect(card).toContainText(lateStops);
    await expect(card.getByRole('link', { name: 'Stop 3', exact: true })).toHaveAttribute('href', '#stop-3');
    await expect(card.getByRole('link', { name: /maps app/ })).toHaveAttribute(
      'href',
      new RegExp(`[=/]${at.lat}%2C${at.lon}(?:$|&)`),
    );
    const large = card.getByRole('button', { name: 'Show it large' });
    await large.click();
    const sign = page.getByRole('dialog', { name: 'The corner, large' });
    await expect(sign).toContainText(corner);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await sign.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
    await page.keyboard.press('Tab');
    await expect(sign.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sign).toBeHidden();
    await expect(large).toBeFocused();

    // Changes of a stop are reported in the section on its sources.
    await page.locator('#stop-2').getByText('Where this comes from').click();
    await page.getByRole('link', { name: /^Tell us that something has changed here.*stop 2/ }).click();
    const message = page.getByRole('textbox', { name: /^Message/ });
    await expect(message).toHaveValue(`${BROOKLYN.title}, stop 2: something has changed here.`);
    await message.press('End');
    await message.pressSequentially(' The door is blue.');
    await page.goto(`/tours/${BROOKLYN.slug}/walk#stop-3`);
    await page.getByRole('link', { name: /^Tell us that something has changed here/ }).click();
    await expect(message).toHaveValue(/stop 2: .+ The door is blue\.\n\n.+ stop 3: something has changed here\.$/);
  },
);

test('with scripts off the map, its list and the stops are there, without buttons that would do nothing', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/tours/brooklyn-heights#stop-4');
  await expect(page.getByRole('img', { name: /^Print of a street map/ })).toBeVisible();
  await expect(route(page).getByRole('link')).toHaveCount(STOPS.length);
  for (const { story } of STOPS) await expect(page.getByText(present(paragraphsOf(story).at(-1)))).toBeVisible();
  await expect(askWhere(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show it large' })).toBeHidden();
  await context.close();
});

test('the questions of a walk, at most one open at a time', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  for (const { slug, questions: asked } of tours) {
    // On a phone these questions are folded; the address of one unfolds them.
    await page.goto(`/tours/${slug}#before-2`);
    await hydrated(page);
    const all = page.getByRole('region', { name: 'Questions people ask' });
    const common = all.getByRole('group', { name: 'About every walk' }).locator('[name] > summary');
    await expect(common).toHaveText(list('every-walk').beforeYouCome.map(({ question }) => question));
    await expect(common.nth(1)).toBeInViewport();
    const asking = all.getByRole('group', { name: 'About this walk' });
    const questions = asking.locator('summary');
    await expect(questions).toHaveText(asked.map(({ question }) => question));
    const last = questions.nth(asked.length - 1);
    const open = asking.locator('details[open]');
    await untilInteractive(questions.nth(3));
    await questions.nth(3).click();
    await expect(open).toHaveCount(1);
    await questions.nth(3).click();
    await expect(open).toHaveCount(0);
    await questions.nth(3).press('End');
    await expect(last).toBeFocused();
    await last.press('ArrowDown');
    await expect(questions.nth(0)).toBeFocused();
  }
  expect(troubles).toEqual([]);
});
