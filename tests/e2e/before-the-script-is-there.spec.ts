import type { Page } from 'playwright/test';
import { LOAD_AT_MOST_MS } from '../../src/shared/head-scripts';
import { page as words, posts, present, tour } from '../setup/content/content';
import { fillIn, ROSA, send } from '../setup/stage/contact-form';
import { expect, holdBack, test, watchedPage } from '../setup/stage/stage';
import { hydratedAtStandstill, installStopped } from '../setup/stage/stopped-clock';
import {
  frameAndTasks,
  hydrated,
  untilFontsLoaded,
  untilInteractive,
  untilReloadWouldHaveBegun,
  untilShortlyShown,
} from '../setup/stage/waits';
import { withoutTimers } from '../setup/stage/without-timers';

const holdTheScript = (page: Page): Promise<() => void> => holdBack(page, '**/boot.js');

/**
 * Gives a press before the script its answer however long the script takes: with an installed clock, an event gets its
 * time when it is first asked for it, so the press is never too old.
 */
const withoutHurry = (page: Page): Promise<void> => page.clock.install();

test('a message typed before the script runs stays in the form, and is sent', async ({ page, providers }) => {
  const release = await holdTheScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, ROSA);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await page.getByLabel('Name').press('Enter');
  release();
  await hydrated(page);
  expect(page.url()).not.toContain('?');
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await expect(page.getByText(`${ROSA.message?.length}/1000`)).toBeVisible();
  await send(page);
  await expect.poll(() => providers.received().emails.length).toBe(2);
  expect(providers.received().emails[1]?.fields).toMatchObject({ name: ROSA.name, message: ROSA.message });
});

test('news about the text that was to be edited does not take the focus out of a field', async ({ page }) => {
  // The page answers otherwise if the database does not open in time: OPEN_TIMEOUT_MS in src/outbox/store.
  await withoutTimers(page, 4_000);
  const release = await holdTheScript(page);
  await page.goto('/contact?edit=sent-long-ago', { waitUntil: 'commit' });
  await page.getByLabel('Name').pressSequentially('Rosa');
  release();
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: 'is not waiting here any more' })).toBeVisible();
  await page.keyboard.type(' Feld');
  await expect(page.getByLabel('Name')).toHaveValue('Rosa Feld');
});

test('a page scrolled before the script runs keeps its place, also after Back', async ({ page }) => {
  const release = await holdTheScript(page);
  await page.goto('/tours', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: `View Details: ${tour('lower-east-side').title}` });
  // Until then the place may move under the visitor.
  await untilFontsLoaded(page);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  release();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await link.click();
  await expect(page).toHaveURL('/tours/lower-east-side');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a link to a place in the page that is pressed while the script starts is followed', async ({ page }) => {
  const release = await holdBack(page, '**/assets/brooklyn-heights-*.js');
  const starts = page.waitForRequest('**/assets/brooklyn-heights-*.js');
  await page.goto('/tours/brooklyn-heights/walk');
  await starts;
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/#to-1$/);
  release();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To the start');
});

test('Begin stands at its place on a phone, a tablet and a desk before the script runs', async ({ page }) => {
  const begin = page.getByRole('link', { name: /^Begin/ });
  for (const width of [390, 820, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      const release = await holdTheScript(page);
      await page.goto('/tours/brooklyn-heights/walk', { waitUntil: 'commit' });
      await untilFontsLoaded(page);
      const before = await begin.boundingBox();
      release();
      await hydrated(page);
      // The walk hydrates when the visitor acts.
      await page.keyboard.press('Tab');
      await expect(page.getByText('Checking what is on this device.')).toHaveCount(0);
      expect(await begin.boundingBox()).toEqual(before);
    });
});

test('a press on Search before the script runs opens the search as soon as the script is there', async ({ page }) => {
  await withoutHurry(page);
  const release = await holdTheScript(page);
  await page.goto('/tours', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')).toBeFocused();
});

test('a topic, a walk and a text to copy that are pressed before the script runs are answered when it is there', async ({
  page,
  context,
}) => {
  await withoutHurry(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [address, name] of [
    ['/blog', present(posts[0]).category],
    ['/booking', tour('lower-east-side').title],
  ] as const)
    await test.step(address, async () => {
      const release = await holdTheScript(page);
      await page.goto(address, { waitUntil: 'commit' });
      const button = page.getByRole('main').getByRole('button', { name });
      await button.click();
      release();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await page.unrouteAll();
    });
  const release = await holdTheScript(page);
  await page.goto('/press-kit', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Copy all facts' }).click();
  const saysCopied = untilShortlyShown(page.getByRole('main'), 'Copied: facts');
  release();
  await saysCopied;
});

test('a theme chosen before the script runs is applied when it is there', async ({ page }) => {
  const release = await holdTheScript(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark');
});

test("a password manager's element inside a label costs no typed text", async ({ page, providers }) => {
  const release = await holdTheScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, ROSA);
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('form label')) label.append(document.createElement('div'));
    for (const input of document.querySelectorAll('form input')) input.before(document.createElement('div'));
  });
  release();
  await hydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue(ROSA.name);
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  // After a fresh render, React would have kept the styles of the built HTML.
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCSS('position', 'absolute');
  await send(page);
  await expect.poll(() => providers.received().emails.length).toBe(2);
});

