import { codeOf } from '../../tools/site/tour-codes';
import { pagesOfEachKind } from '../setup/content/addresses';
import { page as words, tour, tours } from '../setup/content/content';
import { contrast } from '../setup/stage/contrast';
import { expect, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';

const BROOKLYN = tour('brooklyn-heights');
const STOPS = BROOKLYN.stops;

test('on paper: the map, the stops and the code, black on white, without floating elements or further links', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('#book-now')).toBeHidden();
  await expect(page.getByRole('img', { name: /^Print of a street map/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code with the address of this page' })).toBeVisible();
  const listed = page.getByRole('list', { name: BROOKLYN.stopsHeading }).getByRole('listitem');
  await expect(listed).toContainText(STOPS.map(({ where }) => where));
  const stops = page.locator('article[id^="stop-"]');
  await expect(stops).toHaveCount(STOPS.length);
  for (const stop of await stops.all()) {
    await expect(stop).toBeVisible();
    await expect(stop).toHaveCSS('break-inside', 'avoid');
    await expect(stop.getByText('Look for', { exact: true })).toBeVisible();
  }
  expect(
    await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return { color, backgroundColor };
    }),
  ).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('img', { name: 'Code with the address of this page' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('on paper every question stands with its whole answer, and the film with its words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 664 });
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/tours', '/tours/private-tours', '/press-kit', '/contact'])
    await test.step(address, async () => {
      await page.goto(address);
      await hydrated(page);
      const questions = page.getByRole('main').locator('details[name]');
      await expect(questions.nth(1)).toBeAttached();
      // One call for all questions saves two round trips for each.
      const hidden = await questions.evaluateAll((all) =>
        all
          .filter((question) => {
            const answer = question.querySelector(':scope > :not(summary)');
            return !answer?.checkVisibility() || answer.scrollHeight - answer.clientHeight > 1;
          })
          .map((question) => question.textContent),
      );
      expect(hidden).toEqual([]);
    });
  await page.goto('/gallery');
  await hydrated(page);
  await expect(page.getByText(words('gallery').film.alternative)).toBeVisible();
});

test('on paper no text is pale, also for a visitor who has chosen the dark theme', async ({ page }) => {
  await page.goto('/sitemap');
  await hydrated(page);
  await page.getByRole('contentinfo').getByLabel('Theme').selectOption('Dark');
  for (const address of pagesOfEachKind())
    await test.step(address, async () => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(address);
      await hydrated(page);
      const colors = await page.evaluate(() => {
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = new Set<string>();
        while (words.nextNode() !== null) {
          const element = words.currentNode.parentElement;
          if (element?.checkVisibility() !== true) continue;
          found.add(getComputedStyle(element).color);
        }
        return [...found];
      });
      expect(colors).not.toEqual([]);
      for (const color of colors) expect(contrast(color, 'rgb(255, 255, 255)'), color).toBeGreaterThan(4.5);
    });
});

test('the code on paper contains the address of its own page', async ({ context, site }) => {
  for (const { slug } of tours) {
    const html = await (await context.request.get(`${site.servedAt}/tours/${slug}`)).text();
    const [, address = ''] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const [, path] = /aria-label="Code with the address of this page"><path d="([^"]+)"/.exec(html) ?? [];
    expect(address).toMatch(new RegExp(`^https?://.+/tours/${slug}$`));
    expect(path).toBe(codeOf(address).path);
  }
});
