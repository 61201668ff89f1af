import { hasLength } from '@mantine/form';
import { TICKED } from '../../browser/form-fields';
import { forgetAddition, takeIntoMessage } from '../../parts/submission-form/add-to-message';
import {
  bare,
  NAME_MAX,
  NAME_MIN,
  rule,
  type FieldRules,
  type FormDefinition,
} from '../../parts/submission-form/form-definition';
import { EMAIL_MAX, isEmail } from '../../shared/is-email';

export const MESSAGE_MAX = 1000;
const PHONE_MAX = 40;
// Digits with what people put between them; a plus or a parenthesis may stand first.
const PHONE = /^[+(]{0,2}\d[\d\s()./‐‑–-]*$/;
// 7 is a local number, 15 the longest there is (ITU-T E.164).
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;

function isPhone(text: string): boolean {
  const phone = text.trim();
  if (phone === '') return true;
  if (phone.length > PHONE_MAX || !PHONE.test(phone)) return false;
  const digits = phone.replace(/\D/g, '').length;
  return digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX;
}

export type ContactField = 'name' | 'email' | 'phone' | 'message' | 'consent';

// The rules of the contact form and their messages: docs/requirements.md#contact-form-rules
const rules: FieldRules<ContactField> = {
  name: [
    rule((text) => bare(text) !== '', 'Name is required'),
    rule((text) => bare(text).length >= NAME_MIN, 'Name must be at least 2 characters'),
    hasLength({ max: NAME_MAX }, 'Name must be less than 100 characters'),
    rule((text) => !/[<>]/.test(text), 'Name contains invalid characters'),
  ],
  email: [
    rule((text) => bare(text) !== '', 'Email address is required'),
    hasLength({ max: EMAIL_MAX }, 'Email address is too long'),
    rule(isEmail, 'Please enter a valid email address'),
  ],
  phone: [rule(isPhone, 'Please enter a valid phone number')],
  message: [rule((text) => text.length <= MESSAGE_MAX, 'Message must be less than 1000 characters')],
  consent: [rule((text) => text === TICKED, 'You must agree to receive updates')],
};

export const contactForm: FormDefinition<ContactField> = {
  kind: 'contact',
  path: '/contact',
  fields: ['name', 'email', 'phone', 'message', 'consent'],
  empty: { name: '', email: '', phone: '', message: '', consent: '' },
  longText: 'message',
  rules,
  submissionOf: ({ name, email, phone, message }) => ({
    kind: 'contact',
    payload: { name: name.trim(), email: email.trim(), phone: phone.trim(), message: message.trim(), consent: true },
  }),
  valuesOf: (entry) => {
    if (entry.kind !== 'contact' || entry.unreadable) return undefined;
    const { name, email, phone, message } = entry.payload;
    return { name, email, phone, message, consent: TICKED };
  },
  addTo: (values) => ({ ...values, message: takeIntoMessage(location.search, values.message) ?? values.message }),
  forgetAdded: () => forgetAddition(),
  texts: {
    noun: 'message',
    send: 'Send message',
    sent: { title: 'Message Sent!', message: "Thank you for contacting us. We'll get back to you soon!" },
    failed: {
      title: 'Message Failed to Send',
      message: 'There was a problem sending your message. Please try again later.',
      banner: (message) => `Error: ${message}`,
      wayOut:
        'Your message has not reached us. It is still in the form: press Send message to try again, or write to us at',
    },
  },
};
