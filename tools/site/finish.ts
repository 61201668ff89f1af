import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { MOVED_PERMANENTLY } from '../../src/shared/offline-files';
import { redirects } from '../../src/shared/redirects';
import { BILL_FILE, billOfMaterials } from './bill-of-materials';
import { BOOT_FILE, bootScript } from './boot-script';
import { requirePictures } from './build-mistakes';
import { checkContent } from './content/check-content';
import { filesOf, type ContentFile, type FileOf } from './content/content-file';
import { hasWalkMode } from './content/walk-mode';
import { faviconFile } from './favicon';
import { headersFile, SECURITY_FILE, securityFile } from './headers';
import { manifestFile } from './manifest';
import { writeShellPack } from './offline-package';
import { prerender } from './prerender';
import { addressesOf, searchFiles } from './search-file';
import type { Settings } from './settings';
import { robotsFile, sitemapFile } from './sitemap';

/**
 * Does everything after the bundles: HTML, pictures, search, the files that a host reads, and the
 * pack of the shell.
 */
export async function finishSite(options: {
  root: string;
  dist: string;
  serverBundle: string;
  output: Rolldown.RolldownOutput['output'];
  settings: Settings;
}): Promise<void> {
  const { root, dist, settings } = options;
  const pages = await prerender(options);
  copyFolder(join(root, 'src/pictures/files'), join(dist, 'pictures'));
  requirePictures(pages, (address) => existsSync(join(dist, address)));
  writeFileSync(join(dist, BOOT_FILE), await bootScript(options.output));
  const { files } = checkContent(root);
  const company = companyIn(files);
  writeFileSync(
    join(dist, 'manifest.webmanifest'),
    manifestFile(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'), company, hasWalkMode(root)),
  );
  for (const [file, content] of searchFiles(files, addressesOf(pages))) writeFileSync(join(dist, file), content);
  writeFileSync(join(dist, 'sitemap.xml'), sitemapFile(pages, settings.VITE_SITE_URL));
  writeFileSync(join(dist, 'robots.txt'), robotsFile(settings.VITE_SITE_URL));
  writeFileSync(join(dist, 'favicon.ico'), faviconFile(readFileSync(join(dist, 'icons/icon-192.png')), 192));
  mkdirSync(dirname(join(dist, SECURITY_FILE)), { recursive: true });
  writeFileSync(join(dist, SECURITY_FILE), securityFile(company.email, settings.VITE_SITE_URL, new Date()));
  writeFileSync(join(dist, BILL_FILE), billOfMaterials(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  writeFileSync(join(dist, '_headers'), headersFile(pages, settings));
  writeFileSync(join(dist, '_redirects'), redirectsFile());
  writeShellPack(dist);
}

/** Returns the facts about the company from the checked content. */
function companyIn(files: readonly ContentFile[]): FileOf<'company'>['value'] {
  const [company] = filesOf(files, 'company');
  if (company === undefined) throw new Error('The content has no company.yaml');
  return company.value;
}

/**
 * Returns the _redirects file. Cloudflare Pages and nginx read it before they look for a file; Netlify looks for the
 * file first (docs/DEPLOY.md#what-a-host-must-do).
 */
const redirectsFile = (): string => redirects.map(({ from, to }) => `${from} ${to} ${MOVED_PERMANENTLY}\n`).join('');

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name));
}
