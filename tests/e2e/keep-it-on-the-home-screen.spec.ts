import type { Page } from 'playwright/test';
import { page as words, tour } from '../setup/content/content';
import { expect, packageTest, test, workerTest } from '../setup/stage/stage';
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

packageTest('what the new app is saving is said below no toast, but after it', async ({ page, site }) => {
  // Without its pictures the package is not complete, so the app does not stop saying what it saves.
  site.spoil(({ url = '' }, answer) => {
    if (url.startsWith('/pictures/')) answer.status = 503;
  });
  await page.addInitScript((slug) => {
    Object.assign(navigator, { standalone: true });
    localStorage.setItem('remembered-tour', slug);
  }, tour('brooklyn-heights').slug);
  await page.goto('/tours');
  await hydrated(page);
  await page.mouse.move(100, 100);
  const saving = page.getByText('Saving for offline.', { exact: false });
  const toast = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Open calendar' }) });
  await expect(toast).toBeVisible();
  await expect(saving).toBeAttached();
  await expect(saving).toBeHidden();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await expect(saving).toBeVisible();
  site.spoil(undefined);
});

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
