// Checks what a reader's own text settings and a small window do to a page: nothing scrolls
// sideways, no word is cut, nothing is covered.
import { expect, type Page } from 'playwright/test';
import { addStyles, overflow } from './axe';

/** The text spacing that a reader may set (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Text at 200 % (WCAG 1.4.4), as a reader sets it in the browser. */
const LARGE_TEXT = 'html { font-size: 200% !important; }';

/**
 * Returns words that are on two lines without a hyphen: this browser has no hyphenation
 * dictionaries, so they were cut at the end of the line. Addresses may be cut.
 */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut = new Set<string>();
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      const parent = text.parentElement;
      // A box of one pixel contains text for screen readers only.
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
        // Allow small differences: text in another font is placed a little higher or lower, and so
        // is an initial beside the text after it.
        const isCut = horizontal
          ? last.top > first.top + first.height / 2 && last.left < first.right
          : Math.abs(last.left - first.left) > first.width / 2;
        if (isCut) cut.add(`${word} in ${parent.className || parent.tagName}`);
      }
    }
    return [...cut];
  });

/**
 * Expects that nothing scrolls sideways and no word is cut, at the width of the smallest phone and
 * with large text on another one.
 */
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
 * Returns what a fixed or sticky element covers: text of the first screen, and each focused element
 * in turn. An element counts as covered if its center is hidden.
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

/** Reports a failure and continues with the other checks. */
const goOn = expect.configure({ soft: true });

/** Expects that nothing scrolls sideways with a reader's text spacing. */
export async function expectRoomForSpacing(page: Page, name: string): Promise<void> {
  const asBefore = await addStyles(page, TEXT_SPACING);
  expect.soft(await overflow(page), `${name}: scrolls sideways, text spaced out`).toBeLessThanOrEqual(0);
  await asBefore();
}

/** Checks a phone's viewport between the browser's bars, and a window at 400 % zoom. */
export async function expectNothingCovered(page: Page, name: string): Promise<void> {
  // The floating elements are loaded when the visitor moves the pointer, or after some time. A
  // dispatched event is used, because a real pointer would stay there on the next page.
  await page.locator('body').dispatchEvent('pointermove');
  await expect.soft(page.locator('[data-dock="bar"]'), `${name}: what floats`).toBeAttached();
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    // The floating element hides at the top of a page as soon as the observer has reported the top.
    await goOn.poll(() => covered(page), `${name}: covered at ${viewport.width} x ${viewport.height} px`).toEqual([]);
  }
}
