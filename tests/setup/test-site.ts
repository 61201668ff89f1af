// The built site that the tests look at: one build for the project rules, the e2e stories, Firefox and WebKit.
import { existsSync } from 'node:fs';
import { standInSettings } from '../fakes/settings';
import { withFewPictures } from './releases';
import { buildSite } from './site-build';

/** Names the folder for the commands that a command of ours starts. */
const FOLDER = 'TEST_SITE_FOLDER';
/**
 * The folder of the built site: one a command (`npm test`, `npm run torture`), so that two of them may run at once in
 * one checkout and none builds under the other's feet.
 */
export const TEST_DIST =
  process.env[FOLDER] ?? `.cache/dist-${(process.env['npm_lifecycle_event'] ?? 'test').replaceAll(/\W+/g, '-')}`;
/** What is started with it looks at the same folder. */
export const SAME_FOLDER: Readonly<Record<string, string>> = { [FOLDER]: TEST_DIST };
/** The same site, whose worker keeps four pictures instead of all: half the work of an installation. */
export const FEW_PICTURES_DIST = `${TEST_DIST}-few-pictures`;

/**
 * The two addresses that are built into it. Each Playwright worker serves the site and its providers on
 * free ports of its own, and its browser is told to look for these addresses there (stage.ts); Firefox
 * and WebKit know no such switch and have the ports themselves, one after the other.
 */
export const SITE_PORT = 4310;
export const PROVIDERS_PORT = 4311;
export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const PROVIDERS_URL = `http://localhost:${PROVIDERS_PORT}`;

/** Tells a Chromium to look for the two built addresses at the servers of this test. In: where they listen. */
export function hostRules(siteServedAt: string, providersServedAt: string): string {
  const at = (builtPort: number, servedAt: string): string =>
    `MAP localhost:${builtPort} localhost:${new URL(servedAt).port}`;
  return `--host-resolver-rules=${at(SITE_PORT, siteServedAt)}, ${at(PROVIDERS_PORT, providersServedAt)}`;
}

export const TEST_SETTINGS = standInSettings(PROVIDERS_URL, SITE_URL);

/** Set by the runner of all steps, which has built the site once for all of them. */
const IS_BUILT = 'TEST_SITE_IS_BUILT';
export const BUILT_ALREADY: Readonly<Record<string, string>> = { [IS_BUILT]: '1', ...SAME_FOLDER };

/** Builds the site for the tests, and its variant with few pictures. @throws Error where it does not build */
export async function buildTestSite(): Promise<void> {
  buildSite(TEST_DIST, TEST_SETTINGS);
  await withFewPictures(TEST_DIST, FEW_PICTURES_DIST);
}

/** The same, unless that was done a step before. @throws Error where it does not build */
export default async function buildTestSiteOnce(): Promise<void> {
  if (process.env[IS_BUILT] !== undefined && [TEST_DIST, FEW_PICTURES_DIST].every((dist) => existsSync(dist))) return;
  await buildTestSite();
}
