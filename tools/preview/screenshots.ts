import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { launchChromium } from '../../tests/setup/browsers/launch-chromium';
import { startSite } from './site-server';

/** The screenshots for app stores and install dialogs; manifest.webmanifest lists them. */
const SHOTS = [
  { name: 'phone-home', path: '/', phone: true },
  { name: 'phone-stop', path: '/tours/brooklyn-heights#stop-5', phone: true },
  { name: 'phone-tours', path: '/tours', phone: true },
  { name: 'wide-home', path: '/', phone: false },
  { name: 'wide-tour', path: '/tours/brooklyn-heights', phone: false },
] as const;

const FOLDER = join(import.meta.dirname, '../../public/screenshots');
const QUALITY = 66;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } as const;

/**
 * Takes the screenshots of the manifest from a built site. Takes the folder of the built site and
 * writes public/screenshots/*.jpg; build again to publish them.
 */
async function takeScreenshots(dist: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite({ dist });
  const browser = await launchChromium();
  for (const { name, path, phone } of SHOTS) {
    // The worker is blocked, because its progress would be visible in the picture.
    const page = await browser.newPage({
      ...(phone ? PHONE : WIDE),
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    // Without the script no picture names a month or a day, which would soon be past.
    await page.route('**/boot.js', (route) => route.abort());
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
    await page.close();
  }
  await browser.close();
  await site.close();
}

await takeScreenshots(resolve(process.argv[2] ?? 'dist'));
