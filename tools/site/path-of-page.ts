/** Adds the path that a page was rendered for to its HTML, where src/layout/document/built-document.ts reads it. */
export const withPath = (html: string, path: string): string =>
  html.replace('<html', () => `<html data-path="${path}"`);
