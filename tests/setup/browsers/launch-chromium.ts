import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { chromiumPath } from './browsers';

/** The viewport of a phone; it determines which pictures a page requests. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;

/** Switches off the browser's own requests, so that only the site's traffic is measured. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function options(args: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGS, ...args] };
}

export const launchChromium = (args: readonly string[] = []): Promise<Browser> => chromium.launch(options(args));

/**
 * Starts a browser that keeps its caches and workers in `profile` after it is closed.
 *
 * @param handleSIGINT false leaves Ctrl+C to the caller
 */
export const launchWithProfile = (
  profile: string,
  args: readonly string[] = [],
  handleSIGINT = true,
): Promise<BrowserContext> => chromium.launchPersistentContext(profile, { ...options(args), ...PHONE, handleSIGINT });

/**
 * Kills all processes of the browser with this profile at once, like a phone that runs out of memory.
 * @returns when they were gone, in milliseconds since 1970
 */
export async function killBrowser(profile: string, context: BrowserContext | undefined): Promise<number> {
  const gone = context?.waitForEvent('close').catch(() => undefined);
  spawnSync('pkill', ['-9', '-f', profile]);
  await gone;
  const killedAt = Date.now();
  // The profile's lock names a process that no longer exists, and the next start waits for it.
  await pause(200);
  return killedAt;
}
