import { request } from 'node:https';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { startSite, type RunningSite, type SiteOptions } from '../../tools/preview/site-server';
import { standInSettings } from '../fakes/settings';
import { CHROMIUM_ARGS, launchChromium, launchWithProfile } from '../setup/launch-chromium';
import { buildSite, copySources } from '../setup/site-build';
import { CERTIFICATE } from './certificate';

const PORTS = { site: 4330, providers: 4331 } as const;

/** The site that is measured. */
export const BENCH = { dist: '.cache/dist-bench' } as const;

const SETTINGS = standInSettings(`http://localhost:${PORTS.providers}`, `https://localhost:${PORTS.site}`);

export const buildBenchSite = (): void => buildSite(BENCH.dist, SETTINGS);

/**
 * Builds releases that follow the measured one, each with one thing more changed.
 * In: an empty folder, and what changes a file of the sources there. Out: the built folders, in their order.
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
 * Serves it as hosts do: HTTP/2, TLS, brotli. In: the width of the line, bytes a second, left out: as it goes; and
 * who hears of what is sent.
 */
export const startBenchSite = (bytesPerSecond?: number, onSent?: SiteOptions['onSent']): Promise<RunningSite> =>
  startSite({
    dist: BENCH.dist,
    port: PORTS.site,
    bytesPerSecond,
    certificate: CERTIFICATE,
    ...(onSent === undefined ? {} : { onSent }),
  });

/** Serves another folder by the same code, on a port of its own. */
export const startBeside = (dist: string): Promise<RunningSite> => startSite({ dist, certificate: CERTIFICATE });

/** What a browser needs to take our certificate. */
export const BENCH_ARGS: readonly string[] = [...CHROMIUM_ARGS, CERTIFICATE.trust];
export const launchBench = (): Promise<Browser> => launchChromium([CERTIFICATE.trust]);
export const launchBenchProfile = (profile: string): Promise<BrowserContext> =>
  launchWithProfile(profile, [CERTIFICATE.trust]);

/** A host has its files compressed already; HEAD makes our server do it and sends nothing. */
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
