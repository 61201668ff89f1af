import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page, Request } from 'playwright/test';
import { LOAD_AT_MOST_MS } from '../../src/shared/head-scripts';
import { company, page as words, posts, present, tour } from '../setup/content/content';
import { SITE_URL, TEST_DIST } from '../setup/site/test-site';
import { holdBack, expect, test } from '../setup/stage/stage';
import { installStopped } from '../setup/stage/stopped-clock';
import { arrived, hydrated } from '../setup/stage/waits';

const POST = present(posts[0]);

/**
 * KiB of script without an interaction and without the page's own texts, which the owner may lengthen: slightly more
 * than the pages need today, so that a library on every page is noticed. The goals are lower: docs/PERFORMANCE.md.
 */
const MOST_SCRIPT = [
  ['/', 142.5],
  ['/tours/brooklyn-heights', 148.5],
  [`/blog/${POST.id}`, 140.5],
  ['/gallery', 138.5],
  ['/contact', 182],
  ['/survey', 182],
  ['/tours/brooklyn-heights/walk', 145],
] as const;
/** Every page needs more scripts than this; with fewer, the page was measured before it had loaded. */
const FEWEST_SCRIPTS = 10;
/**
 * Requests of the home page without an interaction, including fonts, scripts and styles that load 3 to 5 s later.
 * Pictures are not counted: how many below the fold a browser loads depends on its estimate of the connection.
 */
const MOST_REQUESTS = 37;

/** The descriptions of the pages; the script with the texts of a page contains its description. */
const DESCRIPTIONS = [
  POST.description,
  ...[words('home'), words('gallery'), words('contact'), words('survey'), tour('brooklyn-heights')].map(
    ({ meta }) => meta.description,
  ),
];
/** Whether a script holds the texts of one of these pages. */
const isOfTexts = (script: string): boolean => {
  const content = readFileSync(join(TEST_DIST, script), 'utf8');
  return DESCRIPTIONS.some((description) => content.includes(description));
};

/**
 * Opens a page whose clock stands still, and advances the clock to 2.5 s without an interaction; it waits for scripts
 * that are on their way, so a slow machine counts the same ones as a fast machine.
 * @returns the scripts that the page has requested
 */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  const onTheWay = new Set<Request>();
  const begins = (request: Request): void => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== SITE_URL || !pathname.endsWith('.js')) return;
    scripts.push(pathname);
    onTheWay.add(request);
  };
  const ends = (request: Request): boolean => onTheWay.delete(request);
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  await page.goto(address);
  for (let passed = 0; passed < 2_500; passed += 100) {
    await page.clock.runFor(100);
    await expect.poll(() => onTheWay.size).toBe(0);
  }
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
  return scripts;
}

const isScriptOrStyle = (request: Request): boolean => ['script', 'stylesheet'].includes(request.resourceType());

/** The sizes are in bytes of Brotli; a script of several pages is compressed once. */
const sizes = new Map<string, number>();
function sizeOf(script: string): number {
  const size = sizes.get(script) ?? brotliCompressSync(readFileSync(join(TEST_DIST, script))).length;
  sizes.set(script, size);
  return size;
}

test('without an interaction, no page loads more script than it may', async ({ page }) => {
  await installStopped(page);
  for (const [address, most] of MOST_SCRIPT) {
    const scripts = [...new Set(await scriptsOf(page, address))].filter((name) => !isOfTexts(name));
    const sized = scripts.map((name) => [name, sizeOf(name)] as const);
    const total = sized.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect.soft(sized.length, address).toBeGreaterThan(FEWEST_SCRIPTS);
    const list = sized.map(([name, bytes]) => `${name} ${bytes}`).join('\n');
    expect.soft(total, `${address}, ${most} KiB\n${list}`).toBeLessThanOrEqual(most * 1024);
  }
});

test('no script and no style sheet delays the first paint, and the home page requests few files', async ({ page }) => {
  const asked: string[] = [];
  const early: string[] = [];
  let loaded = false;
  // The site waits for the load event at most some seconds, and a slow machine may take longer.
  let waitsUntil = Infinity;
  page.on('domcontentloaded', () => (waitsUntil = Date.now() + LOAD_AT_MOST_MS / 2));
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/pictures/')) asked.push(pathname);
    if (!loaded && Date.now() < waitsUntil && isScriptOrStyle(request)) early.push(request.url());
  });
  // The last part that loads on its own: the floating elements, 4 s after the rest.
  const last = page.waitForResponse(/\/LateParts-[^/]+\.css$/);
  await page.goto('/');
  await hydrated(page);
  await last;
  expect(early).toEqual([]);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('a style sheet that is inlined in the first page is not loaded with the next one', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/contact');
  await hydrated(page);
  const inTheHtml = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(inTheHtml.length).toBeGreaterThan(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }).click();
  await arrived(page, '/gallery');
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  // The style sheets of the gallery alone have loaded, each once.
  expect(sheets.length).toBeGreaterThan(0);
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets.filter((sheet) => inTheHtml.includes(sheet))).toEqual([]);
});

test('the next page is shown with the fonts of the first one', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }).click();
  // The page says its new title to a screen reader, in letters of the same fonts.
  const saysItsTitle = async () =>
    page
      .locator('[aria-live="polite"]')
      .filter({ hasText: await page.title() })
      .count();
  await expect.poll(saysItsTitle).toBe(1);
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([]);
});

