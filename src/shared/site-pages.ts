// The one list of our pages. Header, phone menu, footer, site map, search, redirects, not-found page
// and breadcrumb read it. It is part of the script of every page, so words that only the search or
// the not-found page needs stand there. A new page also has a route (src/routes), words
// (src/content/pages), their schema (src/content/page-schemas.ts) and a head (src/seo/pages.ts).
import type { RegisteredRouter } from '@tanstack/react-router';

type RoutePath = RegisteredRouter['routeTree']['types']['fileRouteTypes']['to'];

/** The address of a page of ours. Pages of single tours and posts have a parameter and are not among them. */
export type SitePath = Exclude<RoutePath, `${string}$${string}`>;

interface SitePage {
  /** What the page is called wherever its row gives no other name. */
  readonly name: string;
  readonly inHeader?: string;
  readonly inFooter?: string;
  readonly inBreadcrumb?: string;
  /** Leaves the page out of the main pages on the site map. */
  readonly offSiteMap?: true;
}

/**
 * Every page, in the order of the site map: docs/requirements.md#site-map, then the pages that it
 * does not name. A route without a row is a type error, and so is a row without a route.
 */
const pages: Readonly<Record<SitePath, SitePage>> = {
  '/': { name: 'Home' },
  '/about': { name: 'About Us', inHeader: 'About' },
  '/tours': { name: 'Our Tours', inHeader: 'Tours', inBreadcrumb: 'Tours' },
  '/tours/private-tours': { name: 'Private Tours', offSiteMap: true },
  '/blog': { name: 'Blog' },
  '/gallery': { name: 'Gallery' },
  '/contact': { name: 'Contact', inBreadcrumb: 'Contact Us' },
  '/booking': { name: 'Book a Tour', inBreadcrumb: 'Booking' },
  '/press-kit': { name: 'Press Kit' },
  '/in-the-news': { name: 'In the News' },
  '/petition-jerry-fox': { name: 'Jerry Fox Petition' },
  '/outbox': { name: 'Outbox' },
  '/privacy': { name: 'Privacy' },
  '/accessibility': { name: 'Accessibility' },
  '/sitemap': { name: 'Site Map', inFooter: 'Sitemap' },
  '/survey': { name: 'Survey', offSiteMap: true },
};

/** The pages that header (and phone menu) and the blocks of the footer link to, in their order. */
const lists = {
  header: ['/about', '/tours', '/gallery', '/blog', '/in-the-news', '/contact'],
  quickLinks: ['/about', '/tours', '/blog', '/gallery', '/petition-jerry-fox', '/press-kit', '/booking', '/sitemap'],
  contact: ['/contact', '/outbox'],
  imprint: ['/privacy', '/accessibility'],
} as const satisfies Record<string, readonly SitePath[]>;

interface PageLink {
  readonly to: SitePath;
  readonly name: string;
}

/** Returns what the header calls a page, or would. */
export const headerName = (path: SitePath): string => pages[path].inHeader ?? pages[path].name;

/** The pages in the header and in the phone menu, with their names there. */
export const headerPages: readonly PageLink[] = lists.header.map((to) => ({ to, name: headerName(to) }));

const inFooter = (to: SitePath): PageLink => ({ to, name: pages[to].inFooter ?? pages[to].name });

/** The pages in the three blocks of the footer, with their names there. */
export const footerPages = {
  quickLinks: lists.quickLinks.map(inFooter),
  contact: lists.contact.map(inFooter),
  imprint: lists.imprint.map(inFooter),
} as const;

const crumbs: ReadonlyMap<string, string> = new Map(
  Object.entries(pages).map(([path, { name, inBreadcrumb }]) => [path, inBreadcrumb ?? name]),
);

/** Returns the name of a page in a breadcrumb; undefined for an address that is not in the list. */
export const crumbName = (path: string): string | undefined => crumbs.get(path);

/** Returns what the site map calls a page. */
export const pageName = (path: SitePath): string => pages[path].name;

/** Returns the main pages of the site map, in its order. */
export const siteMapPages = (): readonly PageLink[] =>
  (Object.keys(pages) as SitePath[]).filter((to) => !pages[to].offSiteMap).map((to) => ({ to, name: pages[to].name }));
