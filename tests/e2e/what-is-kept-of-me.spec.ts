import type { Page } from 'playwright/test';
import { escaped, page as words, present, tour } from '../setup/content/content';
import { fillIn, send, write } from '../setup/stage/contact-form';
import { expect, unfold, workerTest as test } from '../setup/stage/stage';
import { stopTheClock } from '../setup/stage/stopped-clock';
import { backedUpDrafts, storedSubmissions } from '../setup/stage/stored-submissions';
import { arrived, hydrated, readyOffline } from '../setup/stage/waits';
import { toastsStay } from '../setup/stage/without-timers';

const row = (page: Page, name: string) => page.getByRole('main').getByRole('row', { name: new RegExp(escaped(name)) });
const clearButton = (page: Page) => page.getByRole('button', { name: 'Clear everything' });
const { device, others } = words('privacy');
const itemOf = (id: (typeof device.items)[number]['id']) => present(device.items.find((one) => one.id === id));
const PAGES = itemOf('pages').item;
const LETTERS = itemOf('letters').item;
const THEME = itemOf('theme').item;

/** Everything that the browser stores for the site, read without our code. */
const held = (page: Page): Promise<object> =>
  page.evaluate(async () => ({
    files: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat()
      .length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    device: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    drafts: (await indexedDB.databases()).filter(({ name }) => name === 'gotham-mousers-drafts').length,
  }));
const NOTHING = { files: 0, workers: 0, device: [], tab: [], drafts: 0 };

async function openPrivacy(page: Page): Promise<void> {
  await page.goto('/privacy');
  await hydrated(page);
  await unfold(page.getByText(/ more, all of them small$/));
}

test('shows what is stored on this device now, row by row, including a key that is not ours', async ({
  page,
  network,
}) => {
  await openPrivacy(page);
  await readyOffline(page);
  await expect(row(page, PAGES)).toContainText(/\d{2,} files, about \d+\.\d MB/);
  await expect(row(page, LETTERS)).toContainText('Nothing');
  await expect(row(page, THEME)).toContainText('Nothing');

  await page.getByRole('contentinfo').getByLabel('Theme').selectOption('dark');
  await expect(row(page, THEME)).toContainText('Your choice');

  await page.goto('/contact');
  await hydrated(page);
  await fillIn(page, { name: 'Rosa', email: 'rosa@example.com', message: 'Half a letter' });
  // The backup is written a moment after the text, so a page that is left at once has only the text.
  await expect.poll(() => backedUpDrafts(page)).toContain('Half a letter');
  await openPrivacy(page);
  await expect(row(page, itemOf('drafts').item)).toContainText('1 form');
  // Including a draft that a killed browser has only in the backup.
  await page.evaluate(() =>
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('draft:')) ?? ''),
  );
  await openPrivacy(page);
  await expect(row(page, itemOf('drafts').item)).toContainText('1 form');

  await network.off();
  await page.goto('/booking?tour=brooklyn-heights');
  await hydrated(page);
  await page.getByRole('button', { name: `Note ${tour('brooklyn-heights').title}` }).click();
  await openPrivacy(page);
  await expect(row(page, itemOf('walk').item)).toContainText(tour('brooklyn-heights').title);
  await expect(page.getByText('not put here by us')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('partner-session', 'x'));
  await expect(page.getByText('partner-session')).toBeVisible();
});

test('says which questions of the browser were answered, and that a plan waits for a message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await page.goto('/tours/private-tours');
  await hydrated(page);
  await page.getByRole('link', { name: 'Send this as a message' }).click();
  await arrived(page, /\/contact\?about=private$/);
  await openPrivacy(page);
  await expect(row(page, itemOf('permission').item)).toContainText('Location: yes.');
  await expect(row(page, itemOf('drafts').item)).toContainText(/lines for a message/i);
});

test('calls a message that was refused "not sent", in the list and beside the button', async ({ page, providers }) => {
  await toastsStay(page);
  providers.behave({ email: 400 });
  await write(page);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Message Failed to Send' })).toBeVisible();
  await openPrivacy(page);
  await expect(row(page, LETTERS)).toContainText('1 not sent');
  await expect(page.getByText('In the Outbox: 1 not sent.')).toBeVisible();
});

