// `npm run test:mutation`: breaks the code on which reliability depends, in one small place at a time, and the unit
// tests of its folder must fail. The command is not part of `npm test`, because it takes an hour or two
// (docs/MUTANTS.md).
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['src/outbox', 'sw', 'src/pwa'];
/** Files that only pass on objects of the browser: they cannot run in Node, so the browser tests cover them. */
const BROWSER_ONLY_FILES = ['sw/service-worker.ts', 'sw/wiring.ts', 'src/pwa/pwa.ts', 'src/pwa/pwa-instance.ts'];
/** The minimum mutation score of each folder, in percent. */
const MIN_SCORE_PERCENT = 90;
/**
 * The form and its drafts are not mutated: this command tests the delivery, and no unit test runs a form as a browser
 * does.
 */
const NOT_MUTATED = ['src/outbox/form', 'src/outbox/drafts'];
const CACHE = '.cache/mutation';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /**
     * Runs every mutant again. Without this option, the results of mutants whose code and tests have not changed since
     * the last run are reused.
     */
    fresh: { type: 'boolean', default: false },
    /** Mutates only the lines on which the last run left a mutant undetected. */
    again: { type: 'boolean', default: false },
    lanes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    /** Lists the mutants that no test detected. */
    survivors: { type: 'boolean', default: false },
  },
});

const recordOf = (folder: string): string => `${CACHE}/${folder.replace('/', '-')}.json`;

/** The lines with undetected mutants; the whole file if it has changed since the last run. */
function missedIn(folder: string): string[] {
  const { files } = JSON.parse(readFileSync(recordOf(folder), 'utf8')) as {
    files: Record<string, { source: string; mutants: readonly Pick<Mutant, 'status' | 'location'>[] }>;
  };
  const lines = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    if (readFileSync(file, 'utf8') !== source) return [file];
    return mutants.filter(isMissed).map(({ location: { start, end } }) => `${file}:${start.line}-${end.line}`);
  });
  return [...new Set(lines)].filter(
    (line) => positionals.length === 0 || positionals.some((path) => line.startsWith(path)),
  );
}

/** The files of a folder that are mutated, as patterns: all of them, or those that the command names. */
function targetsIn(folder: string): string[] {
  if (values.again && existsSync(recordOf(folder))) return missedIn(folder);
  if (positionals.length === 0 || positionals.includes(folder)) {
    const left = [...BROWSER_ONLY_FILES, ...NOT_MUTATED.map((apart) => `${apart}/**`)].map((path) => `!${path}`);
    return [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.d.ts', ...left];
  }
  return positionals.filter((file) => file.startsWith(`${folder}/`));
}

async function tryMutants(folder: string, targets: readonly string[]): Promise<Mutant[]> {
  const name = folder.replace('/', '-');
  // vitest.config.ts beside this file reads the variable, in the processes that run the tests.
  process.env['MUTATED_FOLDER'] = folder;
  return await new Stryker({
    mutate: [...targets],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    // A mutant in code that runs when a module is loaded cannot be switched on and off, and would cost all tests of the
    // folder. Therefore such mutants (in constants and lists of names) are ignored, and counted in a separate column.
    ignoreStatic: true,
    concurrency: Number(values.lanes),
    // Tests that take more than five times as long as without the mutant, plus 2.5 s for the start, are considered to
    // wait forever.
    timeoutFactor: 5,
    timeoutMS: 2_500,
    incremental: true,
    incrementalFile: recordOf(folder),
    force: values.fresh,
    tempDirName: `${CACHE}/sandbox-${name}`,
    ignorePatterns: ['/public', '/docs', '/tools/illustrations', '/dist', '/.cache'],
    // Stryker would rewrite the tsconfig with TypeScript's API, which TypeScript 7 does not have. Nothing in this run
    // reads that file.
    tsconfigFile: 'none',
    reporters: process.stderr.isTTY ? ['progress'] : [],
    // A mutant that crashes Node is not worth a warning. The cast is needed because the type is an enum of a package on
    // which this project does not depend directly.
    logLevel: 'error' as never,
  }).runMutationTest();
}

const isNoticed = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Pick<Mutant, 'status'>): boolean => status === 'Survived' || status === 'NoCoverage';
const scoreOf = (mutants: readonly Mutant[]): number => {
  const noticed = mutants.filter(isNoticed).length;
  return (100 * noticed) / Math.max(1, noticed + mutants.filter(isMissed).length);
};

function print(found: ReadonlyMap<string, readonly Mutant[]>): void {
  const columns = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'] as const;
  const heads = ['killed', 'timed out', 'survived', 'no test', 'at loading', 'crashed', 'score'];
  console.log(`\n${'folder'.padEnd(12)}${heads.map((head) => head.padStart(12)).join('')}`);
  for (const [folder, mutants] of found) {
    const counts = columns.map((column) => String(mutants.filter(({ status }) => status === column).length));
    const cells = [...counts, `${scoreOf(mutants).toFixed(1)} %`];
    console.log(folder.padEnd(12) + cells.map((cell) => cell.padStart(12)).join(''));
  }
}

/** Prints the undetected mutants of the files that the command names, or of all files. */
function printSurvivors(mutants: readonly Mutant[]): void {
  for (const { fileName, location, mutatorName, replacement, status } of mutants.filter(isMissed)) {
    const file = relative('', fileName);
    if (positionals.length > 0 && !positionals.some((path) => file.startsWith(path))) continue;
    const place = `${file}:${location.start.line}:${location.start.column}`;
    console.log(`${place} ${status === 'NoCoverage' ? 'no test, ' : ''}${mutatorName}: ${replacement ?? ''}`);
  }
}

const unknown = positionals.filter((path) => !existsSync(path) || !FOLDERS.some((folder) => path.startsWith(folder)));
if (unknown.length > 0) throw new Error(`Not a part that is broken here: ${unknown.join(', ')}`);

const found = new Map<string, readonly Mutant[]>();
for (const folder of FOLDERS) {
  const targets = targetsIn(folder);
  if (targets.length > 0) found.set(folder, await tryMutants(folder, targets));
}
for (const mutants of found.values()) if (values.survivors || positionals.length > 0) printSurvivors(mutants);
print(found);
if ([...found.values()].some((mutants) => scoreOf(mutants) < MIN_SCORE_PERCENT)) process.exitCode = 1;
