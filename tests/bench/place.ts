import { request } from 'node:https';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { startSite, type RunningSite, type SiteOptions } from '../../tools/preview/site-server';
import { standInSettings } from '../fakes/settings';
import { CHROMIUM_ARGS, launchChromium, launchWithProfile } from '../setup/browsers/launch-chromium';
import { buildSite, copySources } from '../setup/site/site-build';
import { CERTIFICATE } from './certificate';

const PORTS = { site: 4330, providers: 4331 } as const;

/** The site that is measured. */
export const BENCH = { dist: '.cache/dist-bench' } as const;

const SETTINGS = standInSettings(`http://localhost:${PORTS.providers}`, `https://localhost:${PORTS.site}`);

export const buildBenchSite = (): void => buildSite(BENCH.dist, SETTINGS);

/**
 * Builds releases that follow the measured one, each with one more change.
 * @param folder an empty folder for the sources
 * @param changes change a file of the sources
 * @returns the built folders, in the order of the changes
 */
export function buildReleases(folder: string, changes: readonly ((sources: string) => void)[]): string[] {
  copySources(folder);
  return changes.map((change, at) => {
    change(folder);
    buildSite(`dist-${at}`, SETTINGS, folder);
    return join(folder, `dist-${at}`);
  });
}

/**
 * Serves the measured site as hosts do: HTTP/2, TLS, brotli.
 * @param bytesPerSecond the speed of the connection; undefined: unlimited
 * @param onSent called with everything that is sent
 */
export const startBenchSite = (bytesPerSecond?: number, onSent?: SiteOptions['onSent']): Promise<RunningSite> =>
  startSite({
    dist: BENCH.dist,
    port: PORTS.site,
    bytesPerSecond,
    certificate: CERTIFICATE,
    ...(onSent === undefined ? {} : { onSent }),
  });

interface BenchPlace<B> {
  readonly site: RunningSite;
  readonly browser: B;
  readonly close: () => Promise<void>;
}

/** Starts a browser for the site, and stops the site if there is none: the next measurement needs its port. */
async function withBrowser<B extends { close(): Promise<void> }>(
  site: RunningSite,
  launch: () => Promise<B>,
): Promise<BenchPlace<B>> {
  try {
    const browser = await launch();
    return {
      site,
      browser,
      close: async () => {
        await browser.close();
        await site.close();
      },
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}

/** Starts the measured site and a browser. */
export const openBench = async (): Promise<BenchPlace<Browser>> => withBrowser(await startBenchSite(), launchBench);

/** Starts the measured site and a browser with a profile on the disk. `options`: the parameters of startBenchSite. */
export const openBenchProfile = async (
  profile: string,
  ...options: Parameters<typeof startBenchSite>
): Promise<BenchPlace<BrowserContext>> =>
  withBrowser(await startBenchSite(...options), () => launchBenchProfile(profile));

/** Serves another folder with the same code, on a separate port. */
export const startBeside = (dist: string): Promise<RunningSite> => startSite({ dist, certificate: CERTIFICATE });

/** The options with which a browser accepts our certificate. */
export const BENCH_ARGS: readonly string[] = [...CHROMIUM_ARGS, CERTIFICATE.trust];
export const launchBench = (): Promise<Browser> => launchChromium([CERTIFICATE.trust]);
export const launchBenchProfile = (profile: string): Promise<BrowserContext> =>
  launchWithProfile(profile, [CERTIFICATE.trust]);

/** A real host has its files compressed already; a HEAD request makes our server compress them without sending them. */
export async function compressAll(siteUrl: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await new Promise<void>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' };
      request(siteUrl + path, { method: 'HEAD', headers, rejectUnauthorized: false }, (response) => {
        response.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
}

export const HOME = '/';
export const TOUR = '/tours/brooklyn-heights';
export const WALK = '/tours/brooklyn-heights/walk';
export const CONTACT = '/contact';
export const GALLERY = '/gallery';
export const SURVEY = '/survey';
export const POST = '/blog/catty-goodman-of-division-street';
