import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIGEST_LENGTH } from '../../src/shared/offline-files';

const digest = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);

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
  const updated = worker.replaceAll(digest(before), digest(after));
  if (updated === worker) throw new Error('The worker does not list boot.js by its digest');
  writeFileSync(join(next, 'sw.js'), updated);
  return next;
}
