import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { COMPANY_FILE } from '../../../tools/site/content/terms';

/**
 * Builds the site into a folder, in a separate process.
 *
 * @param settings values that override .env; the demonstration settings if omitted
 * @param root folder of the sources; this repository if omitted
 * @throws Error with the build's own message if it fails
 */
export function buildSite(dist: string, settings: Record<string, string> = {}, root = process.cwd()): void {
  const { status, stdout, stderr } = spawnSync('npx tsx tools/site/build.ts', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    // Build with the environment of a shell: with VITEST set, Vite would behave as in a test, and
    // with NODE_ENV set, a fault could stay hidden in which a part of the build uses React's
    // development files.
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, SITE_DIST: dist, ...settings },
  });
  if (status !== 0) throw new Error(`The site does not build:\n${stdout}\n${stderr}`);
}

const SOURCES = [
  'src',
  'sw',
  'tools',
  'tests',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'manifest.webmanifest',
  '.env',
];

/** Copies what a build needs into an empty folder, for a release with changes. */
export function copySources(folder: string): void {
  // tools/illustrations is left out: it is a package of its own, and the build must work without
  // it.
  for (const name of SOURCES)
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => path !== 'tools/illustrations' });
  // Cached files whose names depend on their content are the same in the copy, so link them and do not make them again.
  for (const name of ['node_modules', '.cache/fonts', '.cache/compressed']) {
    mkdirSync(name, { recursive: true });
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(resolve(name), join(folder, name));
  }
}

/** Switches walk mode on or off in copied sources, as the owner does. */
export function setWalkMode(folder: string, walkMode: 'on' | 'off'): void {
  const company = join(folder, COMPANY_FILE);
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^walkMode: .*$/m, `walkMode: ${walkMode}`));
}
