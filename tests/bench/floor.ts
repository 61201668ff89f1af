import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RunningSite } from '../../tools/preview/site-server';
import { BENCH, HOME, launchBench, startBeside, startBenchSite } from './place';

// The floor: a page written by hand, with the picture and the words of our first screen, in two requests. It is
// served by the code that serves the site, in the same run, and every time is a ratio to its time.

/** Lighthouse's phone: it decides which width of the picture is asked for. */
export const LIGHTHOUSE_PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;

const SOURCE = join(import.meta.dirname, 'floor');
const FOLDER = '.cache/bench-floor';

/** As our own `_headers` says: what is hashed is kept for good, a page is asked for again. */
const HEADERS =
  '/*\n  cache-control: no-cache\n/pictures/*\n  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n';

/**
 * Writes the floor to a folder and serves it.
 * In: whether it keeps itself with a worker. The site has to be built; its picture is copied.
 */
export async function startFloor(withWorker: boolean): Promise<RunningSite> {
  const hero = await (heroOfPhone ??= findHero());
  const folder = join(FOLDER, withWorker ? 'with-worker' : 'plain');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  copyFileSync(join(BENCH.dist, hero), join(folder, 'pictures', basename(hero)));
  const fill = (name: string): string =>
    readFileSync(join(SOURCE, name), 'utf8')
      .replaceAll('{hero}', hero)
      .replace('{worker}', withWorker ? "<script>navigator.serviceWorker.register('/worker.js')</script>" : '');
  writeFileSync(join(folder, 'index.html'), fill('index.html'));
  writeFileSync(join(folder, '_headers'), HEADERS);
  if (withWorker) writeFileSync(join(folder, 'worker.js'), fill('worker.js'));
  return startBeside(folder);
}

let heroOfPhone: Promise<string> | undefined;

/** The file that a phone shows in the first screen of our home page. */
async function findHero(): Promise<string> {
  const site = await startBenchSite();
  const browser = await launchBench();
  try {
    const page = await browser.newPage({ ...LIGHTHOUSE_PHONE, serviceWorkers: 'block' });
    await page.goto(site.url + HOME);
    const hero = page.locator('img[fetchpriority="high"]').first();
    return new URL(await hero.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc)))
      .pathname;
  } finally {
    await browser.close();
    await site.close();
  }
}
