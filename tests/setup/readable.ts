// What a reader's own letters and a small window do to a page: nothing goes sideways, no word is cut, nothing is covered.
import { expect, type Page } from 'playwright/test';
import { addStyles, overflow } from './axe';

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
export async function expectReadableLarge(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  expect.soft(await overflow(page), `${name}: scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  expect.soft(await cutWords(page), `${name}: words cut at 320 px`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  const asBefore = await addStyles(page, LARGE_TEXT);
  expect.soft(await overflow(page), `${name}: scrolls sideways with large letters`).toBeLessThanOrEqual(0);
  expect.soft(await cutWords(page), `${name}: words cut with large letters`).toEqual([]);
  await asBefore();
}

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

/** Says what is wrong, and looks at the rest. */
const goOn = expect.configure({ soft: true });

/** Nothing goes sideways where a reader spaces the text out. */
export async function expectRoomForSpacing(page: Page, name: string): Promise<void> {
  const asBefore = await addStyles(page, TEXT_SPACING);
  expect.soft(await overflow(page), `${name}: scrolls sideways, text spaced out`).toBeLessThanOrEqual(0);
  await asBefore();
}

/** On a phone between the browser's bars, and in a window magnified four times. */
export async function expectNothingCovered(page: Page, name: string): Promise<void> {
  // What floats comes when somebody moves, or after a while. The pointer itself would stay for the next page.
  await page.locator('body').dispatchEvent('pointermove');
  await expect.soft(page.locator('[data-dock="bar"]'), `${name}: what floats`).toBeAttached();
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    // It steps aside at the top of a page, once the browser has said that the top is there.
    await goOn.poll(() => covered(page), `${name}: covered at ${viewport.width} x ${viewport.height} px`).toEqual([]);
  }
}
