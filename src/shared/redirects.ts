import { isOldAddress, plainPath } from './old-address';
import type { SitePath } from './site-pages';

/** An old address and its target: docs/requirements.md#redirects. A trailing `*` stands for any name. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A page of the list, or the page of a walk. */
type Target = SitePath | `/tours/${string}`;

const table = {
  '/': ['/cats', '/index.html', '/index.php', '/home'],
  '/tours': ['/tour', '/cat-tours', '/tourinfo', '/cat-tour'],
  '/tours/brooklyn-heights': ['/brooklyn-heights-cat-tour', '/brooklyn-heights', '/brooklyn'],
  '/tours/financial-district': ['/financial-district-cat-tour', '/financial-district'],
  '/tours/lower-east-side': ['/lower-east-side-cat-tour', '/lower-east-side'],
  '/tours/private-tours': ['/private-cat-tours', '/private-tours'],
  '/about': ['/about-us', '/about.html', '/about-*'],
  '/contact': ['/contactus', '/contact-us', '/contact.html'],
  '/gallery': ['/photo', '/photos', '/image', '/images', '/gallery.html'],
  '/blog': ['/articles', '/stories', '/post', '/posts', '/blog.html'],
  '/press-kit': ['/press', '/media'],
  '/in-the-news': ['/news', '/media-coverage'],
  '/sitemap': ['/sitemap.html'],
  '/booking': ['/book', '/book-a-tour', '/book-tour', '/reserve', '/reservation'],
} satisfies Partial<Record<Target, readonly string[]>>;

/** Every old address that has a target on today's site. */
export const redirects: readonly Redirect[] = Object.entries(table).flatMap(([to, old]) =>
  old.map((from) => ({ from, to })),
);

/** Returns the target of an old address, in upper or lower case and with or without a trailing slash. */
export function newAddress(pathname: string): string | undefined {
  const path = plainPath(pathname);
  return redirects.find(({ from }) => isOldAddress(from, path))?.to;
}
