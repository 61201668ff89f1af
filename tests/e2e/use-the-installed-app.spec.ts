import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launch as launchByPuppeteer, type Browser, type Page } from 'puppeteer-core';
import { wholeChromiumPath } from '../setup/browsers/browsers';
import { CHROMIUM_ARGS } from '../setup/browsers/launch-chromium';
import { hostRules, SITE_URL } from '../setup/site/test-site';
import { ROSA } from '../setup/stage/contact-form';
import { expect, workerTest as test } from '../setup/stage/stage';

// The site as an app: installed, launched and uninstalled by the system. Playwright cannot do this, so Puppeteer drives
// this story.
test.use({ wholeBrowser: true });

/** The time limit of a step. An action of the other stories has the same limit. */
const LIMIT_MS = 120_000;
const APP = { manifestId: `${SITE_URL}/` } as const;

const heading = (page: Page): Promise<string> =>
  page
    .locator('main h1')
    .map((element) => element.innerText)
    .wait();
const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(text);
const hydrated = (page: Page): Promise<unknown> => page.waitForSelector('html[data-hydrated]');
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(SITE_URL + address);
  await hydrated(page);
};

/** Returns how the shown document was loaded: 'navigate', or 'reload' if the page has loaded itself anew. */
const howLoaded = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type as string)[0]);

test('the installed site starts without a network, shows a walk, and stores a message until there is one', async ({
  site,
  providers,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'installed-app-'));
  const launch = (): Promise<Browser> =>
    launchByPuppeteer({
      executablePath: wholeChromiumPath() ?? chromium.executablePath(),
      // A browser installs apps only over a pipe.
      pipe: true,
      timeout: LIMIT_MS,
      userDataDir: profile,
      args: [...CHROMIUM_ARGS, hostRules(site.servedAt, providers.servedAt)],
    });
  let browser = await launch();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await open(page, '/');
    await page.waitForSelector('footer ::-p-text(Ready offline)');
    expect(await browser.installPWA({ ...APP, installUrlOrBundleUrl: `${SITE_URL}/` })).toBe(APP.manifestId);
    // Makes the app open in its own window, whatever the browser would choose here.
    const session = await browser.target().createCDPSession();
    await session.send('PWA.changeAppUserSettings', { ...APP, displayMode: 'standalone' });
    await browser.close();
    await Promise.all([site.down(), providers.down()]);

    browser = await launch();
    const app = await browser.launchPWA(APP);
    app.setDefaultTimeout(LIMIT_MS);
    await app.setOfflineMode(true);
    await hydrated(app);
    await app.waitForFunction(() => document.readyState === 'complete');
    expect(await howLoaded(app)).toBe('navigate');
    // From here on only this story loads pages.
    let loads = 0;
    app.on('load', () => (loads += 1));
    expect(new URL(app.url()).href).toBe(`${SITE_URL}/?source=pwa`);
    await expect.poll(() => app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    expect(await heading(app)).not.toBe('');

    await open(app, '/tours/brooklyn-heights/walk');
    expect(await app.evaluate(() => document.documentElement.dataset['path'])).toBe('/tours/brooklyn-heights/walk');
    await open(app, '/contact');
    await fill(app, 'Name', ROSA.name);
    await fill(app, 'Email', ROSA.email);
    await fill(app, 'Message (optional)', ROSA.message ?? '');
    await app.locator('form ::-p-aria([role="checkbox"])').click();
    await app.locator('::-p-aria([name="Send message"][role="button"])').click();
    await app.locator('main ::-p-text(Saved on this device.)').wait();
    await open(app, '/outbox');
    await app.locator(`main ::-p-text(${ROSA.message ?? ''})`).wait();
    const badge = async (): Promise<number> => (await browser.getPWAState(APP)).badgeCount;
    await expect.poll(badge).toBe(1);

    // A start without a network deletes nothing, and does not reload on its own.
    expect(await app.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)).toBe(
      'activated',
    );
    expect(loads).toBe(3);
    expect(await howLoaded(app)).toBe('navigate');
    expect(providers.received().emails).toEqual([]);

    await Promise.all([site.up(), providers.up()]);
    await app.setOfflineMode(false);
    await expect
      .poll(() => providers.received().emails.map(({ template }) => template), { timeout: 90_000 })
      .toEqual(['reply', 'notify']);
    await expect.poll(badge).toBe(0);
    await browser.uninstallPWA(APP);
    await expect(browser.getPWAState(APP)).rejects.toThrow();
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
  }
});
