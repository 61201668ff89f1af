import { setTimeout as slowly } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import {
  company,
  headingsOf,
  JERRY_FOX,
  linksIn,
  longDate,
  page as words,
  posts,
  present,
  textsWith,
  wordsOnlyIn,
} from '../setup/content/content';
import { holdBack, expect, test, watchedPage, workerTest } from '../setup/stage/stage';
import { inSmallSteps, stopTheClock } from '../setup/stage/stopped-clock';
import { hydrated, readyOffline } from '../setup/stage/waits';
import { toastsStay } from '../setup/stage/without-timers';

const COUNT = posts.length;
const { id: JERRY, title: JERRY_TITLE } = JERRY_FOX;
const LATER = present(headingsOf(JERRY_FOX.story).at(-1));
const CATEGORIES = [...new Set(posts.map(({ category }) => category))];
const postsIn = (category: string) => posts.filter((post) => post.category === category);
const TOPIC = CATEGORIES.find((name) => name.includes(' ')) ?? present(CATEGORIES[0]);
const slugOf = (category: string): string => category.toLowerCase().replace(' ', '-');
/** The texts that the search reads. */
const SEARCHED = posts.map(({ title, excerpt, category }) => `${title}\n${excerpt}\n${category}`);
/** A letter that every post contains. */
const EVERYWHERE = 'a';
/** Posts with words that find only them. */
const FOUND_ALONE = posts.flatMap((post, index) => wordsOnlyIn(SEARCHED, index).map((word) => ({ ...post, word })));
const BY_TITLE = present(FOUND_ALONE.find(({ title, word }) => title.toLowerCase().includes(word)));
const BY_EXCERPT = present(FOUND_ALONE.find(({ title, word }) => !title.toLowerCase().includes(word)));
/** The links of a story to other posts. */
const linksToPosts = (post: (typeof posts)[number]) =>
  linksIn(post.story).flatMap(({ link, href }) => {
    const other = posts.find(({ id }) => href === `/blog/${id}`);
    return other === undefined ? [] : [{ link, other }];
  });
/** A post with a link to another one. */
const STORY = present([JERRY_FOX, ...posts].find((post) => linksToPosts(post).length > 0));
const ONWARD = present(linksToPosts(STORY)[0]);
const ROUND_TRIP_MS = 400;
const NAMEPLATE = words('blog').nameplate;

const list = (page: Page) => page.getByRole('list', { name: 'Posts' });
const cards = (page: Page) => list(page).getByRole('article');
const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Topics' }).getByRole('button', { name, exact: false });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the stories' });
const counted = (page: Page) => page.getByRole('main').getByRole('status').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Records every title that was visible, over reloads and redirects. */
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

