/** The longest address that RFC 5321 allows. */
export const EMAIL_MAX = 254;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Returns whether a text is an e-mail address, in one pass over the text, so that even a very long
 * text is checked at once.
 */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
