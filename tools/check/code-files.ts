import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const tracked = (): string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'sw', 'tools/site'], {
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((file) => /\.(tsx?|css)$/.test(file) && !isGenerated(file) && existsSync(file));

/** Written by a tool: nobody reads or cuts them. */
const isGenerated = (file: string): boolean => file.startsWith('src/pictures/') || file === 'src/routeTree.gen.ts';

/** The program that is written by hand: no tests, no styles, no declarations. */
export const codeFiles = (): string[] => tracked().filter((file) => !/\.(test\.tsx?|d\.ts|css)$/.test(file));

/** The folders with what stands in each of them, styles and tests included, folders below apart. */
export function filesByFolder(): [string, string[]][] {
  const folders = new Map<string, string[]>();
  for (const file of tracked()) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  return [...folders];
}

export const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