for (const script of ['boot.js', 'assets/router-*.js', 'assets/main-*.js'])
  test(`${script} is requested again at the next press if it failed to load`, async ({ page }) => {
    let failures = 0;
    page.on('pageerror', () => (failures += 1));
    await page.route(`**/${script}`, (route) => route.abort());
    await page.goto('/contact');
    await expect.poll(() => failures).toBeGreaterThan(0);
    const before = failures;
    // The focus requests it too, and that attempt is over before the next press.
    await page.getByLabel('Name').fill(ROSA.name);
    await expect.poll(() => failures).toBeGreaterThan(before);
    await page.unroute(`**/${script}`);
    await page.getByLabel('Message').click();
    await hydrated(page);
    await expect(page.getByLabel('Name')).toHaveValue(ROSA.name);
  });

test('a press while the script is loading requests it again at once if the load fails', async ({ page }) => {
  let fail = (): void => undefined;
  const lost = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(
    '**/boot.js',
    async (route) => {
      await lost;
      await route.abort();
    },
    { times: 1 },
  );
  const isRequested = () => page.waitForRequest('**/boot.js');
  // The clock is stopped, so that only presses request the script.
  await installStopped(page);
  await page.goto('/contact');
  const first = isRequested();
  await page.getByLabel('Name').focus();
  await first;
  await page.getByLabel('Message').focus();
  const second = isRequested();
  fail();
  await second;
  await hydratedAtStandstill(page);
});

test('the menu of a phone opens before the script runs, by touch and by keyboard, and its links work', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: site.url,
    viewport: { width: 390, height: 664 },
    hasTouch: true,
  });
  const { page, troubles } = await watchedPage(context);
  const release = await holdTheScript(page);
  await page.goto('/tours', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.tap();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.tap();
  await page.touchscreen.tap(10, 400);
  await expect(menu).toBeHidden();

  await button.tap();
  await menu.getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();

  await test.step('it stays open when the script runs, which then handles its links within the page', async () => {
    await button.tap();
    release();
    await hydrated(page);
    await expect(menu).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await menu.getByRole('link', { name: 'Gallery' }).tap();
    await expect(page).toHaveURL('/gallery');
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'samePage'))).toBe(true);
  });
  expect(troubles).toEqual([]);
  await context.close();
});

test('in a browser without invoker commands, the script opens and closes the menu', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await page.evaluate(() => {
    for (const attribute of ['command', 'commandfor', 'closedby'])
      for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [
    () => menu.getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(10, 400),
    () => page.keyboard.press('Escape'),
  ]) {
    await button.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the script is requested once: after the page has loaded, or earlier at the first touch', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/boot.js')) asked.push(request.url());
  });
  // If the load event does not come, a page requests the script after some seconds. A slow machine may still be drawing
  // the first frame then, so this test removes that timer.
  await withoutTimers(page, LOAD_AT_MOST_MS);
  const release = await holdBack(page, '**/pictures/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await frameAndTasks(page);
  expect(asked).toEqual([]);
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
  await hydrated(page);
  const loaded = page.waitForEvent('load');
  release();
  await loaded;
  await page.keyboard.press('Tab');
  expect(asked).toHaveLength(1);
});

test('a page whose styles were rewritten by a host still looks right', async ({ page, site }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch({ url: `${site.servedAt}/about` });
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<style>', '<style>/* rewritten */') });
  });
  await page.goto('/about');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCSS('position', 'absolute');
  await expect(page.locator('body')).toHaveCSS('font-family', /Libre Franklin/);
});

test('a script that was removed by a new release: one reload shows the page', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The old page requests a script that is gone; the new page, after its reload, one that exists.
  await context.route('**/assets/contact-*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  const toContact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
  const reloaded = page.waitForEvent('domcontentloaded');
  await toContact.click();
  await reloaded;
  await expect.poll(() => loads).toBe(1);
  await hydrated(page);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: words('contact').heading })).toBeVisible();
  expect(loads).toBe(1);
  await context.close();
});

test('a script that was removed and that nobody has asked for: the page stays until a press needs the script', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await context.route('**/assets/GalleryPage-*.js', (route) =>
    loads === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  const missed = page.waitForResponse(
    (response) => response.status() === 404 && response.url().includes('/GalleryPage-'),
  );
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).hover();
  await missed;
  await untilReloadWouldHaveBegun(page);
  expect(loads).toBe(1);
  const print = page.getByRole('main').getByRole('button').first();
  await print.click();
  await expect.poll(() => loads).toBe(2);
  await untilInteractive(print);
  await print.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});

test('a script that fails for lack of a connection: the readable page stays', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await site.down();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 3, name: present(tour('brooklyn-heights').stops.at(-1)).title }),
  ).toBeVisible();
  expect(loads).toBe(0);
  await context.close();
});

test('a script that never loads leads to a screen with two ways out', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  await context.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home Page' }).click();
  await expect(page).toHaveURL('/');
  await context.close();
});
