import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { CONSENT } from '../setup/any-browser/contact-form';
import { killBrowser, launchWithProfile } from '../setup/browsers/launch-chromium';
import { company, page as words, tour } from '../setup/content/content';
import { hostRules } from '../setup/site/test-site';
import { draftsAreKept, fillIn, ROSA, send, write } from '../setup/stage/contact-form';
import { expect, test } from '../setup/stage/stage';
import { inSmallSteps, stopTheClock } from '../setup/stage/stopped-clock';
import { backedUpDrafts, storedSubmissions } from '../setup/stage/stored-submissions';
import { hydrated } from '../setup/stage/waits';
import { toastsStay, withoutTimers } from '../setup/stage/without-timers';

test('a message is sent at once, the visitor gets the first answer, and nothing stays on the device', async ({
  page,
  providers,
}) => {
  await page.clock.install();
  await write(page, { ...ROSA, phone: '+1 (718) 555-0142' });
  providers.behave({ email: ['ok', 'hold'] });
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(providers.url)) calls += 1;
  });
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByLabel('Name')).toBeDisabled();
  // Between the two calls, a second of the page's time passes.
  await expect.poll(() => calls).toBe(2);
  await stopTheClock(page);
  providers.release();
  const messageSent = page.getByRole('heading', { name: 'Message Sent!' });
  await inSmallSteps(page, () => messageSent.isVisible());
  const thanks = page.getByText("Thank you for contacting us. We'll get back to you soon!").first();
  await inSmallSteps(page, () => thanks.isVisible());
  const { emails } = providers.received();
  expect(emails.map(({ template }) => template)).toEqual(['reply', 'notify']);
  expect(emails[1]?.fields).toMatchObject({
    name: 'Rosa Feld',
    email: 'rosa@example.com',
    phone: '+1 (718) 555-0142',
    message: ROSA.message,
  });
  expect(await storedSubmissions(page)).toEqual([]);
  // After three seconds the postcard is empty again.
  await page.clock.runFor(3_000);
  await expect(messageSent).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel(CONSENT)).not.toBeChecked();
});

test('a message about a stop is sent once, and the next one begins empty', async ({ page, providers }) => {
  await page.goto(`/contact?about=stop-2-of-${tour('brooklyn-heights').slug}`);
  await hydrated(page);
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/stop 2: something has changed here\.$/);
  await fillIn(page, { name: ROSA.name, email: ROSA.email });
  await send(page);
  await expect(message).toHaveValue('');
  await expect(page.getByText('Nothing is sent yet.')).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  expect(providers.received().emails).toHaveLength(2);
  await page.reload();
  await hydrated(page);
  await draftsAreKept(page);
  await expect(message).toHaveValue('');
});

test('empty fields are sent as words', async ({ page, providers }) => {
  await write(page, { name: 'Bo', email: 'bo@example.com' });
  await send(page);
  await expect.poll(() => providers.received().emails.length).toBe(2);
  expect(providers.received().emails[1]?.fields).toMatchObject({
    phone: 'Not provided',
    message: 'No message provided',
  });
});

