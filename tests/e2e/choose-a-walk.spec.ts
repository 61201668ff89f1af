import type { Page } from 'playwright/test';
import {
  dollars,
  firstParagraphOf,
  hoursOfWalks,
  page as words,
  present,
  timeOfDay,
  tour,
  tourCards,
  tours,
  weekdays,
  wordInSome,
  wordsOnlyIn,
} from '../setup/content/content';
import { expect, test } from '../setup/stage/stage';
import { arrived, hydrated } from '../setup/stage/waits';

const TITLES = tourCards.map(({ title }) => title);
const SEARCHED = tourCards.map(({ searched }) => searched);
const titlesWith = (letters: string): string[] =>
  TITLES.filter((_, index) => present(SEARCHED[index]).toLowerCase().includes(letters));
const wordOf = (title: string): string => present(wordsOnlyIn(SEARCHED, TITLES.indexOf(title))[0]);
const EAST_SIDE = tour('lower-east-side').title;

const tickets = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => tickets(page).getByRole('heading', { level: 2 });
const ticket = (page: Page, title: string) =>
  tickets(page).filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the walks' });

test('four tours, the most popular marked, each with its way to book', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await expect(titles(page)).toHaveText(TITLES);
  for (const { title, item, featured, meeting, groupSize } of tours) {
    await expect(ticket(page, title)).toContainText(`max ${groupSize} people`);
    await expect(ticket(page, title)).toContainText(`Meet: ${meeting.short}`);
    await expect(ticket(page, title).getByText('Most Popular')).toHaveCount(featured ? 1 : 0);
    const reserve = ticket(page, title).getByRole('link', { name: 'Reserve your spot on a cat history tour' });
    await expect(reserve).toHaveText('Reserve Your Spot');
    await expect(reserve).toHaveAccessibleDescription(title);
    await expect(reserve).toHaveAttribute('href', new RegExp(`/items/${item}/calendar/`));
    await expect(ticket(page, title).getByRole('img')).toBeVisible();
  }
  const { title } = tour('financial-district');
  await ticket(page, title).getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/tours/financial-district');
});

for (const [width, height] of [
  [390, 664],
  [1280, 720],
] as const)
  test(`the first screen says what, when, at which price and what to press, at ${width} x ${height}`, async ({
    page,
  }) => {
    // A Monday in New York.
    await page.clock.setFixedTime(new Date('2026-11-23T15:00:00Z'));
    await page.setViewportSize({ width, height });
    const main = page.getByRole('main');
    const whole = { ratio: 1 };
    for (const walk of tours) {
      const { slug, title, schedule, price } = walk;
      await page.goto(`/tours/${slug}`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport(whole);
      for (const words of [timeOfDay(schedule.start), hoursOfWalks([walk]), `${dollars(price)} a person`, /^Next: /])
        await expect(main.getByText(words).first()).toBeInViewport(whole);
      await expect(main.getByRole('link', { name: 'Reserve Your Spot' }).first()).toBeInViewport(whole);
      await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.4 });
    }
    await page.goto('/tours');
    await hydrated(page);
    const nextWalks = main.getByRole('list', { name: 'Next walks' }).getByRole('link');
    await expect(nextWalks).not.toHaveCount(0);
    for (const row of await nextWalks.all()) await expect(row).toBeInViewport(whole);
    await page.goto('/booking');
    await hydrated(page);
    for (const { schedule } of tours)
      await expect(main.getByText(timeOfDay(schedule.start)).first()).toBeInViewport(whole);
    await expect(main.getByRole('link', { name: 'View Calendar' })).toBeInViewport(whole);
    await page.goto('/tours/private-tours');
    await hydrated(page);
    await expect(main.getByText('Any day by request').first()).toBeInViewport(whole);
    await expect(main.getByRole('link', { name: 'Ask for a Day' })).toBeInViewport(whole);
  });

test('on a phone every ticket shows its whole text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/tours');
  await hydrated(page);
  for (const { title, description } of tours) {
    const text = ticket(page, title).getByText(description, { exact: true });
    expect(await text.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
  }
});

test('a walk of every day and a long name of its place leave the story of a ticket its width', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/tours');
  await hydrated(page);
  const { title, description, schedule, meeting } = tour('financial-district');
  const write = (before: string, words: string): Promise<void> =>
    ticket(page, title)
      .getByText(before, { exact: true })
      .evaluate((shown, after) => {
        shown.textContent = after;
      }, words);
  await write(
    weekdays(schedule.days),
    weekdays(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  );
  await write(`Meet: ${meeting.short}`, 'Meet: the north-west entrance of City Hall Park, Broadway & Murray Street');
  const story = ticket(page, title).getByText(description, { exact: true });
  await expect.poll(() => story.evaluate((shown) => shown.clientWidth)).toBeGreaterThan(150);
});

