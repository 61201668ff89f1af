import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright/test';
import { present, tour, tours } from '../setup/content/content';
import { expect, test, watchedPage, workerTest } from '../setup/stage/stage';
import { inSmallSteps, stopTheClock } from '../setup/stage/stopped-clock';
import { translateLikeChrome } from '../setup/stage/translate';
import { frameAndTasks, hydrated, readyOffline } from '../setup/stage/waits';
import { bar, COUNT, heading, RESTED_MS, STOPS, titleOf, WALK, walkTo } from '../setup/stage/walk-page';

const BROOKLYN = tour('brooklyn-heights');

/**
 * Records the announcements of a live region that is on the page before its text; not every screen reader announces
 * text in a new region.
 */
const hear = (status: Locator): Promise<void> =>
  status.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      if (element.ariaLive !== 'off') heard.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });

workerTest(
  'the whole walk with the thumb, with the servers stopped from the first stop on',
  async ({ page, network }) => {
    await page.clock.install();
    await page.goto('/');
    await readyOffline(page);
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    await page.getByRole('link', { name: /^Walk it yourself/ }).click();
    await expect(heading(page)).toHaveText(BROOKLYN.title);
    await expect(page.getByRole('heading', { name: 'Ready offline' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await bar(page).getByRole('link', { name: 'Begin' }).click();
    await network.off();
    for (const [index, { where, next }] of STOPS.entries()) {
      const stop = index + 1;
      await walkTo(page, stop);
      await expect(page.getByText(where, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Look for' })).toBeVisible();
      if (next) {
        await expect(page.getByRole('article').getByText(next.words, { exact: true })).toBeVisible();
        await bar(page)
          .getByRole('link', { name: `Next: stop ${stop + 1}` })
          .click();
      }
    }
    await bar(page).getByRole('link', { name: 'The end of the walk' }).click();
    await expect(heading(page)).toHaveText('You have visited all nine stops');
    for (const { cat } of STOPS) await expect(page.getByText(cat, { exact: true })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  },
);

test('the other walks can be done with the thumb, from the cover to the whole card', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.clock.install();
  for (const walk of tours.filter(({ slug }) => slug !== BROOKLYN.slug)) {
    await page.goto(`/tours/${walk.slug}/walk`);
    await hydrated(page);
    await bar(page).getByRole('link', { name: 'Begin' }).click();
    for (const [index, { next }] of walk.stops.entries()) {
      await walkTo(page, index + 1, walk);
      await bar(page)
        .getByRole('link', { name: next ? `Next: stop ${index + 2}` : 'The end of the walk' })
        .click();
    }
    await expect(heading(page)).toContainText('You have visited all');
    for (const { cat } of walk.stops) await expect(page.getByText(cat, { exact: true })).toBeVisible();
  }
  expect(troubles).toEqual([]);
});

/** The texts of the links in a story. */
const linkedWords = (story: (typeof STOPS)[number]['story']): string[] =>
  story.flatMap((block) =>
    'p' in block ? block.p.flatMap((part) => (typeof part === 'object' && 'link' in part ? [part.link] : [])) : [],
  );

test('links in a story do not leave the walk: only their texts are shown', async ({ page }) => {
  const linked = tours.flatMap(({ slug, stops }) =>
    stops.flatMap(({ story }, index) => linkedWords(story).map((words) => ({ slug, stop: index + 1, words }))),
  );
  for (const { slug, stop, words } of linked) {
    await page.goto(`/tours/${slug}/walk#stop-${stop}`);
    await expect(page.getByRole('article').getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: words, exact: true })).toHaveCount(0);
    await page.goto(`/tours/${slug}#stop-${stop}`);
    await expect(page.getByRole('link', { name: words, exact: true, includeHidden: true })).toHaveCount(1);
  }
});

test('a translated page works as any other: punch, undo, read, turn, list and map', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.clock.install();
  await page.goto(WALK);
  await hydrated(page);
  await translateLikeChrome(page);
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  await walkTo(page, 1);
  await bar(page).getByRole('link', { name: 'Next: stop 2' }).click();
  const here = bar(page).getByRole('button', { name: 'I am here' });
  await here.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await here.click();
  await bar(page).getByRole('link', { name: 'Read stop 2' }).click();
  // The voice of a headless browser fails, and a text says so.
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The text stays.' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Map' }).click();
  await page.getByRole('link', { name: 'List', exact: true }).first().click();
  await page.getByRole('button', { name: 'Undo: unmark stop 2' }).click();
  await expect(page.getByText(`1 of ${COUNT}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(heading(page)).toHaveText(`Stop 2: ${titleOf(2)}`);
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Large' }).check({ force: true });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Text, voice, screen' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText('To stop 3');
  expect(troubles).toEqual([]);
});

test('Back leads back one screen at a time, and swipes and arrow keys do what the buttons do', async ({ page }) => {
  await page.goto(WALK);
  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  await expect(heading(page)).toHaveText('To the start');
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(`Stop 1: ${titleOf(1)}`);
  await expect(page.getByText(`Reading ahead: stop 1 of ${COUNT}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText('To stop 2');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText(`Stop 1: ${titleOf(1)}`);
  await page.goBack();
  await expect(heading(page)).toHaveText('To stop 2');
  // The map's buttons would cover the plate.
  const plate = page.getByText('Start', { exact: true });
  await expect(plate).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('To the start');
  await expect(plate).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(BROOKLYN.title);
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText('To the start');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText(BROOKLYN.title);
  await expect(heading(page)).toBeFocused();

  // On the narrowest phone, and on one in landscape, no square of the map is covered by another one or by a button.
  const sizes = [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
  ];
  for (const { slug, stops } of tours) {
    await page.goto(`/tours/${slug}/walk#map`);
    await hydrated(page);
    const squares = page.getByRole('group', { name: 'Map', exact: true }).getByRole('link');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(squares).toHaveCount(stops.length);
      for (const square of await squares.all()) await square.click({ trial: true });
    }
  }

  // In landscape with a keyboard: a stop far outside of the leg's map comes into view when it gets the focus.
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  const map = page.getByRole('group', { name: 'Map', exact: true });
  await map.focus();
  for (const square of await map.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(square).toBeFocused();
    await expect.poll(() => square.evaluate(isOnTop)).toBe(true);
  }
});

/** Whether an element is the topmost one at its own middle. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('an address that names no screen of this walk shows the cover', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  for (const hash of ['#stop-0', '#stop-99', '#stop-abc', '#stop-5#stop-6', '#to-10']) {
    await page.goto(WALK + hash);
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toHaveText(BROOKLYN.title);
  }
  expect(troubles).toEqual([]);
});

test('a punch can be undone by one press, on the stop and on the list, at any time', async ({ page }) => {
  await page.goto(`${WALK}#to-1`);
  await hydrated(page);
  const here = bar(page).getByRole('button', { name: 'I am here' });
  await hear(page.getByRole('status').filter({ hasText: 'Location is off' }));
  await expect(here).not.toHaveAttribute('aria-disabled');
  await here.press('Enter');
  // The pressed button is gone, but the focus is not lost.
  await expect(bar(page).getByRole('link', { name: 'Read stop 1' })).toBeFocused();
  expect(await page.evaluate('window.heard.at(-1)')).toContain(`Punched.1 of ${COUNT}.`);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(here).toBeFocused();
  await here.click();
  await page.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` }).click();
  await expect(page.getByRole('heading', { name: `Stop 1: ${titleOf(1)}` })).toBeVisible();
  // The list takes the focus when it is shown, and would take it from the button.
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo: unmark stop 1' }).press('Enter');
  await expect(page.getByText(`0 of ${COUNT}`)).toBeVisible();
  await expect(page.getByRole('link', { name: `Stop 1: ${titleOf(1)}` })).toBeFocused();
  await page.getByRole('link', { name: `Stop 7: ${titleOf(7)}` }).click();
  await expect(page.getByText(`Reading ahead: stop 7 of ${COUNT}`)).toBeVisible();
  const regions = await page.getByRole('status').count();
  await expect(here).not.toHaveAttribute('aria-disabled');
  await here.press('Enter');
  const next = bar(page).getByRole('link', { name: 'Next: stop 8' });
  await expect(next).toBeFocused();
  const punched = page.getByRole('status').filter({ hasText: 'Punched.' });
  await expect(punched).toHaveText(`Punched. 1 of ${COUNT}.`);
  // Not every screen reader announces text in a live region that has just been added.
  await expect(page.getByRole('status')).toHaveCount(regions);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(here).toBeFocused();
  await expect(punched).toHaveCount(0);
  await expect(page.getByText(`Reading ahead: stop 7 of ${COUNT}`)).toBeVisible();
});

test('with open stops at the end, the eyes stay closed and the open stops are listed; start over asks first', async ({
  page,
}) => {
  // Simulates a phone's share dialog: first it takes the picture, then it is closed without a choice, then it refuses.
  await page.addInitScript(() => {
    const answers = [undefined, 'AbortError', 'NotAllowedError'];
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
      share: async ({ files }: ShareData) => {
        const answer = answers.shift();
        document.title = files?.[0]?.name ?? '';
        if (answer !== undefined) throw new DOMException('', answer);
      },
    });
  });
  await page.goto(`${WALK}#stop-2`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await page.goto(`${WALK}#end`);
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText(`1 of ${COUNT} punched`);
  await expect(page.getByRole('link', { name: 'Walk to stop 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Walk to stop 2' })).toHaveCount(0);

  const NAME = /^gotham-mousers-brooklyn-heights-\d{4}-\d\d-\d\d\.png$/;
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.suggestedFilename()).toMatch(NAME);
  // The width and height in the header of the PNG file.
  const picture = readFileSync(present(await saved[0]?.path()));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
  const share = page.getByRole('button', { name: 'Share the picture' });
  const shared = async (): Promise<void> => {
    await page.evaluate(() => (document.title = ''));
    await share.click();
    await expect(page).toHaveTitle(NAME);
  };
  await shared();
  await shared();
  expect(saved).toHaveLength(1);
  await shared();
  await expect.poll(() => saved.length).toBe(2);

  await page.getByRole('button', { name: 'Start over' }).click();
  const sheet = page.getByRole('dialog', { name: 'Start over?' });
  await sheet.getByRole('button', { name: 'Keep this one' }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Start over' }).click();
  await sheet.getByRole('link', { name: 'Take an empty card' }).click();
  const begin = bar(page).getByRole('link', { name: 'Begin' });
  await expect(begin).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(`0 of ${COUNT} punched`);
  await page.goForward();
  await expect(begin).toBeVisible();
  // The picture that was shared, and the dialog that was closed, have saved nothing in the meantime either.
  expect(saved).toHaveLength(2);
});

test('after the last stop a message about the walk can be written, which asks for no tour date and no guide', async ({
  page,
}) => {
  await page.goto(`${WALK}#end`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Tell us.' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    `${BROOKLYN.title}, walked without a guide:`,
  );
});

test('a picture that could not be made is announced, on the screen and before starting over', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${WALK}#end`);
  await hydrated(page);
  const FAILED = 'The picture could not be made. The card stays here.';
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await expect(page.getByRole('status').filter({ hasText: FAILED })).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  const sheet = page.getByRole('dialog', { name: 'Start over?' });
  await hear(sheet.getByRole('status'));
  await sheet.getByRole('button', { name: 'Save the old card first' }).click();
  await expect.poll(() => page.evaluate('window.heard')).toEqual([FAILED]);
});

/** Lets a stopped clock run until the bar has this button. */
const untilThere = (page: Page, cell: Locator): Promise<void> =>
  inSmallSteps(page, async () => (await cell.count()) > 0, 8);
/** Lets a stopped clock run until a press on the button counts. */
const rested = (page: Page, cell: Locator): Promise<void> =>
  inSmallSteps(page, async () => (await cell.getAttribute('aria-disabled')) === null, 500);

test('a press right after the button has changed its meaning does nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${WALK}#to-2`);
  await hydrated(page);
  await stopTheClock(page);
  const here = bar(page).getByRole('button', { name: 'I am here' });
  await rested(page, here);
  await here.click();
  const read = bar(page).getByRole('link', { name: 'Read stop 2' });
  await untilThere(page, read);
  await expect(read).toHaveAttribute('aria-disabled', 'true');
  await read.dispatchEvent('click');
  await expect(page).toHaveURL(`${WALK}#to-2`);
  await rested(page, read);
  await read.click();
  await expect(heading(page)).toHaveText(`Stop 2: ${titleOf(2)}`);
});

