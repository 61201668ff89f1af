import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { RunningSite } from '../../tools/preview/site-server';
import { startDesignFloor, startFloor } from './floor';
import { everything, untilStored } from './offline-ready';
import { ROUNDS } from './options';
import { HOME, launchBenchProfile, startBenchSite, TOUR } from './place';
import { median, ratioAtMost, type Goal, type Section } from './report';

const SLOWER = 4;
/** The limit in relation to our own pages without their script. */
const MOST_OVER_DESIGN = 1.1;
/** The limit in relation to the page written by hand. */
const MOST_OFFLINE_OVER_HAND = 1.5;

/** A site that stores itself on the device, and the browser profile in which it is installed. */
interface Installed {
  readonly site: RunningSite;
  readonly profile: string;
}

interface FloorsAndPage {
  /** The page written by hand. */
  readonly hand: Installed;
  /** Our own pages without their script. */
  readonly design: Installed;
  readonly ours: Installed;
}

/**
 * First contentful paint of a second visit in a newly started browser with a slow processor, with the server stopped
 * and with it running. Both floors (floor.ts), each with a worker, and the site are measured in turn.
 */
export async function measureFirstPaint(): Promise<Section[]> {
  const installed: Installed[] = [];
  const add = async (one: Promise<Installed>): Promise<Installed> => {
    installed.push(await one);
    return one;
  };
  try {
    const three: FloorsAndPage = {
      hand: await add(install(await startFloor(true), untilControlled)),
      design: await add(install(await startDesignFloor(true), untilControlled)),
      ours: await add(installSite()),
    };
    const online = await measure(three, [HOME]);
    await Promise.all(installed.map(({ site }) => site.down()));
    const offline = await measure(three, [HOME, TOUR]);
    return [
      section('A repeated visit online', 'Installed, browser closed and started again.', online),
      section('Cold first paint offline', 'The same with the server stopped.', offline, MOST_OFFLINE_OVER_HAND),
    ];
  } finally {
    for (const one of installed) await removeInstalled(one);
  }
}

type Taken = Readonly<Record<keyof FloorsAndPage, number>>;
type Times = ReadonlyMap<string, readonly Taken[]>;

async function measure({ hand, design, ours }: FloorsAndPage, addresses: readonly string[]): Promise<Times> {
  const times = new Map(addresses.map((address) => [address, [] as Taken[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [address, taken] of times)
      taken.push({
        hand: await coldPaint(hand, HOME),
        design: await coldPaint(design, address),
        ours: await coldPaint(ours, address),
      });
  return times;
}

function section(title: string, note: string, times: Times, mostOverHand?: number): Section {
  const runs = [...times];
  const middle = (values: readonly number[]): number => Math.round(median(values));
  const ratios = (taken: readonly Taken[], floor: 'hand' | 'design'): number[] =>
    taken.map((one) => one.ours / one[floor]);
  return {
    title,
    note: `${note} First contentful paint in ms, processor ${SLOWER} × slower; both floors have a worker of ten lines.`,
    columns: ['address', 'by hand', 'without script', 'ours', 'ours ÷ by hand'],
    rows: runs.map(([address, taken]) => [
      address,
      middle(taken.map(({ hand }) => hand)),
      middle(taken.map(({ design }) => design)),
      middle(taken.map(({ ours }) => ours)),
      median(ratios(taken, 'hand')).toFixed(2),
    ]),
    goals: runs.flatMap(([address, taken]): Goal[] => {
      const name = `${title.toLowerCase()}: ${address}`;
      return [
        ratioAtMost(`${name}, to the design`, ratios(taken, 'design'), MOST_OVER_DESIGN),
        ...(mostOverHand === undefined ? [] : [ratioAtMost(`${name}, by hand`, ratios(taken, 'hand'), mostOverHand)]),
      ];
    }),
  };
}

async function install(site: RunningSite, untilReady: (page: Page) => Promise<unknown>): Promise<Installed> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const context = await launchBenchProfile(profile);
    try {
      const page = await context.newPage();
      await page.goto(site.url);
      await untilReady(page);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    } finally {
      await context.close();
    }
  } catch (error) {
    await removeInstalled({ site, profile });
    throw error;
  }
  return { site, profile };
}

/** Installs the whole site. */
export const installSite = async (): Promise<Installed> =>
  install(await startBenchSite(), (page) => untilStored(page, everything()));

export async function removeInstalled({ site, profile }: Installed): Promise<void> {
  await site.close();
  rmSync(profile, { recursive: true, force: true });
}

const untilControlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** First contentful paint in ms, in a newly started browser. */
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
