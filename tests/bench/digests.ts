import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { everything, untilStored } from './offline-ready';
import { HOME, openBenchProfile } from './place';
import type { Section } from './report';

/** Slow-down factors of the processor for a desktop, an average phone and a slow one, as in Lighthouse. */
const SLOWER = [1, 4, 6];

interface Reading {
  readonly files: number;
  readonly bytes: number;
  readonly readMs: number;
  readonly digestMs: number;
}

/**
 * Measures the comparison of every stored file with its digest, as "Check again" does. An install compares the files
 * that it downloads and those that it already has.
 */
export async function measureDigests(): Promise<Section[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const { site, browser: context, close } = await openBenchProfile(profile);
  try {
    const page = await context.newPage();
    await page.goto(site.url + HOME);
    await untilStored(page, everything());
    const session = await context.newCDPSession(page);
    const rows: (string | number)[][] = [];
    for (const rate of SLOWER) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const { files, bytes, readMs, digestMs } = await readAll(page);
      rows.push([`${rate} ×`, files, bytes, Math.round(readMs), Math.round(digestMs), Math.round(readMs + digestMs)]);
    }
    return [
      {
        title: 'Comparing every kept file with its digest',
        note: 'SHA-256 over the decoded bytes, in a page whose processor is slowed down; in the worker nobody waits for it. The browser hashes on a thread of its own, which is not slowed down: multiply that column for a slow phone.',
        columns: ['slower', 'files', 'bytes', 'read ms', 'hash ms', 'together ms'],
        rows,
      },
    ];
  } finally {
    await close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Reads all files before it hashes them, so that the two times are separate. */
const readAll = (page: Page): Promise<Reading> =>
  page.evaluate(async () => {
    const begun = performance.now();
    const bodies: ArrayBuffer[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request, { ignoreVary: true });
        if (kept) bodies.push(await kept.arrayBuffer());
      }
    }
    const read = performance.now();
    for (const body of bodies) await crypto.subtle.digest('SHA-256', body);
    return {
      files: bodies.length,
      bytes: bodies.reduce((sum, { byteLength }) => sum + byteLength, 0),
      readMs: read - begun,
      digestMs: performance.now() - read,
    };
  });
