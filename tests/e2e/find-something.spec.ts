import type { Page } from 'playwright/test';
import {
  company,
  firstParagraphOf,
  page as words,
  paragraphsOf,
  posts,
  present,
  tours,
  wordsOnlyIn,
} from '../setup/content/content';
import { holdBack, expect, test, watchedPage } from '../setup/stage/stage';
import { translateLikeChrome } from '../setup/stage/translate';
import { arrived, frameAndTasks, hydrated } from '../setup/stage/waits';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => overlay(page).getByRole('textbox');
const results = (page: Page) => overlay(page).getByRole('list').getByRole('link');

const STOPS = tours.flatMap(({ title: walk, slug, stops }) =>
  stops.map((stop, index) => ({ ...stop, walk, number: index + 1, address: `/tours/${slug}#stop-${index + 1}` })),
);
const ANSWERING = [...tours, words('tours'), words('private-tours'), words('contact'), words('press-kit')];
const SEARCHED = [...STOPS, ...posts, ...ANSWERING.flatMap(({ questions }) => questions)];
const TEXTS = SEARCHED.map((one) => JSON.stringify(one));
const titleOf = (one: (typeof SEARCHED)[number]): string => ('question' in one ? one.question : one.title);
/** The maximum length of the list of results. */
const MOST_RESULTS = 8;

/** A stop, and the longest word that occurs only in its text and not in its title. */
const TOLD = present(
  STOPS.flatMap((stop, index) => {
    const others = [...TEXTS.filter((_, place) => place !== index), stop.title];
    const [word] = wordsOnlyIn([paragraphsOf(stop.story).join('\n'), ...others], 0);
    return word === undefined ? [] : [{ ...stop, word }];
  }).toSorted((one, other) => other.word.length - one.word.length)[0],
);

