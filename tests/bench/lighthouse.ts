import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumPath } from '../setup/browsers';
import { CONTACT, HOME, TOUR, startBenchSite, BENCH_ARGS } from './place';
import { median, type Section } from './report';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MEASURES = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

interface Run {
  readonly values: readonly number[];
  /** What costs points outside of performance, by its id. */
  readonly failing: readonly string[];
}

/** Lighthouse as a phone, median of three runs each. */
export async function measureLighthouse(): Promise<Section[]> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('No Chromium found; set CHROMIUM_PATH');
  const site = await startBenchSite();
  try {
    const rows: (string | number)[][] = [];
    const failing = new Set<string>();
    for (const address of [HOME, TOUR, CONTACT]) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await auditTwice(executablePath, site.url + address));
      for (const id of runs.flatMap((run) => run.failing)) failing.add(`${address} ${id}`);
      const [performance = 0, accessibility = 0, practices = 0, seo = 0, lcp = 0, cls = 0, tbt = 0] = [
        ...CATEGORIES,
        ...MEASURES,
      ].map((_, at) => median(runs.map(({ values }) => values[at] ?? 0)));
      const scores = [performance, accessibility, practices, seo].map((score) => Math.round(score * 100));
      rows.push([address, ...scores, Math.round(lcp), cls.toFixed(3), Math.round(tbt)]);
    }
    return [
      {
        title: 'Lighthouse, mobile',
        note:
          failing.size === 0
            ? 'Nothing costs points outside of performance.'
            : `Costs points: ${[...failing].join(', ')}.`,
        columns: ['address', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'CLS', 'TBT ms'],
        rows,
      },
    ];
  } finally {
    await site.close();
  }
}

/** On a busy machine now and then a trace comes out incomplete; a second one does not. */
async function auditTwice(executablePath: string, url: string): Promise<Run> {
  try {
    return await audit(executablePath, url);
  } catch (error) {
    console.error(`Once more: ${String(error)}`);
    return audit(executablePath, url);
  }
}

/** A browser of its own for each run: nothing of the run before is left in it. */
async function audit(executablePath: string, url: string): Promise<Run> {
  const browser = await launch({ executablePath, headless: true, args: [...BENCH_ARGS] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: CATEGORIES });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    const broken = CATEGORIES.find((id) => typeof categories[id]?.score !== 'number');
    if (broken !== undefined) {
      const reason = Object.values(audits).find(({ errorMessage }) => errorMessage !== undefined)?.errorMessage;
      throw new Error(`No score for ${broken}: ${reason ?? 'no reason given'}`);
    }
    const failing = CATEGORIES.slice(1)
      .flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    return {
      values: [
        ...CATEGORIES.map((id) => categories[id]?.score ?? 0),
        ...MEASURES.map((id) => audits[id]?.numericValue ?? 0),
      ],
      failing,
    };
  } finally {
    await browser.close();
  }
}
