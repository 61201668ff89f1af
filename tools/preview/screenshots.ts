// npm run screenshots: takes the screenshots of the site in dist/ that manifest.webmanifest lists.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { launchChromium, PHONE } from '../../tests/setup/browsers/launch-chromium';
import { DIST_FOLDER, PROJECT_FOLDER, requireBuild, runCommand } from './command';
import { startSite } from './site-server';

/** The screenshots for app stores and install dialogs; manifest.webmanifest lists them. */
const SHOTS = [
  { name: 'phone-home', path: '/', phone: true },
  { name: 'phone-stop', path: '/tours/brooklyn-heights#stop-5', phone: true },
  { name: 'phone-tours', path: '/tours', phone: true },
  { name: 'wide-home', path: '/', phone: false },
  { name: 'wide-tour', path: '/tours/brooklyn-heights', phone: false },
] as const;

const FOLDER = join(PROJECT_FOLDER, 'public/screenshots');
const QUALITY = 66;
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } as const;

/**
 * Takes the screenshots of the manifest from a built site. Takes the folder of the built site and
 * writes public/screenshots/*.jpg; build again to publish them.
 */
async function takeScreenshots(dist: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite({ dist });
  try {
    const browser = await launchChromium();
    try {
      for (const shot of SHOTS) await takeScreenshot(browser, site.url, shot);
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

async function takeScreenshot(
  browser: Browser,
  siteUrl: string,
  { name, path, phone }: (typeof SHOTS)[number],
): Promise<void> {
  // The worker is blocked, because its progress would be visible in the picture.
  const page = await browser.newPage({
    ...(phone ? PHONE : WIDE),
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The script would write the current month and days into the page, and the picture would soon be out of date.
  await page.route('**/boot.js', (route) => route.abort());
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
  await page.close();
}

await runCommand(async () => {
  const [, , folder] = process.argv;
  const dist = folder === undefined ? DIST_FOLDER : resolve(folder);
  requireBuild(dist);
  await takeScreenshots(dist);
});
