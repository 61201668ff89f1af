import type { Page } from 'playwright/test';
import { page as words } from '../setup/content/content';
import { expect, holdBack, test, watchedPage, workerTest } from '../setup/stage/stage';
import { inSmallSteps, stopTheClock } from '../setup/stage/stopped-clock';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { answer, fillInAnswers, OTTO, submitFeedback } from '../setup/stage/survey-form';
import { translateLikeChrome } from '../setup/stage/translate';
import { hydrated, readyOffline } from '../setup/stage/waits';
import { toastsStay } from '../setup/stage/without-timers';

const SAVED = "We'll send it as soon as you're back online.";
const THANKS = 'Thank you for your feedback!';
const PROBLEM = 'There was a problem submitting your feedback. Please try again.';
const MESSAGE = `Tour date: 2026-05-14
Tour: Brooklyn Heights
Tour rating: 5 Excellent
Guide rating: 4 Good
How they heard about us: Friend or Family
Would recommend us: Yes, definitely

Feedback:
${OTTO.feedback}`;

const isChosen = (page: Page, question: string, choice: string) =>
  expect(
    page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice, exact: true }),
  ).toBeChecked();

const drafts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'))));

test('answers are sent in one call, with thanks for three seconds, and nothing stays on the device', async ({
  page,
  providers,
}) => {
  await page.clock.install();
  await answer(page);
  providers.behave({ email: ['hold'] });
  await submitFeedback(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByLabel('Name')).toBeDisabled();
  await expect.poll(() => providers.received().emails.length).toBe(1);
  await stopTheClock(page);
  providers.release();
  const thankYou = page.getByRole('heading', { name: 'Thank You!' });
  await inSmallSteps(page, () => thankYou.isVisible());
  await expect(thankYou).toBeFocused();
  await expect(page.getByText('We appreciate your feedback. It helps us improve our tours!')).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: THANKS });
  await inSmallSteps(page, () => toast.isVisible());
  await expect(toast).toContainText('Your responses have been submitted successfully.');
  const { emails } = providers.received();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    template: 'survey',
    fields: {
      name: OTTO.name,
      email: OTTO.email,
      subject: 'Tour Feedback from Otto Lind - Brooklyn Heights Tour',
      message: MESSAGE,
    },
  });
  expect(await storedSubmissions(page)).toEqual([]);
  expect(await drafts(page)).toBe('[]');
  await page.clock.runFor(3_000);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('Remarks')).toHaveValue('');
});

test('a private tour is not called a tour twice', async ({ page, providers }) => {
  await answer(page, { ...OTTO, tourType: 'Private Tour' });
  await submitFeedback(page);
  await expect.poll(() => providers.received().emails.length).toBe(1);
  expect(providers.received().emails[0]?.fields.subject).toBe('Tour Feedback from Otto Lind - Private Tour');
});

test('1,000 characters of cats and lines arrive as they were written', async ({ page, providers }) => {
  // An emoji of a cat counts as two characters, as in the browser.
  const feedback = `${'\u{1f408}'.repeat(100)}\n\nZweite Zeile: "ñ" & <b>\n${'m'.repeat(1000)}`.slice(0, 1000);
  await answer(page, { ...OTTO, feedback });
  await expect(page.getByText('1000/1000')).toBeVisible();
  await submitFeedback(page);
  await expect.poll(() => providers.received().emails.length).toBe(1);
  expect(providers.received().emails[0]?.fields.message).toMatch(
    new RegExp(`Feedback:\n\u{1f408}{100}\n\nZweite`, 'u'),
  );
  expect(providers.received().emails[0]?.fields.message?.endsWith(feedback)).toBe(true);
});

