/** In curly marks; a quotation within it gets the single ones. */
export const quoted = (text: string): string => `“${text.replace(/"([^"]*)"/g, '‘$1’')}”`;
