import type { Browser, Page } from 'puppeteer-core';
import { startSite, type RunningSite } from '../../tools/preview/site-server';
import { startProviders, type RunningProviders } from '../fakes/providers';
import type { Place } from '../setup/site-build';
import { launchFirefox } from '../setup/launch-firefox';

export const FIREFOX: Place = { dist: '.cache/dist-firefox', sitePort: 4340, providersPort: 4341 };
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

/** Runs `play` in a browser that has never seen the site. */
export async function onStage(play: (stage: Stage) => Promise<void>): Promise<void> {
  const { dist, sitePort, providersPort } = FIREFOX;
  const site = await startSite({ dist, port: sitePort });
  const providers = await startProviders({ port: providersPort });
  let browser: Browser | undefined;
  try {
    browser = await launchFirefox();
    await play(createStage(browser, site, providers));
  } finally {
    await browser?.close();
    await Promise.all([site.close(), providers.close()]);
  }
}

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
