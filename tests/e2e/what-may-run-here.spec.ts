import type { Page } from 'playwright/test';
import { builtAddresses } from '../setup/content/addresses';
import { posts, present } from '../setup/content/content';
import { expect, test, watchedPage, workerTest } from '../setup/stage/stage';
import { untilInteractive, arrived, hydrated, readyOffline } from '../setup/stage/waits';

// The content security policy as the browser enforces it: it blocks foreign code and nothing of ours.
// tools/site/headers.test.ts checks its text; every-address checks that no page violates it.

const links = (page: Page) => page.getByRole('main').getByRole('link');

test('navigation does not violate the policy, and no page has the structured data of another', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/sitemap');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const ofTheSiteMap = await heading.innerText();
  const listed = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const inside = listed.filter((address) => builtAddresses().includes(address) && address !== '/sitemap');
  expect(inside.length).toBeGreaterThan(10);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  for (const address of inside) {
    await links(page)
      .and(page.locator(`[href="${address}"]`))
      .first()
      .click();
    await arrived(page, address);
    await expect(page.locator('script[type="application/ld+json"]'), address).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/sitemap');
    await expect(heading).toHaveText(ofTheSiteMap);
  }
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(troubles).toEqual([]);
});

test('an address whose page was built for another path is rendered afresh without violating the policy', async ({
  context,
}) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/no/such/alley');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser itself logs the status.
  expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
});

workerTest(
  'search, toasts, the calendar over the page and the worker do not violate the policy',
  async ({ context }) => {
    const { page, troubles } = await watchedPage(context);
    await page.goto('/tours/brooklyn-heights');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(present(posts[0]).title);
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const reserve = page
      .getByRole('main')
      .getByRole('link', { name: 'Reserve your spot on a cat history tour' })
      .first();
    await reserve.hover();
    await page.waitForFunction(() => 'FH' in globalThis);
    await untilInteractive(reserve);
    await reserve.click();
    await expect(page.frameLocator('#fareharbor-lightframe-iframe').getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await readyOffline(page);
    await page.goto('/booking?itemId=999404');
    await hydrated(page);
    expect(troubles.filter((trouble) => /policy|trusted/i.test(trouble))).toEqual([]);
  },
);

test('an injected element acts neither as script nor as style', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const tried = await page.evaluate(() => {
    const refused = (attempt: () => void): boolean => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    document.head.append(style);
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return {
      markup: refused(() => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">')),
      ownAddress: refused(() => (document.createElement('script').src = '/boot.js')),
      policyOfItsOwn: refused(() => trustedTypes.createPolicy('default', {})),
      styled: getComputedStyle(document.querySelector('h1') ?? document.body).display === 'none',
    };
  });
  expect(tried).toEqual({ markup: true, ownAddress: true, policyOfItsOwn: true, styled: false });
});
