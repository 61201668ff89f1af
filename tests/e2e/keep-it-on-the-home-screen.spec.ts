import type { Page } from 'playwright/test';
import { page as words } from '../setup/content/content';
import { expect, test, workerTest } from '../setup/stage/stage';
import { frameAndTasks, hydrated, readyOffline } from '../setup/stage/waits';

/** Sends the event with which Chromium offers the installation; a test cannot press the browser's own dialog. */
const offerInstall = (): void => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => {
      (globalThis as { installAsked?: boolean }).installAsked = true;
      return Promise.resolve({ outcome: 'accepted' });
    },
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  });
  dispatchEvent(event);
};

/** The place of the hint, which is loaded late with everything that may appear in it. */
const dock = (page: Page): Promise<void> => page.locator('[data-dock=""]').first().waitFor({ state: 'attached' });

workerTest(
  'the install hint comes when the walks are on the device, never on arrival, and is remembered',
  async ({ page }) => {
    const hint = page.getByText('Keep the walks on your home screen.');
    await page.goto('/');
    await readyOffline(page);
    await page.evaluate(offerInstall);
    await dock(page);
    await frameAndTasks(page);
    await expect(hint).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(hint).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(hint).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/tours');
    await hydrated(page);
    await page.evaluate(offerInstall);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('contact').heading })).toBeVisible();
    await readyOffline(page);
    await dock(page);
    await frameAndTasks(page);
    await expect(hint).toBeHidden();
  },
);

workerTest(
  "an offer that comes before the script is not lost, and Install opens the browser's own dialog",
  async ({ page }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${offerInstall.toString()})`);
    await page.goto('/');
    await readyOffline(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
    await page.getByRole('button', { name: 'Install' }).click();
    expect(await page.evaluate(() => (globalThis as { installAsked?: boolean }).installAsked)).toBe(true);
  },
);

test("the manifest meets the browser's conditions for an app", async ({ page, site }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ id: '/', start_url: '/?source=pwa', display: 'standalone' });
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; purpose: string }[] };
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src } of icons) expect((await page.request.get(site.servedAt + src)).status(), src).toBe(200);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
