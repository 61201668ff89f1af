// The built site for all tests: one build for the project rules, the e2e tests, Firefox and WebKit.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { hasWalkMode } from '../../../tools/site/content/walk-mode';
import { standInSettings } from '../../fakes/settings';
import { withFewPictures } from './releases';
import { buildSite, copySources, setWalkMode } from './site-build';

/** The environment variable that gives the folder to the commands that a command of ours starts. */
const FOLDER = 'TEST_SITE_FOLDER';
/**
 * The folder of the built site. Each command (`npm test`, `npm run torture`) has its own, so that
 * two can run at once in one checkout and neither overwrites the other's build.
 */
export const TEST_DIST =
  process.env[FOLDER] || `.cache/dist-${(process.env['npm_lifecycle_event'] ?? 'test').replaceAll(/\W+/g, '-')}`;
/** The folder for the report and the screenshots of the same command's browser tests. */
export const RESULTS = `test-results/${basename(TEST_DIST).replace(/^dist-/, '')}`;
/** Passes the folder on to the commands that are started. */
export const SAME_FOLDER: Readonly<Record<string, string>> = { [FOLDER]: TEST_DIST };
/**
 * The same site with a worker that stores four pictures instead of all, which halves the work of an
 * installation.
 */
export const FEW_PICTURES_DIST = `${TEST_DIST}-few-pictures`;

/**
 * The two addresses that are built into the site. Each Playwright worker serves the site and its
 * providers on free ports, and its browser is told to map these addresses to them (stage.ts).
 * Firefox and WebKit have no such option and use the ports themselves, one browser after the other.
 */
export const SITE_PORT = 4310;
export const PROVIDERS_PORT = 4311;
/** The command that listens on this port has the turn to use the two ports above (any-browser/take-turns.ts). */
export const TURN_PORT = 4312;
export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const PROVIDERS_URL = `http://localhost:${PROVIDERS_PORT}`;

/**
 * Returns the rules that make Chromium map the two built-in addresses to the servers of this test.
 * Takes the addresses where they listen.
 */
export function hostRules(siteServedAt: string, providersServedAt: string): string {
  const at = (builtPort: number, servedAt: string): string =>
    `MAP localhost:${builtPort} localhost:${new URL(servedAt).port}`;
  return `--host-resolver-rules=${at(SITE_PORT, siteServedAt)}, ${at(PROVIDERS_PORT, providersServedAt)}`;
}

export const TEST_SETTINGS = standInSettings(PROVIDERS_URL, SITE_URL);

/** Set by the runner of all steps, which has built the site once for all of them. */
const IS_BUILT = 'TEST_SITE_IS_BUILT';
export const BUILT_ALREADY: Readonly<Record<string, string>> = { [IS_BUILT]: '1', ...SAME_FOLDER };

/**
 * Builds the site for the tests, and its variant with few pictures. Walk mode is always on, because many stories are
 * about it; if the owner has switched it off, the build is made from a copy of the sources.
 *
 * @throws Error if the build fails
 */
export async function buildTestSite(): Promise<void> {
  if (hasWalkMode(process.cwd())) buildSite(TEST_DIST, TEST_SETTINGS);
  else {
    const copy = mkdtempSync(join(tmpdir(), 'gotham-walk-mode-'));
    copySources(copy);
    setWalkMode(copy, 'on');
    buildSite(resolve(TEST_DIST), TEST_SETTINGS, copy);
    rmSync(copy, { recursive: true });
  }
  await withFewPictures(TEST_DIST, FEW_PICTURES_DIST);
}

/**
 * Builds the site as `buildTestSite` does, unless an earlier step has done it.
 * @throws Error if the build fails
 */
export default async function buildTestSiteOnce(): Promise<void> {
  if (process.env[IS_BUILT] !== undefined && [TEST_DIST, FEW_PICTURES_DIST].every((dist) => existsSync(dist))) return;
  await buildTestSite();
}
