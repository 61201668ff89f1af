import type { BuiltPage } from './built-page';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const isNoindex = (html: string): boolean => /<meta[^>]+name="robots"[^>]+content="noindex/.test(html);

const timeIn = (html: string, property: string): string | undefined =>
  new RegExp(`<meta[^>]+property="${property}"[^>]+content="([^"]+)"`).exec(html)?.[1];

/** Returns from the head of a post when it was last changed, or else when it was published. */
const postChangedOn = (html: string): string | undefined =>
  timeIn(html, 'article:modified_time') ?? timeIn(html, 'article:published_time');

/**
 * Returns when a page last changed, if that is known: for a post, and for the list of the posts, which shows a change
 * of any of them.
 */
function changedOn({ path, html }: BuiltPage, pages: readonly BuiltPage[]): string | undefined {
  if (path !== '/blog') return postChangedOn(html);
  return pages
    .flatMap((page) => postChangedOn(page.html) ?? [])
    .sort()
    .at(-1);
}

/**
 * Returns the site map with the addresses that search engines may list: every page except those
 * with noindex.
 */
export function sitemapFile(pages: readonly BuiltPage[], siteUrl: string): string {
  const urls = pages
    .filter((page) => !isNoindex(page.html))
    .map((page) => {
      const changed = changedOn(page, pages);
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${escape(siteUrl + page.path)}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * Returns the robots.txt, which allows everything: crawlers must be able to read a page to see its
 * noindex.
 */
export const robotsFile = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
