import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expectAccessible, withoutTransitions } from '../setup/axe';
import { present, tour } from '../setup/content';
import { lookForUpdate, nextRelease, releaseOf } from '../setup/releases';
import { expect, hydrated, readyOffline, test, watchedPage, workerTest } from '../setup/stage';
import { FEW_PICTURES_DIST } from '../setup/test-site';

const STOPS = tour('brooklyn-heights').stops;
const COUNT = STOPS.length;
const WALK = '/tours/brooklyn-heights/walk';
const METERS_PER_DEGREE = 111_195;

const bar = (page: Page) => page.getByRole('navigation', { name: 'This walk' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const titleOf = (stop: number): string => present(STOPS[stop - 1]).title;
/** The button on the map; that on the slip is inside the browser's own element if it has one. */
const showMe = (page: Page) => page.getByRole('button', { name: 'Show me on the map' });

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

/** A stored card with these stops punched. */
const cardWith = (punched: readonly number[], at: string): string =>
  JSON.stringify({
    version: 1,
    walk: 'brooklyn-heights',
    changedAt: Date.now(),
    at,
    sentence: 0,
    punched: punched.map((stop) => ({ stop, at: Date.now() })),
    hiddenOnHome: false,
  });

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
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(offer).toHaveCount(0);
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
  await expect(page.getByText(present(present(STOPS[3]).next).words, { exact: true })).toBeVisible();
  await showMe(page).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: /^Your card/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'You are here,' })).toContainText('before stop 5.');
});

/** A location receiver that the test controls, by the page's clock. */
const RECEIVER = `{
  const watches = new Map();
  let asked = [];
  let ids = 0;
  Object.defineProperty(navigator, 'geolocation', { value: {
    watchPosition(found) { watches.set(++ids, found); return ids; },
    clearWatch(id) { watches.delete(id); },
    getCurrentPosition(found) { asked.push(found); },
  } });
  window.findAt = (latitude, longitude, accuracy) => {
    const hearers = [...watches.values(), ...asked];
    asked = [];
    const coords = { latitude, longitude, accuracy, heading: null, speed: null };
    for (const found of hearers) found({ coords, timestamp: Date.now() });
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

test('a walker who comes from elsewhere gets a straight line and the whole directions', async ({ page }) => {
  const go = await street(page, '#to-5');
  // 250 m to the south of stop 5.
  const { lat, lon } = present(STOPS[4]).at;
  await go([[lat - 250 / METERS_PER_DEGREE, lon]]);
  await expect(page.getByText('About 820 ft (250 m) to stop 5')).toBeVisible();
  await expect(page.getByText(/^In a straight line, to the north\. You, accurate to about/)).toBeVisible();
  await expect(page.getByText(present(present(STOPS[3]).next).words, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Step \d/)).toHaveCount(0);
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
  await expect(back).toHaveAttribute('d', '');
});

test('a walker who passes a stop without marking it gets the directions of the next leg', async ({ page }) => {
  const go = await street(page, '#to-2');
  const second = present(STOPS[1]).at;
  // The corner of Poplar and Hicks Streets, and then down Hicks.
  const [lat, lon] = [40.70113, -73.99305] as const;
  const down = [0, 0.15, 0.3, 0.45, 0.6, 0.75].map((share): LatLon => [lat - 0.00194 * share, lon - 0.00093 * share]);
  await go([[second.lat, second.lon], ...down]);
  await expect(page.getByText('You are on the way to stop 3', { exact: true })).toBeVisible();
  await expect(heading(page)).toHaveText('To stop 3');
  await expect(page.getByText(/^Stop 2 is not marked\. About/)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Mark stop 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to stop 3' }).click();
  await expect(page).toHaveURL(`${WALK}#to-3`);
});

