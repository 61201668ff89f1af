import type { Page } from 'playwright/test';
import type { SurveyPayload } from '../../../src/outbox/store/submission';
import { hydrated } from './waits';

export const OTTO: SurveyPayload = {
  name: 'Otto Lind',
  email: 'otto@example.com',
  tourDate: '2026-05-14',
  tourType: 'Brooklyn Heights',
  tourRating: '5 Excellent',
  guideRating: '4 Good',
  howHeard: 'Friend or Family',
  wouldRecommend: 'Yes, definitely',
  feedback: 'The corner of Henry Street was too loud.\nWe liked Harry.',
};

/** Opens the survey and answers all of it. */
export async function answer(page: Page, answers: SurveyPayload = OTTO): Promise<void> {
  await page.goto('/survey');
  await hydrated(page);
  await fillInAnswers(page, answers);
}

const choose = (page: Page, question: string, choice: string): Promise<void> =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice, exact: true }).check();

export async function fillInAnswers(page: Page, answers: SurveyPayload): Promise<void> {
  await page.getByLabel('Name').fill(answers.name);
  await page.getByLabel('Email').fill(answers.email);
  await page.getByLabel('Tour date').fill(answers.tourDate);
  await choose(page, 'Which walk', answers.tourType);
  await choose(page, 'How was the walk?', answers.tourRating);
  await choose(page, 'How was the guide?', answers.guideRating);
  await page.getByLabel('How did you hear about us?').selectOption(answers.howHeard);
  await choose(page, 'Would you recommend us?', answers.wouldRecommend);
  await page.getByLabel('Remarks').fill(answers.feedback);
}

export const submitFeedback = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Submit feedback' }).click();
