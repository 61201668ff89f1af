import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A place inside the folder, so that it is on the same disk: then moving a file takes no time and cannot fail halfway.
 */
const NEXT = '.next';
/** A browser that finds a new worker fetches every file that the worker lists. */
const LAST = 'sw.js';

/**
 * Gives a folder the content of another one. The folder itself stays: it may be a link to a web server's folder, or a
 * mounted disk. Nothing is removed before all of the new content is on the same disk.
 *
 * @throws Error of the file system, for example if the disk is full; the old content is there then
 */
export function replaceContent(folder: string, by: string): void {
  mkdirSync(folder, { recursive: true });
  const target = realpathSync(folder);
  const next = join(target, NEXT);
  rmSync(next, { recursive: true, force: true });
  try {
    cpSync(by, next, { recursive: true });
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
  for (const name of readdirSync(target)) if (name !== NEXT) rmSync(join(target, name), { recursive: true });
  for (const name of readdirSync(next)) if (name !== LAST) renameSync(join(next, name), join(target, name));
  if (existsSync(join(next, LAST))) renameSync(join(next, LAST), join(target, LAST));
  rmSync(next, { recursive: true });
}
