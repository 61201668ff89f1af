// The environment of a run: a site, its providers, and a browser profile in which the site is installed.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { startSite, type RunningSite } from '../../tools/preview/site-server';
import { startProviders, type RunningProviders } from '../fakes/providers';
import { killBrowser, launchWithProfile } from '../setup/browsers/launch-chromium';
import { hostRules, SITE_URL, TEST_DIST } from '../setup/site/test-site';

/** A killed browser may still be writing its last file, so the removal is tried again. */
const REMOVED = { recursive: true, force: true, maxRetries: 20 } as const;

export interface Place {
  readonly site: RunningSite;
  readonly providers: RunningProviders;
  /** The address of the site in the browser. */
  readonly url: string;
  /** Starts the browser with the profile of this run, which is kept until `newProfile`. */
  open(): Promise<BrowserContext>;
  /** Ends every process of the browser at once, like a phone that runs out of memory. Returns when they were gone. */
  kill(): Promise<number>;
  /** Replaces the profile: at the next `open` the site is installed, and nothing else is stored. */
  newProfile(): void;
  /** Replaces the profile by that of a visitor who has never been on the site. */
  emptyProfile(): void;
  close(): Promise<void>;
}

export async function openPlace(): Promise<Place> {
  const site = await startSite({ dist: TEST_DIST, port: 0 });
  const providers = await startProviders({ port: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const installed = join(folder, 'installed');
  const profile = join(folder, 'profile');
  const launch = (where: string): Promise<BrowserContext> =>
    launchWithProfile(where, [hostRules(site.url, providers.url)], false);
  let context: BrowserContext | undefined;

  const first = await launch(installed);
  const page = await first.newPage();
  await page.goto(`${SITE_URL}/privacy`);
  await page.getByRole('contentinfo').getByText('Ready offline').waitFor({ timeout: 120_000 });
  await first.close();

  const newProfile = (): void => {
    rmSync(profile, REMOVED);
    cpSync(installed, profile, { recursive: true });
  };
  newProfile();
  return {
    site,
    providers,
    url: SITE_URL,
    newProfile,
    emptyProfile: () => rmSync(profile, REMOVED),
    async open() {
      context = await launch(profile);
      return context;
    },
    kill: () => killBrowser(profile, context),
    async close() {
      await context?.close().catch(() => undefined);
      await Promise.all([site.close(), providers.close()]);
      rmSync(folder, REMOVED);
    },
  };
}
