import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from '../setup/site-build';
import { TEST_DIST, TEST_SETTINGS } from '../setup/test-site';

// A walker's phone updates on a street corner: one changed word must not cost the whole site again.

const copy = mkdtempSync(join(tmpdir(), 'gotham-update-'));
afterAll(() => rmSync(copy, { recursive: true }));

const hashes = (dist: string): Map<string, string> =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(dist.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

it('one changed word in one stop costs at most 4 files and 60 KB besides sw.js', () => {
  for (const name of [
    'src',
    'sw',
    'tools',
    'tests',
    'public',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'manifest.webmanifest',
    '.env',
  ]) {
    // Left out: a package of its own, which the build must do without.
    cpSync(name, join(copy, name), { recursive: true, filter: (path) => path !== 'tools/illustrations' });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const tour = join(copy, 'src/content/tours/brooklyn-heights.md');
  const before = readFileSync(tour, 'utf8');
  const after = before.replace('Harry was big and white.', 'Harry was large and white.');
  expect(after).not.toBe(before);
  writeFileSync(tour, after);
  buildSite('dist', TEST_SETTINGS, copy);

  const old = hashes(resolve(TEST_DIST));
  const changed = [...hashes(join(copy, 'dist'))]
    .filter(([name, hash]) => old.get(name) !== hash && name !== 'sw.js')
    .map(([name]) => name);
  const bytes = changed
    .map((name) => brotliCompressSync(readFileSync(join(copy, 'dist', name))).length)
    .reduce((a, b) => a + b, 0);
  expect(changed).toContain('tours/brooklyn-heights.html');
  expect(changed.length, changed.join(', ')).toBeLessThanOrEqual(4);
  expect(bytes, changed.join(', ')).toBeLessThanOrEqual(60_000);
});
