import { setTimeout as slowly } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { hydrated, expect, readyOffline, test, watchedPage } from '../setup/stage';

const POSTS = [
  'station-house-cats',
  'what-you-walk-on',
  'bodega-cats-and-the-law',
  'from-henry-bergh-to-the-declawing-ban',
  'three-reigns-at-city-hall',
  'cats-of-the-bridge-and-the-navy-yard',
  'jerry-fox-saves-brooklyn-borough-hall',
  'the-1895-national-cat-show',
  'newspaper-row-and-the-exchange',
  'hotel-cats-and-stage-cats',
  'catty-goodman-of-division-street',
  'post-office-cats-of-park-row',
];
const JERRY = 'jerry-fox-saves-brooklyn-borough-hall';
const JERRY_TITLE = 'Jerry Fox Saves Brooklyn Borough Hall';
const ROUND_TRIP_MS = 400;
const NAMEPLATE = 'The Morning Mouser';

const list = (page: Page) => page.getByRole('list', { name: 'Posts' });
const cards = (page: Page) => list(page).getByRole('article');
const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Topics' }).getByRole('button', { name, exact: false });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the stories' });
const counted = (page: Page) => page.getByRole('main').getByRole('status').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Notes every title that a visitor could have seen, over reloads and redirects. */
async function noteTitles(context: BrowserContext): Promise<() => string[]> {
  const seen: string[] = [];
  await context.exposeFunction('noteTitle', (words: string) => seen.push(words));
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteTitle(words: string): void }).noteTitle;
    const look = (): void => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility() === true) note(heading.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => [...new Set(seen)];
}

