// `npm run figures`: shows how the code is divided and how long its checks took.
// It is only a report; tests/project/repository.test.ts and the linter enforce the limits.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codeFiles, filesByFolder, linesOf } from './code-files';
import { handWrittenGuards, mantineParts, ownControls, untypedQueries } from './stack';

const SOURCES = ['src', 'sw', 'tools/site'];

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const at = (share: number, numbers: readonly number[]): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const spread = (numbers: readonly number[]): string =>
  `${at(0.5, numbers)} / ${at(0.9, numbers)} / ${Math.max(...numbers)}`;

/** Returns the number of lines of each function longer than one line, as the linter counts them. */
function functionLengths(): number[] {
  const written = new Set(codeFiles());
  const config = '.cache/function-lengths.json';
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      rules: { 'max-lines-per-function': ['error', { max: 1 }] },
      categories: { correctness: 'off' },
    }),
  );
  const { stdout } = spawnSync('npx', ['oxlint', '-c', config, '-f', 'json', ...SOURCES], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] };
  return diagnostics
    .filter(({ filename }) => written.has(filename))
    .map(({ message }) => Number(/\((\d+)\)/.exec(message)?.[1]));
}

interface Times {
  readonly seconds: number;
  readonly cores: number;
  readonly steps: readonly { readonly name: string; readonly seconds: number; readonly passed: number }[];
}
const timesOf = (command: string): Times | undefined => {
  const report = `.cache/reports/${command}-times.json`;
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Times) : undefined;
};

function timing(command: 'check' | 'test'): [string, string][] {
  const times = timesOf(command);
  if (times === undefined) return [[`npm ${command === 'check' ? 'run check' : 'test'}`, 'not run here yet']];
  const tests = times.steps.reduce((sum, { passed }) => sum + passed, 0);
  const steps = times.steps.map(({ name, seconds }) => `${name} ${seconds}`).join(', ');
  const name = `npm ${command === 'check' ? 'run check' : 'test'}, s on ${times.cores} cores`;
  return [[name, `${times.seconds} (${steps}); ${tests} passed`]];
}

const files = codeFiles();
const lengths = files.map(linesOf);
const [[folder, held] = ['none', []]] = filesByFolder().toSorted(([, a], [, b]) => b.length - a.length);
const rows: [string, string][] = [
  ['files in src, sw and tools/site', String(files.length)],
  ['lines a file: median / p90 / most', spread(lengths)],
  ['files of at most 20 lines', String(lengths.filter((lines) => lines <= 20).length)],
  ['lines a function of several: median / p90 / most', spread(functionLengths())],
  ['most files in a folder, styles and tests included', `${held.length} (${folder})`],
  ['lines of sw/service-worker.ts', String(linesOf('sw/service-worker.ts'))],
  ...timing('check'),
  ...timing('test'),
];
const none = (found: readonly string[]): string =>
  found.length === 0 ? 'none' : `${found.length}: ${found.join('; ')}`;
const stack: [string, string][] = [
  ['checks of values from outside that are written by hand', none(handWrittenGuards())],
  ['pages and parts that read the query without a schema', none(untypedQueries())],
  [
    'parts of Mantine in use, with the number of files',
    [...mantineParts()].map(([part, files]) => `${part} ${files}`).join(', '),
  ],
  ...ownControls().map(([file, reason]): [string, string] => [`own control in ${file}`, reason ?? 'no reason given']),
];

const table = (head: string, lines: readonly [string, string][]): string =>
  [`| ${head} | Value |`, '| --- | --- |', ...lines.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
console.log([table('Figure', rows), table('Stack', stack)].join('\n\n'));
