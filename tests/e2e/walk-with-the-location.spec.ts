import type { BrowserContext, Locator, Page } from 'playwright/test';
import { METERS_PER_DEGREE } from '../../src/geography/coordinates';
import { present } from '../setup/content/content';
import { expect, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';
import { bar, COUNT, heading, showMe, STOPS, titleOf, WALK } from '../setup/stage/walk-page';

/** Sends two fixes at a stop, because a first fix alone is not enough. */
async function standAt(context: BrowserContext, stop: number, accuracy = 15): Promise<void> {
  const { lat, lon } = present(STOPS[stop - 1]).at;
  for (const shift of [0, 0.00001, 0.00002])
    await context.setGeolocation({ latitude: lat + shift, longitude: lon, accuracy });
}

/** Repeats until the walk offers the stop: a browser may merge two fixes into one. */
const untilOffered = (context: BrowserContext, stop: number, offer: Locator): Promise<void> =>
  expect(async () => {
    await standAt(context, stop);
    await expect(offer).toBeVisible({ timeout: 2_000 });
  }).toPass();

const slip = (page: Page): Locator => page.getByRole('group', { name: 'Your location' });

test('at a stop the punch is offered, and nothing is punched or opened without a press', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await standAt(context, 4);
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  await showMe(page).click();
  await expect(page.getByText('You, accurate to about')).toBeVisible();
  const offer = page.getByRole('status').filter({ hasText: 'You are at stop 5.' });
  await untilOffered(context, 5, offer);
  await expect(offer).toContainText(titleOf(5));
  await expect(page).toHaveURL(`${WALK}#to-5`);
  await expect(page.getByRole('link', { name: `Your card: 0 of ${COUNT} punched. Open the list` })).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).press('Enter');
  await expect(offer).toHaveCount(0);
  // The pressed button is gone, but the focus is not lost.
  await expect(slip(page)).toBeFocused();
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Punched.' })).toBeVisible();
});

test('at a later stop, the skipped stops stay open', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await standAt(context, 7);
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  await showMe(page).click();
  const offer = page.getByRole('status').filter({ hasText: 'You are at stop 7.' });
  await untilOffered(context, 7, offer);
  await expect(offer).toContainText('and 6 are not marked.');
  await bar(page).getByRole('button', { name: 'Mark stop 7' }).click();
  await bar(page).getByRole('link', { name: 'Read stop 7' }).click();
  await expect(heading(page)).toHaveText(`Stop 7: ${titleOf(7)}`);
  // The way to stop 5 is as it was before: stop 5 can be marked.
  await page.goto(`${WALK}#to-5`);
  await expect(heading(page)).toHaveText('To stop 5');
  await expect(bar(page).getByRole('button', { name: 'Mark stop 5' })).toBeVisible();
  await expect(page.getByText('Punched.', { exact: true })).toHaveCount(0);
});

