import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

const revision = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * A copy of a built site as its next release: the page of this one says `data-release` on <html>
 * once its script runs, and its worker lists the changed file.
 * @returns the folder of the new release
 */
export function nextRelease(dist: string, name: string): string {
  const next = `${dist}-${name}`;
  rmSync(next, { recursive: true, force: true });
  cpSync(dist, next, { recursive: true });
  const before = readFileSync(join(dist, 'boot.js'), 'utf8');
  const after = `${before}document.documentElement.dataset.release=${JSON.stringify(name)};\n`;
  writeFileSync(join(next, 'boot.js'), after);
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const updated = worker.replaceAll(revision(before), revision(after));
  if (updated === worker) throw new Error('The worker does not list boot.js by its revision');
  writeFileSync(join(next, 'sw.js'), updated);
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
