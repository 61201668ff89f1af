// `npm run test:mutation`: the code on which trust stands is broken in one small place at a time, and the unit tests
// of its folder have to notice. Not part of `npm test`: it takes up to an hour (docs/MUTANTS.md).
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['src/outbox', 'sw', 'src/pwa'];
/** What only hands the browser's parts on: it cannot run in Node, and the stories in browsers try it. */
const ONLY_WIRES = ['sw/service-worker.ts', 'sw/wiring.ts', 'src/pwa/pwa.ts', 'src/pwa/pwa-instance.ts'];
/** Of a hundred mutants of each folder so many have to be noticed. */
const LEAST = 85;
/** The form and its drafts: this run breaks what delivers, and no unit test runs a form as a browser does. */
const NOT_BROKEN = ['src/outbox/form', 'src/outbox/drafts'];
const CACHE = '.cache/mutation';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** All anew. Otherwise what neither the code nor its tests have changed since the last run is taken from there. */
    fresh: { type: 'boolean', default: false },
    /** Only the lines on which the last run has missed something. */
    again: { type: 'boolean', default: false },
    lanes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    /** Lists what was not noticed. */
    survivors: { type: 'boolean', default: false },
  },
});

const recordOf = (folder: string): string => `${CACHE}/${folder.replace('/', '-')}.json`;

/** The lines on which something was not noticed; the whole file where it has changed since. */
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

/** What to break in a folder: all of it, or the files that the command names. */
function targetsIn(folder: string): string[] {
  if (values.again && existsSync(recordOf(folder))) return missedIn(folder);
  if (positionals.length === 0 || positionals.includes(folder)) {
    const left = [...ONLY_WIRES, ...NOT_BROKEN.map((apart) => `${apart}/**`)].map((path) => `!${path}`);
    return [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.d.ts', ...left];
  }
  return positionals.filter((file) => file.startsWith(`${folder}/`));
}

async function tryMutants(folder: string, targets: readonly string[]): Promise<Mutant[]> {
  const name = folder.replace('/', '-');
  // Read by vitest.config.ts beside this file, in the processes that run the tests.
  process.env['MUTATED_FOLDER'] = folder;
  return await new Stryker({
    mutate: [...targets],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    // A mutant in what a module does when it is loaded cannot be switched on and off, and would cost all tests of the
    // folder: the lists of names and the constants are left out, and counted apart.
    ignoreStatic: true,
    concurrency: Number(values.lanes),
    // Five times as long as without the mutant, and what it takes to start: then it waits for ever.
    timeoutFactor: 5,
    timeoutMS: 2_500,
    incremental: true,
    incrementalFile: recordOf(folder),
    force: values.fresh,
    tempDirName: `${CACHE}/sandbox-${name}`,
    ignorePatterns: ['/public', '/docs', '/tools/illustrations', '/dist', '/.cache'],
    // TypeScript 7 has no programming interface, with which Stryker would rewrite this file; nothing here reads it.
    tsconfigFile: 'none',
    reporters: process.stderr.isTTY ? ['progress'] : [],
    // A mutant that crashes Node is not worth a warning. (The type is an enumeration of a package that is not ours.)
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

/** Of the files that the command names, or of all. */
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
if ([...found.values()].some((mutants) => scoreOf(mutants) < LEAST)) process.exitCode = 1;