test('twelve posts, the newest first, and a topic chosen stands in the address', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/blog');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(12);
  for (const [index, id] of POSTS.entries())
    await expect(cards(page).nth(index).getByRole('link')).toHaveAttribute('href', `/blog?post=${id}`);
  await expect(topic(page, 'All Topics')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Browse by Topic' })).toBeVisible();

  for (const name of ['Tours', 'Neighborhoods', 'Cat Culture', 'History']) {
    await topic(page, name).click();
    await expect(topic(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(topic(page, 'All Topics')).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(`/blog?topic=${name.toLowerCase().replace(' ', '-')}`);
    await expect(cards(page)).toHaveCount(3);
    await expect(counted(page)).toHaveText(`3 posts in ${name}`);
    await expect(page.getByRole('heading', { name: 'Browse by Topic' })).toHaveCount(0);
  }
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(3);
  await topic(page, 'All Topics').click();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(12);
  await page.goBack();
  await expect(page, 'a topic replaces the address').toHaveURL('/about');
});

test('Browse by Topic leads to the head of the topic', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('region', { name: 'Browse by Topic' }).getByRole('link', { name: 'Cat Culture' }).click();
  await expect(page).toHaveURL('/blog?topic=cat-culture');
  const head = page.getByRole('heading', { level: 2, name: 'Cat Culture' });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
  await expect(cards(page)).toHaveCount(3);
});

test('a search finds in title, excerpt and category, counts, and can be cleared', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await expect(counted(page)).toHaveText('');
  await search(page).fill('  JERRY ');
  await expect(counted(page)).toHaveText('Found 1 post matching "JERRY"');
  await expect(cards(page).getByRole('heading')).toHaveText([JERRY_TITLE]);
  await expect(page).toHaveURL('/blog?q=JERRY');

  await search(page).fill('neighborhoods');
  await expect(counted(page)).toHaveText('Found 3 posts matching "neighborhoods"');
  await expect(page.getByRole('heading', { name: 'Browse by Topic' })).toHaveCount(0);
  await search(page).fill('silver collar');
  await expect(cards(page).getByRole('heading')).toHaveText(['The National Cat Show of 1895']);
  await search(page).fill('cat');
  await expect(page.getByRole('heading', { name: 'Browse by Topic' })).toBeVisible();

  await search(page).fill('<b>dog</b>');
  await expect(counted(page)).toHaveText('No posts found matching "<b>dog</b>"');
  await expect(page.getByText('No posts found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/blog');
  await search(page).fill('   ');
  await expect(counted(page)).toHaveText('');
});

test('topic and search go together, and a shared address brings both', async ({ page }) => {
  await page.goto('/blog?topic=history&q=fire&utm_source=x');
  await hydrated(page);
  await expect(search(page)).toHaveValue('fire');
  await expect(topic(page, 'History')).toHaveAttribute('aria-pressed', 'true');
  await expect(counted(page)).toHaveText('No posts found matching "fire"');
  await search(page).fill('post office');
  await expect(counted(page)).toHaveText('Found 1 post matching "post office"');
  await expect(page).toHaveURL('/blog?topic=history&q=post+office&utm_source=x');
  await page.goto('/blog?topic=dogs');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(12);
  await expect(topic(page, 'All Topics')).toHaveAttribute('aria-pressed', 'true');
});

test('from the list to a post, Back to the same place of the same list, and Forward again', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await search(page).fill('cat');
  await topic(page, 'Cat Culture').click();
  await expect(page).toHaveURL('/blog?q=cat&topic=cat-culture');
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  const where = await scrolled(page);
  expect(where).toBeGreaterThan(300);
  const name = await last.getByRole('heading').innerText();
  await last.getByRole('link').click();
  await expect(page).toHaveURL('/blog?post=hotel-cats-and-stage-cats');
  await expect(title(page)).toHaveText(name);
  await expect(title(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.getByRole('region', { name: 'More in Cat Culture' }).scrollIntoViewIfNeeded();
  const read = await scrolled(page);
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=cat&topic=cat-culture');
  await expect(search(page)).toHaveValue('cat');
  await expect(counted(page)).toHaveText('Found 3 posts matching "cat"');
  await expect.poll(() => scrolled(page)).toBe(where);
  await page.goForward();
  await expect(page).toHaveURL('/blog?post=hotel-cats-and-stage-cats');
  await expect.poll(() => scrolled(page)).toBe(read);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(read);
});

test('words typed right before a press are there again after Back', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await search(page).fill('silver');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/blog?post=the-1895-national-cat-show');
  await page.goBack();
  await expect(search(page)).toHaveValue('silver');
  await expect(cards(page)).toHaveCount(1);
});

test('what a post holds, and the ways on from it', async ({ page }) => {
  await page.goto(`/blog?post=${JERRY}`);
  await hydrated(page);
  await expect(title(page)).toHaveText(JERRY_TITLE);
  await expect(page).toHaveTitle(/^Jerry Fox Saves Brooklyn Borough Hall/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blog/${JERRY}$`));
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Home', 'Blog', 'History', JERRY_TITLE]);
  const story = page.getByRole('article').first();
  await expect(story.getByText('May 22, 2026')).toBeVisible();
  await expect(story.getByText('5 min read')).toBeVisible();
  await expect(story.getByRole('heading', { level: 2, name: 'The spectacles' })).toBeVisible();
  await expect(story.getByRole('heading', { level: 3, name: 'The other fire' })).toBeVisible();
  await expect(story.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'Jerry Fox',
    'Borough Hall',
    'working cats',
    'Brooklyn Heights',
  ]);
  const source = story.getByText('MTA station list, September 2025');
  await expect(source).toBeHidden();
  await story.getByRole('heading', { name: 'Sources' }).click();
  await expect(source).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Reserve your spot' })).toHaveAttribute(
    'href',
    '/booking',
  );
  await expect(story.getByRole('link', { name: 'we ask for one too' })).toHaveAttribute('href', '/petition-jerry-fox');

  const related = page.getByRole('region', { name: 'More in History' }).getByRole('article');
  await expect(related).toHaveCount(2);
  await expect(related.getByRole('link', { name: JERRY_TITLE })).toHaveCount(0);
  await expect(related.first().getByRole('link')).toHaveAttribute(
    'href',
    '/blog?post=from-henry-bergh-to-the-declawing-ban',
  );
  await story.getByRole('link', { name: 'cats of its own' }).click();
  await expect(page).toHaveURL('/blog?post=post-office-cats-of-park-row');
  await expect(title(page)).toHaveText('The Post Office Cats of Park Row');
  await expect(source, 'the sources are folded again').toBeHidden();
  await crumbs(page).getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL('/blog?topic=history');
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await crumbs(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Home', 'Blog']);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to all posts' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(title(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(12);
});

test('a post is passed on under the address that any host answers', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/blog?post=${JERRY}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/${JERRY}`);
});

test('the address of the file becomes the one that is shown, without another way through the site', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const { page, troubles } = await watchedPage(context);
  await page.goto('/about');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto(`/blog/${JERRY}?utm_source=x#the-spectacles`);
  await hydrated(page);
  await expect(page).toHaveURL(`/blog?post=${JERRY}&utm_source=x#the-spectacles`);
  await expect(page.getByRole('heading', { name: 'The spectacles' })).toBeInViewport();
  await expect(title(page)).toHaveText(JERRY_TITLE);
  expect(documents).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(troubles).toEqual([]);
  await context.close();
});

