import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { RunningSite } from '../../tools/preview/site-server';
import { startFloor } from './floor';
import { everything, untilStored } from './offline-ready';
import { ROUNDS } from './options';
import { HOME, launchBenchProfile, startBenchSite, TOUR } from './place';
import { median, ratioAtMost, type Goal, type Section } from './report';

const SLOWER = 4;
const MOST_OFFLINE = 1.15;
const MOST_ONLINE = 1.2;

/** A site that keeps itself, and the browser profile that it has been installed in. */
interface Installed {
  readonly site: RunningSite;
  readonly profile: string;
}

/**
 * First contentful paint of a second visit, in a browser that has just been started, its processor slowed down:
 * the server stopped, and running. The floor with a worker and the site, in turn.
 */
export async function measureFirstPaint(): Promise<Section[]> {
  const installed: Installed[] = [];
  try {
    installed.push(await install(await startFloor(true), untilControlled));
    installed.push(await installSite());
    const [floor, ours] = installed;
    if (floor === undefined || ours === undefined) throw new Error('Nothing is installed');
    const online = await measure(floor, ours, [HOME]);
    await Promise.all([floor.site.down(), ours.site.down()]);
    const offline = await measure(floor, ours, [HOME, TOUR]);
    return [
      section('A repeated visit online', 'Installed, browser closed and started again.', online, MOST_ONLINE),
      section('Cold first paint offline', 'The same with the server stopped.', offline, MOST_OFFLINE),
    ];
  } finally {
    for (const one of installed) await removeInstalled(one);
  }
}

type Times = ReadonlyMap<string, readonly { readonly floor: number; readonly ours: number }[]>;

async function measure(floor: Installed, ours: Installed, addresses: readonly string[]): Promise<Times> {
  const times = new Map(addresses.map((address) => [address, [] as { floor: number; ours: number }[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [address, taken] of times)
      taken.push({ floor: await coldPaint(floor, HOME), ours: await coldPaint(ours, address) });
  return times;
}

function section(title: string, note: string, times: Times, most: number): Section {
  const runs = [...times];
  const middle = (values: readonly number[]): number => Math.round(median(values));
  return {
    title,
    note: `${note} First contentful paint in ms, processor ${SLOWER} × slower; the floor has a worker of ten lines.`,
    columns: ['address', 'floor', 'ours'],
    rows: runs.map(([address, taken]) => [
      address,
      middle(taken.map((pair) => pair.floor)),
      middle(taken.map((pair) => pair.ours)),
    ]),
    goals: runs.map(([address, taken]): Goal => {
      const ratios = taken.map((pair) => pair.ours / pair.floor);
      return ratioAtMost(`${title.toLowerCase()}: ${address}`, ratios, most);
    }),
  };
}

async function install(site: RunningSite, untilReady: (page: Page) => Promise<unknown>): Promise<Installed> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const context = await launchBenchProfile(profile);
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    await untilReady(page);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    return { site, profile };
  } finally {
    await context.close();
  }
}

/** The whole site on a device. */
export const installSite = async (): Promise<Installed> =>
  install(await startBenchSite(), (page) => untilStored(page, everything()));

export async function removeInstalled({ site, profile }: Installed): Promise<void> {
  await site.close();
  rmSync(profile, { recursive: true, force: true });
}

const untilControlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** First contentful paint in ms, in a browser that has just been started. */
export async function coldPaint({ site, profile }: Installed, address: string): Promise<number> {
  const context = await launchBenchProfile(profile);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(site.url + address);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return await painted.jsonValue();
  } finally {
    await context.close();
  }
}
