import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { lookForUpdate } from '../setup/site/releases';
import { everything, untilStored } from './offline-ready';
import { buildReleases, HOME, openBenchProfile, POST } from './place';
import { atMost, type Section } from './report';

const KB = 1000;
const SHOWN_FILES = 6;

const CHANGES = [
  { name: 'one word in a post', mostBytes: 60 * KB, change: changeWord },
  { name: 'one rule in a style sheet of every page', mostBytes: 900 * KB, change: addRule },
] as const;

/**
 * Measures the download for a release with a small change, on a device that has everything: the number of bytes that
 * the server sends.
 */
export async function measureUpdate(): Promise<Section[]> {
  const [profile, sources] = [mkdtempSync(join(tmpdir(), 'bench-')), mkdtempSync(join(tmpdir(), 'bench-'))];
  let sent: { pathname: string; bytes: number }[] = [];
  const {
    site,
    browser: context,
    close,
  } = await openBenchProfile(profile, undefined, (pathname, bytes) => sent.push({ pathname, bytes }));
  try {
    const releases = buildReleases(
      sources,
      CHANGES.map(({ change }) => change),
    );
    const page = await context.newPage();
    await page.goto(site.url + HOME);
    await untilStored(page, everything());
    await untilReady(page);
    const rows: (string | number)[][] = [];
    const goals = [];
    for (const [at, { name, mostBytes }] of CHANGES.entries()) {
      site.use(releases[at] ?? '');
      sent = [];
      await takeUpdate(page);
      const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
      const largest = sent.toSorted((a, b) => b.bytes - a.bytes).slice(0, SHOWN_FILES);
      rows.push([name, sent.length, bytes, largest.map((one) => `${one.pathname} ${one.bytes}`).join(', ')]);
      goals.push(atMost(`a returning visitor: ${name}`, bytes, mostBytes, (value) => `${(value / KB).toFixed(1)} KB`));
    }
    return [
      {
        title: 'What a small change costs a returning visitor',
        note: 'Bodies that the server sent, sw.js too, from the look for a new release until the page has reloaded and everything is on the device again.',
        columns: ['changed', 'answers', 'bytes', 'the largest'],
        rows,
        goals,
      },
    ];
  } finally {
    await close();
    for (const folder of [profile, sources]) rmSync(folder, { recursive: true, force: true });
  }
}

const untilReady = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByText('Ready offline').waitFor({ timeout: 120_000 });

/** Looks for the new release, reloads into it once it is installed, and waits until everything is stored again. */
async function takeUpdate(page: Page): Promise<void> {
  await lookForUpdate(page);
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  await reload.waitFor({ timeout: 120_000 });
  const loaded = page.waitForEvent('load');
  await reload.click();
  await loaded;
  await untilReady(page);
}

/** Appends an "s" to a word that occurs once in the post. */
function changeWord(sources: string): void {
  const file = join(sources, 'src/content/posts', `${POST.replace('/blog/', '')}.md`);
  const text = readFileSync(file, 'utf8');
  const body = text.slice(text.indexOf('\n---', 3) + 4);
  const word = body.split(/\s+/).find((one) => /^[a-z]{6,}$/.test(one) && text.split(one).length === 2);
  if (word === undefined) throw new Error(`${file} has no word that stands there once`);
  writeFileSync(file, text.replace(word, `${word}s`));
}

function addRule(sources: string): void {
  appendFileSync(join(sources, 'src/theme/base.css'), '\nhr {\n  margin-block: 1.25rem;\n}\n');
}