test('the second of two quick presses does nothing on the next screen: it marks no stop and skips none', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(WALK);
  await hydrated(page);
  await stopTheClock(page);
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  const here = bar(page).getByRole('button', { name: 'I am here' });
  await untilThere(page, here);
  await here.dispatchEvent('click');
  await expect(page.getByRole('link', { name: `Your card: 0 of ${COUNT} punched. Open the list` })).toBeVisible();
  await expect(here).toBeVisible();
  await rested(page, here);
  await here.click();
  const read = bar(page).getByRole('link', { name: 'Read stop 1' });
  await untilThere(page, read);
  await rested(page, read);
  await read.click();
  const next = bar(page).getByRole('link', { name: 'Next: stop 2' });
  await untilThere(page, next);
  await next.dispatchEvent('click');
  await expect(page).toHaveURL(`${WALK}#stop-1`);
  await rested(page, next);
  await next.click();
  await expect(page).toHaveURL(`${WALK}#to-2`);
});

test('offline a stop opens from the map', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto(`${WALK}#map`);
  await hydrated(page);
  await context.setOffline(true);
  await page
    .getByRole('group', { name: 'Map', exact: true })
    .getByRole('link', { name: /^Stop 2/ })
    .click();
  await expect(heading(page)).toHaveText(`Stop 2: ${titleOf(2)}`);
  expect(troubles.filter((trouble) => trouble.startsWith('crash'))).toEqual([]);
});

