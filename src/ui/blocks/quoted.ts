/** Puts a text in double quotation marks; a quotation within the text gets single ones. */
export const quoted = (text: string): string => `“${text.replace(/“([^”]*)”/g, '‘$1’')}”`;
