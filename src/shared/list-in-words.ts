/** British English has no comma before the last "and", and neither have our texts. */
const LIST = new Intl.ListFormat('en-GB');

/** Returns "a", "a and b" or "a, b and c". */
export const listInWords = (words: readonly string[]): string => LIST.format(words);