test('a shared address without a worker shows the post and never the list, and keeps the reading place', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const titles = await noteTitles(context);
  const { page, troubles } = await watchedPage(context);
  // A slow line: between the two answers there is time enough to paint the list.
  await page.route(`**/blog/${JERRY}?**`, async (route) => {
    await slowly(ROUND_TRIP_MS);
    await route.continue();
  });
  await page.goto(`/blog?post=${JERRY}&utm_source=x`, { waitUntil: 'commit' });
  await expect(title(page)).toHaveText(JERRY_TITLE);
  await hydrated(page);
  await expect(page).toHaveURL(`/blog?post=${JERRY}&utm_source=x`);
  await page.getByRole('heading', { name: 'The obituary' }).scrollIntoViewIfNeeded();
  const where = await scrolled(page);
  await page.reload();
  await expect(title(page)).toHaveText(JERRY_TITLE);
  await hydrated(page);
  await expect(page).toHaveURL(`/blog?post=${JERRY}&utm_source=x`);
  await expect.poll(() => scrolled(page)).toBe(where);
  expect(titles()).toEqual([JERRY_TITLE]);
  expect(troubles).toEqual([]);
  await context.close();
});

test('an unknown id shows the list, with a worker and without', async ({ browser, site, page }) => {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const without = await context.newPage();
  await page.goto('/blog');
  await readyOffline(page);
  for (const one of [without, page]) {
    for (const id of ['no-such-cat', '..%2Fabout', '%3Cb%3E', '%25', '']) {
      await one.goto(`/blog?post=${id}`);
      await hydrated(one);
      await expect(title(one)).toHaveText(NAMEPLATE);
      await expect(cards(one)).toHaveCount(12);
    }
    await one.goto('/blog/no-such-cat');
    await hydrated(one);
    await expect(one).toHaveURL('/blog?post=no-such-cat');
    await expect(cards(one)).toHaveCount(12);
    await cards(one).first().getByRole('link').click();
    await expect(one).toHaveURL(`/blog?post=${POSTS[0]}`);
    await one.goto(`/Blog/${JERRY.toUpperCase()}/`);
    await hydrated(one);
    await expect(title(one)).toHaveText(JERRY_TITLE);
    await expect(one).toHaveURL(`/blog?post=${JERRY}`);
  }
  await context.close();
});

test('every post opens with the network off, under both addresses, and no list flashes', async ({
  context,
  network,
}) => {
  const titles = await noteTitles(context);
  const { page, troubles } = await watchedPage(context);
  await page.goto('/about');
  await readyOffline(page);
  await network.off();
  for (const id of POSTS) {
    for (const address of [`/blog?post=${id}`, `/blog/${id}`]) {
      const cold = await context.newPage();
      await cold.goto(address);
      await hydrated(cold);
      await expect(cold).toHaveURL(`/blog?post=${id}`);
      await expect(crumbs(cold).getByRole('listitem')).toHaveCount(4);
      await cold.close();
    }
  }
  await page.goto(`/blog?post=${JERRY}`);
  await hydrated(page);
  await page.getByRole('heading', { name: 'The obituary' }).scrollIntoViewIfNeeded();
  const where = await scrolled(page);
  await page.reload();
  await hydrated(page);
  await expect(title(page)).toHaveText(JERRY_TITLE);
  // The strip that says "offline" comes once the page is hydrated, and moves the words by its height.
  await expect.poll(async () => Math.abs((await scrolled(page)) - where)).toBeLessThan(80);
  expect(titles()).not.toContain(NAMEPLATE);
  expect(troubles.filter((words) => !words.includes('net::ERR'))).toEqual([]);
  await page.getByRole('link', { name: 'Back to all posts' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('with scripts off the list leads to the files of the posts, and they read', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(12);
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'All Topics' })).toBeHidden();
  await list(page).getByRole('link', { name: JERRY_TITLE }).click();
  await expect(page).toHaveURL(`/blog/${JERRY}`);
  await page.getByRole('link', { name: 'cats of its own' }).click();
  await expect(title(page)).toHaveText('The Post Office Cats of Park Row');
  await page.getByRole('heading', { name: 'Sources' }).click();
  await expect(page.getByText('MTA station list, September 2025').first()).toBeVisible();
  await context.close();
});
