import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { listOfflinePackage, shellWireBytes } from '../../tools/site/offline-package';
import { LIGHTHOUSE_PHONE } from './floor';
import { BENCH, CONTACT, GALLERY, HOME, openBench, POST, SURVEY, TOUR, WALK } from './place';
import { atMost, type Goal, type Section } from './report';

const KIB = 1024;
const MB = 1_000_000;
const WATCHED_AFTER_LOAD_MS = 2_500;
/** A page is complete when it has requested nothing for this long. The dock loads after 4 s. */
const SILENCE_MS = 6_000;

/** The limit in KiB of script by 2.5 s after the load event, without an interaction. */
const MOST_SCRIPT = new Map([
  [HOME, 122],
  [TOUR, 132],
  [POST, 124],
  [GALLERY, 120],
  [CONTACT, 155],
  [SURVEY, 159],
  [WALK, 130],
]);
const MOST_REQUESTS = 16;
const MOST_FONT_BYTES = 50 * KIB;
const MOST_WORDS_MB = 0.8;
const MOST_ALL_MB = 4.5;

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;
const mb = (bytes: number): string => `${(bytes / MB).toFixed(2)} MB`;

interface Cost {
  readonly scriptBytes: number;
  readonly requests: number;
  readonly fontBytes: number;
}

/** Measures values that do not depend on the load of the machine: sizes and counts. */
export async function measurePageCost(): Promise<Section[]> {
  const { site, browser, close } = await openBench();
  const goals: Goal[] = [];
  const rows: (string | number)[][] = [];
  try {
    for (const [address, most] of MOST_SCRIPT) {
      const { scriptBytes, requests, fontBytes } = await costOf(browser, site.url, address);
      rows.push([address, scriptBytes, requests, fontBytes]);
      goals.push(atMost(`script of ${address}`, scriptBytes, most * KIB, kib));
      goals.push(atMost(`fonts of ${address}`, fontBytes, MOST_FONT_BYTES, kib));
      if (address === HOME) goals.push(atMost('requests of /', requests, MOST_REQUESTS));
    }
  } finally {
    await close();
  }
  const { shell, pictures, pack } = await listOfflinePackage(BENCH.dist);
  const words = shellWireBytes({ shell, pack });
  const all = pictures.reduce((sum, { bytes }) => sum + bytes, words);
  goals.push(
    atMost('words in the offline package', words, MOST_WORDS_MB * MB, mb),
    atMost('all of the offline package', all, MOST_ALL_MB * MB, mb),
  );
  return [
    {
      title: 'What a first visit fetches, nobody acting',
      note: `Script in brotli bytes by ${WATCHED_AFTER_LOAD_MS / 1000} s after load; requests and fonts until nothing more is asked for. No worker: what it keeps is the offline package.`,
      columns: ['address', 'script bytes', 'requests', 'font bytes'],
      rows,
      goals,
    },
  ];
}

async function costOf(browser: Browser, siteUrl: string, address: string): Promise<Cost> {
  const context = await browser.newContext({ ...LIGHTHOUSE_PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const asked = new Map<string, { kind: string; at: number }>();
    let requests = 0;
    let last = performance.now();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== siteUrl) return;
      requests += 1;
      last = performance.now();
      if (!asked.has(pathname)) asked.set(pathname, { kind: request.resourceType(), at: last });
    });
    await page.goto(siteUrl + address, { waitUntil: 'load' });
    const until = performance.now() + WATCHED_AFTER_LOAD_MS;
    await sleep(WATCHED_AFTER_LOAD_MS);
    while (performance.now() - last < SILENCE_MS) await sleep(SILENCE_MS - (performance.now() - last));
    const files = [...asked];
    const sum = (kind: string, by: number, bytesOf: (name: string) => number): number =>
      files.reduce((total, [name, file]) => total + (file.kind === kind && file.at <= by ? bytesOf(name) : 0), 0);
    const inDist = (name: string): string => join(BENCH.dist, name);
    return {
      scriptBytes: sum('script', until, (name) =>
        name === '/sw.js' ? 0 : brotliCompressSync(readFileSync(inDist(name))).length,
      ),
      requests,
      fontBytes: sum('font', Infinity, (name) => statSync(inDist(name)).size),
    };
  } finally {
    await context.close();
  }
}