/** A story, and two letters with which so few words of titles begin that the list shows all of them. */
function storyByTwoLetters() {
  const beginning = (letters: string) => SEARCHED.filter((one) => new RegExp(`\\b${letters}`, 'i').test(titleOf(one)));
  const choices = posts.flatMap(({ title }) =>
    (title.match(/\b[A-Za-z]{5,}/g) ?? []).map((word) => ({ title, letters: word.slice(0, 2).toLowerCase() })),
  );
  // The index leaves out frequent words, such as "he".
  const isWord = (letters: string) => TEXTS.some((text) => new RegExp(`\\b${letters}\\b`, 'i').test(text));
  return present(choices.find(({ letters }) => !isWord(letters) && beginning(letters).length <= MOST_RESULTS));
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
}

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`two letters and Enter lead to the first result, on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/blog');
    await hydrated(page);
    await openSearch(page);
    await expect(overlay(page).getByText('Press Enter to search or click on a result')).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription('Press Enter to search or click on a result');
    await page.keyboard.type('bo');
    await expect(results(page).first()).toContainText('Page');
    await page.keyboard.press('Backspace');
    await expect(results(page)).toHaveCount(0);
    await page.keyboard.type('o');
    await expect(results(page).first()).toContainText('Book Now');
    const { title, letters } = storyByTwoLetters();
    await field(page).fill(letters);
    await expect(results(page).filter({ hasText: 'Story' }).filter({ hasText: title })).toBeVisible();
    await field(page).fill('bo');
    await expect(results(page).first()).toContainText('Book Now');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/booking$/);
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The current page is a result too: like a link to it, it leads to the top.
    await page.evaluate(() => window.scrollTo(0, 500));
    await openSearch(page);
    await page.keyboard.type('bo');
    await expect(results(page).first()).toContainText('Book Now');
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/booking$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the words of visitors lead to our terms', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await openSearch(page);
  await field(page).fill('petition');
  await expect(results(page).first()).toHaveAttribute('href', '/petition-jerry-fox');
  await field(page).fill('gift card');
  await expect(results(page).first()).toContainText('Gift Cards');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#gift-card');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /gift card/i })
      .first(),
  ).toBeInViewport();
});

test('arrow keys lead to a stop that a story mentions, and the page scrolls there', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  const { title, walk, number, word, address } = TOLD;
  await page.keyboard.type(word);
  const stop = results(page).filter({ hasText: title });
  await expect(stop).toContainText('Stop');
  await expect(stop).toContainText(`${walk}, stop ${number}. In the text: "${word}"`);
  for (const taken of ['Shift+ArrowDown', 'Alt+ArrowDown']) {
    await page.keyboard.press(taken);
    await expect(field(page), `${taken} belongs to the browser`).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await stop.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: title }).last()).toBeInViewport();
  await expect(overlay(page)).toHaveCount(0);
});

test('a question opens in its place, even on the current page', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const [first, , , fourth] = words('contact').questions;
  for (const { question, answer } of [present(fourth), present(first)]) {
    await openSearch(page);
    await page.keyboard.type(question);
    await results(page).filter({ hasText: question }).filter({ hasText: 'Contact' }).click();
    await expect(overlay(page)).toHaveCount(0);
    const asked = page.locator('#faq details').filter({ hasText: question });
    await expect(asked.getByText(firstParagraphOf(answer))).toBeInViewport();
    await expect(asked.getByText(question)).toBeInViewport();
  }
});

test('a typo is forgiven, and a word without results is reported', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  const { title, word } = TOLD;
  await page.keyboard.type(word.slice(0, 2) + word.slice(3));
  await expect(results(page).filter({ hasText: title })).toBeVisible();
  await expect(overlay(page).getByRole('status')).toHaveText(/^\d+ results?\. Enter opens ./);
  await field(page).fill(' Zanzibar9 ');
  await expect(overlay(page).getByRole('paragraph').filter({ hasText: 'No results' })).toHaveText(
    'No results found for "Zanzibar9"',
  );
  await expect(overlay(page).getByRole('status')).toHaveText('No results found for "Zanzibar9"');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(overlay(page)).toBeVisible();

  await test.step('Esc closes the search and returns the focus; the next opening begins empty', async () => {
    await field(page).fill('blog');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    await openSearch(page);
    await expect(field(page)).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
  });
});

test('text selected with the mouse up to the backdrop stays, and a click on the backdrop closes the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog');
  await hydrated(page);
  await openSearch(page);
  await field(page).fill('Zanzibar9');
  // The search slides in, and the pointer needs the place where it stays.
  await overlay(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => undefined),
  );
  const box = (await field(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(4, 780, { steps: 4 });
  await page.mouse.up();
  const selected = await field(page).evaluate(
    ({ selectionStart, selectionEnd }: HTMLInputElement) => (selectionEnd ?? 0) - (selectionStart ?? 0),
  );
  expect(selected).toBeGreaterThan(0);
  await expect(overlay(page).getByRole('status')).toHaveText('No results found for "Zanzibar9"');
  await expect(field(page)).toHaveValue('Zanzibar9');
  await page.mouse.click(4, 780);
  await expect(overlay(page)).toBeHidden();
});

test('a search whose script is late does not open over what the visitor does meanwhile', async ({ browser, site }) => {
  // The worker is blocked, because it would have stored the search's code.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/contact');
  await hydrated(page);
  const come = await holdBack(page, '**/assets/SearchOverlay-*.js');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Message').focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  const script = page.waitForResponse('**/assets/SearchOverlay-*.js');
  come();
  await (await script).finished();
  await frameAndTasks(page);
  await expect(menu).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openSearch(page);
  await context.close();
});

test('a search whose script is late does not open over the next page', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const come = await holdBack(page, '**/assets/SearchOverlay-*.js');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: company.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  come();
  // The script is there at once when the search is opened here.
  await openSearch(page);
});

test('search and menu close when a page that was late is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  await hydrated(page);
  await openSearch(page);
  await page.keyboard.press('Escape');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const openings = [
    { to: 'Gallery', chunk: 'GalleryPage', open: () => openSearch(page), opened: overlay(page) },
    {
      to: 'Press Kit',
      chunk: 'press-kit',
      open: () => page.getByRole('button', { name: 'Menu', exact: true }).click(),
      opened: menu,
    },
  ];
  for (const { to, chunk, open, opened } of openings)
    await test.step(to, async () => {
      const come = await holdBack(page, `**/assets/${chunk}-*.js`);
      await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: to }).click();
      await open();
      await expect(opened).toBeVisible();
      come();
      await expect(opened).toBeHidden();
    });
});

test('while the index is loading, the search says so instead of nothing', async ({ page }) => {
  const come = await holdBack(page, '**/search-stories.json');
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  await page.keyboard.type('Zanzibar9');
  const looking = overlay(page).getByText('Still looking in the stories.');
  await expect(looking).toBeVisible();
  come();
  await expect(overlay(page).getByRole('paragraph').filter({ hasText: 'No results found' })).toBeVisible();
  await expect(looking).toHaveCount(0);
});

test('without the index, tours and pages are still found, and the search says so', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.url });
  const page = await context.newPage();
  await page.route('**/search-stories.json', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  const unsearched = overlay(page).getByText('Stops, stories and questions could not be searched just now.');
  await expect(unsearched.first()).toBeVisible();
  await page.keyboard.type('contact');
  await expect(results(page)).toHaveCount(1);
  await expect(overlay(page).getByRole('status')).toHaveText(
    /^1 result\. Enter opens Contact\. Stops, stories and questions could not be/,
  );

  await test.step('once the connection is back, the stories are found too', async () => {
    await context.setOffline(true);
    await expect(overlay(page).getByText('Only tours and pages so far.').first()).toBeVisible();
    await expect(unsearched).toHaveCount(0);
    await page.unroute('**/search-stories.json');
    await context.setOffline(false);
    await expect(overlay(page).getByText(/Only tours and pages|could not be searched/)).toHaveCount(0);
    await field(page).fill(TOLD.word);
    await expect(results(page).filter({ hasText: TOLD.title })).toBeVisible();
  });
  await context.close();
});

test('a translated page can be searched, letter by letter and back', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  // The home page is not used: its late parts, if translated before hydration, are rendered afresh.
  await page.goto('/about');
  await hydrated(page);
  await translateLikeChrome(page);
  await openSearch(page);
  for (const query of ['bo', 'boo', 'b', TOLD.word, 'nowhere9', 'blog']) {
    await field(page).fill(query);
    await expect(overlay(page).getByRole('status')).toHaveText(
      query === 'b' ? '' : query === 'nowhere9' ? /^No results/ : /^\d+ results?\. Enter opens ./,
    );
    // The number may be the one of the query before, but the mark is not.
    if (query === 'boo') await expect(results(page).first().locator('mark').first()).toHaveText(/^boo$/i);
  }
  await page.keyboard.press('Enter');
  await arrived(page, /\/blog$/);
  expect(troubles).toEqual([]);
});