test('a private tour is requested by a message, and has its own page', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  const card = ticket(page, words('private-tours').title);
  await card.getByRole('link', { name: 'View Details' }).click();
  await arrived(page, '/tours/private-tours');
  await page.goBack();
  await expect(card.getByRole('link', { name: 'Contact Us to Book' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Reserve' })).toHaveCount(0);
  await card.getByRole('link', { name: 'Contact Us to Book' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a search counts its results, says when there are none, and can be cleared', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  const counted = page.getByRole('main').getByRole('status');
  await expect(counted).toHaveText('');

  const { title } = tour('financial-district');
  const ofOne = wordOf(title).toUpperCase();
  await search(page).fill(`  ${ofOne} `);
  await expect(titles(page)).toHaveText([title]);
  await expect(counted).toHaveText(`Found 1 tour matching "${ofOne}"`);

  const ofSome = wordInSome(SEARCHED);
  await search(page).fill(ofSome);
  await expect(titles(page)).toHaveText(titlesWith(ofSome));
  await expect(counted).toHaveText(`Found ${titlesWith(ofSome).length} tours matching "${ofSome}"`);

  const { schedule, meeting, price } = tour('lower-east-side');
  for (const typed of [
    present(schedule.days[0]).toLowerCase(),
    timeOfDay(schedule.start),
    timeOfDay(schedule.start).replace(':00', '').toLowerCase(),
    dollars(price),
    meeting.short,
    `${EAST_SIDE} tour`,
    'tours',
  ]) {
    await search(page).fill(typed);
    await expect(titles(page), typed).toHaveText(titlesWith(typed.toLowerCase()));
    await expect(ticket(page, EAST_SIDE), typed).toBeVisible();
  }

  await search(page).fill('<b>dog</b>');
  await expect(page.getByRole('heading', { name: 'No tours found' })).toBeVisible();
  await expect(counted).toHaveText('Found 0 tours matching "<b>dog</b>"');
  await expect(tickets(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'View all tours' }).click();
  await expect(titles(page)).toHaveText(TITLES);
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No tours found' })).toHaveCount(0);
  await search(page).fill('   ');
  await expect(titles(page)).toHaveText(TITLES);
  await expect(counted).toHaveText('');

  await test.step('the sections around the tickets: strip, note, expectations, questions and call to book', async () => {
    const { trust, note, expectations, call } = words('tours');
    const [first, , third] = words('tours').questions.map(({ question, answer }) => ({
      question,
      answer: firstParagraphOf(answer),
    }));
    await expect(page.getByRole('list', { name: 'What you can rely on' }).getByRole('listitem')).toHaveText(
      trust.map(({ text }) => text),
    );
    await expect(page.getByRole('region', { name: note.heading })).toContainText(firstParagraphOf(note.body));
    const expected = page.getByRole('region', { name: expectations.heading });
    await expect(expected.getByRole('heading', { level: 3 })).toHaveText(expectations.items.map(({ title }) => title));

    const questions = page.getByRole('region', { name: 'Before you choose' });
    await questions.getByText(present(first).question).click();
    await expect(questions.getByText(present(first).answer)).toBeVisible();
    await questions.getByText(present(third).question).click();
    await expect(questions.getByText(present(third).answer)).toBeVisible();
    await expect(questions.getByText(present(first).answer)).toBeHidden();
    await questions.getByText(present(third).question).click();
    await expect(questions.getByText(present(third).answer)).toBeHidden();

    const closing = page.getByRole('region', { name: call.heading });
    await closing.getByRole('link', { name: 'Reserve your spot on a cat history tour' }).click();
    await expect(page).toHaveURL('/booking');
  });
});

test('Back, a reload and a shared address show the walks that were searched for', async ({ page }) => {
  await page.goto('/tours?utm_source=x');
  await hydrated(page);
  const word = wordOf(EAST_SIDE);
  const showsFound = async (): Promise<void> => {
    await expect(titles(page)).toHaveText([EAST_SIDE]);
    await expect(search(page)).toHaveValue(word);
  };
  await search(page).fill(word);
  await ticket(page, EAST_SIDE).getByRole('link', { name: 'View Details' }).click();
  await arrived(page, '/tours/lower-east-side');
  await page.goBack();
  await expect(page).toHaveURL(`/tours?utm_source=x&q=${word}`);
  await showsFound();
  await page.reload();
  await hydrated(page);
  await showsFound();
  await search(page).fill('');
  await expect(page).toHaveURL('/tours?utm_source=x');
  await expect(titles(page)).toHaveText(TITLES);
});

test('a query typed into the search before the script runs is searched for', async ({ page }) => {
  await page.route('**/boot.js', async (route) => {
    await search(page).fill(wordOf(EAST_SIDE));
    await route.continue();
  });
  await page.goto('/tours', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(titles(page)).toHaveText([EAST_SIDE]);
  await expect(search(page)).toHaveValue(wordOf(EAST_SIDE));
});

test('with scripts off all four tickets are shown, without the search', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/tours');
  await expect(titles(page)).toHaveText(TITLES);
  await expect(search(page)).toBeHidden();
  await context.close();
});
