import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumPath } from '../setup/browsers/browsers';
import { startDesignFloor, startFloor } from './floor';
import { ROUNDS } from './options';
import { BENCH_ARGS, compressAll, CONTACT, GALLERY, HOME, POST, startBenchSite, TOUR } from './place';
import { atMost, median, ratioAtMost, type Goal, type Section } from './report';

const ADDRESSES = [HOME, TOUR, POST, GALLERY, CONTACT];
/** The limits in relation to our own page without its script, and to the page written by hand. */
const MOST_OVER_DESIGN = 1.05;
const MOST_FCP_OVER_HAND = 1.2;
const MOST_LCP_OVER_HAND = 1.1;
/** The minimum share of the score that the page written by hand has in the same run. */
const LEAST_PERFORMANCE = 0.98;
const MOST_BLOCKED_MS = 100;
/**
 * Lighthouse times a fixed piece of script in every run, which gives the benchmark index of the machine. Blocking times
 * are converted to a machine with this index, so that results of different machines can be compared.
 */
const MACHINE_OF_BLOCKING_TIME = 1_500;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The categories of later rounds and of the floors: the other categories take as long again and do not vary. */
const TIMED = ['performance'];
const MEASURES = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const;
/** The total blocking time, converted to a machine with MACHINE_OF_BLOCKING_TIME as its index. */
const BLOCKED = 'TBT, told for one machine';

interface Run {
  /** Scores from 0 to 1 and measures, each by its name. */
  readonly values: ReadonlyMap<string, number>;
  /** The ids of failed audits outside of performance. */
  readonly failing: readonly string[];
}

/** The floors and a page, measured one right after the other. */
interface FloorsAndPage {
  /** The page written by hand. */
  readonly hand: Run;
  /** The page without its script. */
  readonly design: Run;
  readonly page: Run;
}

/** Runs Lighthouse as a phone: the floors and a page, the floors and the next page, round after round. */
export async function measureLighthouse(): Promise<Section[]> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('No Chromium found; set CHROMIUM_PATH');
  const floor = await startFloor(false);
  const design = await startDesignFloor(false);
  const site = await startBenchSite();
  try {
    await compressAll(floor.url, [HOME]);
    await compressAll(design.url, ADDRESSES);
    await compressAll(site.url, ADDRESSES);
    const runs = new Map<string, FloorsAndPage[]>(ADDRESSES.map((address) => [address, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [address, taken] of runs)
        taken.push({
          hand: await auditTwice(executablePath, floor.url, TIMED),
          design: await auditTwice(executablePath, design.url + address, TIMED),
          page: await auditTwice(executablePath, site.url + address, round === 0 ? CATEGORIES : TIMED),
        });
    const failing = [...runs].flatMap(([address, taken]) =>
      [...new Set(taken.flatMap(({ page }) => page.failing))].map((id) => `${address} ${id}`),
    );
    return [
      {
        title: 'Lighthouse, mobile, simulated',
        note:
          failing.length === 0
            ? 'Nothing costs points outside of performance.'
            : `Costs points: ${failing.join(', ')}.`,
        columns: ['address', ...Object.keys(MEASURES), BLOCKED, ...CATEGORIES],
        rows: [...runs].flatMap(([address, taken]) => [
          [`by hand, beside ${address}`, ...mediansOf(taken.map(({ hand }) => hand))],
          [`${address} without script`, ...mediansOf(taken.map(({ design }) => design))],
          [address, ...mediansOf(taken.map(({ page }) => page))],
        ]),
        goals: [...runs].flatMap(([address, taken]) => goalsOf(address, taken)),
      },
    ];
  } finally {
    await Promise.all([site.close(), design.close(), floor.close()]);
  }
}

/** The values of one measure or category; a run that did not measure it gives none. */
const valuesOf = (runs: readonly Run[], at: string): number[] => runs.flatMap(({ values }) => values.get(at) ?? []);

const mediansOf = (runs: readonly Run[]): (number | string)[] =>
  [...Object.keys(MEASURES), BLOCKED, ...CATEGORIES].map((at) => {
    const values = valuesOf(runs, at);
    return values.length === 0 ? '' : Number(median(values).toFixed(3));
  });

function goalsOf(address: string, taken: readonly FloorsAndPage[]): Goal[] {
  const pages = taken.map(({ page }) => page);
  const ratios = (at: string, floor: 'hand' | 'design'): number[] =>
    taken.map((run) => (run.page.values.get(at) ?? 0) / (run[floor].values.get(at) ?? 1));
  const score = (at: string): Goal => {
    const figure = Math.round(median(valuesOf(pages, at)) * 100);
    return { name: `${at} of ${address}`, goal: 'at least 100', figure: String(figure), met: figure >= 100 };
  };
  const performance = ratios('performance', 'hand');
  const blocked = median(
    valuesOf(
      taken.map(({ hand }) => hand),
      BLOCKED,
    ),
  );
  return [
    ratioAtMost(`LCP of ${address}, to the design`, ratios('LCP', 'design'), MOST_OVER_DESIGN),
    ratioAtMost(`FCP of ${address}, to the design`, ratios('FCP', 'design'), MOST_OVER_DESIGN),
    ratioAtMost(`LCP of ${address}, by hand`, ratios('LCP', 'hand'), MOST_LCP_OVER_HAND),
    ratioAtMost(`FCP of ${address}, by hand`, ratios('FCP', 'hand'), MOST_FCP_OVER_HAND),
    {
      name: `performance of ${address}`,
      goal: `at least ${LEAST_PERFORMANCE} × the floor's`,
      figure: median(performance).toFixed(2),
      met: median(performance) >= LEAST_PERFORMANCE,
    },
    ...CATEGORIES.slice(1).map(score),
    atMost(`CLS of ${address}`, Number(Math.max(...valuesOf(pages, 'CLS')).toFixed(3)), 0),
    atMost(
      `TBT of ${address}`,
      median(valuesOf(pages, BLOCKED)),
      blocked + MOST_BLOCKED_MS,
      (ms) => `${Math.round(ms)} ms`,
    ),
  ];
}

/** On a busy machine a trace is sometimes incomplete, so the audit is repeated once. */
async function auditTwice(executablePath: string, url: string, categories: readonly string[]): Promise<Run> {
  try {
    return await audit(executablePath, url, categories);
  } catch (error) {
    console.error(`Once more: ${String(error)}`);
    return audit(executablePath, url, categories);
  }
}

/** Each run has its own browser, so that nothing of the run before is left in it. */
async function audit(executablePath: string, url: string, asked: readonly string[]): Promise<Run> {
  const browser = await launch({ executablePath, headless: true, args: [...BENCH_ARGS] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...asked] });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { audits, categories, environment, runtimeError } = result.lhr;
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
        [
          BLOCKED,
          ((audits[MEASURES.TBT]?.numericValue ?? 0) * environment.benchmarkIndex) / MACHINE_OF_BLOCKING_TIME,
        ] as const,
        ...Object.entries(MEASURES).map(([name, id]) => [name, audits[id]?.numericValue ?? 0] as const),
      ]),
      failing,
    };
  } finally {
    await browser.close();
  }
}