test('in the bar, the map and the list lead to each other, and the current one back to the stop', async ({ page }) => {
  await page.goto(`${WALK}#stop-4`);
  await hydrated(page);
  await page.getByRole('link', { name: /^Your card/ }).click();
  await expect(page).toHaveURL(`${WALK}#list`);
  const map = bar(page).getByRole('link', { name: 'Map' });
  await expect(map).not.toHaveAttribute('aria-current');
  await map.click();
  await expect(page).toHaveURL(`${WALK}#map`);
  const back = bar(page).getByRole('link', { name: 'Back to stop 4' });
  await expect(back).toHaveText('Back');
  await expect(back).not.toHaveAttribute('aria-current');
  await back.click();
  await expect(heading(page)).toHaveText(`Stop 4: ${titleOf(4)}`);
});

for (const [way, press] of [
  ['the button in the bar', (page: Page) => bar(page).getByRole('link', { name: 'Back to stop 2' })],
  ['the arrow at the top', (page: Page) => page.getByRole('link', { name: 'Back', exact: true })],
] as const)
  test(`from the map and the list, ${way} leads back to where the story was left`, async ({ page }) => {
    await page.goto(`${WALK}#map`);
    await hydrated(page);
    await page
      .getByRole('group', { name: 'Map', exact: true })
      .getByRole('link', { name: /^Stop 2/ })
      .click();
    await expect(heading(page)).toHaveText(`Stop 2: ${titleOf(2)}`);
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 700));
    await bar(page).getByRole('link', { name: 'Map' }).click();
    await expect(heading(page)).toHaveText('The map of this walk');
    await page.getByRole('link', { name: 'List', exact: true }).first().click();
    await expect(heading(page)).toHaveText('The stops of this walk');
    await page.getByRole('link', { name: 'Map', exact: true }).first().click();
    await expect(heading(page)).toHaveText('The map of this walk');
    await press(page).click();
    await expect(heading(page)).toHaveText(`Stop 2: ${titleOf(2)}`);
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    // Back and Forward know one entry for the map and the list, and none for the way back.
    await page.goForward();
    await expect(page).toHaveURL(`${WALK}#map`);
  });

