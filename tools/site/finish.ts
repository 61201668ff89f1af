import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { SEARCH_FILE } from '../../src/parts/search/search-index';
import { MOVED_PERMANENTLY } from '../../src/shared/host-answers';
import { redirects } from '../../src/shared/redirects';
import { requirePictures } from './build-mistakes';
import { checkContent } from './content/plugin';
import { headersFile } from './headers';
import { prerender } from './prerender';
import { guardPublication } from './publish-guard';
import { addressesOf, searchFile } from './search-file';
import type { Settings } from './settings';
import { robotsFile, sitemapFile } from './sitemap';

/** What comes after the bundles: HTML, pictures, the search, and the files a host reads. */
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
  copyFileSync(join(root, 'manifest.webmanifest'), join(dist, 'manifest.webmanifest'));
  writeFileSync(join(dist, SEARCH_FILE), searchFile(checkContent(root).files, addressesOf(pages)));
  writeFileSync(join(dist, 'sitemap.xml'), sitemapFile(pages, settings.VITE_SITE_URL));
  writeFileSync(join(dist, 'robots.txt'), robotsFile(settings.VITE_SITE_URL));
  writeFileSync(join(dist, '_headers'), headersFile(pages, settings));
  writeFileSync(join(dist, '_redirects'), redirectsFile());
}

/** The _redirects file; hosts read it before they look for a file. */
const redirectsFile = (): string => redirects.map(({ from, to }) => `${from} ${to} ${MOVED_PERMANENTLY}\n`).join('');

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name));
}
