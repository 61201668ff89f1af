import { describe, expect, it } from 'vitest';
import { newAddress, redirects } from './redirects';

/** The required table without /blog/{id}, which is a file: docs/requirements.md#redirects */
const DOCUMENT: readonly (readonly [from: string, to: string])[] = [
  ['/sitemap.html', '/sitemap'],
  ['/financial-district-cat-tour, /financial-district', '/tours/financial-district'],
  ['/brooklyn-heights-cat-tour, /brooklyn-heights, /brooklyn', '/tours/brooklyn-heights'],
  ['/lower-east-side-cat-tour, /lower-east-side', '/tours/lower-east-side'],
  ['/private-cat-tours, /private-tours', '/tours/private-tours'],
  ['/tour, /cat-tours, /tourinfo, /cat-tour', '/tours'],
  ['/cats, /index.html, /index.php, /home', '/'],
  ['/about-us, /about-{name}, /about.html', '/about'],
  ['/contactus, /contact-us, /contact.html', '/contact'],
  ['/book, /book-a-tour, /book-tour, /reserve, /reservation', '/booking'],
  ['/press, /media', '/press-kit'],
  ['/news, /media-coverage', '/in-the-news'],
  ['/photo, /photos, /image, /images, /gallery.html', '/gallery'],
  ['/articles, /stories, /post, /posts, /blog.html', '/blog'],
];
const rows = DOCUMENT.flatMap(([from, to]) =>
  from.split(', ').map((one) => ({ from: one.replace('{name}', '*'), to })),
);

it('holds the required table, every row and no other', () => {
  const sorted = (list: readonly { from: string; to: string }[]) => list.map(({ from, to }) => `${from} ${to}`).sort();
  expect(sorted(redirects)).toEqual(sorted(rows));
});

describe('newAddress', () => {
  it.each(rows)('leads $from to $to, in any case and with a slash at its end', ({ from, to }) => {
    const address = from.replace('*', 'jerry');
    expect(newAddress(address)).toBe(to);
    expect(newAddress(`${address.toUpperCase()}/`)).toBe(to);
  });

  it.each(['/', '/about', '/about/us', '/tours', '/blog/mike', '/bookings', '/the-news', '/cats/tige'])(
    'leaves %s alone',
    (address) => expect(newAddress(address)).toBeUndefined(),
  );
});
