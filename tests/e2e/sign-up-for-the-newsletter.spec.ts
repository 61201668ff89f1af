import type { Locator, Page } from 'playwright/test';
import { STAND_IN } from '../fakes/settings';
import { company } from '../setup/content/content';
import { expect, holdBack, test, workerTest } from '../setup/stage/stage';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { hydrated, readyOffline } from '../setup/stage/waits';
import { toastsStay, withoutTimers } from '../setup/stage/without-timers';

const { u, id } = STAND_IN.list;
const HONEYPOT = `b_${u}_${id}`;
const SAVED = "Saved on this device. We'll send it as soon as you're back online.";

const formOf = (page: Page): Locator => page.getByRole('form', { name: 'Newsletter', exact: true });
const press = (page: Page): Promise<void> => formOf(page).getByRole('button', { name: 'Send me the guide' }).click();
/** Presses the button on a good connection, where the browser sends the form to a new tab. @returns the new tab */
async function pressOnline(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await press(page);
  return opening;
}
const firstName = (page: Page): Locator => formOf(page).getByLabel('First name');
const email = (page: Page): Locator => formOf(page).getByRole('textbox', { name: 'Email' });
const consent = (page: Page): Locator => formOf(page).getByRole('checkbox');
const EMPTY_NAME = 'First name is required';
const WRONG_ADDRESS = 'Please enter a valid email address';
/** The value is in src/outbox/delivery/send.ts. */
const CALL_TIMEOUT_MS = 20_000;
const NO_CONSENT = 'You must agree to receive emails';

/** Waits until the script of the form has loaded, which then checks the fields in place of the browser. */
async function formReady(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded();
  await expect(formOf(page)).toHaveAttribute('novalidate');
}
async function open(page: Page): Promise<void> {
  await page.goto('/blog');
  await hydrated(page);
  await formReady(page);
}
async function fillIn(page: Page): Promise<void> {
  await firstName(page).fill('Rosa');
  await email(page).fill('rosa@example.com');
  await formOf(page).getByLabel(`I agree to receive emails from ${company.name}`).check();
}

