import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { chromiumPath } from './browsers';

/** What a phone sees; the pictures a page asks for depend on it. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;

/** Nothing of the browser's own goes over the line that is measured. */
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
 * A browser that keeps its caches and workers in `profile` when it is closed.
 * @param handleSIGINT false: Ctrl+C is left to the caller
 */
export const launchWithProfile = (
  profile: string,
  args: readonly string[] = [],
  handleSIGINT = true,
): Promise<BrowserContext> => chromium.launchPersistentContext(profile, { ...options(args), ...PHONE, handleSIGINT });

/** Ends every process of the browser with this profile at once, as a phone does that runs out of memory. */
export async function killBrowser(profile: string, context: BrowserContext | undefined): Promise<void> {
  const gone = context?.waitForEvent('close').catch(() => undefined);
  spawnSync('pkill', ['-9', '-f', profile]);
  await gone;
  // The lock of the profile names a process that is gone: the next start looks for it.
  await pause(200);
}
