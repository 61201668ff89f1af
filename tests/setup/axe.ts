// What axe finds, and whether a page scrolls sideways.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All of WCAG 2.2 AA, and the best practices. */
export const EVERYTHING = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** The dark theme has other colors and nothing else. */
const COLORS = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Styles of a reader, which the policy of the page does not ask about; the returned function takes them back. */
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

/** Every color is there at once, when the theme has changed. */
export const withoutTransitions = (page: Page): Promise<unknown> =>
  addStyles(page, '*, ::before, ::after { transition: none !important; }');

/**
 * All rules in light, the colors of the dark theme, and no scrolling sideways. Leaves the page in light, and the story
 * goes on: it may have more pages to look at.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page, EVERYTHING), name).toEqual([]);
  expect.soft(await overflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, COLORS), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What axe finds on the page as it stands. */
export async function violations(page: Page, rules: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        ...options,
        // What has passed is not described: a quarter of the work.
        reporter: 'no-passes',
        selectors: false,
      }) as unknown as AxeResults,
    rules,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
