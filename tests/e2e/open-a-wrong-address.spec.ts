import { page as words } from '../setup/content/content';
import { expect, test } from '../setup/stage/stage';
import { arrived, hydrated } from '../setup/stage/waits';

// A wrong address: docs/requirements.md#not-found-page

test('a wrong address has status 404, suggests a page, and leads there', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const response = await page.goto('/tours/brooklyn-hights?from=a-friend');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main).toContainText('/tours/brooklyn-hights');
  await expect(page).toHaveTitle(words('not-found').meta.title);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(warnings).toContainEqual(expect.stringContaining('404: there is no page at /tours/brooklyn-hights'));

  await main.getByRole('link', { name: 'Were you looking for Brooklyn Heights?' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('the address of an unknown walk is a wrong address like any other', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // A navigation within the page, like that of a link, without a request to the host.
  await page.evaluate(() => {
    history.pushState({}, '', '/tours/hoboken');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(words('not-found').meta.title);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an address that is a property of every object is a wrong address like any other', async ({ page }) => {
  for (const path of ['/__proto__', '/tours/__proto__', '/constructor'])
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
      const header = page.getByRole('banner').getByRole('link').first();
      await expect(header).toBeVisible();
      // The segments of an unknown address are not shown as places of the site.
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
        'Home',
        'Page Not Found',
      ]);
      await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
      await arrived(page, '/');
      await expect(header).toBeVisible();
    });
});

test('without a suggestion, the links back remain: Home, Our Tours, Blog and the search', async ({ page }) => {
  await page.goto('/xyzzy');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Were you looking for')).toHaveCount(0);
  for (const [name, path] of [
    ['Home', '/'],
    ['Our Tours', '/tours'],
    ['Blog', '/blog'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  // The header and its search work as on every page.
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search this site' }).fill('press kit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/press-kit');
});

test('with scripts off a wrong address still leads back', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  expect((await page.goto('/xyzzy'))?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Our Tours' }).click();
  await expect(page).toHaveURL('/tours');
  await context.close();
});

test('an address with odd characters is a wrong address like any other, with everything around the page', async ({
  page,
}) => {
  // Mail programs add such characters to an address in brackets. The script and the host decode them in different ways.
  for (const path of [
    '/tours/brooklyn-heights%3E',
    '/tours/x%7D',
    '/tours/x%0A',
    '/tours/{{7*7}}',
    '/tours/brooklyn-heights%29',
    '/tours/Brooklyn-Heights%5D',
    '/tours/brooklyn-heights/walk%3E',
    '/tours/100%',
    '/tours/a%2Fb',
    '/a//b',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      // A place in the page is in the same page: the router must not look for the page again.
      await page.evaluate(() => {
        location.hash = 'main';
      });
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    });
});

test('on a first visit, an address in capitals leads to its page', async ({ page }) => {
  const response = await page.goto('/Tours/Brooklyn-Heights?from=a-friend');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/tours/brooklyn-heights?from=a-friend');
  await expect(page.getByRole('heading', { level: 1, name: 'Brooklyn Heights' })).toBeVisible();
});