test('every post, the newest first, and the chosen topic is in the address', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/blog');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(COUNT);
  for (const [index, { id }] of posts.entries())
    await expect(cards(page).nth(index).getByRole('link')).toHaveAttribute('href', `/blog?post=${id}`);
  await expect(topic(page, 'All Topics')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Browse by Topic' })).toBeVisible();

  for (const name of CATEGORIES) {
    await topic(page, name).click();
    await expect(topic(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(topic(page, 'All Topics')).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(`/blog?topic=${slugOf(name)}`);
    await expect(cards(page).getByRole('heading')).toHaveText(postsIn(name).map((post) => post.title));
    await expect(counted(page)).toHaveText(`${postsIn(name).length} posts in ${name}`);
    await expect(page.getByRole('heading', { name: 'Browse by Topic' })).toHaveCount(0);
  }
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(postsIn(present(CATEGORIES.at(-1))).length);
  await topic(page, 'All Topics').click();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(COUNT);
  await page.goBack();
  await expect(page, 'a topic replaces the address').toHaveURL('/about');
});

test('Browse by Topic leads to the head of the topic, and a search finds in title, excerpt and category', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('region', { name: 'Browse by Topic' }).getByRole('link', { name: TOPIC }).click();
  await expect(page).toHaveURL(`/blog?topic=${slugOf(TOPIC)}`);
  const head = page.getByRole('heading', { level: 2, name: TOPIC, exact: true });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
  await expect(cards(page)).toHaveCount(postsIn(TOPIC).length);
  // The topic is a link and not a filter: Back leads to the whole list.
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(COUNT);

  await test.step('a search finds in title, excerpt and category, counts, and can be cleared', async () => {
    await expect(counted(page)).toHaveText('');
    const ofOne = BY_TITLE.word.toUpperCase();
    await search(page).fill(`  ${ofOne} `);
    await expect(counted(page)).toHaveText(`Found 1 post matching "${ofOne}"`);
    await expect(cards(page).getByRole('heading')).toHaveText([BY_TITLE.title]);
    await expect(page).toHaveURL(`/blog?q=${ofOne}`);
    await expect(page.getByRole('heading', { name: 'Browse by Topic' })).toHaveCount(0);

    const ofTopic = JERRY_FOX.category.toLowerCase();
    await search(page).fill(ofTopic);
    const found = textsWith(SEARCHED, ofTopic).length;
    await expect(counted(page)).toHaveText(`Found ${found} posts matching "${ofTopic}"`);
    await expect(cards(page)).toHaveCount(found);
    await search(page).fill(BY_EXCERPT.word);
    await expect(cards(page).getByRole('heading')).toHaveText([BY_EXCERPT.title]);
    await search(page).fill(EVERYWHERE);
    await expect(page.getByRole('heading', { name: 'Browse by Topic' })).toBeVisible();

    await search(page).fill('<b>dog</b>');
    await expect(counted(page)).toHaveText('No posts found matching "<b>dog</b>"');
    await expect(page.getByText('No posts found matching your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(COUNT);
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/blog');
    await search(page).fill('   ');
    await expect(counted(page)).toHaveText('');
  });

  await test.step('a query typed right before a press is there again after Back', async () => {
    await search(page).fill(BY_EXCERPT.word);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`/blog?post=${BY_EXCERPT.id}`);
    await expect(title(page)).toHaveText(BY_EXCERPT.title);
    await page.goBack();
    await expect(search(page)).toHaveValue(BY_EXCERPT.word);
    await expect(cards(page)).toHaveCount(1);
  });
});

test('a topic of Browse by Topic that opens in a new tab leaves the focus of this tab alone', async ({
  context,
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  const link = page.getByRole('region', { name: 'Browse by Topic' }).getByRole('link', { name: TOPIC });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(`/blog?topic=${slugOf(TOPIC)}`);
  await expect(page).toHaveURL('/blog');
  await topic(page, TOPIC).click();
  await expect(page.getByRole('heading', { level: 2, name: TOPIC, exact: true })).toBeVisible();
  await expect(topic(page, TOPIC)).toBeFocused();
});

const blogLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });

test('Back, right after typing, leads back even if the page before takes long', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page);
  await blogLink(page).click();
  await expect(cards(page)).toHaveCount(COUNT);
  // A page that is loaded anew does not have the code of the page before.
  await page.reload();
  await hydrated(page);
  const release = await holdBack(page, '**/assets/**');
  await search(page).fill(EVERYWHERE);
  await page.goBack();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/about');
  release();
  await expect(page.getByRole('heading', { level: 1, name: words('about').heading })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('topic and search work together, and a shared address restores both', async ({ page }) => {
  const { category } = JERRY_FOX;
  const { word: missing } = present(FOUND_ALONE.find((post) => post.category !== category));
  await page.goto(`/blog?topic=${slugOf(category)}&q=${missing}&utm_source=x`);
  await hydrated(page);
  await expect(search(page)).toHaveValue(missing);
  await expect(topic(page, category)).toHaveAttribute('aria-pressed', 'true');
  await expect(counted(page)).toHaveText(`No posts found matching "${missing}"`);
  const [twoWords] = present(/[A-Za-z]{3,} [A-Za-z]{3,}/.exec(JERRY_TITLE) ?? undefined);
  const found = postsIn(category).filter((post) => SEARCHED[posts.indexOf(post)]?.includes(twoWords)).length;
  await search(page).fill(twoWords);
  await expect(counted(page)).toHaveText(`Found ${found} ${found === 1 ? 'post' : 'posts'} matching "${twoWords}"`);
  await expect(page).toHaveURL(`/blog?topic=${slugOf(category)}&q=${twoWords.replace(' ', '+')}&utm_source=x`);
  await page.goto('/blog?topic=dogs');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(COUNT);
  await expect(topic(page, 'All Topics')).toHaveAttribute('aria-pressed', 'true');
});

test('from the list to a post, with Back to the same place of the same list, and Forward again', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const list = `/blog?q=${EVERYWHERE}&topic=${slugOf(TOPIC)}`;
  const post = `/blog?post=${present(postsIn(TOPIC).at(-1)).id}`;
  await search(page).fill(EVERYWHERE);
  await topic(page, TOPIC).click();
  await expect(page).toHaveURL(list);
  // The address comes before the cards of the topic.
  await expect(cards(page)).toHaveCount(postsIn(TOPIC).length);
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  const where = await scrolled(page);
  expect(where).toBeGreaterThan(300);
  const name = await last.getByRole('heading').innerText();
  await last.getByRole('link').click();
  await expect(page).toHaveURL(post);
  await expect(title(page)).toHaveText(name);
  await expect(title(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.getByRole('region', { name: `More in ${TOPIC}` }).scrollIntoViewIfNeeded();
  const read = await scrolled(page);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(search(page)).toHaveValue(EVERYWHERE);
  await expect(counted(page)).toHaveText(`Found ${postsIn(TOPIC).length} posts matching "${EVERYWHERE}"`);
  await expect.poll(() => scrolled(page)).toBe(where);
  await page.goForward();
  await expect(page).toHaveURL(post);
  await expect.poll(() => scrolled(page)).toBe(read);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(read);
});

test('while the list comes late, a screen reader is told that the stories load', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const release = await holdBack(page, '**/assets/blog*.js');
  // A screen reader announces the text only if its live region was there before.
  await page.locator('[aria-live], [role=status]').evaluateAll((regions) => {
    for (const region of regions) region.toggleAttribute('data-was-there');
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  const announced = page.locator('[data-was-there]').filter({ hasText: 'Loading stories...' });
  await expect(announced).toHaveCount(1);
  release();
  await expect(cards(page)).toHaveCount(COUNT);
  await expect(announced).toHaveCount(0);
});

test('the content of a post, and its further links', async ({ page }) => {
  const { id, date, readTime, category, tags, sources, author, sample } = STORY;
  await page.goto(`/blog?post=${id}`);
  await hydrated(page);
  await expect(title(page)).toHaveText(STORY.title);
  await expect(page).toHaveTitle(`${STORY.title} | ${company.name}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blog/${id}$`));
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Home', 'Blog', category, STORY.title]);
  const story = page.getByRole('article').first();
  await expect(story.getByText(longDate(date))).toBeVisible();
  await expect(story.getByText(`${readTime} min read`)).toBeVisible();
  await expect(story.getByText(`By ${author}${sample ? ' (sample)' : ''}`, { exact: true })).toBeVisible();
  for (const { text, level } of headingsOf(STORY.story))
    await expect(story.getByRole('heading', { level, name: text, exact: true })).toBeVisible();
  await expect(story.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(tags);
  const source = story.getByText(present(sources.at(-1)), { exact: true });
  await expect(source).toBeHidden();
  await story.getByRole('heading', { name: 'Sources' }).click();
  await expect(source).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Reserve your spot' })).toHaveAttribute(
    'href',
    '/booking',
  );
  for (const { link, href } of linksIn(STORY.story)) {
    const leads = story.locator(`a[href="${href.replace(/^\/blog\//, '/blog?post=')}"]`);
    await expect(leads.filter({ hasText: link }).first()).toBeVisible();
  }

  const related = page.getByRole('region', { name: `More in ${category}` }).getByRole('article');
  const others = postsIn(category).filter((post) => post !== STORY);
  await expect(related.getByRole('heading')).toHaveText(others.slice(0, 3).map((post) => post.title));
  await expect(related.first().getByRole('link')).toHaveAttribute('href', `/blog?post=${present(others[0]).id}`);
  const { link, other } = ONWARD;
  await story.getByRole('link', { name: link, exact: true }).first().click();
  await expect(page).toHaveURL(`/blog?post=${other.id}`);
  await expect(title(page)).toHaveText(other.title);
  const folded = story.getByText(present(other.sources.at(-1)), { exact: true });
  await expect(folded).toBeAttached();
  await expect(folded, 'the sources are folded again').toBeHidden();
  await crumbs(page).getByRole('link', { name: other.category }).click();
  await expect(page).toHaveURL(`/blog?topic=${slugOf(other.category)}`);
  await expect(cards(page)).toHaveCount(postsIn(other.category).length);
  await page.goBack();
  await crumbs(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Home', 'Blog']);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to all posts' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(title(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(COUNT);
});

test('a post is shared under an address that every host answers', async ({ page, context, site }) => {
  await toastsStay(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/blog?post=${JERRY}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/${JERRY}`);
});

test('a second press on Share shows its notice for its whole time again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`/blog?post=${JERRY}`);
  await hydrated(page);
  const share = page.getByRole('button', { name: 'Share this story' });
  const notice = page.getByText('Link copied');
  await stopTheClock(page);
  await share.click();
  await inSmallSteps(page, () => notice.isVisible());
  await page.clock.runFor(5_000);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await expect(notice, 'the first notice is still there').toBeVisible();
  await share.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(JERRY);
  // The pointer would keep the notice open.
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(notice).toBeHidden();
});

test('a notice stays while the focus is in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`/blog?post=${JERRY}`);
  await hydrated(page);
  const share = page.getByRole('button', { name: 'Share this story' });
  const notice = page.getByRole('status').getByRole('group').filter({ hasText: 'Link copied' });
  await stopTheClock(page);
  await share.click();
  await inSmallSteps(page, () => notice.isVisible());
  // The pointer would keep the notice open.
  await page.mouse.move(0, 0);
  await notice.getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await share.focus();
  await page.clock.runFor(10_000);
  await expect(notice).toBeHidden();
});

test('an address that the browser does not let us copy can be selected with the mouse', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await page.goto(`/blog?post=${JERRY}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share this story' }).click();
  const notice = page.getByRole('status').getByRole('group').filter({ hasText: 'Copy this link' });
  const address = notice.getByText(`${site.url}/blog/${JERRY}`);
  const { width, height } = present((await address.boundingBox()) ?? undefined);
  await address.dragTo(address, {
    sourcePosition: { x: 1, y: 1 },
    targetPosition: { x: width - 1, y: height - 1 },
  });
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(`/blog/${JERRY}`);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});

test('a second press on Share does nothing until the first is answered', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { asked: 0, close: (): void => undefined };
    const share = (): Promise<void> => {
      state.asked += 1;
      return new Promise((resolve) => {
        state.close = resolve;
      });
    };
    Object.assign(globalThis, { sharing: state });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(`/blog?post=${JERRY}`);
  await hydrated(page);
  const sharing = await page.evaluateHandle(
    () => Reflect.get(globalThis, 'sharing') as { readonly asked: number; readonly close: () => void },
  );
  const asked = (): Promise<number> => sharing.evaluate((state) => state.asked);
  const button = page.getByRole('button', { name: 'Share this story' });
  // Both presses come in one task: the first one counts for two seconds only.
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  expect(await asked()).toBe(1);
  await sharing.evaluate((state) => state.close());
  await button.click();
  expect(await asked()).toBe(2);
});

test('the address of the file is replaced by the displayed one, without an extra navigation', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const { page, troubles } = await watchedPage(context);
  await page.goto('/about');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto(`/blog/${JERRY}?utm_source=x#${LATER.id}`);
  await hydrated(page);
  await expect(page).toHaveURL(`/blog?post=${JERRY}&utm_source=x#${LATER.id}`);
  await expect(page.getByRole('heading', { name: LATER.text, exact: true })).toBeInViewport();
  await expect(title(page)).toHaveText(JERRY_TITLE);
  expect(documents).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(troubles).toEqual([]);
  await context.close();
});

test('a shared address without a worker shows the post and never the list, and keeps the scroll position', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const titles = await noteTitles(context);
  const { page, troubles } = await watchedPage(context);
  // A slow connection: between the two responses there is time to paint the list.
  await page.route(`**/blog/${JERRY}?**`, async (route) => {
    await slowly(ROUND_TRIP_MS);
    await route.continue();
  });
  // The visitor scrolls before the script runs, so the router has seen no scrolling when the page is left.
  const letScriptCome = await holdBack(page, '**/boot.js');
  await page.goto(`/blog?post=${JERRY}&utm_source=x`, { waitUntil: 'commit' });
  await expect(title(page)).toHaveText(JERRY_TITLE);
  // The fonts move the lines a little. Their rules apply once the inline script has removed the medium of their style.
  await page.waitForFunction(
    () => document.querySelector('style[media]') === null && document.fonts.check('900 20px Fraunces'),
  );
  await page.getByRole('heading', { name: LATER.text, exact: true }).scrollIntoViewIfNeeded();
  const where = await scrolled(page);
  letScriptCome();
  await hydrated(page);
  await expect(page).toHaveURL(`/blog?post=${JERRY}&utm_source=x`);
  await page.reload();
  await expect(title(page)).toHaveText(JERRY_TITLE);
  await hydrated(page);
  await expect(page).toHaveURL(`/blog?post=${JERRY}&utm_source=x`);
  await expect.poll(() => scrolled(page)).toBe(where);
  expect(titles()).toEqual([JERRY_TITLE]);
  expect(troubles).toEqual([]);
  await context.close();
});

/** Addresses without a post lead to the list, and those of a post to its story, however they are written. */
async function expectOnlyPosts(page: Page): Promise<void> {
  for (const id of ['no-such-cat', '..%2Fabout', '%3Cb%3E', '%25', '']) {
    await page.goto(`/blog?post=${id}`);
    await hydrated(page);
    await expect(title(page)).toHaveText(NAMEPLATE);
    await expect(cards(page)).toHaveCount(COUNT);
  }
  await page.goto('/blog/no-such-cat');
  await hydrated(page);
  await expect(page).toHaveURL('/blog?post=no-such-cat');
  await expect(cards(page)).toHaveCount(COUNT);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/blog?post=${present(posts[0]).id}`);
  await page.goto(`/Blog/${JERRY.toUpperCase()}/`);
  await hydrated(page);
  await expect(title(page)).toHaveText(JERRY_TITLE);
  await expect(page).toHaveURL(`/blog?post=${JERRY}`);
}

test('an unknown id shows the list', ({ page }) => expectOnlyPosts(page));

workerTest(
  'with a worker an unknown id shows the list, and a post opens with the network off, without a flash of it',
  async ({ context, network }) => {
    const first = await context.newPage();
    await first.goto('/about');
    await readyOffline(first);
    await test.step('an unknown id', () => expectOnlyPosts(first));
    await first.close();

    const titles = await noteTitles(context);
    const { page, troubles } = await watchedPage(context);
    await network.off();
    // Three posts stand for all; read-without-a-signal.spec.ts checks that every file opens.
    const ids = new Set([present(posts[0]).id, present(posts.at(-1)).id, JERRY]);
    for (const [address, id] of [
      ...[...ids].map((post) => [`/blog?post=${post}`, post] as const),
      [`/blog/${JERRY}`, JERRY] as const,
    ])
      await test.step(address, async () => {
        await page.goto(address);
        await hydrated(page);
        await expect.soft(page).toHaveURL(`/blog?post=${id}`);
        await expect.soft(crumbs(page).getByRole('listitem')).toHaveCount(4);
      });
    await page.goto(`/blog?post=${JERRY}`);
    await hydrated(page);
    await page.getByRole('heading', { name: LATER.text, exact: true }).scrollIntoViewIfNeeded();
    const where = await scrolled(page);
    await page.reload();
    await hydrated(page);
    await expect(title(page)).toHaveText(JERRY_TITLE);
    // The strip "offline" appears after hydration, and moves the text by its height.
    await expect.poll(async () => Math.abs((await scrolled(page)) - where)).toBeLessThan(80);
    expect(titles()).not.toContain(NAMEPLATE);
    expect(troubles.filter((trouble) => !trouble.includes('net::ERR'))).toEqual([]);
    await page.getByRole('link', { name: 'Back to all posts' }).click();
    await expect(cards(page)).toHaveCount(COUNT);
  },
);

test("with scripts off the list leads to the posts' files, which can be read", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(COUNT);
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'All Topics' })).toBeHidden();
  await list(page).getByRole('link', { name: STORY.title }).click();
  await expect(page).toHaveURL(`/blog/${STORY.id}`);
  await expect(title(page)).toHaveText(STORY.title);
  await expect(page.getByText('Share this story')).toBeHidden();
  const { link, other } = ONWARD;
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await expect(title(page)).toHaveText(other.title);
  await page.getByRole('heading', { name: 'Sources' }).click();
  await expect(page.getByText(present(other.sources.at(-1)), { exact: true })).toBeVisible();
  await context.close();
});

test('the first screen of a phone shows the beginning of the newest story, and the topics in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/blog');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport({ ratio: 0.15 });
  const topics = page.getByRole('group', { name: 'Topics' }).getByRole('button');
  for (const width of [390, 320])
    await test.step(`at ${width} px the keyboard brings each topic wholly into view`, async () => {
      await page.setViewportSize({ width, height: 664 });
      await expect(topics).not.toHaveCount(0);
      await search(page).focus();
      for (const chip of await topics.all()) {
        await page.keyboard.press('Tab');
        await expect(chip).toBeFocused();
        await expect(chip).toBeInViewport({ ratio: 1 });
      }
    });
});