test('a press right after the button has changed its meaning does nothing', async ({ page }) => {
  await page.goto(`${WALK}#to-2`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  const read = bar(page).getByRole('link', { name: 'Read stop 2' });
  await expect(read).toHaveAttribute('aria-disabled', 'true');
  await read.dispatchEvent('click');
  await expect(page).toHaveURL(`${WALK}#to-2`);
  await expect(read).not.toHaveAttribute('aria-disabled');
  await read.click();
  await expect(heading(page)).toHaveText(`Stop 2: ${titleOf(2)}`);
});

test('the rest of the walk, the surroundings and the way out are shown, and can be switched off', async ({ page }) => {
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  const left = page.getByText(/^5 stops, [\d.]+ mi, about \d+ min to the end$/);
  await expect(left).toBeVisible();
  await page.goto(`${WALK}#stop-5`);
  await expect(page.getByText(/^Clark St \(2, 3\), at this stop\. Elevator to the street/)).toBeVisible();
  await page.goto(`${WALK}#list`);
  await expect(page.getByText('Benches on the Promenade.')).toBeVisible();
  await page.goto(`${WALK}#stop-5`);
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  for (const name of [/^To the end/, /^Around you/])
    await page.getByRole('group', { name }).getByRole('radio', { name: 'Off' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Clark St \(2, 3\)/)).toHaveCount(0);
  await page.goto(`${WALK}#to-5`);
  await expect(heading(page)).toHaveText('To stop 5');
  await expect(left).toHaveCount(0);
  await page.goto(`${WALK}#list`);
  await expect(page.getByText('Benches on the Promenade.')).toHaveCount(0);
});

test('another phone gets the walk by a QR code, which is made on this device', async ({ page }) => {
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  await page.goto(`${WALK}#end`);
  await page.getByRole('button', { name: 'Same walk on another phone' }).click();
  const code = page.getByRole('img', { name: 'Code with the address of this walk and of the place in it' });
  await expect(code).toBeVisible();
  await expect(page.getByText(/^Scan this with the other phone/)).toBeVisible();
});

for (const size of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
])
  test(`at ${size.width} x ${size.height} the slip and its button are fully visible above the bar`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const stop of [1, 2, 5, 6]) {
      await page.goto(`${WALK}#to-${stop}`);
      await hydrated(page);
      const slip = page.getByRole('status').filter({ hasText: 'Location is off' }).locator('../..');
      await expect(slip).toBeVisible();
      const [bottom, top] = await Promise.all([
        slip.evaluate((element) => element.getBoundingClientRect().bottom),
        bar(page).evaluate((element) => element.getBoundingClientRect().top),
      ]);
      expect(bottom, `way to stop ${stop}`).toBeLessThanOrEqual(top + 4);
    }
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
});

test('after a refusal, and from Australia: clear texts, and the walk continues', async ({ page, context }) => {
  await context.grantPermissions([]);
  await page.goto(`${WALK}#to-2`);
  await hydrated(page);
  await showMe(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Location is not allowed' })).toContainText(
    'The words, the map and the list work without it.',
  );
  await page.getByRole('button', { name: 'How to allow it' }).click();
  await expect(page.getByText(/^Allow location for this site/)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -33.8568, longitude: 151.2153, accuracy: 20 });
  await page.getByRole('button', { name: 'Press again' }).click();
  await expect(page.getByText('The walk is not here')).toBeVisible();
  await expect(page.getByText(/^It begins about \d,\d{3} miles \(1[56],\d{3} km\) to the/)).toBeVisible();
  await page.getByRole('link', { name: 'Read on' }).click();
  await expect(heading(page)).toHaveText(`Stop 2: ${titleOf(2)}`);
});

test('a voice that does not speak leads to a text', async ({ page }) => {
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The text stays.' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Listen' })).toBeVisible();
});

/** Voices of the device that speak each sentence when told to; the third needs a connection. */
const VOICE = `{
  const said = (window.said = []);
  let current;
  const voices = [['Samantha', 'en-US', true], ['Daniel', 'en-GB', true], ['Google US English', 'en-US', false]].map(
    ([name, lang, localService]) => ({ name, lang, localService, voiceURI: name, default: false }),
  );
  const synthesis = new EventTarget();
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class { constructor(text) { this.text = text; } } });
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(synthesis, {
    speaking: false, pending: false, getVoices: () => voices,
    speak(utterance) { current = utterance; synthesis.speaking = true; setTimeout(() => { if (current === utterance) { said.push(utterance.text); window.saidBy = utterance.voice?.name; utterance.onstart?.({}); } }); },
    cancel() { current = undefined; synthesis.speaking = false; },
  }) });
  window.endSentence = () => { const ended = current; current = undefined; synthesis.speaking = false; ended?.onend?.({}); };
}`;