test('each rule says what is wrong, focus goes to the first, and each message clears when it is right', async ({
  page,
  providers,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await send(page);
  for (const message of ['Name is required', 'Email address is required', 'You must agree to receive updates'])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await page.getByLabel('Name').fill(' R ');
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await page.getByLabel('Name').fill('R<o>sa');
  await expect(page.getByText('Name contains invalid characters')).toBeVisible();
  await page.getByLabel('Email').fill('rosa@mail');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await fillIn(page, { ...ROSA, phone: 'call me' });
  await expect(page.getByText('Name contains invalid characters')).toBeHidden();
  await send(page);
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  expect(providers.received().emailCalls).toEqual([]);

  await test.step('50,000 characters pasted into any field are handled at once', async () => {
    const flood = 'a@'.repeat(25_000);
    for (const label of ['Name', 'Email', 'Phone']) {
      await page.getByLabel(label).evaluate((field, text) => {
        if (!(field instanceof HTMLInputElement)) return;
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, flood);
    }
    await page.getByLabel('Message').evaluate((field, text) => {
      if (!(field instanceof HTMLTextAreaElement)) return;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, flood);
    await send(page);
    for (const message of [
      'Name must be less than 100 characters',
      'Email address is too long',
      'Please enter a valid phone number',
      'Message must be less than 1000 characters',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByText('50000/1000')).toBeVisible();
  });
});

test('a pasted message that is too long stays whole; it is counted, and not sent until it is shorter', async ({
  page,
  providers,
}) => {
  await write(page);
  await page.getByLabel('Message').clear();
  await expect(page.getByText('0/1000')).toBeVisible();
  await page.getByLabel('Message').click();
  await page.keyboard.insertText('m'.repeat(1_500));
  await expect(page.getByLabel('Message')).toHaveValue('m'.repeat(1_500));
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('1500 of 1000 characters , 500 too many');
  await send(page);
  await expect(page.getByText('Message must be less than 1000 characters')).toBeVisible();
  await expect(page.getByLabel('Message')).toBeFocused();
  expect(providers.received().emailCalls).toEqual([]);
});

test('nothing is sent if the hidden field was filled in, and a notice says so', async ({ page, providers }) => {
  await write(page);
  await page.getByLabel('Leave this empty', { exact: true }).evaluate((honeypot) => {
    if (honeypot instanceof HTMLInputElement) honeypot.value = 'http://spam.example';
  });
  await send(page);
  await expect(page.getByText('Nothing was sent.')).toBeVisible();
  expect(providers.received().emailCalls).toEqual([]);
  await send(page);
  await expect.poll(() => providers.received().emails.length).toBe(2);
});

/** Scrolls until the form has left the window: over it nothing floats. */
const pastTheForm = (page: Page): Promise<void> =>
  page
    .getByRole('complementary', { name: 'Other ways' })
    .evaluate((aside) => window.scrollBy(0, aside.getBoundingClientRect().top));

test('the questions are below, the first one open, and help leads there, also in a new tab', async ({
  context,
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.locator('#faq summary')).toHaveText(words('contact').questions.map(({ question }) => question));
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  // The help button covers nothing of the first screen and of the form: on a phone it appears below the form.
  const help = page.getByRole('link', { name: 'Help: go to the questions' });
  await expect(help).toBeHidden();
  await pastTheForm(page);
  const [tab] = await Promise.all([context.waitForEvent('page'), help.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL('/contact#faq');
  await tab.close();
  await help.click();
  await expect(page.locator('#faq')).toBeInViewport();

  await test.step('around the form are the other ways: booking, questions, mail, reading, and social media', async () => {
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Book a walk', '/booking'],
      ['Read the FAQ', '#faq'],
      [company.email, `mailto:${company.email}`],
      ['Stories in the blog', '/blog'],
      ['All walks', '/tours'],
      ['In the news', '/in-the-news'],
      ...company.social.map(({ name, href }) => [name, href] as const),
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const { quote, source } = words('contact').quote;
    await expect(main.getByRole('region', { name: 'A guest says' })).toContainText(quote);
    await expect(main.getByRole('region', { name: 'A guest says' })).toContainText(source);
  });
});

test('if the questions are missing, help and the quick action say so', async ({ page }) => {
  await toastsStay(page);
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('#faq').evaluate((section) => section.removeAttribute('id'));
  for (const name of ['Help: go to the questions', 'Read the FAQ']) {
    await pastTheForm(page);
    await page.getByRole('link', { name }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Section Not Found' });
    await expect(toast).toContainText("We couldn't find that section. Please try another link.");
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }
  await expect(page).toHaveURL('/contact');
});

test('a half-written message survives the closed tab, two tabs have separate ones, and Start over deletes it', async ({
  context,
  page,
}) => {
  await write(page);
  const second = await context.newPage();
  await second.goto('/contact');
  await hydrated(second);
  await draftsAreKept(second);
  await expect(second.getByLabel('Message')).toHaveValue('');
  await fillIn(second, { ...ROSA, message: 'Do you walk in the rain?' });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await second.reload();
  await hydrated(second);
  await expect(second.getByLabel('Message')).toHaveValue('Do you walk in the rain?');

  await page.close();
  const third = await context.newPage();
  await third.goto('/contact');
  await hydrated(third);
  await expect(third.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await expect(third.getByLabel(CONSENT)).toBeChecked();
  await third.getByRole('button', { name: 'Start over' }).click();
  await third.getByRole('button', { name: 'Empty it' }).click();
  await expect(third.getByLabel('Message')).toHaveValue('');
  await expect(third.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  await third.reload();
  await hydrated(third);
  await draftsAreKept(third);
  await expect(third.getByLabel('Message')).toHaveValue('');
  await expect(second.getByLabel('Message')).toHaveValue('Do you walk in the rain?');
});

test('a page that has stayed open shows the message of a tab closed since, when its form is opened again', async ({
  context,
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await draftsAreKept(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
  await expect(page).toHaveURL('/tours');
  const second = await context.newPage();
  await write(second);
  await draftsAreKept(second);
  await second.close();
  // The other tab's text reaches this one a moment later, and the other tab's lock is released then.
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain(ROSA.message);
  const openTabs = async (): Promise<number> => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name = '' }) => name.startsWith('draft-tab:')).length;
  };
  await expect.poll(() => page.evaluate(openTabs)).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
});

test('a sent message is not shown again by a killed browser that still has its draft', async ({ page, providers }) => {
  await write(page);
  await draftsAreKept(page);
  // The stored draft of a browser that is killed before it writes the rest: from before Send, or from Send itself.
  const beforeSend = await page.evaluate(() => Object.entries(localStorage).map(([key, text]) => [key, String(text)]));
  await send(page);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.evaluate((kept) => {
    localStorage.clear();
    for (const [key = '', text = ''] of kept) localStorage.setItem(key, text);
  }, beforeSend);
  // The form waits only so long for the outbox, which knows that the message was sent.
  await withoutTimers(page, 3_000);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('This message was already sent, so its text is not shown again.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await draftsAreKept(page);
  await expect(page.getByLabel('Message')).toHaveValue('');
  // The next message is a separate one.
  await fillIn(page, { ...ROSA, message: 'We are twelve cousins now.' });
  await send(page);
  await expect
    .poll(() => providers.received().emails.map(({ fields }) => fields.message))
    .toEqual([ROSA.message, ROSA.message, 'We are twelve cousins now.', 'We are twelve cousins now.']);
});

test('a page that is left right after the last letter has stored every letter', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const message = page.getByLabel('Message');
  await draftsAreKept(page);
  await message.focus();
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(async () => {
      // The keys follow each other as fast as a program types; the page is rendered between two letters.
      for (const letter of 'Is there a cat on the walk?') {
        document.execCommand('insertText', false, letter);
        await Promise.resolve();
      }
      location.reload();
    }),
  ]);
  await hydrated(page);
  await expect(message).toHaveValue('Is there a cat on the walk?');
});

test('the last typed letters are there after the whole browser was killed and opened again', async ({
  site,
  providers,
}, testInfo) => {
  const profile = testInfo.outputPath('killed-profile');
  const launch = () => launchWithProfile(profile, [hostRules(site.servedAt, providers.servedAt)]);
  const first = await launch();
  const page = await first.newPage();
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  expect(await backedUpDrafts(page)).toBe('');
  await fillIn(page, ROSA);
  await draftsAreKept(page);
  const draft = (): Promise<string> =>
    page.evaluate(
      () => localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('draft:')) ?? '') ?? '',
    );
  await expect.poll(() => backedUpDrafts(page)).toBe(await draft());
  await killBrowser(profile, first);
  // The browser writes localStorage to the disk some seconds later; here it was killed before that.
  rmSync(join(profile, 'Default', 'Local Storage'), { recursive: true });

  const second = await launch();
  // A form waits for its backup, and the backup for the list of the databases, only so long.
  for (const limit of [2_000, 4_000]) await withoutTimers(second, limit);
  const again = await second.newPage();
  await again.goto(`${site.url}/contact`);
  await hydrated(again);
  await expect(again.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await expect(again.getByLabel(CONSENT)).toBeChecked();
  await send(again);
  await expect(again.getByLabel('Message')).toHaveValue('');
  await expect.poll(() => backedUpDrafts(again)).toBe('');
  await again.reload();
  await hydrated(again);
  await draftsAreKept(again);
  await expect(again.getByLabel('Message')).toHaveValue('');
  expect(providers.received().emails.map(({ fields }) => fields['message'])).toEqual([ROSA.message, ROSA.message]);
  await second.close();
});

test('a draft that was not sent for seven days is deleted, whatever page is opened', async ({ page }) => {
  await write(page);
  await draftsAreKept(page);
  const kept = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  expect(await kept()).toHaveLength(1);
  await expect.poll(() => backedUpDrafts(page)).not.toBe('');
  await page.clock.setSystemTime(Date.now() + 7 * 24 * 60 * 60_000);
  await page.goto('/tours');
  await hydrated(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(kept).toEqual([]);
  await expect.poll(() => backedUpDrafts(page)).toBe('');
});

test('the consent says why it is asked for', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('checkbox', { name: /I agree to receive updates/ })).toHaveAccessibleDescription(
    'We answer by email, and we write only to people who agree to it.',
  );
});

test('on a phone the help button is in the place of the booking bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/contact');
  await hydrated(page);
  const help = page.getByRole('link', { name: 'Help: go to the questions' });
  await page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
  await expect(help).toBeHidden();
  await pastTheForm(page);
  await expect(help).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Booking bar' })).toHaveCount(0);
});
