// What the contact form accepts: the texts of its fields and the rules for each in the client's
// words (docs/requirements.md#contact-form-rules). The parsed value is what is stored and sent.
import * as z from 'zod/mini';
import { TICKED } from '../../shared/ticked';
import { atMost, emailForm, isWritten, nameLength, rule, withoutFormat } from './field-rules';
import { contactPayload, type ContactPayload } from './submission';

export const MESSAGE_MAX = 1000;
const PHONE_MAX = 40;
// Digits with the usual separators; the first characters may be a plus sign or an opening
// parenthesis.
const PHONE = /^[+(]{0,2}\d[\d\s()./‐‑–-]*$/;
// A local number has 7 digits; the longest number has 15 (ITU-T E.164).
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;

function isPhone(text: string): boolean {
  const phone = text.trim();
  if (phone === '') return true;
  if (phone.length > PHONE_MAX || !PHONE.test(phone)) return false;
  const digits = phone.replace(/\D/g, '').length;
  return digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX;
}

const { name, email, phone, message } = contactPayload.shape;

export const contactFields = z.object({
  name: name.check(
    rule(isWritten, 'Name is required'),
    ...nameLength,
    rule((text) => !/[<>]/.test(text), 'Name contains invalid characters'),
    z.trim(),
  ),
  email: email.check(rule(isWritten, 'Email address is required'), ...emailForm, z.trim()),
  phone: phone.check(withoutFormat, rule(isPhone, 'Please enter a valid phone number'), z.trim()),
  message: message.check(atMost(MESSAGE_MAX, 'Message must be less than 1000 characters'), z.trim()),
  consent: z.pipe(
    z.string().check(rule((text) => text === TICKED, 'You must agree to receive updates')),
    z.transform((): ContactPayload['consent'] => true),
  ),
});