test('the voice reads sentence by sentence, pauses, and continues at the same one', async ({ page }) => {
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const said = (): Promise<string[]> => page.evaluate('window.said');
  const lastSaid = async (): Promise<string | undefined> => (await said()).at(-1);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(lastSaid).toBe('Stop three.');
  await page.evaluate('window.endSentence()');
  await expect.poll(lastSaid).toBe('Mister Beecher’s Hoosier Cat');
  await page.evaluate('window.endSentence()');
  await expect.poll(lastSaid).toMatch(/^In eighteen seventy/);
  await expect(page.getByText(/^Sentence 2 of \d+$/)).toBeVisible();
  // The sentence is highlighted in the text.
  const marked = await page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken') ?? [];
    const element = range?.startContainer.parentElement;
    return [String(range), element && getComputedStyle(element, '::highlight(spoken)').backgroundColor];
  });
  expect(marked).toEqual([expect.stringMatching(/^In 1870 /), 'rgb(240, 180, 60)']);
  await page.getByRole('button', { name: 'Next sentence' }).click();
  await expect(page.getByText(/^Sentence 3 of \d+$/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  const before = (await said()).length;
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => (await said()).length).toBeGreaterThan(before);
  await expect(page.getByText(/^Sentence 3 of \d+$/)).toBeVisible();

  // The sentence is stored, and on the way the voice reads the directions.
  await page.reload();
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByText(/^Sentence 3 of \d+$/)).toBeVisible();
  await page.goto(`${WALK}#to-4`);
  await expect(heading(page)).toHaveText('To stop 4');
  await expect(page.getByText(/^Sentence/)).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(lastSaid).toMatch(/^Go back west on Orange Street/);
  // While the voice speaks, screen readers announce no changes.
  await showMe(page).click();
  const refused = page.getByRole('status').filter({ hasText: 'Location is not allowed' });
  await expect(refused).toHaveAttribute('aria-live', 'off');
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await expect(refused).not.toHaveAttribute('aria-live');
});

