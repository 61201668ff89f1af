import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { listOfflinePackage, shellWireBytes } from '../../tools/site/offline-package';
import { BENCH, compressAll, HOME, openBenchProfile } from './place';
import { atMost, type Goal, type Section } from './report';

/** Slow 4G as in Lighthouse, and an average connection. */
const SLOW_4G_MBIT = 1.6;
const LINES_MBIT = [SLOW_4G_MBIT, 6];
const MOST_QUOTIENT = 1.25;
const BYTES_PER_MBIT = 125_000;
const GIVE_UP_MS = 180_000;
const LOOK_EVERY_MS = 100;

const { shell, pictures, pack } = await listOfflinePackage(BENCH.dist);
const SHELL_BYTES = shellWireBytes({ shell, pack });
const PICTURES_BYTES = bytesOf(pictures);

/** The transfer size of the offline package. */
export function measurePackage(): Section[] {
  const rows: Section['rows'] = [
    ['shell', shell.length, SHELL_BYTES],
    ['pictures', pictures.length, PICTURES_BYTES],
    ['together', shell.length + pictures.length, SHELL_BYTES + PICTURES_BYTES],
  ];
  return [{ title: 'Offline package', columns: ['stage', 'files', 'bytes'], rows }];
}

/** Measures how long a first visit takes until everything is on the device, by the speed of the connection. */
export async function measureOfflineReady(): Promise<Section[]> {
  const rows: (string | number)[][] = [];
  const goals: Goal[] = [];
  for (const mbit of LINES_MBIT) {
    const least = (SHELL_BYTES + PICTURES_BYTES) / (mbit * BYTES_PER_MBIT);
    const { shellMs, allMs } = await firstVisit(mbit * BYTES_PER_MBIT);
    const seconds = [shellMs / 1000, allMs / 1000, least].map((value) => value.toFixed(1));
    const quotient = allMs / 1000 / least;
    rows.push([`${mbit} Mbit/s`, ...seconds, quotient.toFixed(2)]);
    if (mbit === SLOW_4G_MBIT)
      goals.push(
        atMost('offline-ready on slow 4G ÷ (bytes ÷ speed)', quotient, MOST_QUOTIENT, (value) => value.toFixed(2)),
      );
  }
  return [
    {
      title: 'Time to offline-ready',
      note: "From the start of navigation until every listed file is in the caches. Over HTTP/2; the line is the server's throttle, which all streams share, without delay.",
      columns: ['line', 'shell s', 'all s', 'bytes ÷ speed s', 'quotient'],
      rows,
      goals,
    },
  ];
}

async function firstVisit(bytesPerSecond: number): Promise<{ shellMs: number; allMs: number }> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const { site, browser: context, close } = await openBenchProfile(profile, bytesPerSecond);
  try {
    await compressAll(site.url, ['/sw.js', pack.url, ...everything().map(({ url }) => url)]);
    const page = await context.newPage();
    await page.goto(site.url + HOME, { waitUntil: 'commit', timeout: GIVE_UP_MS });
    const shellMs = await untilStored(page, shell);
    const allMs = await untilStored(page, pictures);
    return { shellMs, allMs };
  } finally {
    await close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Resolves when all files are in some cache, with the milliseconds since the start of the navigation. The loop runs in
 * the page, because waitForFunction would take a pending promise for true.
 */
export function untilStored(page: Page, files: readonly { url: string }[]): Promise<number> {
  return page.evaluate(
    async ({ paths, giveUpMs, lookEveryMs }) => {
      for (;;) {
        const stored = new Set<string>();
        for (const name of await caches.keys()) {
          for (const { url } of await (await caches.open(name)).keys()) stored.add(new URL(url).pathname);
        }
        const missing = paths.filter((path) => !stored.has(path));
        if (missing.length === 0) return performance.now();
        if (performance.now() > giveUpMs) throw new Error(`Still missing: ${missing.join(' ')}`);
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
    },
    { paths: files.map(({ url }) => url), giveUpMs: GIVE_UP_MS, lookEveryMs: LOOK_EVERY_MS },
  );
}

export const everything = (): { url: string }[] => [...shell, ...pictures];

function bytesOf(list: readonly { bytes: number }[]): number {
  return list.reduce((sum, { bytes }) => sum + bytes, 0);
}
