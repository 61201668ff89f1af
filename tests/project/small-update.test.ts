import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { SECURITY_FILE } from '../../tools/site/headers';
import { listOfflinePackage } from '../../tools/site/offline-package';
import { paragraphsOf, present, tour } from '../setup/content/content';
import { buildSite, copySources } from '../setup/site/site-build';
import { TEST_DIST, TEST_SETTINGS } from '../setup/site/test-site';

// A phone may update over a slow connection: one changed word must not download the whole site again.

const copy = mkdtempSync(join(tmpdir(), 'gotham-update-'));
afterAll(() => rmSync(copy, { recursive: true }));

const hashes = (dist: string): Map<string, string> =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(dist.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

/** A word of the first stop's story that occurs only once in the file of the tour. */
function wordOfStory(file: string): string {
  const words = paragraphsOf(present(tour('brooklyn-heights').stops[0]).story).flatMap((line) => line.split(' '));
  return present(words.find((word) => /^[a-z]{4,}$/.test(word) && file.split(word).length === 2));
}

it('a changed word in one stop costs at most 6 files and 70 KB besides sw.js', async () => {
  copySources(copy);
  const file = join(copy, 'src/content/tours/brooklyn-heights.md');
  const before = readFileSync(file, 'utf8');
  const word = wordOfStory(before);
  writeFileSync(file, before.replace(word, `${word}s`));
  buildSite('dist', TEST_SETTINGS, copy);

  // Other files change too, but a device with the site does not request them: the pack, which holds more than the
  // changes, and security.txt, which contains the day of the build, and the compared build may be of another day.
  const { pack } = await listOfflinePackage(join(copy, 'dist'));
  const unasked = new Set(['sw.js', pack.url.slice(1), SECURITY_FILE]);
  const old = hashes(resolve(TEST_DIST));
  const changed = [...hashes(join(copy, 'dist'))]
    .filter(([name, hash]) => old.get(name) !== hash && !unasked.has(name))
    .map(([name]) => name);
  const bytes = changed
    .map((name) => brotliCompressSync(readFileSync(join(copy, 'dist', name))).length)
    .reduce((a, b) => a + b, 0);
  expect(changed).toContain('tours/brooklyn-heights.html');
  // The page, its texts, their spoken form, the entry with the list of files, the script that names the entry, and the
  // search of the walks.
  expect(changed.length, changed.join(', ')).toBeLessThanOrEqual(6);
  expect(bytes, changed.join(', ')).toBeLessThanOrEqual(70_000);
  expect(pack.bytes).toBeGreaterThan(2 * bytes);
});