test('on the other pages the voice reads on, in a small player that leads back', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const lastSaid = (): Promise<string | undefined> => page.evaluate('window.said.at(-1)');
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(lastSaid).toBe('Stop three.');
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights');
  const player = page.getByRole('complementary', { name: 'Voice of the walk' });
  await expect(player).toContainText(titleOf(3));
  await page.evaluate('window.endSentence()');
  await expect.poll(lastSaid).toBe(titleOf(3).replace('Mr.', 'Mister'));
  await page.evaluate('window.endSentence()');
  await expect.poll(lastSaid).toMatch(/^In eighteen seventy/);
  await player.getByRole('button', { name: 'Pause' }).click();
  await player.getByRole('button', { name: 'Listen' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await player.getByRole('link', { name: 'Back to the walk' }).click();
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await expect(player).toHaveCount(0);
  await expect(page.getByText(/^Sentence 2 of \d+$/)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.getByRole('link', { name: 'Close the walk' }).click();
  await player.getByRole('button', { name: 'Stop reading' }).click();
  await expect(player).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('another voice can be tried and is stored, and one that needs a connection is not offered', async ({ page }) => {
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const sheet = page.getByRole('dialog', { name: 'Text, voice, screen' });
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  const voices = sheet.getByRole('group', { name: 'Voice', exact: true });
  await expect(voices.getByRole('radio')).toHaveCount(2);
  await expect(voices.getByRole('radio', { name: /^Samantha/ })).toBeChecked();
  await voices.getByRole('button', { name: 'Try it: Daniel' }).click();
  await expect.poll(() => page.evaluate('window.said.at(-1)')).toMatch(/^This is the voice of your device/);
  expect(await page.evaluate('window.saidBy')).toBe('Daniel');
  await expect(voices.getByRole('radio', { name: /^Daniel/ })).toBeChecked();
  await page.reload();
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => page.evaluate('window.saidBy')).toBe('Daniel');
});

/** A screen with wake locks: records the requests, and how many are held. */
const WAKE_LOCK = `{
  const lock = (window.wakeLock = { asked: 0, held: 0 });
  Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, value: { request: async () => {
    lock.asked += 1;
    lock.held += 1;
    return Object.assign(new EventTarget(), { release: async () => { lock.held -= 1; } });
  } } });
  let state = 'visible';
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => state });
  window.bePage = (next) => { state = next; document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); };
}`;

test('the screen is kept on while the walk is visible, and no longer', async ({ page }) => {
  await page.addInitScript(WAKE_LOCK);
  await page.goto(WALK);
  await hydrated(page);
  const lock = (): Promise<unknown> => page.evaluate('window.wakeLock');
  await page
    .getByRole('group', { name: /^Keep the screen on/ })
    .getByRole('radio', { name: 'On' })
    .check({ force: true });
  await expect.poll(lock).toEqual({ asked: 1, held: 1 });
  await page.evaluate("window.bePage('hidden')");
  await expect.poll(lock).toEqual({ asked: 1, held: 0 });
  await page.evaluate("window.bePage('visible')");
  await expect.poll(lock).toEqual({ asked: 2, held: 1 });
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  await expect(heading(page)).toHaveText('To the start');
  await expect.poll(lock).toEqual({ asked: 2, held: 1 });
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights');
  await expect.poll(lock).toEqual({ asked: 2, held: 0 });
});

test('if the screen cannot be kept on, the page suggests a longer screen time', async ({ page }) => {
  await page.addInitScript(`{
    const refuse = async () => { throw new DOMException('Battery low', 'NotAllowedError'); };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request: refuse } });
  }`);
  await page.goto(WALK);
  await hydrated(page);
  await page
    .getByRole('group', { name: /^Keep the screen on/ })
    .getByRole('radio', { name: 'On' })
    .check({ force: true });
  await expect(page.getByText('Set a longer screen time in the settings of your phone.')).toBeVisible();
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

test('if the browser stores nothing the walk works, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto(WALK);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'This browser saves nothing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print this walk' })).toHaveAttribute(
    'href',
    '/tours/brooklyn-heights#map',
  );
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await expect(page.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
});

test('two tabs share one card', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto(`${WALK}#to-1`);
    await hydrated(page);
  }
  await bar(one).getByRole('button', { name: 'I am here' }).click();
  await expect(other.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
});

workerTest('an update of the site during a walk keeps the screen', async ({ page, context, site }) => {
  await page.goto('/');
  await readyOffline(page);
  await page.goto(`${WALK}#to-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await bar(page).getByRole('link', { name: 'Read stop 3' }).click();
  site.use(nextRelease(FEW_PICTURES_DIST, 'walk'));
  await lookForUpdate(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const waits = (): boolean => (registration?.waiting ?? undefined) !== undefined;
    while (!waits()) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  // No notice covers the walk. On another page, the new version is offered and taken.
  await expect(page.getByText('Update available')).toHaveCount(0);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/contact');
  await hydrated(elsewhere);
  await elsewhere.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(elsewhere)).toBe('walk');
  await elsewhere.close();
  await expect.poll(() => releaseOf(page)).toBe('walk');
  await hydrated(page);
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await expect(page.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
});

/** Each screen of a walk, in all states with a different look. */
const STATES: readonly (readonly [name: string, hash: string, punched: readonly number[]])[] = [
  ['an empty cover', '', []],
  ['a cover with a begun card', '', [1, 2, 3]],
  ['the way to the start', '#to-1', []],
  ['a way', '#to-5', [1, 2, 3, 4]],
  ['a way to a punched stop', '#to-4', [1, 2, 3, 4]],
  ['a punched stop', '#stop-4', [1, 2, 3, 4]],
  ['reading ahead', '#stop-7', [1, 2, 3, 4]],
  ['the map', '#map', [1, 2, 3, 4]],
  ['the list', '#list', [1, 2, 3, 4]],
  ['the end with gaps', '#end', [1, 2, 3, 4]],
  ['the end', '#end', STOPS.map((_, index) => index + 1)],
];

/** The narrowest phone, a phone, a tablet, and a desk, where the map stands beside the words. */
/** axe needs a page without motion. */
const STILL = { colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
const WIDTHS = [320, 390, 820, 1280] as const;
const HALF = Math.ceil(STATES.length / 2);
/** The window is high enough that the bar covers nothing. A new map is in its final place only after a frame. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 2400 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const [part, states] of [
  ['cover and ways', STATES.slice(0, HALF)],
  ['stops, map, list and end', STATES.slice(HALF)],
] as const)
  test(`${part}: every screen is accessible at 320, 390, 820 and 1280 px in both themes, and does not scroll sideways`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ ...STILL, baseURL: site.url });
    const page = await context.newPage();
    for (const [turn, [name, hash, punched]] of states.entries()) {
      // Each state starts at another width, and reaches the others as a window that is resized.
      const widths = [...WIDTHS.slice(turn % WIDTHS.length), ...WIDTHS.slice(0, turn % WIDTHS.length)];
      await widen(page, present(widths[0]));
      await page.goto('/robots.txt');
      await page.evaluate(
        (card) => localStorage.setItem('walk-progress:brooklyn-heights', card),
        cardWith(punched, hash),
      );
      await page.goto(WALK + hash);
      // The cover hydrates at an interaction.
      if (hash === '') await page.locator('body').dispatchEvent('pointermove');
      await hydrated(page);
      await withoutTransitions(page);
      for (const width of widths) {
        await widen(page, width);
        await expect(heading(page)).toBeVisible();
        await expectAccessible(page, `${name} at ${width} px`);
      }
    }
    await context.close();
  });

test('the sheet for text, voice and screen is accessible at 320, 390 and 820 px in both themes', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ ...STILL, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(`${WALK}#stop-2`);
  await hydrated(page);
  await withoutTransitions(page);
  for (const width of WIDTHS.filter((one) => one < 1024)) {
    await widen(page, width);
    await page.getByRole('button', { name: 'Text, voice, screen' }).click();
    await expectAccessible(page, `the sheet at ${width} px`);
    await page.keyboard.press('Escape');
  }
  await context.close();
});
