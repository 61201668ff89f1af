import type { Browser, Page } from 'playwright/test';
import { builtAddresses, pagesOfEachKind } from '../setup/addresses';
import { EVERYTHING, expectAccessible, overflow, violations, withoutTransitions } from '../setup/axe';
import { hydrated, expect, test, type LocalSite } from '../setup/stage';

const NOT_FOUND = '/no-such-alley';

/** What a reader may set (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Letters at 200 % (WCAG 1.4.4), as a reader has set them in the browser. */
const LARGE_TEXT = 'html { font-size: 200% !important; }';

/**
 * Words that stand on two lines though they have no hyphen: this browser has no dictionaries to divide them by, so
 * they were cut where the line was full. Addresses may be.
 */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut = new Set<string>();
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      const parent = text.parentElement;
      // In a box of one pixel stands what is only heard.
      if (!parent?.checkVisibility() || parent.closest('script, style, noscript, svg')) continue;
      if (parent.clientWidth === 1 || parent.closest('.visually-hidden')) continue;
      const horizontal = getComputedStyle(parent).writingMode.startsWith('horizontal');
      for (const { 0: word, index } of text.data.matchAll(/[^\s/\u2013\u00ad-]{3,}/g)) {
        if (/[@.].*\w/.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = boxes;
        const last = boxes.at(-1);
        if (!first || !last) continue;
        // Letters of another font stand a little higher or lower, and an initial beside what follows it.
        const isCut = horizontal
          ? last.top > first.top + first.height / 2 && last.left < first.right
          : Math.abs(last.left - first.left) > first.width / 2;
        if (isCut) cut.add(`${word} in ${parent.className || parent.tagName}`);
      }
    }
    return [...cut];
  });

/** Nothing goes sideways and no word is cut, at the width of the smallest phone and with large letters on another. */
async function expectReadableLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  expect.soft(await overflow(page), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
  expect.soft(await cutWords(page), 'words cut at 320 px').toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  const large = await page.addStyleTag({ content: LARGE_TEXT });
  expect.soft(await overflow(page), 'scrolls sideways with large letters').toBeLessThanOrEqual(0);
  expect.soft(await cutWords(page), 'words cut with large letters').toEqual([]);
  await large.evaluate((style) => style.parentNode?.removeChild(style));
}

/** One of each kind of layout; what floats is the same on all of them. */
const FLOATED_OVER: readonly string[] = ['/', '/contact', '/petition-jerry-fox', '/tours/brooklyn-heights', NOT_FOUND];

/**
 * What stands under something fixed or sticky: words of the first screen, and, one after the other, what has the
 * focus. A place counts where its middle is hidden.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = new Set<string>();
    const floats = (element: Element | null, over: Element): Element | undefined => {
      for (let up = element; up && !up.contains(over); up = up.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return up;
      return undefined;
    };
    const look = (of: Element, { left, top, width, height }: DOMRect, what: string): void => {
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return;
      const over = floats(document.elementFromPoint(x, y), of);
      if (over) found.add(`${what} under ${over.className}`);
    };
    scrollTo(0, 0);
    const drawn = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    await drawn();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) look(parent, box, text.data);
    }
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea, select)')) {
      control.focus();
      if (document.activeElement !== control) continue;
      await drawn();
      look(control, control.getBoundingClientRect(), `focus on ${control.textContent || control.tagName}`);
    }
    return [...found];
  });

/** On a phone between the browser's bars, and in a window magnified four times. */
async function expectNothingCovered(page: Page): Promise<void> {
  // What floats comes when somebody moves, or after a while.
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-dock="bar"]')).toBeAttached();
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    // It steps aside at the top of a page, once the browser has said that the top is there.
    await expect.poll(() => covered(page), `at ${viewport.width} x ${viewport.height} px`).toEqual([]);
  }
}

/** A window of this width, with axe allowed in. */
async function openAt({ browser, site }: { browser: Browser; site: LocalSite }, width: number): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: 'light',
    viewport: { width, height: 900 },
    baseURL: site.url,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  return context.newPage();
}

/** What axe is to look at has every color there at once. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await withoutTransitions(page);
}

/** Their screens stand without the site's header and over a bar; axe looks at each in walk-with-the-devices.spec.ts. */
const isWalk = (address: string): boolean => address.endsWith('/walk');

