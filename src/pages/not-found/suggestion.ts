import { decodedAddress } from '../../shared/decoded-address';
import { pageName, type SitePath } from '../../shared/site-pages';

/** A page that a mistyped address may have meant. */
export interface Suggestion {
  readonly path: string;
  readonly name: string;
}

interface Meaning extends Suggestion {
  /** The words of an address that mean the page. */
  readonly words: string;
}

const meaning = (words: string, path: SitePath, name = pageName(path)): Meaning => ({ words, path, name });

/** In the order of docs/requirements.md#not-found-page; the target of "map" is our choice. */
export const MEANINGS: readonly Meaning[] = [
  { words: 'brooklyn', path: '/tours/brooklyn-heights', name: 'Brooklyn Heights' },
  { words: 'financial', path: '/tours/financial-district', name: 'Financial District' },
  { words: 'lower east side', path: '/tours/lower-east-side', name: 'Lower East Side' },
  meaning('private', '/tours/private-tours'),
  meaning('book', '/booking', 'Booking'),
  meaning('gallery', '/gallery'),
  meaning('blog', '/blog'),
  meaning('about', '/about'),
  meaning('contact', '/contact'),
  meaning('press', '/press-kit'),
  meaning('news', '/in-the-news'),
  meaning('map', '/sitemap'),
];

/**
 * The page that the words of an address suggest. Hyphens, underscores and %20 count as spaces. A word matches at its
 * start: "booking" matches "book", and "facebook" does not.
 */
export function suggestionFor(pathname: string): Suggestion | undefined {
  const text = ` ${decodedAddress(pathname)
    .toLowerCase()
    .replace(/[-_\s/.+]+/g, ' ')}`;
  return MEANINGS.find(({ words }) => text.includes(` ${words}`));
}
