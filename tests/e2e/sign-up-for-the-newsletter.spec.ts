import type { Locator, Page } from 'playwright/test';
import { STAND_IN } from '../fakes/settings';
import { company } from '../setup/content/content';
import { expect, hydrated, readyOffline, test, workerTest } from '../setup/stage/stage';
import { storedSubmissions } from '../setup/stage/stored-submissions';

const { u, id } = STAND_IN.list;
const HONEYPOT = `b_${u}_${id}`;
const SAVED = "Saved on this device. We'll send it as soon as you're back online.";

const formOf = (page: Page): Locator => page.getByRole('form', { name: 'Newsletter', exact: true });
const press = (page: Page): Promise<void> => formOf(page).getByRole('button', { name: 'Send me the guide' }).click();
async function fillIn(page: Page): Promise<void> {
  await formOf(page).getByLabel('First name').fill('Rosa');
  await formOf(page).getByRole('textbox', { name: 'Email' }).fill('rosa@example.com');
  await formOf(page).getByLabel(`I agree to receive emails from ${company.name}`).check();
}

test('online the browser sends the form to a new tab, and the fields keep their values', async ({
  page,
  context,
  providers,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await fillIn(page);
  const opening = context.waitForEvent('page');
  await press(page);
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: 'Almost finished...' })).toBeVisible();
  expect(providers.received().signups).toMatchObject([
    {
      email: 'rosa@example.com',
      fields: { EMAIL: 'rosa@example.com', FNAME: 'Rosa', LNAME: '', CONSENT: 'true', tags: '', [HONEYPOT]: '' },
    },
  ]);
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Rosa');
  await expect(page.getByText('Nothing opened?')).toBeVisible();
  await page.getByRole('button', { name: 'Send it from here' }).click();
  await expect(page.getByText('Check your email for your free NYC cat guide!')).toBeVisible();
  // The provider does not reveal whether it has accepted the sign-up, so the page claims no more.
  await expect(page.getByText('Your sign-up went to our list provider, whose answer we cannot see.')).toBeVisible();
  // The same address is on the list only once.
  expect(providers.received().signups.map(({ times }) => times)).toEqual([2]);
  await expect(formOf(page).getByLabel('First name')).toHaveValue('');
});

test('with scripts off it is the same form', async ({ browser, site, providers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/blog');
  await fillIn(page);
  await press(page);
  await expect.poll(() => providers.received().signups.map(({ email }) => email)).toEqual(['rosa@example.com']);
  await context.close();
});

workerTest('offline the sign-up waits on the device and is sent later', async ({ page, network, providers }) => {
  await page.goto('/blog');
  await readyOffline(page);
  await network.off();
  await fillIn(page);
  await press(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(formOf(page).getByRole('textbox', { name: 'Email' })).toHaveValue('');
  expect(await storedSubmissions(page)).toHaveLength(1);
  await network.on();
  await expect.poll(() => providers.received().signups.map(({ fields }) => fields['FNAME'])).toEqual(['Rosa']);
  await expect(page.getByText(SAVED)).toBeHidden();
  expect(await storedSubmissions(page)).toEqual([]);
  // The list's answer is unknown: a note says so until the visitor removes it.
  await page.goto('/outbox');
  const note = page.getByRole('listitem').filter({ hasText: 'whose answer we cannot see' });
  await expect(note).toContainText('If no email comes, sign up once more.');
  await note.getByRole('button', { name: 'Remove this note' }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await expect(note).toBeHidden();
});

test('a wrong address, a missing name and missing consent are reported, and nothing opens', async ({
  page,
  context,
  providers,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await fillIn(page);
  const email = formOf(page).getByRole('textbox', { name: 'Email' });
  await email.fill('rosa.example.com');
  await press(page);
  await expect(email).toBeFocused();
  expect(await email.evaluate((box: HTMLInputElement) => box.validationMessage)).toBe(
    'Please enter a valid email address',
  );
  await email.fill('rosa@example.com');
  const consent = formOf(page).getByRole('checkbox');
  await consent.uncheck();
  await press(page);
  await expect(consent).toBeFocused();
  await consent.check();
  await formOf(page).getByLabel('First name').fill('');
  await press(page);
  await expect(formOf(page).getByLabel('First name')).toBeFocused();
  expect(context.pages()).toHaveLength(1);
  expect(providers.received().signups).toEqual([]);

  await formOf(page).getByLabel('First name').fill('Rosa');
  await test.step('a program that fills in every field gets a message, and the next press works', async () => {
    await page.locator(`input[name="${HONEYPOT}"]`).fill('everything', { force: true });
    await press(page);
    await expect(page.getByText('Nothing was sent.')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    expect(providers.received().signups).toEqual([]);
    await press(page);
    await expect.poll(() => providers.received().signups.length).toBe(1);
  });
});
