import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { DIGEST_LENGTH, packFiles } from '../../src/shared/offline-files';
import { listOfflinePackage } from '../../tools/site/offline-package';

const digest = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);

function copyOf(dist: string, name: string): string {
  const copy = `${dist}-${name}`;
  copyTo(dist, copy);
  return copy;
}

function copyTo(dist: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(dist, copy, { recursive: true });
}

/** So many that the second stage of an installation is a stage: one batch. */
export const FEW = 4;

/**
 * A copy of a built site that serves every file as before, and whose worker keeps four of its pictures. An
 * installation costs half as much; what it says and how it goes is the same.
 * @throws Error where the worker does not list its pictures as the build does
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

/** Changes a file of a release, and what its worker lists for it. */
function edit(release: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(release, file), 'utf8');
  const after = change(before);
  writeFileSync(join(release, file), after);
  const worker = readFileSync(join(release, 'sw.js'), 'utf8');
  const updated = worker.replaceAll(digest(before), digest(after));
  if (updated === worker) throw new Error(`The worker does not list ${file} by its digest`);
  writeFileSync(join(release, 'sw.js'), updated);
}

/**
 * A copy of a built site as its next release: the page of this one says `data-release` on <html>
 * once its script runs, and its worker lists the changed files.
 * @param pages files of pages that are other ones in this release too; each ends with its name
 * @returns the folder of the new release
 */
export function nextRelease(dist: string, name: string, pages: readonly string[] = []): string {
  const next = copyOf(dist, name);
  edit(next, 'boot.js', (text) => `${text}document.documentElement.dataset.release=${JSON.stringify(name)};\n`);
  for (const page of pages) edit(next, page, (text) => `${text}<!-- ${name} -->\n`);
  return next;
}

/** Has the page's browser look for a new release now. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
/** The release a page runs; undefined in the moment of its reload. */
export const releaseOf = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.documentElement.getAttribute('data-release')).catch(() => undefined);

/**
 * A release that is not out as a whole, as in the middle of copying or on an edge that is behind.
 * @param late files that are still those of the release before
 * @returns the folder of what a host serves then
 */
export function halfCopied(before: string, next: string, late: readonly string[]): string {
  const half = copyOf(next, 'half');
  for (const file of late) cpSync(join(before, file), join(half, file));
  return half;
}
