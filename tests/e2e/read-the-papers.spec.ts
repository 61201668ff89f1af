import type { Page } from 'playwright/test';
import { list, longDate, page as words, present } from '../setup/content/content';
import { expect, test, unfold } from '../setup/stage/stage';
import { arrived, hydrated } from '../setup/stage/waits';

const { articles: ARTICLES } = list('press');
const NEWEST = present(ARTICLES.toSorted((one, other) => other.date.localeCompare(one.date))[0]);
const OLDEST = present(ARTICLES.toSorted((one, other) => one.date.localeCompare(other.date))[0]);
const cuttings = (page: Page) => page.getByRole('main').getByRole('article');

test('with scripts off all articles are there, the newest first, with their content', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/in-the-news');
  await expect(cuttings(page)).toHaveCount(ARTICLES.length);
  const days: string[] = [];
  for (const cutting of await cuttings(page).all()) {
    await expect(cutting.getByRole('heading', { level: 2 })).toBeVisible();
    days.push((await cutting.getByRole('time').getAttribute('datetime')) ?? '');
    const link = cutting.getByRole('link', { name: /^Read Article .+, .+ \(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  for (const { title, link, quote, sample } of ARTICLES) {
    const cutting = page.getByRole('article', { name: title, exact: true });
    await expect(cutting.getByRole('link', { name: /^Read Article/ })).toHaveAttribute('href', link);
    await expect(cutting.getByRole('blockquote')).toHaveCount(quote === undefined ? 0 : 1);
    await expect(cutting.getByText('(sample)')).toHaveCount(sample ? 1 : 0);
  }
  expect(days).toEqual(days.toSorted().toReversed());
  const first = page.getByRole('article', { name: NEWEST.title, exact: true });
  await expect(first).toContainText(NEWEST.publication);
  await expect(first.getByText(longDate(NEWEST.date), { exact: true })).toBeVisible();
  await expect(first).toContainText(NEWEST.description);
  const { title, quote = '' } = present(ARTICLES.find((article) => article.quote !== undefined));
  await expect(page.getByRole('article', { name: title, exact: true }).getByRole('blockquote')).toContainText(quote);
  await context.close();
});

test('an article opens in a new tab, and the page stays', async ({ page, context }) => {
  await context.route(`${new URL(OLDEST.link).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The article</h1>' }),
  );
  await page.goto('/in-the-news');
  await hydrated(page);
  await unfold(page.getByRole('article', { name: OLDEST.title, exact: true }).getByText('What it says'));
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: `Read Article ${OLDEST.title}, ${OLDEST.publication}` }).click();
  const article = await opening;
  await expect(article.getByRole('heading', { name: 'The article' })).toBeVisible();
  expect(article.url()).toBe(new URL(OLDEST.link).href);
  expect(await article.evaluate(() => opener)).toBeNull();
  await expect(page).toHaveURL('/in-the-news');

  await test.step('journalists find the press kit and our address', async () => {
    const call = page.getByRole('region', { name: words('in-the-news').call.heading });
    await call.getByRole('link', { name: 'Open the press kit' }).click();
    await arrived(page, '/press-kit');
    await page.goBack();
    await call.getByRole('link', { name: 'Contact' }).click();
    await arrived(page, '/contact');
  });
});

test('the cuttings stay paper-colored in the dark theme', async ({ browser, site }) => {
  const colors: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/in-the-news');
    colors.push(
      await cuttings(page)
        .first()
        .evaluate((cutting) => {
          const { backgroundColor, color } = getComputedStyle(cutting);
          return `${color} on ${backgroundColor}`;
        }),
    );
    await context.close();
  }
  expect(colors[1]).toBe(colors[0]);
});

test('a picture of an article that does not load is replaced by the placeholder', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.route('**/pictures/*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/in-the-news');
  await hydrated(page);
  await expect(cuttings(page).getByRole('img').first()).toHaveAttribute('src', '/placeholder.svg');
  await context.close();
});
