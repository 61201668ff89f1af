// `npm run check` and `npm test`. Every step runs, so that one run shows all faults; the last line
// gives the totals. `check` runs the steps that need no built site, `test` all steps of the site, and
// with `--with-illustrations` also those of tools/illustrations. Why no task runner does this:
// docs/decisions/0026
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { firefoxPath, missingForWebKit } from '../../tests/setup/browsers/browsers';
import { installBrowsers } from '../../tests/setup/browsers/install-browsers';
import { BUILT_ALREADY, RESULTS, SAME_FOLDER } from '../../tests/setup/site/test-site';

interface Step {
  readonly name: string;
  readonly command: string;
  /** The path of a report that counts the step's tests; a step without one counts as one test. */
  readonly report?: string;
}
/** Steps that must not run at the same time. */
type Lane = readonly Step[];
interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}
interface TimedOutcome extends Outcome {
  readonly seconds: number;
}

const REPORTS = '.cache/reports';
const everything = process.argv[2] !== 'check';

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 100) / 10;

/** Each command has its own reports, so that `npm run check` and `npm test` can run at once. */
const reportOf = (project: string): string => `${REPORTS}/${everything ? 'test' : 'check'}-${project}.json`;
const vitest = (project: string): Pick<Step, 'command' | 'report'> => ({
  command: `npm run --silent test:${project} -- --reporter=dot --reporter=json --outputFile.json=${reportOf(project)}`,
  report: reportOf(project),
});

/** These steps do not depend on each other: they run in parallel, as many at a time as there are cores. */
const STATIC: readonly Step[] = [
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'unused code', command: 'npm run --silent unused' },
  { name: 'types of page, worker, tools and tests', command: 'npm run --silent typecheck' },
  { name: 'format', command: 'npm run --silent format:check' },
];
const UNIT: Step = { name: 'unit tests', ...vitest('unit') };

const BUILD: Step = { name: 'build', command: 'npx tsx tests/setup/site/build-test-site.ts' };
const E2E: Step = { name: 'e2e in Chromium', command: 'npm run --silent test:e2e', report: `${RESULTS}/e2e.json` };
/**
 * These steps use the built site, in two parallel lanes. The tests in Chromium take longest and use
 * all cores, so they start first. Steps that mostly wait (Firefox, WebKit) or use one core (the
 * project rules) run beside them.
 */
const onTheBuiltSite = (): readonly Lane[] => [
  [E2E],
  // These steps run one after the other, because each browser needs the built-in addresses.
  [
    ...(firefoxPath() === undefined ? [] : [{ name: 'Firefox, without Background Sync', ...vitest('firefox') }]),
    ...(missingForWebKit().length > 0 ? [] : [{ name: 'WebKit, the engine of Safari', ...vitest('webkit') }]),
    { name: 'project rules', ...vitest('project') },
  ],
];

/**
 * Checks of the package that draws the pictures. They run only on request, as in CI, because most
 * changes of the site do not need them.
 */
const ILLUSTRATIONS: readonly Step[] = [
  { name: 'illustrations: install', command: 'npm ci --prefix tools/illustrations --no-audit --no-fund' },
  {
    name: 'illustrations: types, lint, format, unused',
    command: 'npm run check --prefix tools/illustrations --silent',
  },
  {
    name: 'illustrations: tests',
    command: `npm test --prefix tools/illustrations --silent -- --reporter=dot --reporter=json --outputFile.json=../../${REPORTS}/illustrations.json`,
    report: `${REPORTS}/illustrations.json`,
  },
];

/** Counts in the report of vitest (numPassedTests) or of Playwright (stats.expected). */
function count(report: string): Omit<Outcome, 'name'> {
  const json = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number };
  };
  return json.stats
    ? { passed: json.stats.expected, failed: json.stats.unexpected }
    : { passed: json.numPassedTests ?? 0, failed: json.numFailedTests ?? 0 };
}

function outcomeOf({ name, report }: Step, ok: boolean): Outcome {
  if (report === undefined) return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  try {
    const counted = count(report);
    // A run may fail without a failed test, for example if a file does not load.
    return { name, ...counted, failed: ok ? counted.failed : Math.max(1, counted.failed) };
  } catch {
    // No report was written: the step broke before its first test.
    return { name, passed: 0, failed: 1 };
  }
}

/** Runs a step and prints its result in one line; its own output is printed only if it failed. */
async function run(step: Step, environment: Readonly<Record<string, string>>): Promise<TimedOutcome> {
  // Remove the report of the last run: otherwise it would be counted if this step fails before its
  // first test.
  if (step.report !== undefined) rmSync(step.report, { force: true });
  const start = performance.now();
  const child = spawn(step.command, { shell: true, env: { ...process.env, ...environment } });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
  const ok = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  const outcome = outcomeOf(step, ok);
  const tests = step.report === undefined ? '' : `, ${outcome.passed} passed, ${outcome.failed} failed`;
  const seconds = secondsSince(start);
  if (outcome.failed > 0) console.log(`\n${Buffer.concat(printed).toString()}`);
  console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'}  ${step.name}  (${seconds} s${tests})`);
  return { ...outcome, seconds };
}

async function runSideBySide(
  lanes: readonly Lane[],
  environment: Readonly<Record<string, string>> = {},
): Promise<TimedOutcome[]> {
  const queue = [...lanes];
  const core = async (): Promise<TimedOutcome[]> => {
    const outcomes: TimedOutcome[] = [];
    for (let lane = queue.shift(); lane !== undefined; lane = queue.shift())
      for (const step of lane) outcomes.push(await run(step, environment));
    return outcomes;
  };
  return (await Promise.all(Array.from({ length: availableParallelism() }, core))).flat();
}

const start = performance.now();
mkdirSync(REPORTS, { recursive: true });
// `npm test` reads all types anew, as CI does. The compiler's notes on its last run save ten seconds, but may hide a
// mistake.
if (everything) rmSync('.cache/types', { recursive: true, force: true });
// The build uses one core, and the static steps leave one free at their end.
const first = everything ? [...STATIC, BUILD] : STATIC;
const outcomes = [
  ...(await runSideBySide(
    first.map((step) => [step]),
    SAME_FOLDER,
  )),
  await run(UNIT, {}),
];
if (everything) {
  // Install the browsers before the steps are listed: Firefox and WebKit have a step only if they
  // are installed.
  for (const line of installBrowsers()) console.log(line);
  outcomes.push(...(await runSideBySide(onTheBuiltSite(), BUILT_ALREADY)));
}
if (process.argv.includes('--with-illustrations')) for (const step of ILLUSTRATIONS) outcomes.push(await run(step, {}));
const failed = outcomes.filter((outcome) => outcome.failed > 0);
writeFileSync(
  `${REPORTS}/${everything ? 'test' : 'check'}-times.json`,
  `${JSON.stringify({ seconds: secondsSince(start), cores: availableParallelism(), steps: outcomes }, null, 2)}\n`,
);
console.log(failed.length === 0 ? '\nAll is well.' : `\nNot well: ${failed.map(({ name }) => name).join(', ')}`);
const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
