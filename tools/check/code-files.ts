import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const tracked = (): string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'sw', 'tools/site'], {
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((file) => /\.(tsx?|css)$/.test(file) && !isGenerated(file) && existsSync(file));

/** Files written by a tool, which are never read or divided by hand. */
const isGenerated = (file: string): boolean =>
  /^src\/(?:routeTree\.gen\.ts$|pictures\/(?:all\.ts$|(?:files|prints|white-cat|wordmarks)\/))/.test(file);

/** Returns the files of the program that are written by hand: without tests, styles and declarations. */
export const codeFiles = (): string[] => tracked().filter((file) => !/\.(test\.tsx?|d\.ts|css)$/.test(file));

/** Returns each folder with its own files, styles and tests included, without those of its subfolders. */
export function filesByFolder(): [string, string[]][] {
  const folders = new Map<string, string[]>();
  for (const file of tracked()) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  return [...folders];
}

/**
 * Returns the number of line breaks in a file. Throws if the file cannot be read.
 * @param file its path, relative to the working directory
 */
export const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
