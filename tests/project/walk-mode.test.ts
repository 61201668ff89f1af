import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { page, present, tours } from '../setup/content/content';
import { buildSite, copySources, setWalkMode } from '../setup/site/site-build';
import { TEST_DIST, TEST_SETTINGS } from '../setup/site/test-site';

const copy = mkdtempSync(join(tmpdir(), 'gotham-walk-mode-'));
afterAll(() => rmSync(copy, { recursive: true }));

const filesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));

/** Returns the HTML of a page with its words as they were written. */
const wordsOf = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** The words that occur only in walk mode. */
const OF_WALK_MODE = /Walk it yourself|Start the walk|Mark stop|You stopped at/;

it('switched off by the owner: no address, no link, no shortcut, and none of its code is shipped', () => {
  copySources(copy);
  setWalkMode(copy, 'off');
  buildSite('dist', TEST_SETTINGS, copy);
  const dist = join(copy, 'dist');
  const texts = filesOf(dist).filter((name) => /\.(html|js|json|webmanifest|txt)$/.test(name));
  expect(texts.filter((name) => /\/walk\.html$/.test(name))).toEqual([]);
  expect(
    // The privacy page and the worker's list mention it without a link.
    texts.filter((name) => OF_WALK_MODE.test(readFileSync(join(dist, name), 'utf8')) && !/privacy|shell-/.test(name)),
  ).toEqual([]);
  expect(texts.filter((name) => /href="\/tours\/[^"]+\/walk/.test(readFileSync(join(dist, name), 'utf8')))).toEqual([]);
  expect(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')).not.toContain('source=walk');
  // The two pages that describe the site leave out what it has only with walk mode.
  const card = present(page('privacy').device.items.find(({ id }) => id === 'progress')).item;
  const limits = page('accessibility').limits.items.filter(({ walkMode }) => walkMode === 'on');
  for (const [name, text] of [['privacy', card], ...limits.map(({ part }) => ['accessibility', part])]) {
    expect(wordsOf(join(TEST_DIST, `${name}.html`))).toContain(text);
    expect(wordsOf(join(dist, `${name}.html`))).not.toContain(text);
  }
  // With walk mode on, everything is there.
  for (const { slug } of tours) expect(existsSync(join(TEST_DIST, `tours/${slug}/walk.html`))).toBe(true);
  expect(readFileSync(join(TEST_DIST, 'manifest.webmanifest'), 'utf8')).toContain('source=walk');
});