test('the card of a walk is gone 30 days after its last change, and the settings of the walks stay', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60_000;
    const keep = (walk: string, changedAt: number) =>
      localStorage.setItem(
        `walk-progress:${walk}`,
        JSON.stringify({ version: 1, walk, changedAt, at: '', punched: [] }),
      );
    keep('brooklyn-heights', daysAgo(31));
    keep('lower-east-side', daysAgo(29));
    localStorage.setItem('walk-settings', '{"textSize":"C"}');
  });
  await openPrivacy(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('walk-'))
          .sort(),
      ),
    )
    .toEqual(['walk-progress:lower-east-side', 'walk-settings']);
  await expect(row(page, itemOf('progress').item)).toContainText('1 card');
});

test('asks before a message is lost, can be declined, waits for a message that is being sent, and then clears everything', async ({
  page,
  network,
}) => {
  await page.goto('/contact');
  await readyOffline(page);
  await network.off();
  await write(page);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();

  await openPrivacy(page);
  await expect(row(page, LETTERS)).toContainText('1 waiting');
  const summary = page.getByRole('complementary', { name: words('privacy').clear.heading });
  await expect(summary).toContainText('In the Outbox: 1 waiting.');
  await clearButton(page).click();
  const question = page.getByRole('group', { name: 'Clear everything?' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('1 message that has not been sent.');
  await expect(question).toContainText('You are offline: then no page of ours opens here');
  await expect(question.getByRole('link', { name: 'Look at the Outbox first' })).toHaveAttribute('href', '/outbox');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(clearButton(page)).toBeFocused();
  expect(await storedSubmissions(page)).toHaveLength(1);
  expect(await held(page)).toMatchObject({ drafts: 1 });

  await test.step('nothing is cleared while a message is being sent', async () => {
    // The lock that a sending tab would hold, and release when it closes.
    await page.evaluate(() => void navigator.locks.request('outbox', () => new Promise(() => {})));
    const known = await page.getByRole('main').getByRole('status').elementHandles();
    await clearButton(page).click();
    await question.getByRole('button', { name: 'Yes, clear it' }).click();
    const told = page.getByRole('status').filter({ hasText: 'Nothing was cleared.' });
    await expect(told).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(await told.evaluate((element, before) => before.includes(element), known)).toBe(true);
    expect(await storedSubmissions(page)).toHaveLength(1);
    expect(await held(page)).not.toMatchObject({ files: 0 });
    await openPrivacy(page);
  });

  await clearButton(page).click();
  await question.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  await expect(row(page, LETTERS)).toContainText('Nothing');
  await expect(row(page, PAGES)).toContainText('Nothing');
  await expect(page.getByRole('banner').getByText(/1 waiting/)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText('Ready offline')).toHaveCount(0);
  expect(await held(page)).toEqual(NOTHING);
  expect(await storedSubmissions(page)).toEqual([]);
});

test('nothing is stored again while the page stays open; the next visit begins anew', async ({
  page,
  network,
  providers,
}) => {
  await page.clock.install();
  await openPrivacy(page);
  await readyOffline(page);
  await clearButton(page).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  // The notice "Back online" stays for six seconds.
  await stopTheClock(page);
  await network.off();
  await network.on();
  await expect(page.getByText('Back online')).toBeVisible();
  await page.clock.resume();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
  await arrived(page, '/tours');
  expect(await held(page)).toMatchObject({ files: 0, workers: 0 });
  expect(providers.received().emails).toEqual([]);

  await openPrivacy(page);
  await readyOffline(page);
  await expect(row(page, PAGES)).toContainText(/\d{2,} files/);
});

test('with scripts off the page can be read, and promises nothing that it cannot do', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/privacy');
  await expect(row(page, PAGES)).toContainText(itemOf('pages').until);
  for (const { to, when } of others.items) {
    const other = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: to, exact: true }) });
    await expect(other).toContainText(when);
  }
  await expect(clearButton(page)).toBeDisabled();
  await context.close();
});
