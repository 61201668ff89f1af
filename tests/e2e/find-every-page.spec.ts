import type { Page } from 'playwright/test';
import { longDate, posts, present } from '../setup/content/content';
import { expect, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';

/** The addresses of the board's links, as they are written. */
const addresses = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const NAMED_FIRST = [
  '/',
  '/about',
  '/tours',
  '/blog',
  '/gallery',
  '/contact',
  '/booking',
  '/press-kit',
  '/in-the-news',
  '/tours/brooklyn-heights',
  '/tours/financial-district',
  '/tours/lower-east-side',
  '/tours/private-tours',
];

test('every page is on the board, and every link of it works', async ({ page, request }) => {
  await page.goto('/sitemap');
  await hydrated(page);
  const ours = (await addresses(page)).filter((address) => address.startsWith('/'));
  for (const address of NAMED_FIRST) expect(ours).toContain(address);

  const stories = ours.filter((address) => address.startsWith('/blog?post='));
  expect(stories.toSorted()).toEqual(posts.map(({ id }) => `/blog?post=${id}`).toSorted());
  const reached = new Set(ours.map((address) => address.replace('/blog?post=', '/blog/')));
  const told = await (await request.get('/sitemap.xml')).text();
  const paths = [...told.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining([...NAMED_FIRST, ...posts.map(({ id }) => `/blog/${id}`)]));
  expect(
    paths.filter((path) => !reached.has(path)),
    'in sitemap.xml, and not on the board',
  ).toEqual([]);

  for (const address of [...ours, ...reached]) expect((await request.get(address)).status(), address).toBe(200);
  expect(ours, 'hidden from search engines').not.toContain('/survey');
});

test('posts are listed under their category, with their date', async ({ page }) => {
  await page.goto('/sitemap');
  await hydrated(page);
  const stories = page.getByRole('region', { name: 'Stories' });
  const subjects = [...new Set(posts.map(({ category }) => category))].toSorted();
  expect((await stories.getByRole('heading', { level: 3 }).allInnerTexts()).toSorted()).toEqual(
    subjects.map((subject) => subject.toUpperCase()),
  );
  const oldest = present(posts.at(-1));
  await expect(stories.getByRole('listitem').filter({ hasText: oldest.title })).toContainText(longDate(oldest.date));
  await expect(page.getByText('No blog posts available')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Site Map' })).toHaveAttribute('aria-current', 'page');
});

test('offline the board says that the links to other sites need a connection', async ({ page, context }) => {
  await page.goto('/sitemap');
  await hydrated(page);
  const note = page.getByRole('region', { name: 'Outside' }).getByText('You are offline.');
  await expect(note).toHaveCount(0);
  await context.setOffline(true);
  await expect(note).toBeVisible();
});
