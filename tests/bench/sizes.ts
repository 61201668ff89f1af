import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { listOfflinePackage } from '../../tools/site/offline-package';
import { PHONE } from '../setup/browsers/launch-chromium';
import { BENCH, HOME, openBench, POST } from './place';
import type { Section } from './report';

const WATCHED_AFTER_LOAD_MS = 2_500;
const KINDS = { script: 'JS', stylesheet: 'CSS' } as const;

interface Asked {
  readonly file: string;
  readonly kind: keyof typeof KINDS;
  readonly bytes: number;
}

/** Measures the scripts and styles that each kind of page requests without an interaction, in brotli bytes. */
export async function measureSizes(): Promise<Section[]> {
  const { site, browser, close } = await openBench();
  try {
    const { shell } = await listOfflinePackage(BENCH.dist);
    const pages = shell.map(({ url }) => url).filter((url) => !url.includes('.'));
    // Posts differ only in their text, so one stands for all.
    const addresses = pages.filter((url) => !url.startsWith('/blog/') || url === POST);
    const rows: [string, number, number, number][] = [];
    let home: Asked[] = [];
    for (const address of addresses) {
      const asked = await watch(browser, site.url + address);
      if (address === HOME) home = asked;
      rows.push([address, sum(asked, 'script'), sum(asked, 'stylesheet'), asked.length]);
    }
    return [
      {
        title: `JS and CSS asked for within ${WATCHED_AFTER_LOAD_MS / 1000} s of load`,
        note: `Brotli bytes, nobody acting, phone. Besides them sw.js: ${brotliBytes('sw.js').toLocaleString('en-US')}.`,
        columns: ['address', 'JS', 'CSS', 'files'],
        rows,
      },
      {
        title: 'The home page by file',
        columns: ['file', 'kind', 'brotli bytes'],
        rows: home.toSorted((a, b) => b.bytes - a.bytes).map(({ file, kind, bytes }) => [file, KINDS[kind], bytes]),
      },
    ];
  } finally {
    await close();
  }
}

/** The files that a page requests, each once; without those that the worker fetches for itself. */
async function watch(browser: Browser, address: string): Promise<Asked[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const asked = new Map<string, Asked>();
  page.on('request', (request) => {
    const kind = request.resourceType();
    const { origin, pathname } = new URL(request.url());
    if ((kind !== 'script' && kind !== 'stylesheet') || origin !== new URL(address).origin) return;
    const file = pathname.slice(1);
    if (file !== 'sw.js') asked.set(file, { file, kind, bytes: brotliBytes(file) });
  });
  await page.goto(address, { waitUntil: 'load' });
  // On a busy machine, the script may need more than the fixed time.
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await sleep(WATCHED_AFTER_LOAD_MS);
  await context.close();
  return [...asked.values()];
}

/** The scripts of a page without an interaction, in brotli bytes. */
export async function scriptBytes(address: string): Promise<number> {
  const { site, browser, close } = await openBench();
  try {
    return sum(await watch(browser, site.url + address), 'script');
  } finally {
    await close();
  }
}

const known = new Map<string, number>();

function brotliBytes(file: string): number {
  const bytes = known.get(file) ?? brotliCompressSync(readFileSync(join(BENCH.dist, file))).length;
  known.set(file, bytes);
  return bytes;
}

const sum = (asked: readonly Asked[], kind: Asked['kind']): number =>
  asked.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