test("with a position the way is shown step by step, and the list shows the walker's place", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await standAt(context, 4);
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  const { words, steps = [] } = present(present(STOPS[3]).next);
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await showMe(page).click();
  const announced = (step: number) => page.getByRole('status').filter({ hasText: present(steps[step - 1]).words });
  const next = page.getByRole('button', { name: 'Next step' });
  await expect(page.getByText(`Step 1 of ${steps.length}`)).toBeVisible();
  await expect(announced(1)).toBeVisible();
  for (let step = 2; step <= steps.length; step += 1) {
    await next.press('Enter');
    await expect(page.getByText(`Step ${step} of ${steps.length}`)).toBeVisible();
    await expect(announced(step)).toBeVisible();
  }
  // At the last step the pressed button keeps the focus and does nothing.
  await expect(next).toBeFocused();
  await expect(next).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Step ${steps.length} of ${steps.length}`)).toBeVisible();
  await page.getByRole('link', { name: /^Your card/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'You are here,' })).toContainText('before stop 5.');
});

test('in forced colors it can be seen which buttons of the map are pressed', async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await context.grantPermissions(['geolocation']);
  await standAt(context, 4);
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  const background = () => showMe(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await background();
  await showMe(page).click();
  await expect(showMe(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await background()).not.toBe(before);
});

test('a map that is low can be zoomed out with a button, which no other button covers', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await standAt(context, 4);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  for (const isFound of [false, true]) {
    if (isFound) {
      await showMe(page).click();
      await expect(page.getByRole('button', { name: 'My direction points up' })).toBeVisible();
    }
    for (const height of [664, 568, 480, 390]) {
      await page.setViewportSize({ width: 390, height });
      // A click fails if something else is at this place: here the corners of the button.
      for (const position of [
        { x: 1, y: 1 },
        { x: 40, y: 40 },
      ])
        await zoomOut.click({ position, trial: true });
    }
  }
});

/** A location receiver that the test controls, by the page's clock. */
const RECEIVER = `{
  const watches = new Map();
  let asked = [];
  let ids = 0;
  let found = 0;
  Object.defineProperty(navigator, 'geolocation', { value: {
    watchPosition(found) { watches.set(++ids, found); return ids; },
    clearWatch(id) { watches.delete(id); },
    getCurrentPosition(found) { asked.push(found); },
  } });
  window.findAt = (latitude, longitude, accuracy) => {
    const hearers = [...watches.values(), ...asked];
    asked = [];
    // A receiver that measures never finds the same place again to the last digit.
    const coords = { latitude: latitude + (found++ % 2) * 1e-8, longitude, accuracy, heading: null, speed: null };
    for (const hear of hearers) hear({ coords, timestamp: Date.now() });
  };
}`;

type LatLon = readonly [lat: number, lon: number];

/** A walker in the street: sends fixes, one every quarter of a minute. */
async function street(page: Page, hash: string) {
  await page.addInitScript(RECEIVER);
  await page.clock.install();
  await page.goto(WALK + hash);
  await hydrated(page);
  await showMe(page).click();
  return async (places: readonly LatLon[], accuracy = 12): Promise<void> => {
    for (const [lat, lon] of places) {
      await page.clock.fastForward(16_000);
      await page.evaluate(`window.findAt(${lat}, ${lon}, ${accuracy})`);
    }
  };
}

test('right after one stop was punched the next one can be marked, and a stop that was passed can be left open', async ({
  page,
}) => {
  const offered = (words: string) => page.getByRole('status').filter({ hasText: words });
  const nearStop = (stop: number, metersNorth = 0): LatLon => {
    const { lat, lon } = present(STOPS[stop - 1]).at;
    return [lat + metersNorth / METERS_PER_DEGREE, lon];
  };
  const go = await street(page, '#to-4');
  await go([nearStop(4), nearStop(4), nearStop(4)]);
  await expect(offered('You are at stop 4.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Mark stop 4' }).click();
  await expect(page.getByText('Punched.', { exact: true })).toBeVisible();
  // A fix that no walker could have reached in the time is accepted when three agree, and two make an arrival.
  await go(Array.from({ length: 6 }, () => nearStop(5)));
  await expect(offered('You are at stop 5.')).toBeVisible();
  // The focus was on the link to stop 4, which the position has replaced.
  await expect(bar(page).getByRole('button', { name: 'Mark stop 5' })).toBeFocused();
  await go([nearStop(5, 50), nearStop(5, 50)]);
  await expect(offered('You were at stop 5. It is not marked.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it unmarked' }).click();
  await expect(offered('You were at stop 5.')).toHaveCount(0);
});

test('a map that is opened from a marked stop leads to the next one, and from a stop that is read ahead to it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await standAt(context, 4);
  await page.goto(`${WALK}#to-4`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await bar(page).getByRole('link', { name: 'Read stop 4' }).click();
  await bar(page).getByRole('link', { name: 'Map' }).click();
  await showMe(page).click();
  await standAt(context, 4);
  const distance = (stop: number) => page.getByText(new RegExp(`^About .* to stop ${stop}$`));
  await expect(distance(5)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: /^Next: stop 5/ })).toBeVisible();
  // A walker who goes on by the map marks the next stop there.
  await untilOffered(context, 5, page.getByRole('status').filter({ hasText: 'You are at stop 5.' }));
  await bar(page).getByRole('button', { name: 'Mark stop 5' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Punched.' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Read stop 5' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(`Stop 4: ${titleOf(4)}`);
  await page.goto(`${WALK}#stop-6`);
  await bar(page).getByRole('link', { name: 'Map' }).click();
  await expect(distance(6)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^I am here Mark stop 6/ })).toBeVisible();
});

