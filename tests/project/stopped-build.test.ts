import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite, copySources } from '../setup/site/site-build';
import { TEST_SETTINGS } from '../setup/site/test-site';

const copy = mkdtempSync(join(tmpdir(), 'gotham-stopped-build-'));
afterAll(() => rmSync(copy, { recursive: true }));

// The owner's guide promises it: src/content/README.md, "What the build says when something is wrong".
it('a build that stops at a missing picture leaves the site of the last build as it was', () => {
  copySources(copy);
  const pictures = join(copy, 'src/pictures/files');
  rmSync(pictures, { recursive: true });
  for (const folder of [pictures, join(copy, 'dist')]) mkdirSync(folder);
  const page = join(copy, 'dist/index.html');
  writeFileSync(page, 'the last build');
  expect(() => buildSite('dist', TEST_SETTINGS, copy)).toThrow('Named but not printed');
  expect(readFileSync(page, 'utf8')).toBe('the last build');
  expect(readdirSync(join(copy, 'dist'))).toEqual(['index.html']);
});
