import type { Page } from 'playwright/test';
import { escaped, tour } from '../setup/content/content';
import { lookForUpdate, nextRelease, releaseOf } from '../setup/site/releases';
import { FEW_PICTURES_DIST } from '../setup/site/test-site';
import { expect, test, watchedPage, workerTest } from '../setup/stage/stage';
import { frameAndTasks, hydrated, readyOffline } from '../setup/stage/waits';
import { bar, cardWith, COUNT, heading, titleOf, WALK, walkTo } from '../setup/stage/walk-page';

const BROOKLYN = tour('brooklyn-heights');

/**
 * Waits until the code of the card that offers to continue has run, which a page loads if any progress is stored, and
 * until the card would be shown.
 */
async function cardIsDecided(page: Page): Promise<void> {
  const loaded = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/ResumeCard-[^/]+\.js$/.test(name))?.name,
  );
  // The page imports the same module, so its code has run when this import is answered.
  await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())}).then(() => undefined)`);
  await frameAndTasks(page);
}

test("a killed app opens at the same screen, and the home page and the walk's page offer to continue", async ({
  page,
  context,
}) => {
  // The card of a walk before midnight does not say "today".
  await page.clock.install({ time: new Date().setHours(12, 0, 0, 0) });
  await page.goto(`${WALK}#to-1`);
  await hydrated(page);
  for (const stop of [1, 2, 3, 4]) {
    await walkTo(page, stop);
    if (stop < 4)
      await bar(page)
        .getByRole('link', { name: `Next: stop ${stop + 1}` })
        .click();
  }
  await page.close();

  const again = await context.newPage();
  await again.goto('/');
  await hydrated(again);
  const card = again.getByRole('complementary', { name: `You stopped at 4 of ${COUNT}.` });
  await expect(card).toContainText(`${BROOKLYN.title}, today at`);
  await expect(card).toContainText(
    new RegExp(`Next is stop 5, ${escaped(titleOf(5))}: [\\d.]+ (?:mi|ft), \\d+ min from stop 4\\.`),
  );
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(again)).toHaveText(`Stop 4: ${titleOf(4)}`);
  await bar(again).getByRole('link', { name: 'Next: stop 5' }).click();

  await again.goto('/tours/brooklyn-heights');
  await hydrated(again);
  await expect(card).toContainText(/Today at .+ Next is stop 5/);
  await again.goto(WALK);
  await hydrated(again);
  await expect(bar(again).getByRole('link', { name: 'Continue' })).toContainText('Stop 5 is next');
  await bar(again).getByRole('link', { name: 'Continue' }).click();
  await expect(heading(again)).toHaveText('To stop 5');
});

test('a page that is loaded again after a mark still shows the stop that is reached', async ({ page }) => {
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  const punched = page.getByRole('status').filter({ hasText: 'Punched.' });
  await expect(punched).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(punched).toContainText(`1 of ${COUNT}. Now read: ${titleOf(5)}.`);
  await expect(page.getByText(`Stop 5 of ${COUNT}`, { exact: true })).toBeVisible();
  // A load gives the focus to nothing in the bar.
  await expect(bar(page).getByRole('link', { name: 'Read stop 5' })).not.toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page).getByRole('button', { name: 'I am here' })).toBeVisible();
  // A walker who comes back from the stop goes on from there.
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await bar(page).getByRole('link', { name: 'Read stop 5' }).click();
  await expect(heading(page)).toHaveText(`Stop 5: ${titleOf(5)}`);
  await page.goBack();
  await expect(heading(page)).toHaveText('To stop 5');
  await expect(punched).toHaveCount(0);
});

test('the home page offers the walk that is half done, and not one that is whole or was only opened', async ({
  page,
}) => {
  const [whole, opened] = [tour('lower-east-side'), tour('financial-district')];
  await page.goto('/robots.txt');
  const store = (slug: string, card: string): Promise<void> =>
    page.evaluate(([key, text]) => localStorage.setItem(key, text), [`walk-progress:${slug}`, card] as const);
  await store(BROOKLYN.slug, cardWith([1, 2, 3, 4], '#to-5'));
  const all = whole.stops.map((_, index) => index + 1);
  await store(whole.slug, cardWith(all, '#end').replaceAll(BROOKLYN.slug, whole.slug));
  await page.goto(`/tours/${opened.slug}/walk#to-5`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('To stop 5');
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: `You stopped at 4 of ${COUNT}.` })).toContainText(
    BROOKLYN.title,
  );
});

for (const [name, shown, other] of [
  ['the home page', '/', '/tours/brooklyn-heights'],
  ["the walk's page", '/tours/brooklyn-heights', '/'],
] as const)
  test(`"Not now" on ${name} hides the card there until the next punch, and moves the focus to the heading`, async ({
    page,
  }) => {
    const card = (stops: number) => page.getByRole('complementary', { name: `You stopped at ${stops} of ${COUNT}.` });
    const open = async (address: string): Promise<void> => {
      await page.goto(address);
      await hydrated(page);
      await expect(heading(page)).toBeVisible();
    };
    const mark = async (stop: number): Promise<void> => {
      await open(`${WALK}#to-${stop}`);
      await bar(page).getByRole('button', { name: 'I am here' }).click();
      await expect(bar(page).getByRole('link', { name: `Read stop ${stop}` })).toBeVisible();
    };
    await mark(1);
    await open(shown);
    await card(1).getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(card(1)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await open(other);
    await expect(card(1)).toBeVisible();
    await open(shown);
    await cardIsDecided(page);
    await expect(card(1)).toHaveCount(0);
    await mark(2);
    await open(shown);
    await expect(card(2)).toBeVisible();
  });

test("Back from a walk to the walk's page shows the card at once, and nothing moves", async ({ page }) => {
  await page.goto(`/tours/${BROOKLYN.slug}`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Walk it yourself' }).first().click();
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/#to-1$/);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  const places = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const look = () => {
          const link = document.querySelector('main a[href="#book-now"]');
          if (link) seen.push(Math.round(link.getBoundingClientRect().top + scrollY));
          if (seen.length < 40) requestAnimationFrame(look);
          else done([...new Set(seen)]);
        };
        requestAnimationFrame(look);
      }),
  );
  await page.goBack();
  expect(await places).toHaveLength(1);
  await expect(page.getByRole('complementary', { name: 'You have started this walk.' })).toBeVisible();
});