test('online the browser sends the form to a new tab, and the fields keep their values', async ({
  page,
  providers,
}) => {
  await open(page);
  await fillIn(page);
  const tab = await pressOnline(page);
  await expect(tab.getByRole('heading', { name: 'Almost finished...' })).toBeVisible();
  expect(providers.received().signups).toMatchObject([
    {
      email: 'rosa@example.com',
      fields: { EMAIL: 'rosa@example.com', FNAME: 'Rosa', LNAME: '', CONSENT: 'true', tags: '', [HONEYPOT]: '' },
    },
  ]);
  await expect(firstName(page)).toHaveValue('Rosa');
  await expect(page.getByText('Nothing opened?')).toBeVisible();
  await page.getByRole('button', { name: 'Send it from here' }).click();
  await expect(page.getByText('Check your email for your free NYC cat guide!')).toBeVisible();
  // The provider does not reveal whether it has accepted the sign-up, so the page claims no more.
  await expect(page.getByText('Your sign-up went to our list provider, whose answer we cannot see.')).toBeVisible();
  // The same address is on the list only once.
  expect(providers.received().signups.map(({ times }) => times)).toEqual([2]);
  await expect(firstName(page)).toHaveValue('');
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
  await formReady(page);
  await network.off();
  await fillIn(page);
  await email(page).fill('rosa@example');
  await press(page);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(WRONG_ADDRESS);
  await expect(page.getByText(SAVED)).toBeHidden();
  await email(page).fill('rosa@example.com');
  await press(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(email(page)).toHaveValue('');
  expect(await storedSubmissions(page)).toHaveLength(1);
  await formOf(page).getByRole('link', { name: 'See the outbox' }).focus();
  await network.on();
  await expect.poll(() => providers.received().signups.map(({ fields }) => fields['FNAME'])).toEqual(['Rosa']);
  await expect(page.getByText(SAVED)).toBeHidden();
  // The focus was on a link that has gone, and stays beside the form.
  await expect(formOf(page).getByRole('status')).toBeFocused();
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

test('the browser itself checks the form if scripts are off', async ({ browser, site, providers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/blog');
  await fillIn(page);
  await email(page).fill('rosa');
  await press(page);
  await expect(email(page)).toBeFocused();
  await email(page).fill('rosa@example.com');
  await consent(page).uncheck();
  await press(page);
  await expect(consent(page)).toBeFocused();
  expect(context.pages()).toHaveLength(1);
  expect(providers.received().signups).toEqual([]);
  await context.close();
});

test('each wrong field says what is wrong, the first one gets the focus, and nothing opens', async ({
  page,
  context,
  providers,
}) => {
  await open(page);
  await press(page);
  await expect(firstName(page)).toBeFocused();
  await expect(firstName(page)).toHaveAccessibleDescription(EMPTY_NAME);
  await expect(email(page)).toHaveAccessibleDescription(WRONG_ADDRESS);
  await expect(formOf(page).getByText(NO_CONSENT)).toBeVisible();
  for (const field of [firstName(page), email(page), consent(page)])
    await expect(field).toHaveAttribute('aria-invalid', 'true');

  await test.step('a field that was wrong is checked while the visitor types', async () => {
    await firstName(page).fill('Rosa');
    await expect(formOf(page).getByText(EMPTY_NAME)).toBeHidden();
    await email(page).pressSequentially('rosa@example');
    await expect(email(page)).toHaveAccessibleDescription(WRONG_ADDRESS);
    await press(page);
    await expect(email(page)).toBeFocused();
    await email(page).press('End');
    await email(page).pressSequentially('.com');
    await expect(formOf(page).getByText(WRONG_ADDRESS)).toBeHidden();
    await press(page);
    await expect(consent(page)).toBeFocused();
    await consent(page).check();
    await expect(formOf(page).getByText(NO_CONSENT)).toBeHidden();
    await expect(consent(page)).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('a name of spaces is no name, and a field that was right is checked at the next press', async () => {
    await firstName(page).fill('  ');
    await press(page);
    await expect(firstName(page)).toBeFocused();
    await expect(firstName(page)).toHaveAccessibleDescription(EMPTY_NAME);
  });
  expect(context.pages()).toHaveLength(1);
  expect(providers.received().signups).toEqual([]);

  await firstName(page).fill('Rosa');
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

for (const script of ['boot.js', 'assets/NewsletterSection-*.js'])
  test(`what is typed before ${script} has loaded stays in the form, and is sent`, async ({ page, providers }) => {
    const release = await holdBack(page, `**/${script}`);
    await page.goto('/blog');
    await fillIn(page);
    await email(page).fill('rosa@example');
    release();
    await formReady(page);
    await press(page);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue('rosa@example');
    await email(page).fill('rosa@example.com');
    await press(page);
    await expect
      .poll(() => providers.received().signups)
      .toMatchObject([{ fields: { EMAIL: 'rosa@example.com', FNAME: 'Rosa', CONSENT: 'true' } }]);
  });

test('if its script does not load, the browser checks and sends the form, and nothing typed is lost', async ({
  page,
  providers,
}) => {
  const script = '**/assets/NewsletterSection-*.js';
  await page.route(script, (route) => route.abort());
  const fail = await holdBack(page, script);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/blog');
  await hydrated(page);
  await fillIn(page);
  const missed = page.waitForEvent('requestfailed', (sent) => sent.url().includes('/NewsletterSection-'));
  fail();
  await missed;
  await firstName(page).fill('');
  await press(page);
  await expect(firstName(page)).toBeFocused();
  expect(providers.received().signups).toEqual([]);
  await firstName(page).fill('Rosa');
  const tab = await pressOnline(page);
  await expect(tab.getByRole('heading', { name: 'Almost finished...' })).toBeVisible();
  expect(providers.received().signups.map(({ fields }) => fields['FNAME'])).toEqual(['Rosa']);
  expect(loads).toBe(1);
});

test('a half-typed sign-up stays over a reload and on the next page, until it is sent', async ({ page }) => {
  await open(page);
  await fillIn(page);
  await email(page).fill('rosa@');
  await page.reload();
  await formReady(page);
  await expect(email(page)).toHaveValue('rosa@');
  await expect(consent(page)).toBeChecked();
  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
  await page.getByRole('list', { name: 'Next walks' }).waitFor();
  await formReady(page);
  await expect(firstName(page)).toHaveValue('Rosa');
  await email(page).fill('rosa@example.com');
  await pressOnline(page);

  await test.step('whether the provider has it is unknown, so a reload still offers to send it from here', async () => {
    await page.reload();
    await formReady(page);
    await expect(firstName(page)).toHaveValue('Rosa');
    await page.getByRole('button', { name: 'Send it from here' }).click();
    await expect(page.getByText('Check your email for your free NYC cat guide!')).toBeVisible();
    await expect(firstName(page)).toHaveValue('');
    await expect(page.getByText('Nothing opened?')).toBeHidden();
  });
  await page.goto('/blog');
  await formReady(page);
  await expect(firstName(page)).toHaveValue('');
  await expect(consent(page)).not.toBeChecked();
});

test('a sign-up that is on its way is not offered again on the next page, which tells how it went', async ({
  page,
  providers,
}) => {
  await toastsStay(page);
  // A call ends after this time, and a slow machine may need longer until this one is answered.
  await withoutTimers(page, CALL_TIMEOUT_MS);
  await open(page);
  await fillIn(page);
  await pressOnline(page);
  providers.behave({ newsletter: 'hold' });
  await page.getByRole('button', { name: 'Send it from here' }).click();
  await expect.poll(() => providers.received().signups.map(({ times }) => times)).toEqual([2]);
  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
  await page.getByRole('list', { name: 'Next walks' }).waitFor();
  await formReady(page);
  await expect(firstName(page)).toHaveValue('');
  await firstName(page).fill('Otto');
  providers.release();
  await expect(page.getByText('Success! Check your email for your free NYC cat guide!')).toBeVisible();
  await page.reload();
  await formReady(page);
  await expect(firstName(page)).toHaveValue('Otto');
});

test('a sign-up that is corrected after it was sent is offered on the next page', async ({ page }) => {
  await open(page);
  await fillIn(page);
  await pressOnline(page);
  await expect(page.getByText('Nothing opened?')).toBeVisible();
  await email(page).fill('rosa@example.org');
  await expect(page.getByText('Nothing opened?')).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
  await page.getByRole('list', { name: 'Next walks' }).waitFor();
  await formReady(page);
  await expect(email(page)).toHaveValue('rosa@example.org');
  await expect(firstName(page)).toHaveValue('Rosa');
});

test('fields that the browser fills in without an event are read', async ({ page, providers }) => {
  await open(page);
  await press(page);
  await expect(formOf(page).getByText(EMPTY_NAME)).toBeVisible();
  await formOf(page).evaluate((form: HTMLFormElement) => {
    for (const [name, value] of Object.entries({ FNAME: 'Rosa', EMAIL: 'rosa@example.com' })) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    const box = form.elements.namedItem('CONSENT');
    if (box instanceof HTMLInputElement) box.checked = true;
  });
  await press(page);
  await expect.poll(() => providers.received().signups.map(({ email: sent }) => sent)).toEqual(['rosa@example.com']);
  await expect(formOf(page).getByText(EMPTY_NAME)).toBeHidden();
});

test('on a touch keyboard Enter goes to the next field, and on a hardware keyboard it sends the form', async ({
  browser,
  page,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    serviceWorkers: 'block',
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await open(phone);
  await firstName(phone).press('Enter');
  await expect(formOf(phone).getByLabel('Last name')).toBeFocused();
  await phone.keyboard.press('Enter');
  await expect(email(phone)).toBeFocused();
  await phone.keyboard.press('Enter');
  await expect(consent(phone)).toBeFocused();
  await expect(formOf(phone).getByText(EMPTY_NAME)).toBeHidden();
  await context.close();

  await open(page);
  await email(page).press('Enter');
  await expect(firstName(page)).toBeFocused();
  await expect(formOf(page).getByText(EMPTY_NAME)).toBeVisible();
});
