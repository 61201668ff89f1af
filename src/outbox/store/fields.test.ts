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

test('an address and a number are accepted and stored without characters that nobody can see', () => {
  const email = '\u200B rosa@\u00ADexample.com\u200E ';
  const phone = '\u202D+1 212-555-0134\u202C';
  const message = z.parse(contactFields, { ...contact, email, phone, message: '👩\u200D🎨' });
  expect(message).toMatchObject({ email: 'rosa@example.com', phone: '+1 212-555-0134', message: '👩\u200D🎨' });
  expect(z.parse(surveyFields, { ...survey, email }).email).toBe('rosa@example.com');
  expect(z.parse(newsletterFields, { ...newsletter, email }).email).toBe('rosa@example.com');
  expect(z.safeParse(newsletterFields, { ...newsletter, email: '\u200B@example.com' }).success).toBe(false);
});

const phoneOf = (phone: string) => z.safeParse(contactFields, { ...contact, phone });

test.each([
  '',
  '  ',
  '5550134',
  '(212) 555-0134',
  '+1 212.555.0134',
  '+(44) 20/7946/0018',
  ' 212-555-0134 ',
  '123456789012345',
  `2125550134${'-'.repeat(30)}`,
])('a phone number: %j', (phone) => {
  expect(phoneOf(phone).data?.phone).toBe(phone.trim());
});

test.each([
  'call me',
  'call 2125550134',
  '2125550134 ext. 2',
  '++',
  '555013',
  '1234567890123456',
  `2125550134${'-'.repeat(31)}`,
])('no phone number: %j', (phone) => {
  expect(phoneOf(phone).error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid phone number']);
});

const brokenBy = (values: object, form: typeof contactFields | typeof surveyFields): string | undefined =>
  z.safeParse(form, values).error?.issues[0]?.message;

test.each<[string, object, string | undefined]>([
  ['spaces for a name', { name: '   ' }, 'Name is required'],
  ['a name that nobody can see', { name: '\u200B\u200B' }, 'Name is required'],
  ['a name of one letter and one that nobody can see', { name: 'R\u200B' }, 'Name must be at least 2 characters'],
  ['a name of two letters', { name: 'Bo' }, undefined],
  ['a message at its limit', { message: 'x'.repeat(1000) }, undefined],
  ['a message past its limit', { message: 'x'.repeat(1001) }, 'Message must be less than 1000 characters'],
  ['a box that is not ticked', { consent: '' }, 'You must agree to receive updates'],
])('the contact form and %s', (_what, change, message) => {
  expect(brokenBy({ ...contact, ...change }, contactFields)).toBe(message);
});

test.each<[object, string | undefined]>([
  [{ tourDate: '' }, 'Please provide the tour date'],
  [{ tourType: '' }, 'Please select which tour you took'],
  [{ tourRating: '' }, 'Please rate your tour experience'],
  [{ guideRating: '' }, 'Please rate your tour guide'],
  [{ howHeard: '' }, 'Please tell us how you heard about us'],
  [{ wouldRecommend: '' }, 'Please indicate if you would recommend us'],
  [{ feedback: ' Too short. '.slice(0, 10) }, 'Please provide some feedback (minimum 10 characters)'],
  [{ feedback: 'Nine cats\u200B' }, 'Please provide some feedback (minimum 10 characters)'],
  [{ feedback: 'Ten signs.' }, undefined],
])('the survey and %j', (change, message) => {
  expect(brokenBy({ ...survey, ...change }, surveyFields)).toBe(message);
});
