/** In quotation marks; a quotation within the text gets the single ones. */
export const quoted = (text: string): string => `“${text.replace(/“([^”]*)”/g, '‘$1’')}”`;
