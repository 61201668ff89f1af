import type { Browser, Page } from 'puppeteer-core';
import { FEW_PICTURES, test as base, type Servers } from '../setup/any-browser/servers';
import { launchFirefox } from './launch-firefox';

const TIMEOUT_MS = 120_000;

export interface Stage extends Pick<Servers, 'providers' | 'release'> {
  /** Opens a new tab at `path` and waits until the page is hydrated. */
  open(path: string): Promise<Page>;
  /** Stops the servers, and tells the open tabs that they are offline. */
  networkOff(): Promise<void>;
  /** Starts the servers again, and then tells all tabs at once that they are online. */
  networkOn(): Promise<void>;
}

export { expect } from 'vitest';

/** A test with its own servers, in a browser that has never visited the site. */
export const test = base.extend<{ stage: Stage }>({
  stage: async ({ servers }, provide) => {
    const browser = await launchFirefox();
    try {
      await provide(createStage(browser, servers));
    } finally {
      await browser.close();
    }
  },
});

/** The same test with few pictures, for stories that are not about pictures. */
export const fewPicturesTest = test.extend(FEW_PICTURES);

function createStage(browser: Browser, { release, site, providers, down, up }: Servers): Stage {
  const tellTabs = async (offline: boolean): Promise<void> => {
    await Promise.all((await browser.pages()).map((page) => page.setOfflineMode(offline)));
  };
  return {
    release,
    providers,
    async open(path) {
      const page = await browser.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      await page.goto(site.url + path);
      await page.waitForSelector('html[data-hydrated]');
      return page;
    },
    async networkOff() {
      await down();
      await tellTabs(true);
    },
    async networkOn() {
      await up();
      await tellTabs(false);
    },
  };
}
