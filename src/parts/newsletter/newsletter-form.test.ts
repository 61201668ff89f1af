import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newsletterPayload } from '../../outbox/store/submission';
import { newsletterForm } from './newsletter-form';

const ROSA = { FNAME: ' Rosa ', LNAME: '', EMAIL: ' rosa@example.com ', CONSENT: 'yes' };

test('the fields of the provider give what is stored and sent', () => {
  const signUp = z.parse(newsletterForm.schema, ROSA);
  expect(signUp).toEqual({ email: 'rosa@example.com', firstName: 'Rosa', lastName: '' });
  expect(z.parse(newsletterPayload, signUp)).toEqual(signUp);
});

test.each([
  ['no first name', { FNAME: '' }, 'FNAME', 'First name is required'],
  ['a first name of spaces', { FNAME: '  ' }, 'FNAME', 'First name is required'],
  ['a first name that nobody can see', { FNAME: '\u200B' }, 'FNAME', 'First name is required'],
  ['no address', { EMAIL: '' }, 'EMAIL', 'Please enter a valid email address'],
  ['an address without a point', { EMAIL: 'rosa@example' }, 'EMAIL', 'Please enter a valid email address'],
  ['a box that is not ticked', { CONSENT: '' }, 'CONSENT', 'You must agree to receive emails'],
])('a sign-up with %s is refused', (_what, change, field, message) => {
  const { error } = z.safeParse(newsletterForm.schema, { ...ROSA, ...change });
  expect(error?.issues.map(({ path, message: told }) => [path, told])).toEqual([[[field], message]]);
});

test('an empty form has one error for each required field', () => {
  const { error } = z.safeParse(newsletterForm.schema, newsletterForm.empty);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['FNAME', 'EMAIL', 'CONSENT']);
});
