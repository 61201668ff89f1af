import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumPath } from '../setup/browsers';
import { startFloor } from './floor';
import { ROUNDS } from './options';
import { BENCH_ARGS, compressAll, CONTACT, GALLERY, HOME, POST, startBenchSite, TOUR } from './place';
import { atMost, median, ratioAtMost, type Goal, type Section } from './report';

const ADDRESSES = [HOME, TOUR, POST, GALLERY, CONTACT];
const MOST_RATIO = 1.1;
const LEAST_PERFORMANCE = 98;
const MOST_BLOCKED_MS = 100;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Rounds after the first, and the floor: the other categories take as long again and say the same each time. */
const TIMED = ['performance'];
const MEASURES = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const;

interface Run {
  /** Scores from 0 to 1 and measures, each by its name. */
  readonly values: ReadonlyMap<string, number>;
  /** What costs points outside of performance, by its id. */
  readonly failing: readonly string[];
}

/** The floor and a page, one right after the other. */
interface Pair {
  readonly floor: Run;
  readonly page: Run;
}

/** Lighthouse as a phone: the floor and a page, the floor and the next page, round after round. */
export async function measureLighthouse(): Promise<Section[]> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('No Chromium found; set CHROMIUM_PATH');
  const floor = await startFloor(false);
  const site = await startBenchSite();
  try {
    await compressAll(floor.url, [HOME]);
    await compressAll(site.url, ADDRESSES);
    const pairs = new Map<string, Pair[]>(ADDRESSES.map((address) => [address, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [address, taken] of pairs)
        taken.push({
          floor: await auditTwice(executablePath, floor.url, TIMED),
          page: await auditTwice(executablePath, site.url + address, round === 0 ? CATEGORIES : TIMED),
        });
    const failing = [...pairs].flatMap(([address, taken]) =>
      [...new Set(taken.flatMap(({ page }) => page.failing))].map((id) => `${address} ${id}`),
    );
    return [
      {
        title: 'Lighthouse, mobile, simulated',
        note:
          failing.length === 0
            ? 'Nothing costs points outside of performance.'
            : `Costs points: ${failing.join(', ')}.`,
        columns: ['address', ...Object.keys(MEASURES), ...CATEGORIES],
        rows: [...pairs].flatMap(([address, taken]) => [
          [`the floor beside ${address}`, ...mediansOf(taken.map((pair) => pair.floor))],
          [address, ...mediansOf(taken.map((pair) => pair.page))],
        ]),
        goals: [...pairs].flatMap(([address, taken]) => goalsOf(address, taken)),
      },
    ];
  } finally {
    await Promise.all([site.close(), floor.close()]);
  }
}

/** What was taken under a name: fewer than there are runs where some left it out. */
const valuesOf = (runs: readonly Run[], at: string): number[] => runs.flatMap(({ values }) => values.get(at) ?? []);

const mediansOf = (runs: readonly Run[]): (number | string)[] =>
  [...Object.keys(MEASURES), ...CATEGORIES].map((at) => {
    const values = valuesOf(runs, at);
    return values.length === 0 ? '' : Number(median(values).toFixed(3));
  });

function goalsOf(address: string, taken: readonly Pair[]): Goal[] {
  const pages = taken.map(({ page }) => page);
  const floors = taken.map(({ floor }) => floor);
  const ratios = (at: string): number[] =>
    taken.map(({ page, floor }) => (page.values.get(at) ?? 0) / (floor.values.get(at) ?? 1));
  const score = (at: string, least: number): Goal => {
    const figure = Math.round(median(valuesOf(pages, at)) * 100);
    return { name: `${at} of ${address}`, goal: `at least ${least}`, figure: String(figure), met: figure >= least };
  };
  const blocked = median(valuesOf(floors, 'TBT'));
  return [
    ratioAtMost(`LCP of ${address}`, ratios('LCP'), MOST_RATIO),
    ratioAtMost(`FCP of ${address}`, ratios('FCP'), MOST_RATIO),
    ...CATEGORIES.map((at) => score(at, at === 'performance' ? LEAST_PERFORMANCE : 100)),
    atMost(`CLS of ${address}`, Number(Math.max(...valuesOf(pages, 'CLS')).toFixed(3)), 0),
    atMost(
      `TBT of ${address}`,
      median(valuesOf(pages, 'TBT')),
      blocked + MOST_BLOCKED_MS,
      (ms) => `${Math.round(ms)} ms`,
    ),
  ];
}

/** On a busy machine now and then a trace comes out incomplete; a second one does not. */
async function auditTwice(executablePath: string, url: string, categories: readonly string[]): Promise<Run> {
  try {
    return await audit(executablePath, url, categories);
  } catch (error) {
    console.error(`Once more: ${String(error)}`);
    return audit(executablePath, url, categories);
  }
}

/** A browser of its own for each run: nothing of the run before is left in it. */
async function audit(executablePath: string, url: string, asked: readonly string[]): Promise<Run> {
  const browser = await launch({ executablePath, headless: true, args: [...BENCH_ARGS] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...asked] });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    const broken = asked.find((id) => typeof categories[id]?.score !== 'number');
    if (broken !== undefined) {
      const reason = Object.values(audits).find(({ errorMessage }) => errorMessage !== undefined)?.errorMessage;
      throw new Error(`No score for ${broken}: ${reason ?? 'no reason given'}`);
    }
    const failing = CATEGORIES.slice(1)
      .flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    return {
      values: new Map([
        ...asked.map((id) => [id, categories[id]?.score ?? 0] as const),
        ...Object.entries(MEASURES).map(([name, id]) => [name, audits[id]?.numericValue ?? 0] as const),
      ]),
      failing,
    };
  } finally {
    await browser.close();
  }
}