test('Back within a walk shows a screen where it was left, from its first frame', async ({ page }) => {
  await page.goto(WALK);
  await hydrated(page);
  const begin = bar(page).getByRole('link', { name: 'Begin' });
  await begin.focus();
  await page.evaluate(() => window.scrollTo(0, 200));
  await begin.press('Enter');
  await expect(page).toHaveURL(/#to-1$/);
  await expect(page.getByText('To the start', { exact: true })).toBeVisible();
  // The screen comes with the address, and the router's own scrolling with the focus.
  await expect(heading(page)).toBeFocused();
  const places = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const look = () => {
          if (document.querySelector('[data-screen="cover"]')) seen.push(scrollY);
          if (seen.length < 30) requestAnimationFrame(look);
          else done([...new Set(seen)]);
        };
        requestAnimationFrame(look);
      }),
  );
  await page.goBack();
  expect(await places).toEqual([200]);
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

test('the map of one tab stays at its place when another tab goes to another stop', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(`${WALK}#to-2`);
  await hydrated(one);
  await other.goto(`${WALK}#stop-7`);
  await hydrated(other);
  await expect(heading(other)).toHaveText(`Stop 7: ${titleOf(7)}`);
  await bar(one).getByRole('link', { name: 'Map' }).click();
  await expect(bar(one).getByRole('button', { name: 'I am here' })).toContainText('Mark stop 2');
  await one.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(heading(one)).toHaveText('To stop 2');
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
  // No notice covers the walk while another page offers the new version, which is taken there.
  const elsewhere = await context.newPage();
  await elsewhere.goto('/contact');
  await hydrated(elsewhere);
  const reload = elsewhere.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect(page.getByText('Update available')).toHaveCount(0);
  await reload.click();
  await expect.poll(() => releaseOf(elsewhere)).toBe('walk');
  await elsewhere.close();
  await expect.poll(() => releaseOf(page)).toBe('walk');
  await hydrated(page);
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await expect(page.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
});

test('if the browser stores nothing the walk works, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    // Firefox refuses channels between tabs too, where the visitor has blocked the data of the site.
    globalThis.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
  });
  await page.goto(WALK);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'This browser saves nothing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'print this walk' })).toHaveAttribute(
    'href',
    '/tours/brooklyn-heights#map',
  );
  await bar(page).getByRole('link', { name: 'Begin' }).click();
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await expect(page.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
  // The card is kept while the page is open, which it is on the site's other pages too.
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights');
  const card = page.getByRole('complementary', { name: `You stopped at 1 of ${COUNT}.` });
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: `Your card: 1 of ${COUNT} punched. Open the list` })).toBeVisible();
});

test('a card of a time that is still to come, stored before the clock was set back, can be continued', async ({
  context,
}) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/robots.txt');
  await page.evaluate(
    (card) => {
      const inAnHour = Date.now() + 60 * 60 * 1000;
      const stored = JSON.stringify({ ...JSON.parse(card), changedAt: inAnHour });
      localStorage.setItem('walk-progress:brooklyn-heights', stored);
    },
    cardWith([1, 2], '#to-3'),
  );
  await page.goto(WALK);
  await hydrated(page);
  await expect(page.getByText(`2 of ${COUNT} punched`, { exact: true })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('To stop 3');
  expect(troubles).toEqual([]);
});

test('invalid stored progress is rejected: another version, a stop that is gone, half a text', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  const BAD = [
    ['brooklyn-heights', '{"version":2,"walk":"brooklyn-heights"}'],
    ['financial-district', '{"version":1,"walk":"financial-district","changedAt":'],
    [
      'lower-east-side',
      JSON.stringify({ version: 1, walk: 'lower-east-side', changedAt: 8e15, at: '#stop-4', sentence: 0, punched: [] }),
    ],
  ] as const;
  await page.goto('/robots.txt');
  await page.evaluate((bad) => bad.forEach(([walk, text]) => localStorage.setItem(`walk-progress:${walk}`, text)), BAD);
  await page.goto('/');
  await hydrated(page);
  await cardIsDecided(page);
  await expect(page.getByRole('complementary', { name: /You stopped/ })).toHaveCount(0);
  for (const [walk, text] of BAD)
    await test.step(text, async () => {
      await page.goto(`/tours/${walk}/walk`);
      await hydrated(page);
      await expect(bar(page).getByRole('link', { name: 'Begin' })).toBeVisible();
    });
  // If the walk had more stops when the card was stored, the punches of the stops that are left are kept, and the walk
  // continues.
  await page.evaluate(() => {
    const punched = [1, 2, 15].map((stop) => ({ stop, at: Date.now() }));
    const card = { version: 1, walk: 'brooklyn-heights', changedAt: Date.now(), at: '#stop-15', sentence: 0, punched };
    localStorage.setItem('walk-progress:brooklyn-heights', JSON.stringify(card));
  });
  await page.goto(WALK);
  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('To stop 3');
  expect(troubles).toEqual([]);
});