test.describe('on a phone that stores the site', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 412, height: 823 } });

  test('nothing moves while the site is being saved, and when it is ready', async ({ page }) => {
    // The words are shown for some seconds only, so the page itself looks at each frame, from the first one on.
    await page.addInitScript(() => {
      const look = (): void => {
        const isShown = [...document.querySelectorAll('header span')].some(
          (element) => element.textContent === 'Ready offline' && element.getBoundingClientRect().width > 30,
        );
        if (isShown) Object.assign(globalThis, { sawReadyOffline: true });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    // Wait for the fonts too, which are requested at the first frame; another test measures their shifts.
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number };
          Object.assign(globalThis, { shifted: Number(Reflect.get(globalThis, 'shifted')) + shift.value });
        }
      }).observe({ type: 'layout-shift' });
    });
    const words = page.getByRole('banner').getByText('Ready offline', { exact: true }).first();
    await page.waitForFunction(() => 'sawReadyOffline' in globalThis);
    // The words have vanished, and only the tick is left.
    await expect.poll(async () => (await words.boundingBox())?.width ?? 99).toBeLessThan(5);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.0002);
  });
});

/** A shift below this is invisible: a centered line that is a few pixels wider, but no different line break. */
const NOTHING_MOVES = 0.001;

/**
 * The limit of a good page for browsers, for a first frame in a font without known metrics, and for the title of a
 * post, which may break into other lines.
 */
const LINES_MAY_BREAK = 0.1;

/** Nearly every device has one font of each row. */
const MEASURED = [
  ['Arial', 'Liberation Sans', 'Roboto'],
  ['Georgia Bold', 'Gelasio Bold', 'DejaVu Serif Bold'],
];
const hasOneOf = (page: Page, localFonts: readonly string[]): Promise<boolean> =>
  page.evaluate(async (names) => {
    const loads = names.map((name) => new FontFace('sought', `local('${name}')`).load());
    return (await Promise.allSettled(loads)).some(({ status }) => status === 'fulfilled');
  }, localFonts);

test('nothing moves when the fonts load, on a phone and on a desk', async ({ page }) => {
  // Another test measures the shifts by the script.
  await page.route('**/boot.js', (route) => route.abort());
  for (const width of [412, 1280])
    for (const path of ['/', '/tours/brooklyn-heights', `/blog/${POST.id}`, '/gallery', '/contact'])
      await test.step(`${path}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 823 });
        const release = await holdBack(page, '**/*.woff2');
        // The font is requested at the first frame; the cache does not answer intercepted requests.
        const asked = page.waitForRequest('**/*.woff2');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await asked;
        const isMeasured = (await Promise.all(MEASURED.map((fonts) => hasOneOf(page, fonts)))).every(Boolean);
        // The headless shell rounds the width of every letter to whole pixels; most visitors' browsers do not.
        await page.evaluate(() => (document.documentElement.style.textRendering = 'geometricPrecision'));
        // A frame may be drawn before the whole page has arrived, and the rest moves lines too.
        const drawn = await page.evaluate(
          () => new Promise<number>((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
        );
        release();
        await page.waitForFunction(() =>
          ['900 20px Fraunces', "400 17px 'Libre Franklin'"].every((font) => document.fonts.check(font)),
        );
        const moved = await page.evaluate(async (since) => {
          await document.fonts.ready;
          const seen: PerformanceEntry[] = [];
          const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
          observer.observe({ type: 'layout-shift', buffered: true });
          for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
          seen.push(...observer.takeRecords());
          return seen.map((entry) => ('value' in entry && entry.startTime > since ? Number(entry.value) : 0));
        }, drawn);
        const sum = moved.reduce((before, value) => before + value, 0);
        const most = isMeasured && !path.startsWith('/blog/') ? NOTHING_MOVES : LINES_MAY_BREAK;
        expect.soft(sum, `${path}, ${width} px wide`).toBeLessThan(most);
        await page.unroute('**/*.woff2');
      });
});

test('with scripts off the fonts load too', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const fonts = Promise.all(
    [/\/libre-franklin-[^/]+\.woff2$/, /\/fraunces-900-[^/]+\.woff2$/].map((name) => page.waitForResponse(name)),
  );
  await page.goto('/');
  expect((await fonts).map((response) => response.status())).toEqual([200, 200]);
  await context.close();
});

test('a long visit holds no page that was left', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const nodesHeld = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return nodes;
  };
  const goTo = async (link: Locator, path: string): Promise<void> => {
    await link.click();
    await arrived(page, path);
    await expect(page.locator('[data-coming]')).toHaveCount(0);
  };
  const walk = async (): Promise<void> => {
    await goTo(page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }), '/gallery');
    await goTo(page.getByRole('banner').getByRole('link', { name: company.name }), '/');
  };
  await page.goto('/');
  await hydrated(page);
  // On a slow phone, arriving pictures could interrupt React while it prepares what is below the fold.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The parts that load once are there after two rounds.
  await walk();
  await walk();
  const held = await nodesHeld();
  for (let round = 0; round < 4; round += 1) await walk();
  expect(await nodesHeld()).toBeLessThan(held * 1.1);
});