test('a walker who comes from elsewhere gets a straight line and the whole directions', async ({ page }) => {
  const go = await street(page, '#to-5');
  // 250 m to the south of stop 5.
  const { lat, lon } = present(STOPS[4]).at;
  await go([[lat - 250 / METERS_PER_DEGREE, lon]]);
  await expect(page.getByText('About 820 ft (250 m) to stop 5')).toBeVisible();
  await expect(page.getByText(/^In a straight line, to the north\. You, accurate to about/)).toBeVisible();
  await expect(page.getByText(present(present(STOPS[3]).next).words, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Step \d/)).toHaveCount(0);
  // The directions say where they begin, because the walker is not there.
  await expect(page.getByText(/ min from stop 4$/)).toBeVisible();
});

test('a walker who leaves the route is shown the way back, with a single announcement', async ({ page }) => {
  const go = await street(page, '#to-5');
  // From the corner of Pineapple and Hicks Streets up Hicks, away from the route. The street leans to the east.
  const north = (meters: number): LatLon => [
    40.69854 + (0.94 * meters) / METERS_PER_DEGREE,
    -73.99429 + (0.45 * meters) / METERS_PER_DEGREE,
  ];
  await go([north(0), north(0), north(0)]);
  const heard = page.getByRole('status').filter({ hasText: 'On the way to stop 5' });
  await expect(heard).toHaveCount(1);
  await go([north(60), north(64), north(68)]);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'This is not the way to stop 5' })
      .or(page.getByRole('status').filter({ hasText: 'You are off the route' })),
  ).toHaveText(/^(You are off the route|This is not the way to stop 5)$/);
  await expect(page.getByText(/about \d+ ft \(\d+ m\) to the south of you\.$/)).toBeVisible();
  const back = page.locator('path.back');
  await expect(back).toHaveAttribute('d', '');
  await page.getByRole('button', { name: 'Show the way back' }).click();
  await expect(back).toHaveAttribute('d', /^M-?[\d.]+,/);
  await expect(back).toBeInViewport({ ratio: 0.9 });
  await go([north(20), north(10), north(0)]);
  await expect(page.getByText(/^About .+ to stop 5$/)).toBeVisible();
  // The pressed button has gone with the state of the position.
  await expect(slip(page)).toBeFocused();
  await expect(back).toHaveAttribute('d', '');
});

