import type { BuiltPage } from './prerender';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const isNoindex = (html: string): boolean => /<meta[^>]+name="robots"[^>]+content="noindex/.test(html);

/** The addresses that search engines may list: every page but those that say noindex. */
export function sitemapFile(pages: readonly BuiltPage[], siteUrl: string): string {
  const urls = pages
    .filter((page) => !isNoindex(page.html))
    .map((page) => `  <url><loc>${escape(siteUrl + (page.path === '/' ? '/' : page.path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Everything may be read: a noindex page has to be reachable for its noindex to be seen. */
export const robotsFile = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