test('each answer says what is missing, the first one has the focus, and each message clears when it is right', async ({
  page,
  providers,
}) => {
  await page.goto('/survey');
  await hydrated(page);
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0);
  await submitFeedback(page);
  await expect(page.getByText('Nine answers are missing or need another look. The first is your name.')).toBeVisible();
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please provide the tour date',
    'Please select which tour you took',
    'Please rate your tour experience',
    'Please rate your tour guide',
    'Please tell us how you heard about us',
    'Please indicate if you would recommend us',
    'Please provide some feedback (minimum 10 characters)',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(page.getByRole('radio', { name: 'Financial District' })).toHaveAccessibleDescription(
    'Please select which tour you took',
  );
  await fillInAnswers(page, { ...OTTO, feedback: 'Great!' });
  await expect(page.getByText('Please rate your tour guide')).toHaveCount(0);
  await expect(page.getByText('Please provide some feedback (minimum 10 characters)')).toBeVisible();
  await page.getByLabel('Remarks').fill('x'.repeat(1001));
  await expect(page.getByText('Feedback is too long')).toBeVisible();
  await expect(page.getByText('1001/1000')).toBeVisible();
  await submitFeedback(page);
  await expect(page.getByLabel('Remarks')).toBeFocused();
  expect(providers.received().emailCalls).toEqual([]);

  await page.getByLabel('Remarks').fill(OTTO.feedback);
  await page.reload();
  await hydrated(page);
  await page.getByRole('radiogroup', { name: 'Which walk' }).waitFor();
  await submitFeedback(page);
  await expect.poll(() => providers.received().emails.length).toBe(1);
});

test('a date in the future gets a question, and does not prevent sending', async ({ page }) => {
  await page.clock.setFixedTime('2026-05-15T03:30:00Z');
  await page.goto('/survey');
  await hydrated(page);
  // In New York it is still the fourteenth.
  await expect(page.getByLabel('Tour date')).toHaveAttribute('max', '2026-05-14');
  await page.getByLabel('Tour date').fill('2026-05-15');
  await expect(page.getByText(words('survey').future)).toBeVisible();
  await page.getByLabel('Tour date').fill('2026-05-14');
  await expect(page.getByText(words('survey').future)).toHaveCount(0);
});

test('nothing is sent if the hidden field was filled in, and a notice says so', async ({ page, providers }) => {
  await answer(page);
  await page
    .getByRole('form', { name: 'Tour feedback' })
    .getByLabel('Leave this empty', { exact: true })
    .evaluate((honeypot) => {
      if (honeypot instanceof HTMLInputElement) honeypot.value = 'http://spam.example';
    });
  await submitFeedback(page);
  await expect(page.getByText('Nothing was sent. Something that people cannot see')).toBeVisible();
  expect(providers.received().emailCalls).toEqual([]);
  await submitFeedback(page);
  await expect.poll(() => providers.received().emails.length).toBe(1);
});

