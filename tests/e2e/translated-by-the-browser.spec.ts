import { page as words, present, textsWith, tour, tourCards, wordInSome } from '../setup/content/content';
import { nextRelease } from '../setup/site/releases';
import { FEW_PICTURES_DIST } from '../setup/site/test-site';
import { fillIn, ROSA, send, write } from '../setup/stage/contact-form';
import { expect, test as withoutWorker, workerTest as test, watchedPage } from '../setup/stage/stage';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { translateLikeChrome } from '../setup/stage/translate';
import { untilInteractive, arrived, hydrated, readyOffline, saysOffline } from '../setup/stage/waits';
import { toastsStay } from '../setup/stage/without-timers';

// Chrome replaces text nodes. A bare text beside a conditional element then makes React throw, and the page turns
// blank.

/** The messages of React's crashes and of a fresh render; a lost connection logs other ones. */
const crashes = (troubles: readonly string[]): string[] =>
  troubles.filter((trouble) => /^crash|rendered afresh|removeChild|insertBefore|NotFoundError/.test(trouble));

withoutWorker('a translated page still sends a message', async ({ context, providers }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/contact');
  await hydrated(page);
  await translateLikeChrome(page);
  await send(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  await fillIn(page, ROSA);
  await expect(page.getByText('Name is required')).toBeHidden();
  await send(page);
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(providers.received().emails).toHaveLength(2);
  expect(troubles).toEqual([]);
});

test('a translated page goes offline, saves, returns online and sends; its outbox asks and deletes', async ({
  context,
  network,
  providers,
}) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/contact');
  await readyOffline(page);
  await hydrated(page);
  await translateLikeChrome(page);
  await network.off();
  await saysOffline(page);
  await fillIn(page, ROSA);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await network.on();
  await expect.poll(() => providers.received().emails.length).toBe(2);
  await expect.poll(() => storedSubmissions(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(crashes(troubles)).toEqual([]);

  await test.step('its outbox asks, deletes, and says that nothing is waiting', async () => {
    await network.off();
    await write(page);
    await translateLikeChrome(page);
    await send(page);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /1 waiting/ })
      .click();
    await expect(page.getByText(ROSA.message ?? '')).toBeVisible();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /waiting/ })).toHaveCount(0);
    expect(await storedSubmissions(page)).toEqual([]);
    expect(crashes(troubles)).toEqual([]);
  });
});

withoutWorker('a translated site can be navigated from page to page', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/');
  await hydrated(page);
  await translateLikeChrome(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Our Tours' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('tours').heading })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the walks' }).fill('zanzibar9');
  await expect(page.getByRole('heading', { name: 'No tours found' })).toBeVisible();
  await page.getByRole('button', { name: 'View all tours' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(tourCards.length);
  const searched = tourCards.map((card) => card.searched);
  const word = wordInSome(searched);
  const found = textsWith(searched, word);
  await page.getByRole('searchbox', { name: 'Search the walks' }).fill(word);
  await expect(page.getByText(`Found ${found.length} tours matching "${word}"`)).toBeVisible();
  await page.getByRole('link', { name: 'View Details' }).first().click();
  const { title } = present(tourCards.find((card) => card.searched === found[0]));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('region', { name: 'Present staff' }).getByRole('article')).toHaveCount(
    words('about').team.length,
  );
  await footer.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await footer.getByRole('link', { name: 'Book a Tour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The lower parts of the home page hydrate when the visitor comes near. A part that was translated before is rendered
  // afresh, and translated again.
  const others = troubles.filter((trouble) => !trouble.startsWith('The page was rendered afresh'));
  expect(others).toEqual([]);
});

test('a translated page remembers a walk offline, and offers its calendar back online', async ({
  context,
  network,
}) => {
  const { page, troubles } = await watchedPage(context);
  await toastsStay(page);
  await page.goto('/tours/brooklyn-heights');
  await readyOffline(page);
  const main = page.getByRole('main');
  const reserve = main.getByRole('link', { name: 'Reserve your spot on a cat history tour' }).first();
  // The button stands in a part that hydrates when the visitor comes near, and then asks for the provider's script.
  await reserve.hover();
  await page.waitForFunction(() => 'FH' in globalThis);
  await untilInteractive(reserve);
  await translateLikeChrome(page);
  await network.off();
  await reserve.click();
  await expect(
    page.getByRole('status').filter({ has: page.getByText('Booking needs a connection', { exact: true }) }),
  ).toContainText(`Noted: ${tour('brooklyn-heights').title}.`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Tour' }).click();
  await arrived(page, '/booking');
  await expect(main.getByText('No place is held').first()).toBeVisible();
  await network.on();
  const offer = page.getByRole('status').filter({ hasText: 'You are online again.' });
  await expect(offer).toContainText(`Open the ${tour('brooklyn-heights').title} calendar?`);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await expect(main.getByText('No place is held')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(crashes(troubles)).toEqual([]);
});

test('a translated page announces a new version, and keeps the typed text over the reload', async ({
  context,
  site,
}) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/contact');
  await readyOffline(page);
  await hydrated(page);
  await translateLikeChrome(page);
  await fillIn(page, ROSA);
  site.use(nextRelease(FEW_PICTURES_DIST, 'translated'));
  try {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    const notice = page.getByRole('status').filter({ hasText: 'Update available' });
    await expect(notice).toContainText('What you have typed will still be here.');
    await notice.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Update ready: reload' }).click();
    await page.waitForFunction(() => document.documentElement.getAttribute('data-release') === 'translated');
    await hydrated(page);
    await translateLikeChrome(page);
    await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(crashes(troubles)).toEqual([]);
  } finally {
    site.use(FEW_PICTURES_DIST);
  }
});
