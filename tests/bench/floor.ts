import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RunningSite } from '../../tools/preview/site-server';
import { BENCH, HOME, openBench, startBeside, TOUR } from './place';

// Two floors (pages that show how fast the site could be at best), served by the same code as the site in the same run;
// the times of the site are compared with the times of the floors. The lower floor is a page written by hand with the
// picture and the text of our first screen, in two requests. The upper floor is our own built page without its script:
// the cost of the design itself.

/** Lighthouse's phone; it determines which width of the picture is loaded. */
export const LIGHTHOUSE_PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;

const SOURCE = join(import.meta.dirname, 'floor');
const FOLDER = '.cache/bench-floor';

/** The cache headers are those of our own `_headers`: hashed files are immutable, pages are revalidated. */
const HEADERS = ['/*', '  cache-control: no-cache']
  .concat(
    ['/pictures/*', '/assets/*'].flatMap((path) => [
      path,
      '  ! cache-control',
      '  cache-control: public, max-age=31536000, immutable',
    ]),
  )
  .join('\n');

/**
 * Writes the floor to a folder and serves it. The site must be built, because its picture is copied.
 * @param withWorker whether the page stores itself with a worker
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
      .replace('{worker}', withWorker ? REGISTER : '');
  writeFileSync(join(folder, 'index.html'), fill('index.html'));
  writeFileSync(join(folder, '_headers'), HEADERS);
  if (withWorker) writeFileSync(join(folder, 'worker.js'), workerOf([HOME, hero]));
  return startBeside(folder);
}

/** The worker of ten lines that stores these files. */
const workerOf = (files: readonly string[]): string =>
  readFileSync(join(SOURCE, 'worker.js'), 'utf8').replace("'{files}'", JSON.stringify(files));

const REGISTER = "<script>navigator.serviceWorker.register('/worker.js')</script>";
/** Matches a script that runs, so not structured data (ld+json). */
const SCRIPT = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;

/**
 * Writes our own pages without their script to a folder, and serves it. The site must be built.
 * @param withWorker whether the pages store themselves with the worker of the other floor
 */
export async function startDesignFloor(withWorker: boolean): Promise<RunningSite> {
  const folder = join(FOLDER, withWorker ? 'design-with-worker' : 'design');
  rmSync(folder, { recursive: true, force: true });
  cpSync(BENCH.dist, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.html'),
  )) {
    const page = readFileSync(join(folder, name), 'utf8').replaceAll(SCRIPT, '');
    writeFileSync(join(folder, name), withWorker ? page.replace('</body>', `${REGISTER}</body>`) : page);
  }
  // Our own headers allow only our scripts by their hashes, and not the line that registers this worker.
  writeFileSync(join(folder, '_headers'), HEADERS);
  if (withWorker) writeFileSync(join(folder, 'worker.js'), workerOf([HOME, TOUR, await (heroOfPhone ??= findHero())]));
  return startBeside(folder);
}

let heroOfPhone: Promise<string> | undefined;

/** The file that a phone shows in the first screen of our home page. */
async function findHero(): Promise<string> {
  const { site, browser, close } = await openBench();
  try {
    const page = await browser.newPage({ ...LIGHTHOUSE_PHONE, serviceWorkers: 'block' });
    await page.goto(site.url + HOME);
    const hero = page.locator('img[fetchpriority="high"]').first();
    return new URL(await hero.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc)))
      .pathname;
  } finally {
    await close();
  }
}
