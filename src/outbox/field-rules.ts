// What the fields of several forms are held to. A rule takes one pass over the text, and the first broken one ends the
// check of its field: a pasted book is answered at once.
import * as z from 'zod/mini';
import { EMAIL_MAX, isEmail } from '../shared/is-email';

const NAME_MIN = 2;
const NAME_MAX = 100;

/** A rule with the words for who breaks it. */
export const rule = (holds: (text: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });

/** Control and format characters show nothing, so they do not count as something written. */
export const bare = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

export const isWritten = (text: string): boolean => bare(text) !== '';

/** As the browser counts: two for a character outside the first plane. */
export const atMost = (max: number, message: string) => rule((text) => text.length <= max, message);

export const nameLength = [
  rule((text) => bare(text).length >= NAME_MIN, 'Name must be at least 2 characters'),
  atMost(NAME_MAX, 'Name must be less than 100 characters'),
] as const;

export const emailForm = [
  atMost(EMAIL_MAX, 'Email address is too long'),
  rule(isEmail, 'Please enter a valid email address'),
] as const;
