import { schemaResolver } from '@mantine/form';
import { describe, expect, test } from 'vitest';
import { contactForm, type ContactField } from './contact-form-definition';

type ContactValues = Record<ContactField, string>;
const validate = schemaResolver(contactForm.schema, { sync: true });
const right: ContactValues = {
  name: 'Rosa Feld',
  email: 'rosa.feld@example.com',
  phone: '',
  message: '',
  consent: 'yes',
};
const errorsOf = (values: Partial<ContactValues>) => validate({ ...right, ...values });

describe('valid values', () => {
  test.each<Partial<ContactValues>>([
    {},
    { name: 'Bo' },
    { name: 'x'.repeat(100) },
    { name: "María-José O'Neill 李" },
    { email: '  rosa@example.co.uk ' },
    { email: 'rosa+cats@sub.example.com' },
    { email: `${'a'.repeat(64)}@${'b'.repeat(185)}.com` },
    { phone: '   ' },
    { phone: '555-1234' },
    { phone: '(212) 555-0147' },
    { phone: '+44 (0)20 7946 0958' },
    { phone: '(+1) 212.555.0147' },
    { phone: '212‑555‑0147' },
    { message: 'x'.repeat(1000) },
    { message: '<b>markup is only text here</b>' },
  ])('%j', (values) => {
    expect(errorsOf(values)).toEqual({});
  });
});

describe('invalid values and their messages', () => {
  test.each<[ContactField, string, string]>([
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', '\u200b\u200b\u200b', 'Name is required'],
    ['name', 'R', 'Name must be at least 2 characters'],
    ['name', ' R ', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['name', '<b>Rosa</b>', 'Name contains invalid characters'],
    ['name', 'Rosa >', 'Name contains invalid characters'],
    ['email', '', 'Email address is required'],
    ['email', '  ', 'Email address is required'],
    ['email', 'rosa', 'Please enter a valid email address'],
    ['email', 'rosa@mail', 'Please enter a valid email address'],
    ['email', 'rosa@@example.com', 'Please enter a valid email address'],
    ['email', 'rosa@example..com', 'Please enter a valid email address'],
    ['email', 'ro sa@example.com', 'Please enter a valid email address'],
    ['email', '@example.com', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(65)}@example.com`, 'Please enter a valid email address'],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(186)}.com`, 'Email address is too long'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['phone', '1'.repeat(16), 'Please enter a valid phone number'],
    ['phone', '555+1234567', 'Please enter a valid phone number'],
    ['phone', '+', 'Please enter a valid phone number'],
    ['message', 'x'.repeat(1001), 'Message must be less than 1000 characters'],
    ['consent', '', 'You must agree to receive updates'],
  ])('%s: %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });
});

describe('the message of the first broken rule', () => {
  test.each<[ContactField, string, string]>([
    ['name', '<', 'Name must be at least 2 characters'],
    ['name', '<'.repeat(101), 'Name must be less than 100 characters'],
    ['email', 'x'.repeat(255), 'Email address is too long'],
  ])('%s: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test('is shown for each field', () => {
    expect(validate(contactForm.empty)).toEqual({
      name: 'Name is required',
      email: 'Email address is required',
      consent: 'You must agree to receive updates',
    });
  });
});

test.each([
  'a'.repeat(50_000),
  'a.'.repeat(25_000),
  `a@${'a.'.repeat(25_000)}`,
  '@'.repeat(50_000),
  '1 '.repeat(25_000),
  ' '.repeat(50_000),
  '\u200b'.repeat(50_000),
])('50,000 characters are validated at once', (book) => {
  const began = performance.now();
  const errors = errorsOf({ name: book, email: book, phone: book, message: book });
  expect(performance.now() - began).toBeLessThan(250);
  expect(Object.keys(errors)).toContain('name');
  expect(Object.keys(errors)).toContain('message');
});