for (const status of [429, 500]) {
  test(`the service answers ${status}: the toast says so, the form stays filled, and a second try works`, async ({
    page,
    providers,
  }) => {
    await toastsStay(page);
    await answer(page, { ...OTTO, email: `fail-${status}-once@example.com` });
    await submitFeedback(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Error submitting feedback' });
    await expect(toast).toContainText(PROBLEM);
    await expect(page.getByLabel('Remarks')).toHaveValue(OTTO.feedback);
    await isChosen(page, 'How was the guide?', '4 Good');
    expect(providers.received().emails).toEqual([]);
    await submitFeedback(page);
    await expect.poll(() => providers.received().emails.length).toBe(1);
    await expect.poll(() => storedSubmissions(page)).toEqual([]);
  });
}

test('a lost answer is sent again, and the second copy says so', async ({ page, providers }) => {
  await answer(page, { ...OTTO, email: 'drop-once@example.com' });
  await submitFeedback(page);
  await expect.poll(() => providers.received().emails.length).toBe(2);
  const { emails } = providers.received();
  expect(emails.map(({ fields }) => fields.possible_duplicate ?? '')).toEqual(['', 'yes']);
  expect(new Set(emails.map(({ fields }) => fields.submission_id)).size).toBe(1);
});

workerTest(
  'without a connection the answers are saved, can be read, changed and deleted, and are sent later',
  async ({ page, network, providers }) => {
    await page.goto('/survey');
    await readyOffline(page);
    await network.off();
    await answer(page);
    await submitFeedback(page);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByLabel('Remarks')).toHaveValue('');
    expect(await storedSubmissions(page)).toMatchObject([{ kind: 'survey', state: 'waiting' }]);

    await page.getByRole('link', { name: /See the outbox/ }).click();
    await expect(page.getByRole('article', { name: 'Tour feedback' })).toContainText('Guide rating: 4 Good');
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/survey\?edit=/);
    await expect(page.getByLabel('Remarks')).toHaveValue(OTTO.feedback);
    await isChosen(page, 'Which walk', 'Brooklyn Heights');
    await expect(page.getByLabel('Tour date')).toHaveValue('2026-05-14');
    await page
      .getByRole('radiogroup', { name: 'How was the guide?' })
      .getByRole('radio', { name: '5 Excellent' })
      .check();
    await submitFeedback(page);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await expect(page).toHaveURL('/survey');
    expect(await storedSubmissions(page)).toHaveLength(1);

    await network.on();
    await expect.poll(() => storedSubmissions(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Your feedback has been sent' })).toBeVisible();
    const { emails } = providers.received();
    expect(emails.map(({ fields }) => fields.message)).toEqual([
      MESSAGE.replace('Guide rating: 4 Good', 'Guide rating: 5 Excellent'),
    ]);

    await network.off();
    await answer(page);
    await submitFeedback(page);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await page.goto('/outbox');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(await storedSubmissions(page)).toEqual([]);
  },
);

test('a link after the walk fills in walk and day, but never overwrites an answer', async ({ page }) => {
  await page.goto('/survey?tour=brooklyn-heights&date=2026-05-14');
  await hydrated(page);
  await isChosen(page, 'Which walk', 'Brooklyn Heights');
  await expect(page.getByLabel('Tour date')).toHaveValue('2026-05-14');
  expect(await drafts(page)).toBe('[]');
  await page.getByRole('radio', { name: 'Lower East Side' }).check();
  await page.reload();
  await hydrated(page);
  await isChosen(page, 'Which walk', 'Lower East Side');

  await page.goto('/survey?tour=harlem&date=2026-02-30');
  await hydrated(page);
  await isChosen(page, 'Which walk', 'Lower East Side');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Empty it' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('Tour date')).toHaveValue('');
});

test('a half-filled card survives a reload and a closed tab, and Start over deletes it', async ({ context, page }) => {
  await answer(page);
  await page.reload();
  await hydrated(page);
  await isChosen(page, 'Would you recommend us?', 'Yes, definitely');
  await expect(page.getByLabel('How did you hear about us?')).toHaveValue('Friend or Family');
  await page.close();

  const later = await context.newPage();
  await later.goto('/survey');
  await hydrated(later);
  await expect(later.getByLabel('Remarks')).toHaveValue(OTTO.feedback);
  await later.getByRole('button', { name: 'Start over' }).click();
  await later.getByRole('button', { name: 'Keep it' }).click();
  await expect(later.getByRole('button', { name: 'Start over' })).toBeFocused();
  await expect(later.getByLabel('Remarks')).toHaveValue(OTTO.feedback);
  await later.getByRole('button', { name: 'Start over' }).click();
  await later.getByRole('button', { name: 'Empty it' }).click();
  await expect(later.getByLabel('Remarks')).toHaveValue('');
  await expect(later.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await drafts(later)).toBe('[]');
});

test('answers given before the script runs are kept', async ({ page, providers }) => {
  const release = await holdBack(page, '**/boot.js');
  await page.goto('/survey?tour=financial-district', { waitUntil: 'commit' });
  await fillInAnswers(page, OTTO);
  await expect(page.getByRole('button', { name: 'Submit feedback' })).toBeDisabled();
  release();
  await hydrated(page);
  await isChosen(page, 'Which walk', 'Brooklyn Heights');
  await isChosen(page, 'How was the walk?', '5 Excellent');
  await submitFeedback(page);
  await expect.poll(() => providers.received().emails.length).toBe(1);
});

test('a translated page still accepts the answers', async ({ context, providers }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/survey');
  await hydrated(page);
  await translateLikeChrome(page);
  await submitFeedback(page);
  await expect(page.getByText('Please rate your tour guide')).toBeVisible();
  await fillInAnswers(page, OTTO);
  await expect(page.getByText('Please rate your tour guide')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await submitFeedback(page);
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(providers.received().emails).toHaveLength(1);
  expect(troubles).toEqual([]);
});

test('search engines are asked not to list the page, and no page links to it', async ({ page }) => {
  await page.goto('/survey');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('a[href^="/survey"]')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('a[href^="/survey"]')).toHaveCount(0);
});
