import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Builds the site into a folder, in a process of its own.
 * @param settings what beats .env; the demonstration settings where left out
 * @param root where the sources are; this repository where left out
 * @throws Error with the build's own words where it does not build
 */
export function buildSite(dist: string, settings: Record<string, string> = {}, root = process.cwd()): void {
  const { status, stdout, stderr } = spawnSync('npx tsx tools/site/build.ts', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    // As a shell has it: VITEST would make Vite believe that it serves a test, and what NODE_ENV says has hidden that
    // a part of the build took React's development files.
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

/** Copies what a build needs into an empty folder: for a release with something changed. */
export function copySources(folder: string): void {
  // Left out: a package of its own, which the build must do without.
  for (const name of SOURCES)
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => path !== 'tools/illustrations' });
  // What is kept by what it is made of is the same there: it need not be made again.
  for (const name of ['node_modules', '.cache/fonts', '.cache/compressed']) {
    mkdirSync(name, { recursive: true });
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(resolve(name), join(folder, name));
  }
}