for (const address of [...pagesOfEachKind().filter((one) => !isWalk(one)), NOT_FOUND]) {
  test(`${address} is accessible at 320, 390 and 1280 px in both themes, and keeps its width from 320 px`, async ({
    browser,
    site,
  }) => {
    const page = await openAt({ browser, site }, 390);
    await goTo(page, address);
    // The narrowest page has looks of its own: labels that are left out, sizes below which a text counts as small.
    for (const width of [390, 1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${address} at ${width} px`);
    }
    const spaced = await page.addStyleTag({ content: TEXT_SPACING });
    expect(await overflow(page), `${address} scrolls sideways, text spaced out`).toBeLessThanOrEqual(0);
    await spaced.evaluate((style) => style.parentNode?.removeChild(style));
    await expectReadableLarge(page);
    for (const width of [768, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Book' })).toBeInViewport({ ratio: 1 });
    }
    if (FLOATED_OVER.includes(address)) await expectNothingCovered(page);
    await page.context().close();
  });
}

// In one tab each: what is wrong is told with its address, and the rest is looked at.
test('every other post is accessible and keeps its width on a phone', async ({ browser, site }) => {
  const page = await openAt({ browser, site }, 390);
  for (const address of builtAddresses().filter((one) => !pagesOfEachKind().includes(one)))
    await test.step(address, async () => {
      await goTo(page, address);
      expect.soft(await violations(page, EVERYTHING), address).toEqual([]);
      expect.soft(await overflow(page), `${address} at 390 px`).toBeLessThanOrEqual(0);
      await expectReadableLarge(page);
    });
  await page.context().close();
});

test('every walk keeps its width with large letters', async ({ browser, site }) => {
  const page = await openAt({ browser, site }, 390);
  for (const address of builtAddresses().filter(isWalk))
    await test.step(address, async () => {
      await goTo(page, address);
      await expectReadableLarge(page);
    });
  await page.context().close();
});

test('the search is accessible at 320, 390 and 1280 px in both themes', async ({ browser, site }) => {
  const page = await openAt({ browser, site }, 320);
  await goTo(page, '/');
  for (const width of [320, 390, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('to');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await expectAccessible(page, `search at ${width} px`);
      // What has the focus is not under the field, which stays at the top.
      const results = page.getByRole('dialog').getByRole('link');
      await results.last().focus();
      await results.first().focus();
      const field = await page.getByRole('dialog').getByRole('search').boundingBox();
      const focused = await results.first().boundingBox();
      expect(focused?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  await page.context().close();
});

test('a keyboard reaches the content first, and the menu keeps the focus, until the phone is turned', async ({
  page,
}) => {
  await page.goto('/tours');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const open = page.getByRole('button', { name: /menu/i });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await test.step('it lets go of the page when the phone is turned', async () => {
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('a change of page goes to the top, to the new heading, and is announced', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await page.getByRole('link', { name: 'View Details: Lower East Side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Lower East Side' })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a link to the page I am on goes to its top, to its heading; a choice within the page stays where it is', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const footer = page.getByRole('contentinfo');
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  const isAtTop = async (): Promise<void> => {
    await expect(heading).toBeFocused();
    await expect.poll(scrolled).toBe(0);
  };
  await page.goto('/about');
  await hydrated(page);
  await footer.getByRole('link', { name: 'About Us' }).click();
  await isAtTop();
  // A second time, for the router keeps the place where a page was read.
  await footer.getByRole('link', { name: 'About Us' }).click();
  await isAtTop();

  await page.goto('/tours/brooklyn-heights#book-now');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Brooklyn Heights' }).click();
  await expect(menu).toBeHidden();
  await isAtTop();
  await expect(page).toHaveURL('/tours/brooklyn-heights');

  await page.goto('/blog');
  await hydrated(page);
  const topics = page.getByRole('region', { name: 'Browse by Topic' });
  await topics.getByRole('link').first().click();
  await expect(page).toHaveURL(/topic=/);
  await expect(topics).toHaveCount(0);
  await expect(heading).not.toBeFocused();
  await footer.getByRole('link', { name: 'Blog' }).click();
  await isAtTop();
  await expect(page).toHaveURL('/blog');
});

test('a link to a place in the page I am on goes there each time it is pressed', async ({ page }) => {
  await page.goto('/tours/brooklyn-heights');
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'The route, stop by stop' }).getByRole('link').nth(1);
  for (let times = 0; times < 2; times += 1) {
    await link.click();
    const place = page.locator('#stop-2');
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(place).not.toBeInViewport();
  }

  await test.step('questions open one at a time and by arrow keys', async () => {
    const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('details[name] > summary');
    await expect(questions).toHaveCount(7);
    await questions.nth(0).focus();
    await page.keyboard.press('Enter');
    // The first key brings the script of what stands below the stories; opening does not need it.
    await expect(async () => {
      await questions.nth(0).focus();
      await page.keyboard.press('ArrowDown');
      await expect(questions.nth(1)).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.locator('details[name][open]')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(questions.nth(6)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(questions.nth(0)).toBeFocused();
  });

  await test.step('the header is compact past 50 px, and Tab through it leaves the page where it is', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const mark = page.getByRole('banner').getByRole('link', { name: 'Gotham Mousers' }).locator('svg');
    const scrollTo = (y: number): Promise<void> => page.evaluate((top) => window.scrollTo(0, top), y);
    await scrollTo(51);
    await expect(mark).toHaveCSS('width', '42px');
    await scrollTo(50);
    await expect(mark).toHaveCSS('width', '58px');
    await scrollTo(2000);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).focus();
    const before = await page.evaluate(() => window.scrollY);
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});
