import type { Browser, Page } from 'puppeteer-core';
import { test as base } from 'vitest';
import { startSite, type RunningSite } from '../../tools/preview/site-server';
import { startProviders, type RunningProviders } from '../fakes/providers';
import { launchFirefox } from './launch-firefox';
import { PROVIDERS_PORT, SITE_PORT, TEST_DIST } from '../setup/test-site';

const TIMEOUT_MS = 60_000;

export interface Stage {
  readonly site: RunningSite;
  readonly providers: RunningProviders;
  /** A new tab, hydrated at `path`. */
  open(path: string): Promise<Page>;
  /** Nothing listens any more, and the tabs that are open know it. */
  networkOff(): Promise<void>;
  /** Everything listens again; then the tabs hear of it, all at once. */
  networkOn(): Promise<void>;
}

export { expect } from 'vitest';

/** A test in a browser that has never seen the site, with servers of its own. */
export const test = base.extend<{ stage: Stage }>({
  stage: async ({}, provide) => {
    const site = await startSite({ dist: TEST_DIST, port: SITE_PORT });
    const providers = await startProviders({ port: PROVIDERS_PORT });
    let browser: Browser | undefined;
    try {
      browser = await launchFirefox();
      await provide(createStage(browser, site, providers));
    } finally {
      await browser?.close();
      await Promise.all([site.close(), providers.close()]);
    }
  },
});

function createStage(browser: Browser, site: RunningSite, providers: RunningProviders): Stage {
  const tellTabs = async (offline: boolean): Promise<void> => {
    await Promise.all((await browser.pages()).map((page) => page.setOfflineMode(offline)));
  };
  return {
    site,
    providers,
    async open(path) {
      const page = await browser.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      await page.goto(site.url + path);
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
      return page;
    },
    async networkOff() {
      await Promise.all([site.down(), providers.down()]);
      await tellTabs(true);
    },
    async networkOn() {
      await Promise.all([site.up(), providers.up()]);
      await tellTabs(false);
    },
  };
}
