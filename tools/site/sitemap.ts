import type { BuiltPage } from './prerender';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const isNoindex = (html: string): boolean => /<meta[^>]+name="robots"[^>]+content="noindex/.test(html);

/** The day a post came out, as its own head says. */
const publishedOn = (html: string): string | undefined =>
  /<meta[^>]+property="article:published_time"[^>]+content="([^"]+)"/.exec(html)?.[1];

/** When a page last changed, where that is known: a post when it came out, the list with its newest post. */
function changedOn({ path, html }: BuiltPage, pages: readonly BuiltPage[]): string | undefined {
  if (path !== '/blog') return publishedOn(html);
  return pages
    .flatMap((page) => publishedOn(page.html) ?? [])
    .sort()
    .at(-1);
}

/** The addresses that search engines may list: every page but those that say noindex. */
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

/** Everything may be read: a noindex page has to be reachable for its noindex to be seen. */
export const robotsFile = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
