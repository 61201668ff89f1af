// The stage of an e2e test: a browser, the built site on its own host, and the stand-in providers.
// Each Playwright worker has its own site and providers, so tests may break them.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { request as apiRequest, test as base, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { RELOADED_AT_KEY } from '../../../src/shared/storage-keys';
import { startSite, type RunningSite } from '../../../tools/preview/site-server';
import { startProviders, type RunningProviders } from '../../fakes/providers';
import { wholeChromiumPath } from '../browsers/browsers';
import { FEW_PICTURES_DIST, hostRules, PROVIDERS_URL, SITE_URL, TEST_DIST } from '../site/test-site';
import { slowDown } from './slow-down';

export interface Network {
  /** Switches the network off: the servers stop listening, and the browser is told that it is offline. */
  off(): Promise<void>;
  on(): Promise<void>;
}

/** A server of this Playwright worker: the browser reaches it at `url`, Node at `servedAt`. */
type Local<Server> = Server & { readonly servedAt: string };
export type LocalSite = Local<RunningSite>;

interface WorkerStage {
  /**
   * Uses the browser with its window, for features that the headless shell lacks. Set it for a
   * whole file.
   */
  wholeBrowser: boolean;
  site: LocalSite;
  providers: Local<RunningProviders>;
}
interface TestStage {
  /** The folder of the release that the host serves when a test begins. */
  release: string;
  network: Network;
  cleanStage: void;
}

export const test = base.extend<TestStage, WorkerStage>({
  site: [
    async ({}, provide) => {
      const site = await startSite({ dist: TEST_DIST, port: 0 });
      await provide({ ...site, url: SITE_URL, servedAt: site.url });
      await site.close();
    },
    { scope: 'worker' },
  ],
  providers: [
    async ({}, provide) => {
      const providers = await startProviders({ port: 0 });
      await provide({ ...providers, url: PROVIDERS_URL, servedAt: providers.url });
      await providers.close();
    },
    { scope: 'worker' },
  ],
  wholeBrowser: [false, { option: true, scope: 'worker' }],
  // The built-in addresses are mapped to this worker's servers, so one build serves any number of
  // workers.
  launchOptions: [
    async ({ launchOptions, site, providers, wholeBrowser }, provide) => {
      const args = [...(launchOptions.args ?? []), hostRules(site.servedAt, providers.servedAt)];
      await provide({ ...launchOptions, ...(wholeBrowser ? wholeChromium() : {}), args });
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, provide) => {
      const rate = Number(process.env.E2E_SLOWDOWN ?? 1);
      if (rate > 1) slowDown(browser, rate);
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'block',
  baseURL: async ({ site }, provide) => provide(site.url),
  request: async ({ site }, provide) => {
    const request = await apiRequest.newContext({ baseURL: site.servedAt });
    await provide(request);
    await request.dispose();
  },
  network: async ({ context, site, providers }, provide) => {
    await provide({
      async off() {
        await Promise.all([site.down(), providers.down(), context.setOffline(true)]);
      },
      async on() {
        await Promise.all([site.up(), providers.up()]);
        await context.setOffline(false);
      },
    });
  },
  release: [TEST_DIST, { option: true }],
  cleanStage: [
    async ({ providers, site, release }, provide) => {
      site.use(release);
      providers.clear();
      await provide();
      await Promise.all([site.up(), providers.up()]);
      providers.clear();
    },
    { auto: true },
  ],
});

const wholeChromium = (): { executablePath?: string; channel?: string } => {
  const executablePath = wholeChromiumPath();
  return executablePath === undefined ? { channel: 'chromium' } : { executablePath };
};

/**
 * For tests with the service worker, which stores the site while the test runs; all other tests
 * block it. It stores all pages and four pictures, so that it is ready in half the time
 * (docs/decisions/0026).
 */
export const workerTest = test.extend({ serviceWorkers: 'allow', release: FEW_PICTURES_DIST });

/**
 * For tests about what is stored on the device, its pictures or its size: the worker stores everything, as for
 * visitors.
 */
export const packageTest = workerTest.extend({ release: TEST_DIST });

export { expect } from 'playwright/test';

/**
 * Keeps a page from loading itself again when a script of it fails, as it does at most once in five minutes. Call it
 * before a page whose scripts are cut by a connection that breaks and comes back at once.
 */
export const staysLoaded = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    if (window.top === window) sessionStorage.setItem(key, String(Date.now()));
  }, RELOADED_AT_KEY);

/**
 * Holds back the page's requests under this pattern, like a slow connection; the returned function
 * lets them through.
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/**
 * Counts how often a page has requested the script of the toasts, which is loaded when the first
 * one is shown. A toast is not visible at once in any case; if its script was not requested, it is
 * certain that none will come.
 *
 * @throws Error if the built site has no such script
 */
export function countToastsAsked(page: Page): () => number {
  const script = /^Toasts-[^/]+\.js$/;
  if (!readdirSync(`${TEST_DIST}/assets`).some((name) => script.test(name)))
    throw new Error('The built site has no script for the toasts under this name');
  let requests = 0;
  page.on('request', (request) => {
    if (script.test(basename(request.url()))) requests += 1;
  });
  return () => requests;
}

/** Opens a page and collects its console errors, crashes and failed hydrations. */
export async function watchedPage(context: BrowserContext): Promise<{ page: Page; troubles: string[] }> {
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`crash: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('rendered afresh')) troubles.push(message.text());
  });
  return { page, troubles };
}

/** Unfolds what a page folds on phones; elsewhere its lines are not shown, and everything is open. */
export async function unfold(lines: Locator): Promise<void> {
  for (const line of await lines.all()) if (await line.isVisible()) await line.click();
}
