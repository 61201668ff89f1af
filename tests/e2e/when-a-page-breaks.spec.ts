import type { Page } from 'playwright/test';
import { company } from '../setup/content/content';
import { oldScriptType } from '../setup/site/wrong-hosts';
import { expect, test, type LocalSite } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';

// The script of a page arrives broken, or does not arrive. The elements around the page stay, and the visitor gets the
// error screen: docs/requirements.md#error-screen

test.use({ serviceWorkers: 'block' });
test.afterEach(({ site }) => site.spoil(undefined));

const SCRIPTS_OF_ABOUT = '**/assets/about-*.js';
const aboutUs = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });

/** Serves the page's texts with a heading that cannot be rendered. */
const breakAbout = (page: Page, site: Pick<LocalSite, 'servedAt'>): Promise<unknown> =>
  page.route(SCRIPTS_OF_ABOUT, async (route) => {
    const response = await route.fetch({ url: site.servedAt + new URL(route.request().url()).pathname });
    const script = await response.text();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: script.replace(/heading:(["'`]).*?\1/, 'heading:{}') });
  });

/** Adds the owner's analytics function to the page, and records its events. */
const countEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent, gtag: (...words: unknown[]) => sent.push(words) });
  });
const eventsOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'sent') as unknown);

async function expectErrorScreen(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(main).toContainText(
    "We're sorry, but there was an error loading this page. Our team has been notified of the issue.",
  );
  await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Return to Home Page' })).toBeVisible();
}

test('a page that breaks shows an error screen, reports it, and everything around it stays', async ({ page, site }) => {
  await countEvents(page);
  await page.goto('/');
  await hydrated(page);
  await breakAbout(page, site);
  await aboutUs(page).click();

  await expectErrorScreen(page);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await eventsOf(page)).toEqual([
    ['event', 'exception', { description: expect.stringContaining('Error'), fatal: true }],
  ]);
  // The search still opens, and finds a page that works.
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search this site' }).fill('gallery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

test('a route that throws before it renders shows the same error screen, with the ways out around it', async ({
  page,
}) => {
  // The list of old addresses is asked for an address that no route knows, before anything is rendered.
  await page.route('**/assets/redirects-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const redirects = []; export const newAddress = () => { throw new Error("a broken list"); };',
    }),
  );
  await page.goto('/no-such-alley');
  await expectErrorScreen(page);
  await expect(page).toHaveURL('/no-such-alley');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home Page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

test('Try Again loads the page again, and shows it if it works now', async ({ page, site }) => {
  await breakAbout(page, site);
  await page.goto('/about');
  await expectErrorScreen(page);
  await page.unroute(SCRIPTS_OF_ABOUT);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await hydrated(page);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

test('Return to Home Page leads there', async ({ page, site }) => {
  await breakAbout(page, site);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Return to Home Page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

test('a script that is gone from the server causes one reload, then the error screen', async ({ page, site }) => {
  site.spoil(oldScriptType);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', () => sessionStorage.setItem('heard', 'yes'));
  });
  await page.route(SCRIPTS_OF_ABOUT, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await aboutUs(page).click();

  await expect.poll(() => loads).toBe(2);
  await expectErrorScreen(page);
  await expect(page).toHaveTitle(`Something Went Wrong | ${company.name}`);
  expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('yes');
  expect(loads).toBe(2);
});

test('without a connection a script that does not load causes no reload', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/');
  await hydrated(page);
  await page.route('**/*', (route) => route.abort());
  await aboutUs(page).click();
  await expectErrorScreen(page);
  expect(loads).toBe(1);
});
