import { describe, expect, it } from 'vitest';
import { suggestionFor } from './suggestion';

const pathFor = (path: string) => suggestionFor(path)?.path;

describe('suggestionFor', () => {
  it.each([
    ['brooklyn', '/tours/brooklyn-heights'],
    ['financial', '/tours/financial-district'],
    ['lower-east-side', '/tours/lower-east-side'],
    ['private', '/tours/private-tours'],
    ['book', '/booking'],
    ['gallery', '/gallery'],
    ['blog', '/blog'],
    ['about', '/about'],
    ['contact', '/contact'],
    ['press', '/press-kit'],
    ['news', '/in-the-news'],
    ['map', '/sitemap'],
  ])('takes the word %s for %s', (word, path) => {
    expect(pathFor(`/lost/old-${word}.html`)).toBe(path);
  });

  it('finds a word anywhere in the address, in any case', () => {
    expect(pathFor('/tours/brooklyn-hights')).toBe('/tours/brooklyn-heights');
    expect(pathFor('/old/FINANCIAL.php')).toBe('/tours/financial-district');
    expect(pathFor('/contact-form')).toBe('/contact');
    expect(pathFor('/who/about_us')).toBe('/about');
  });

  it('takes hyphens, underscores and %20 for spaces', () => {
    for (const path of ['/lower-east-side', '/lower_east_side', '/lower%20east%20side']) {
      expect(pathFor(path)).toBe('/tours/lower-east-side');
    }
    expect(pathFor('/lowereastside')).toBeUndefined();
  });

  it('matches at the start of a word only', () => {
    expect(pathFor('/bookings')).toBe('/booking');
    expect(pathFor('/facebook')).toBeUndefined();
  });

  // docs/requirements.md#not-found-page
  it('takes the first match in the required order', () => {
    expect(pathFor('/book-brooklyn')).toBe('/tours/brooklyn-heights');
  });

  it('handles an address that cannot be decoded', () => {
    expect(pathFor('/100%-brooklyn')).toBe('/tours/brooklyn-heights');
    expect(pathFor('/%')).toBeUndefined();
  });
});
