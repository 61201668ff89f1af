// Rules that the fields of several forms share. A rule takes one pass over the text, and the first
// broken rule ends the check of its field, so even the text of a whole book is checked at once.
import * as z from 'zod/mini';
import { EMAIL_MAX, isEmail } from '../../shared/is-email';

const NAME_MIN = 2;
const NAME_MAX = 100;

/** Makes a rule with the message for a text that breaks it. */
export const rule = (holds: (text: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });

/** Removes control and format characters: they are invisible, so they do not count as written text. */
export const visibleText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** Returns whether a text has a visible character: white space, control and format characters do not count. */
export const isWritten = (text: string): boolean => visibleText(text) !== '';

/**
 * Limits the length as the browser counts it: a character outside the Basic Multilingual Plane
 * counts as two.
 */
export const atMost = (max: number, message: string) => rule((text) => text.length <= max, message);

export const nameLength = [
  rule((text) => visibleText(text).length >= NAME_MIN, 'Name must be at least 2 characters'),
  atMost(NAME_MAX, 'Name must be less than 100 characters'),
] as const;

/** Returns a text without its format characters, which are invisible. */
export const withoutFormatCharacters = (text: string): string => text.replace(/\p{Cf}/gu, '');

/**
 * Removes format characters before the rules of an address or a number: both are often copied with such characters
 * around them. Names and messages keep theirs, because emoji are joined by them.
 */
export const withoutFormat = z.overwrite(withoutFormatCharacters);

export const emailForm = [
  withoutFormat,
  atMost(EMAIL_MAX, 'Email address is too long'),
  rule(isEmail, 'Please enter a valid email address'),
] as const;
