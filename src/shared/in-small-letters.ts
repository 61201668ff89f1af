/**
 * Returns an address with its letters in lower case. An escape such as %3E stays as the router writes it: if we wrote
 * it in another way, the two would redirect to each other without end.
 */
export const inSmallLetters = (pathname: string): string =>
  pathname.replaceAll(/%[\dA-Fa-f]{2}|[A-Z]/g, (found) => (found.length === 1 ? found.toLowerCase() : found));
