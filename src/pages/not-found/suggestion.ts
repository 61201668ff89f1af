/** A page that a mistyped address may have meant. */
export interface Suggestion {
  readonly path: string;
  readonly name: string;
}

// In the order of docs/requirements.md#not-found-page; the target of "map" is our choice.
const WORDS: readonly (readonly [words: string, path: string, name: string])[] = [
  ['brooklyn', '/tours/brooklyn-heights', 'Brooklyn Heights'],
  ['financial', '/tours/financial-district', 'Financial District'],
  ['lower east side', '/tours/lower-east-side', 'Lower East Side'],
  ['private', '/tours/private-tours', 'Private Tours'],
  ['book', '/booking', 'Booking'],
  ['gallery', '/gallery', 'Gallery'],
  ['blog', '/blog', 'Blog'],
  ['about', '/about', 'About Us'],
  ['contact', '/contact', 'Contact'],
  ['press', '/press-kit', 'Press Kit'],
  ['news', '/in-the-news', 'In the News'],
  ['map', '/sitemap', 'Site Map'],
];

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // The address contains an invalid percent sign, but its words still count.
    return pathname;
  }
}

/**
 * The page that the words of an address suggest. Hyphens, underscores and %20 count as spaces. A word matches at its
 * start: "booking" matches "book", and "facebook" does not.
 */
export function suggestionFor(pathname: string): Suggestion | undefined {
  const text = ` ${readable(pathname)
    .toLowerCase()
    .replace(/[-_\s/.+]+/g, ' ')}`;
  const found = WORDS.find(([words]) => text.includes(` ${words}`));
  return found && { path: found[1], name: found[2] };
}
