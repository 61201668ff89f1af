import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningSite } from '../../tools/preview/site-server';
import { everything, untilStored } from './offline-ready';
import { HOME, TOUR, startBenchSite, launchBenchProfile } from './place';
import { median, type Section } from './report';

const RUNS = 3;

/** First contentful paint without a network, in a browser that has just been started. */
export async function measureFirstPaint(): Promise<Section[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const site = await startBenchSite();
  try {
    await install(profile, site);
    await site.down();
    const rows: (string | number)[][] = [];
    for (const address of [HOME, TOUR]) {
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await coldPaint(profile, site.url + address));
      rows.push([address, Math.round(median(runs)), runs.map(Math.round).join(' ')]);
    }
    return [
      {
        title: 'Cold first paint, network off',
        note: 'Installed, browser closed, server stopped, browser started again. First contentful paint, ms.',
        columns: ['address', 'median ms', 'runs'],
        rows,
      },
    ];
  } finally {
    await site.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function install(profile: string, site: RunningSite): Promise<void> {
  const context = await launchBenchProfile(profile);
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    await untilStored(page, everything());
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  } finally {
    await context.close();
  }
}

async function coldPaint(profile: string, address: string): Promise<number> {
  const context = await launchBenchProfile(profile);
  try {
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto(address);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return await painted.jsonValue();
  } finally {
    await context.close();
  }
}
