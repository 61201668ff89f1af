// The rules of the contact form and their words (001 §5). Each field shows its first broken rule;
// every rule takes one pass over the text, so that a pasted book is answered at once.
import * as z from 'zod/mini';

export const MESSAGE_MAX = 1000;
const NAME_MIN = 2;
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const PHONE_MAX = 40;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
// Digits with what people put between them; a plus or a parenthesis may stand first.
const PHONE = /^[+(]{0,2}\d[\d\s()./‐‑–-]*$/;
// 7 is a local number, 15 the longest there is (ITU-T E.164).
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;

/** Control and format characters show nothing, so they do not count as something written. */
const bare = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

const rule = (holds: (text: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });

function isPhone(text: string): boolean {
  const phone = text.trim();
  if (phone === '') return true;
  if (phone.length > PHONE_MAX || !PHONE.test(phone)) return false;
  const digits = phone.replace(/\D/g, '').length;
  return digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX;
}

export const contactSchema = z.object({
  name: z.string().check(
    rule((text) => bare(text) !== '', 'Name is required'),
    rule((text) => bare(text).length >= NAME_MIN, 'Name must be at least 2 characters'),
    rule((text) => text.trim().length <= NAME_MAX, 'Name must be less than 100 characters'),
    rule((text) => !/[<>]/.test(text), 'Name contains invalid characters'),
  ),
  email: z.string().check(
    rule((text) => bare(text) !== '', 'Email address is required'),
    rule((text) => text.trim().length <= EMAIL_MAX, 'Email address is too long'),
    rule((text) => EMAIL.test(text.trim()), 'Please enter a valid email address'),
  ),
  phone: z.string().check(rule(isPhone, 'Please enter a valid phone number')),
  message: z.string().check(rule((text) => text.length <= MESSAGE_MAX, 'Message must be less than 1000 characters')),
  consent: z.boolean().check(z.refine<boolean>((ticked) => ticked, { error: 'You must agree to receive updates' })),
});