test('a walker who passes a stop without marking it gets the directions of the next leg', async ({ page }) => {
  const go = await street(page, '#to-2');
  const second = present(STOPS[1]).at;
  // The corner of Poplar and Hicks Streets, and then down Hicks.
  const [lat, lon] = [40.70113, -73.99305] as const;
  const down = [0, 0.15, 0.3, 0.45, 0.6, 0.75].map((share): LatLon => [lat - 0.00194 * share, lon - 0.00093 * share]);
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await go([[second.lat, second.lon], ...down]);
  await expect(page.getByText('You are on the way to stop 3', { exact: true })).toBeVisible();
  await expect(heading(page)).toHaveText('To stop 3');
  // The map of this leg has replaced the one with the focus.
  await expect(page.getByRole('group', { name: 'Map', exact: true })).toBeFocused();
  await expect(page.getByText(/^Stop 2 is not marked\. About/)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Mark stop 2' })).toBeVisible();
  // At stop 3, its mark is confirmed like any other.
  const third = present(STOPS[2]).at;
  await go(Array.from({ length: 3 }, (): LatLon => [third.lat, third.lon]));
  await expect(page.getByRole('status').filter({ hasText: 'You are at stop 3.' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Mark stop 3' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Punched.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Continue to stop 3' }).click();
  await expect(page).toHaveURL(`${WALK}#to-3`);
});

test("the browser's own button asks for the position, with ours inside", async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  const { lat, lon } = present(STOPS[0]).at;
  await context.setGeolocation({ latitude: lat, longitude: lon, accuracy: 15 });
  await page.goto(`${WALK}#to-2`);
  await hydrated(page);
  // The browser sets its role and text.
  const own = page.locator('geolocation');
  await expect(own).toHaveText('Show me on the map');
  await expect(own.getByRole('button')).toHaveCount(0);
  // The browser ignores a press on an element that has just moved, to be sure that the press was meant.
  await expect(own).toHaveJSProperty('isValid', true);
  await own.click();
  await expect(page.getByText(/^You, accurate to about/)).toBeVisible();
  await expect(slip(page)).toBeFocused();
});

test('on the cover the distance is shown at each step, and announced once, without figures', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await standAt(context, 3);
  await page.goto(WALK);
  await hydrated(page);
  const own = page.locator('geolocation');
  await own.scrollIntoViewIfNeeded();
  await expect(own).toHaveJSProperty('isValid', true);
  await own.click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'The start' }) });
  await expect(row.getByText(/^You are about .+ from stop 3\. This is accurate to about/)).toBeVisible();
  await expect(row).toBeFocused();
  const news = row.getByRole('status');
  await expect(news).toHaveText('Your location is found.');
  await standAt(context, 4);
  await expect(row.getByText(/^You are about .+ from stop 4\./)).toBeVisible();
  await expect(news).toHaveText('Your location is found.');
});

test('after a refusal, and from Australia: clear texts, and the walk continues', async ({ page, context }) => {
  await context.grantPermissions([]);
  await page.goto(`${WALK}#to-2`);
  await hydrated(page);
  await showMe(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Location is not allowed' })).toContainText(
    'The words, the map and the list work without it.',
  );
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -33.8568, longitude: 151.2153, accuracy: 20 });
  // The only way on is the browser's own button: a press on it is consent.
  await expect(page.getByRole('button', { name: 'How to allow it' })).toHaveCount(0);
  const own = page.locator('geolocation');
  await expect(own).toHaveJSProperty('isValid', true);
  await own.click();
  await expect(page.getByText('The walk is not here')).toBeVisible();
  await expect(page.getByText(/^It begins about \d,\d{3} miles \(1[56],\d{3} km\) to the/)).toBeVisible();
  await page.getByRole('link', { name: 'Read on' }).click();
  await expect(heading(page)).toHaveText(`Stop 2: ${titleOf(2)}`);
});

test('on a tablet, a refusal is told beside the map of a stop and of the list too', async ({ page, context }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await context.grantPermissions([]);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const regions = await page.getByRole('status').count();
  await showMe(page).click();
  const refused = page.getByRole('status').filter({ hasText: 'Location is not allowed' });
  await expect(refused).toBeVisible();
  // Not every screen reader announces text in a live region that has just been added.
  await expect(page.getByRole('status')).toHaveCount(regions);
  await page.getByRole('link', { name: /^Your card/ }).click();
  await expect(heading(page)).toHaveText('The stops of this walk');
  await expect(refused).toBeVisible();
});

test('on a desk the map asks for no location, and nothing is punched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Brooklyn Heights Tour' }),
  ).toHaveAttribute('href', '/tours/brooklyn-heights');
  await expect(page.getByRole('button', { name: 'Whole walk' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me on the map' })).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'I am here' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText('To stop 4');
});
