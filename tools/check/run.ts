// `npm test` and `npm run check`: everything CI holds, in one order. All steps run, so that one
// visit shows everything that is wrong; the last line counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { firefoxPath } from '../../tests/setup/browsers';
import { installBrowsers } from '../../tests/setup/install-browsers';

interface Step {
  readonly name: string;
  readonly command: string;
  /** A report that counts its own tests; a step without one counts as one. */
  readonly report?: string;
}

const REPORTS = '.cache/reports';

/** The package that draws the pictures; asked for by CI, since nobody who changes the site needs it. */
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

// Before the steps are named: Firefox has one only where there is a Firefox.
installBrowsers();
const firefox = firefoxPath();
const steps: readonly Step[] = [
  { name: 'types of the page', command: 'tsc -p .' },
  { name: 'types of the worker', command: 'tsc -p sw' },
  { name: 'types of tools and tests', command: 'tsc -p tools' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings src sw tools tests vite.config.ts' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'unused', command: 'knip' },
  {
    name: 'unit tests',
    command: `vitest run --project unit --reporter=dot --reporter=json --outputFile.json=${REPORTS}/unit.json`,
    report: `${REPORTS}/unit.json`,
  },
  {
    name: 'project rules',
    command: `vitest run --project project --reporter=default --reporter=json --outputFile.json=${REPORTS}/project.json`,
    report: `${REPORTS}/project.json`,
  },
  { name: 'build', command: 'npm run build --silent' },
  {
    name: 'e2e in Chromium',
    command: 'playwright test -c tests/playwright.config.ts',
    report: 'test-results/e2e.json',
  },
  ...(firefox === undefined ? [] : [{ name: 'Firefox, without Background Sync', command: 'tsx tests/firefox/run.ts' }]),
  ...(process.argv.includes('--with-illustrations') ? ILLUSTRATIONS : []),
];

/** Counts in the report of vitest (numPassedTests) or of Playwright (stats.expected). */
function count(report: string): { passed: number; failed: number } {
  const json = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  return json.stats
    ? { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky }
    : { passed: json.numPassedTests ?? 0, failed: json.numFailedTests ?? 0 };
}

function run(step: Step): { passed: number; failed: number } {
  console.log(`\n== ${step.name}`);
  // What the last run left would be counted where this one breaks before its first test.
  if (step.report !== undefined) rmSync(step.report, { force: true });
  const { status } = spawnSync(step.command, { stdio: 'inherit', shell: true });
  const ok = status === 0;
  if (step.report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  try {
    const counted = count(step.report);
    // A run may fail for another reason than a test: a file that does not load, say.
    return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } catch {
    // No report was written: the step broke before its first test.
    return { passed: 0, failed: 1 };
  }
}

mkdirSync(REPORTS, { recursive: true });
// Vite warns of every import without an extension, for a way of loading its configuration we do not use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
const results = steps.map((step) => ({ name: step.name, ...run(step) }));
const failed = results.filter((result) => result.failed > 0);
console.log(failed.length === 0 ? '\nAll is well.' : `\nNot well: ${failed.map((result) => result.name).join(', ')}`);
if (firefox === undefined) console.log('Without Firefox: none was found.');
const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
