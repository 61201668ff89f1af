// Runs axe on a page, and checks whether the page scrolls sideways.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of WCAG 2.2 AA, and the best practices. */
export const EVERYTHING = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** The dark theme differs only in its colors, so only the contrast is checked. */
const COLORS = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * Adds styles as a reader's browser extension does, which the page's policy does not restrict; the
 * returned function removes them.
 */
export async function addStyles(page: Page, styles: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, styles);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    });
}

/** Switches transitions off, so that all colors are final as soon as the theme has changed. */
export const withoutTransitions = (page: Page): Promise<unknown> =>
  addStyles(page, '*, ::before, ::after { transition: none !important; }');

/**
 * Checks all rules in the light theme, the colors of the dark theme, and that nothing scrolls
 * sideways. Leaves the page in the light theme, and reports faults as soft failures, because a test
 * may check more pages.
 *
 * @param dark whether to check the dark theme; a story that checks many widths leaves it out at some
 */
export async function expectAccessible(page: Page, name: string, { dark = true } = {}): Promise<void> {
  expect.soft(await violations(page, EVERYTHING), name).toEqual([]);
  expect.soft(await overflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, COLORS), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Returns what axe finds on the page in its present state. */
export async function violations(page: Page, rules: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        ...options,
        // Leaving out the rules that passed saves a quarter of the work.
        reporter: 'no-passes',
        selectors: false,
      }) as unknown as AxeResults,
    rules,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Returns by how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
