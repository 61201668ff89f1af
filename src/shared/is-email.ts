/** RFC 5321: an address is no longer. */
export const EMAIL_MAX = 254;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether this is an e-mail address: one pass over the text, so that a pasted book is answered at once. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
