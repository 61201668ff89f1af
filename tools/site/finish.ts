import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { companySchema } from '../../src/content/schemas';
import { MOVED_PERMANENTLY } from '../../src/shared/offline-files';
import { redirects } from '../../src/shared/redirects';
import { requirePictures } from './build-mistakes';
import type { ContentFile } from './content/across-files';
import { checkContent } from './content/plugin';
import { hasWalkMode, manifestFile } from './content/walk-mode';
import { headersFile, SECURITY_FILE, securityFile } from './headers';
import { writeShellPack } from './offline-package';
import { prerender, type BuiltPage } from './prerender';
import { guardPublication } from './publish-guard';
import { addressesOf, searchFiles } from './search-file';
import type { Settings } from './settings';

/** What comes after the bundles: HTML, pictures, the search, the files a host reads, and the pack of the shell. */
export async function finishSite(options: {
  root: string;
  dist: string;
  serverBundle: string;
  output: Rolldown.RolldownOutput['output'];
  settings: Settings;
}): Promise<void> {
  const { root, dist, settings } = options;
  guardPublication(root, settings);
  const pages = await prerender(options);
  copyFolder(join(root, 'src/pictures/files'), join(dist, 'pictures'));
  requirePictures(pages, (address) => existsSync(join(dist, address)));
  const { files } = checkContent(root);
  writeFileSync(
    join(dist, 'manifest.webmanifest'),
    manifestFile(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'), hasWalkMode(root)),
  );
  for (const [file, content] of searchFiles(files, addressesOf(pages))) writeFileSync(join(dist, file), content);
  writeFileSync(join(dist, 'sitemap.xml'), sitemapFile(pages, settings.VITE_SITE_URL));
  writeFileSync(join(dist, 'robots.txt'), robotsFile(settings.VITE_SITE_URL));
  mkdirSync(dirname(join(dist, SECURITY_FILE)), { recursive: true });
  writeFileSync(join(dist, SECURITY_FILE), securityFile(companyMail(files), settings.VITE_SITE_URL, new Date()));
  writeFileSync(join(dist, '_headers'), headersFile(pages, settings));
  writeFileSync(join(dist, '_redirects'), redirectsFile());
  writeShellPack(dist);
}

/** Where the company reads its mail. In: the content as it was checked. */
const companyMail = (files: readonly ContentFile[]): string =>
  companySchema.parse(files.find(({ path }) => path.endsWith('content/company.yaml'))?.value).email;

/** The _redirects file; hosts read it before they look for a file. */
const redirectsFile = (): string => redirects.map(({ from, to }) => `${from} ${to} ${MOVED_PERMANENTLY}\n`).join('');

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name));
}

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
