import { createHash } from 'node:crypto';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { DIGEST_LENGTH, packFiles } from '../../../src/shared/offline-files';
import { listOfflinePackage } from '../../../tools/site/offline-package';

const digest = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);

/** Copies a release. Playwright runs several stories at once, each in a worker whose number is part of the folder. */
function copyOf(dist: string, name: string): string {
  const worker = process.env.TEST_PARALLEL_INDEX ?? '0';
  const copy = `${dist}-${name}-${worker}`;
  copyTo(dist, copy);
  return copy;
}

/** The folders with most of the bytes. A copy shares their files, so remove a file before writing another one. */
const LINKED = ['assets', 'pictures', 'share'];

/** Copies a release; the files of the large folders are hard links, because a test makes many copies. */
function copyTo(dist: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const linked = LINKED.map((name) => join(dist, name));
  cpSync(dist, copy, { recursive: true, filter: (path) => !linked.includes(path) });
  for (const folder of LINKED) {
    mkdirSync(join(copy, folder));
    for (const entry of readdirSync(join(dist, folder))) linkSync(join(dist, folder, entry), join(copy, folder, entry));
  }
}

/** The number of pictures in one batch, which is enough for a second stage of the installation. */
export const FEW = 4;

/**
 * Makes a copy of a built site that serves every file as before, but whose worker stores only four
 * of its pictures. An installation costs half as much; its messages and its course are the same.
 *
 * @throws Error if the worker does not list its pictures as the build does
 */
export async function withFewPictures(dist: string, copy: string): Promise<void> {
  copyTo(dist, copy);
  const { pictures } = await listOfflinePackage(dist);
  const [all, few] = [packFiles(pictures), packFiles(pictures.slice(0, FEW))];
  const file = join(copy, 'sw.js');
  let worker = readFileSync(file, 'utf8');
  for (const column of ['urls', 'bytes', 'digests'] as const) {
    const [before, after, ...more] = worker.split(all[column]);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`The worker does not list the ${column} of its pictures once`);
    worker = before + few[column] + after;
  }
  writeFileSync(file, worker);
}

/** Changes a file of a release and its entry in the worker's list. */
function edit(release: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(release, file), 'utf8');
  const after = change(before);
  rmSync(join(release, file));
  writeFileSync(join(release, file), after);
  const worker = readFileSync(join(release, 'sw.js'), 'utf8');
  const updated = worker.replaceAll(digest(before), digest(after));
  if (updated === worker) throw new Error(`The worker does not list ${file} by its digest`);
  writeFileSync(join(release, 'sw.js'), updated);
}

/**
 * Makes a copy of a built site as its next release: its page sets `data-release` on <html> when its
 * script runs, and its worker lists the changed files.
 *
 * @param pages files of pages that this release changes too; each ends with the release's name
 * @returns the folder of the new release
 */
export function nextRelease(dist: string, name: string, pages: readonly string[] = []): string {
  const next = copyOf(dist, name);
  edit(next, 'boot.js', (text) => `${text}document.documentElement.dataset.release=${JSON.stringify(name)};\n`);
  for (const page of pages) edit(next, page, (text) => `${text}<!-- ${name} -->\n`);
  return next;
}

/**
 * Gives scripts of a release other names, in every file that names them, as a build does with scripts that have
 * changed.
 */
export function renameScripts(release: string, scripts: RegExp): void {
  const names = readdirSync(join(release, 'assets')).filter((name) => scripts.test(name));
  const newNameOf = (name: string): string => name.replace(/[^-]{4}\.js$/, '0000.js');
  const rename = (text: string): string => names.reduce((done, name) => done.replaceAll(name, newNameOf(name)), text);
  const worker = join(release, 'sw.js');
  writeFileSync(worker, rename(readFileSync(worker, 'utf8')));
  for (const name of names) renameSync(join(release, 'assets', name), join(release, 'assets', newNameOf(name)));
  for (const file of readdirSync(release, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/.test(file) || file === 'sw.js') continue;
    const text = readFileSync(join(release, file), 'utf8');
    if (rename(text) !== text) edit(release, file, rename);
  }
}

/** Makes the page's browser check for a new release now. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
/** Returns the release that a page runs; undefined while it reloads. */
export const releaseOf = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.documentElement.getAttribute('data-release')).catch(() => undefined);

/**
 * Makes a release that is only partly published, as during copying or on an edge server that is
 * behind.
 *
 * @param late files that are still those of the release before
 * @returns the folder that a host serves then
 */
export function halfCopied(before: string, next: string, late: readonly string[]): string {
  const half = copyOf(next, 'half');
  for (const file of late) {
    rmSync(join(half, file));
    cpSync(join(before, file), join(half, file));
  }
  return half;
}