test('the map keeps its zoom when the phone is turned, and on the way back from a stop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${WALK}#map`);
  await hydrated(page);
  const ruler = page.getByText(/^\d+ ft \(\d+ m\)$/);
  const whole = await ruler.innerText();
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(ruler).not.toHaveText(whole);
  await frameAndTasks(page);
  const near = await ruler.innerText();
  const tab = page.getByRole('link', { name: 'Map', exact: true });
  await tab.focus();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('heading', { name: `Stop 1: ${titleOf(1)}` })).toBeVisible();
  await expect(ruler).toHaveText(near);
  // The tabs have gone with the focus, and the bar leads back.
  await expect(tab).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(bar(page).getByRole('link', { name: 'Back to the beginning of the walk' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: `Stop 1: ${titleOf(1)}` })).toHaveCount(0);
  await expect(ruler).toHaveText(near);
  const map = page.getByRole('group', { name: 'Map', exact: true });
  await map.focus();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link', { name: /^Stop 1/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`Stop 1: ${titleOf(1)}`);
  await page.goBack();
  await expect(ruler).toHaveText(near);
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

test('without scripts the cover is shown, and links to the stops', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(WALK);
  await expect(heading(page)).toHaveText(BROOKLYN.title);
  await page.getByRole('link', { name: 'all stops, one below the other' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights#stop-1');
  await context.close();
});

test('is excluded from search engines: noindex, and not in the site map', async ({ request }) => {
  expect(await (await request.get(WALK)).text()).toMatch(/<meta name="robots" content="noindex"/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/walk');
});

test('in a browser that saves nothing, each punch says so, and the end does not say that the card stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await page.clock.install();
  await page.goto(`${WALK}#to-1`);
  await hydrated(page);
  for (const [index] of STOPS.entries()) {
    await page.goto(`${WALK}#to-${index + 1}`);
    await expect(heading(page)).toHaveText(index === 0 ? 'To the start' : `To stop ${index + 1}`);
    await page.clock.runFor(RESTED_MS);
    await bar(page).getByRole('button', { name: 'I am here' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Punched.' })).toContainText(
      'Your card lasts only while this page is open.',
    );
  }
  await page.goto(`${WALK}#end`);
  await expect(page.getByText('This browser does not keep the card, so save it as a picture.')).toBeVisible();
});
