import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contactFields } from './contact-fields';
import { newsletterFields } from './newsletter-fields';
import { contactPayload, newsletterPayload, surveyPayload } from './submission';
import { surveyFields } from './survey-fields';

const contact = { name: ' Rosa ', email: ' rosa@example.com ', phone: ' ', message: '\nHello\n', consent: 'yes' };
const survey = {
  name: ' Bo ',
  email: 'bo@example.com',
  tourDate: '2026-05-14',
  tourType: 'Private Tour',
  tourRating: '5 Excellent',
  guideRating: '4 Good',
  howHeard: 'Other',
  wouldRecommend: 'Not sure',
  feedback: ' Ten signs and more. ',
};
const newsletter = { email: ' ada@example.com ', firstName: ' Ada ', lastName: '' };

test('what a form accepts is what is stored', () => {
  const message = z.parse(contactFields, contact);
  expect(message).toEqual({ name: 'Rosa', email: 'rosa@example.com', phone: '', message: 'Hello', consent: true });
  expect(z.parse(contactPayload, message)).toEqual(message);
  const answers = z.parse(surveyFields, survey);
  expect(answers).toEqual({ ...survey, name: 'Bo', feedback: 'Ten signs and more.' });
  expect(z.parse(surveyPayload, answers)).toEqual(answers);
  const signUp = z.parse(newsletterFields, newsletter);
  expect(signUp).toEqual({ email: 'ada@example.com', firstName: 'Ada', lastName: '' });
  expect(z.parse(newsletterPayload, signUp)).toEqual(signUp);
});

test('what was stored under other rules keeps its shape', () => {
  const old = { name: '<R>', email: 'rosa', phone: 'call me', message: 'x'.repeat(5000), consent: true };
  expect(z.parse(contactPayload, old)).toEqual(old);
  expect(z.safeParse(contactFields, { ...old, consent: 'yes' }).success).toBe(false);
});

test.each([
  [undefined],
  [null],
  [[]],
  ['text'],
  [{}],
  [{ ...contact, name: ['Rosa'] }],
  [{ ...contact, consent: true }],
])('no form: %j', (value) => {
  expect(z.safeParse(contactFields, value).success).toBe(false);
});

test('the first broken rule ends the check of its field', () => {
  const { error } = z.safeParse(contactFields, { ...contact, name: '', email: '<'.repeat(300) });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'Name is required'],
    ['email', 'Email address is too long'],
  ]);
});

test.each(['', 'ada', 'ada@mail', `${'a'.repeat(250)}@example.com`])('a sign-up without an address: %j', (email) => {
  expect(z.safeParse(newsletterFields, { ...newsletter, email }).success).toBe(false);
});
