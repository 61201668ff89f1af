// A visitor reads without a connection. Writing without one: write-without-a-signal.spec.ts.
import { cpSync, rmSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { builtPages, unescaped } from '../setup/content/built-pages';
import {
  company,
  list,
  page as words,
  posts,
  present,
  tour,
  tourCards,
  tours,
  wordsOnlyIn,
} from '../setup/content/content';
import { TEST_DIST } from '../setup/site/test-site';
import { expect, packageTest as test, workerTest } from '../setup/stage/stage';
import { hydrated, readyOffline, saysOffline } from '../setup/stage/waits';

const OFFLINE_AT_LEAST = ['/', '/about', '/tours', '/blog', `/blog/${present(posts[0]).id}`, '/contact', '/outbox'];
const GALLERY = words('gallery');
/** A walk, and a word that finds only this walk. */
const FOUND_ALONE = present(tourCards[2]);
const ITS_WORD = present(
  wordsOnlyIn(
    tourCards.map(({ searched }) => searched),
    2,
  )[0],
);

/** The addresses of pictures that are missing or wrong after all were requested. */
const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        image.loading = 'eager';
        return !image.complete || image.naturalWidth === 0 || image.dataset['errored'] !== undefined;
      })
      .map((image) => image.currentSrc),
  );

/** The addresses of pictures in a region that are too small or are substitutes. */
const strangePictures = (region: Locator): Promise<string[]> =>
  region
    .getByRole('img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement &&
        image.naturalWidth > 100 &&
        /^\/pictures\/(?!fallback)/.test(image.getAttribute('src') ?? '')
          ? []
          : [image.outerHTML],
      ),
    );

// One installation serves all of these read-only checks: each fault is reported with its address.
test('after one visit every address opens offline in a new browser session, with its pictures', async ({
  context,
  network,
}) => {
  const soft = expect.configure({ soft: true });
  const first = await context.newPage();
  await first.goto('/');
  await readyOffline(first);
  await first.close();
  await network.off();
  const page = await context.newPage();
  const open = async (address: string): Promise<number | undefined> => {
    const answer = await page.goto(address);
    await hydrated(page);
    return answer?.status();
  };

  for (const { path: address, html } of builtPages())
    await test.step(address, async () => {
      await open(address);
      // The page itself, not the not-found page.
      soft(`<title>${await page.title()}</title>`).toBe(unescaped(/<title>.*?<\/title>/s.exec(html)?.[0] ?? ''));
      await soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (OFFLINE_AT_LEAST.includes(address)) {
        await saysOffline(page);
        // The state leaves the company's name its place.
        await soft(page.getByRole('banner').getByText(company.name, { exact: true }).first()).toHaveCSS(
          'clip-path',
          'none',
        );
      }
      const walk = tours.find(({ slug }) => address === `/tours/${slug}`);
      if (walk !== undefined) {
        await soft(page.getByRole('heading', { name: present(walk.stops[3]).title }).first()).toBeVisible();
        await soft(page.locator('article[id^="stop-"]')).toHaveCount(walk.stops.length);
        await page.locator(`#stop-${walk.stops.length}`).scrollIntoViewIfNeeded();
      }
      await soft.poll(() => missingPictures(page), { message: address }).toEqual([]);
      if (address === '/gallery') {
        for (const heading of [GALLERY.photos.heading, GALLERY.fans.heading])
          soft(await strangePictures(page.getByRole('region', { name: heading })), heading).toEqual([]);
        await page.getByRole('link', { name: 'Play the film' }).click();
        await soft
          .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
          .toBeGreaterThan(0.1);
      }
      if (address === '/in-the-news') {
        const cuttings = page.getByRole('main').getByRole('article');
        await soft(cuttings).toHaveCount(list('press').articles.length);
        soft(await strangePictures(cuttings)).toEqual([]);
      }
    });

  await test.step('with any query', async () => {
    for (const address of [`/booking?itemId=${tour('brooklyn-heights').item}`, '/?source=pwa&utm_source=x']) {
      await open(address);
      await soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await saysOffline(page);
    }
    soft((await page.goto('/Brooklyn/?utm_source=x'))?.status()).toBe(200);
    await soft(page).toHaveURL('/tours/brooklyn-heights?utm_source=x');
  });

  await test.step('a wrong address still has the not-found page with a suggestion', async () => {
    soft(await open('/no-such-alley')).toBe(404);
    await soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What mail programs and people make of an address looks like the address of a file.
    for (const address of ['/tours/brooklyn-heights.Great', '/assets/nothing', '/sitemap.xml']) {
      soft(await open(address)).toBe(404);
      await soft(page.getByRole('heading', { level: 1 })).toHaveText(words('not-found').heading);
    }
    soft(await open('/old-gallery-pictures')).toBe(404);
    await page.getByRole('link', { name: 'Were you looking for Gallery?' }).click();
    await soft(page).toHaveURL('/gallery');
  });

  await test.step('the walks and the site can be searched', async () => {
    await open('/tours');
    await page.getByRole('searchbox', { name: 'Search the walks' }).fill(ITS_WORD);
    const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
    await soft(titles).toHaveText([FOUND_ALONE.title]);
    await open('/');
    const post = present(posts.at(-1));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    await expect(overlay.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(post.title);
    await soft(overlay.getByRole('list').getByRole('link').first()).toContainText(post.title);
    await page.keyboard.press('Enter');
    await soft(page).toHaveURL(`/blog?post=${post.id}`);
    await soft(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  });
});

test('nothing claims to be ready before everything is stored, and saving continues where it stopped', async ({
  context,
  page,
  site,
}) => {
  const withoutPictures = `${TEST_DIST}-without-pictures`;
  cpSync(TEST_DIST, withoutPictures, { recursive: true });
  rmSync(`${withoutPictures}/pictures`, { recursive: true });
  site.use(withoutPictures);
  const asked = new Set<string>();
  context.on('request', (request) => {
    if (request.serviceWorker() && request.url().includes('/pictures/')) asked.add(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText(/^Content [0-9a-f]+/)).toBeVisible();
  // The page was told that none of the first eight pictures came; otherwise it would not request more.
  await expect.poll(() => asked.size).toBeGreaterThan(8);
  await expect(foot.getByText('Ready offline')).toHaveCount(0);
  site.use(TEST_DIST);
  await page.reload();
  await readyOffline(page);
});

workerTest('"Save the pictures too" leaves the focus at the line that says when they are there', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/accessibility');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: /^Save the pictures too/ }).press('Enter');
  await readyOffline(page);
  await expect(footer.locator(':focus')).toContainText('Ready offline');
});

test('without a service worker the site still works', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/tours');
  await hydrated(page);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/\/tours\/brooklyn-heights$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour('brooklyn-heights').title);
  await expect(page.getByRole('contentinfo').getByText('Ready offline')).toHaveCount(0);
  await context.close();
});
