import type { Page } from 'playwright/test';
import { page as words } from '../setup/content/content';
import { fillIn, ROSA, send, write } from '../setup/stage/contact-form';
import { expect, workerTest as test } from '../setup/stage/stage';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { arrived, hydrated, readyOffline } from '../setup/stage/waits';
import { withoutTimers } from '../setup/stage/without-timers';

// The edit of a waiting message and a new message are two texts: on every way between them, neither replaces the other.

const CHANGED = 'We are twelve cousins now.';
const ONCE_MORE = 'And one of us has a stroller.';
const EDITED = { ...ROSA, message: CHANGED };
const BEN = { name: 'Ben Adler', email: 'ben@example.com', message: 'Do you walk in the rain?' };

/** How long a form waits for the outbox: LOOK_UP_MS in src/outbox/form, and OPEN_TIMEOUT_MS in src/outbox/store. */
const OUTBOX_MS = [3_000, 4_000] as const;

interface Offline {
  off(): Promise<void>;
}

/** Opens the edit of a waiting message. */
async function openTheEdit(page: Page, network: Offline): Promise<void> {
  await page.goto('/contact');
  await readyOffline(page);
  await network.off();
  await writeAndEdit(page);
}

/** Saves a message without a connection, and opens its edit. */
async function writeAndEdit(page: Page): Promise<void> {
  await write(page);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await editWhatWaits(page);
}

async function editWhatWaits(page: Page): Promise<void> {
  await page.goto('/outbox');
  await page.getByRole('link', { name: /Edit/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('contact').heading })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
}

const waitingMessages = async (page: Page): Promise<string[]> => {
  const records = (await storedSubmissions(page)) as { payload: { message: string } }[];
  return records.map(({ payload }) => payload.message).toSorted();
};

const drafts = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

const contactInFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });

test('a message written after an edit is a separate message, even after a reload', async ({ page, network }) => {
  await openTheEdit(page, network);
  await page.getByLabel('Message').fill(CHANGED);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  expect(await waitingMessages(page)).toEqual([CHANGED]);

  await fillIn(page, BEN);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Message')).toHaveValue(BEN.message);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  expect(await waitingMessages(page)).toEqual([BEN.message, CHANGED]);
  expect(await drafts(page)).not.toContain('draft:');
});

test('an edit left without a change keeps the message as it was, and changes that were not sent with it become a new text', async ({
  page,
  network,
  providers,
}) => {
  await openTheEdit(page, network);
  expect(await drafts(page)).not.toContain(ROSA.email);
  await contactInFooter(page).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(await waitingMessages(page)).toEqual([ROSA.message]);
  await network.on();
  await expect.poll(() => providers.received().emails.map(({ fields }) => fields.message)).toContain(ROSA.message);
  await expect.poll(() => storedSubmissions(page)).toEqual([]);
  expect(await drafts(page)).not.toContain(ROSA.email);

  await test.step('unsaved changes', async () => {
    await withoutTimers(page, ...OUTBOX_MS);
    await network.off();
    await writeAndEdit(page);
    await page.getByLabel('Message').fill(CHANGED);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await arrived(page, '/tours');
    expect(await drafts(page)).toContain(CHANGED);
    // Until the message is sent, the edit can be resumed with its changes.
    await page.goBack();
    await expect(page.getByLabel('Message')).toHaveValue(CHANGED);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: words('tours').heading })).toBeFocused();
    await network.on();
    await expect.poll(() => storedSubmissions(page)).toEqual([]);
    // The message was sent without the changes, so this is their only copy.
    await contactInFooter(page).click();
    await expect(page.getByText('without your last change. What you wrote since is here.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(CHANGED);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Empty it' }).click();
    await expect.poll(() => drafts(page)).not.toContain(ROSA.email);
  });
});

test('a half-written message and the changes to a waiting one do not mix, not even on the way to the questions', async ({
  page,
  network,
}) => {
  await openTheEdit(page, network);
  await contactInFooter(page).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await fillIn(page, BEN);
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await fillIn(page, EDITED);
  await contactInFooter(page).click();
  await expect(page.getByLabel('Name')).toHaveValue(BEN.name);
  await expect(page.getByLabel('Message')).toHaveValue(BEN.message);
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue(ROSA.name);
  await expect(page.getByLabel('Message')).toHaveValue(CHANGED);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  expect(await waitingMessages(page)).toEqual([CHANGED]);
  // The edit is finished, and the half-written message is shown again.
  await expect(page.getByLabel('Message')).toHaveValue(BEN.message);

  await test.step('the link to the questions keeps the changes', async () => {
    await page.goto('/outbox');
    await page.getByRole('link', { name: /Edit/ }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(CHANGED);
    await page.getByLabel('Message').fill(ONCE_MORE);
    await page.getByRole('link', { name: 'Read the FAQ' }).click();
    await expect(page).toHaveURL(/\/contact\?edit=[^#]+#faq$/);
    await expect(page.locator('#faq')).toBeInViewport();
    await expect(page.getByLabel('Message')).toHaveValue(ONCE_MORE);
    await send(page);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    expect(await waitingMessages(page)).toEqual([ONCE_MORE]);
  });
});

test('a message deleted by another tab is not sent, the page says so, and its text can be sent as a new one', async ({
  context,
  page,
  network,
}) => {
  await openTheEdit(page, network);
  await page.getByLabel('Message').fill(CHANGED);
  const second = await context.newPage();
  await second.goto('/outbox');
  await second.getByRole('button', { name: /^Delete/ }).click();
  await second
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect(second.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();

  await send(page);
  await expect(page.getByText('This message was deleted meanwhile, and was not sent to us now.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(CHANGED);
  expect(await storedSubmissions(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Message')).toHaveValue(CHANGED);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  expect(await waitingMessages(page)).toEqual([CHANGED]);
});

test.describe('on a first visit, with nothing stored on the device', () => {
  test.use({ serviceWorkers: 'block' });

  test('the edit of a message that is gone becomes a new message', async ({ page }) => {
    await withoutTimers(page, ...OUTBOX_MS);
    await page.goto('/contact?edit=gone');
    await hydrated(page);
    await expect(page.getByText('This message is not waiting here any more')).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByText('This message is not waiting here any more')).toBeVisible();
    await fillIn(page, BEN);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Message')).toHaveValue(BEN.message);
  });

  test('a connection lost while the visitor types costs no message', async ({ page, network }) => {
    await page.goto('/contact');
    await hydrated(page);
    await network.off();
    await fillIn(page, ROSA);
    await send(page);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    expect(await waitingMessages(page)).toEqual([ROSA.message]);
  });
});
