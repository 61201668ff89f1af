// What the screen of a walk says, by roles and labels, as a visitor reads and hears it.
import type { Page } from 'playwright';

export interface Screen {
  /** The hash of the address. */
  readonly hash: string;
  readonly heading: string;
  /** The lines of the page in their order, without the bar, the map and the stories. */
  readonly lines: readonly string[];
  /** The texts that screen readers announce. */
  readonly announced: string;
  /** The brick-colored button of the bar. */
  readonly bar: string;
}

/** This is a string and not a function, because tsx adds to functions a helper that does not exist in the page. */
const READ = `(() => {
  const spoken = (element) => element?.innerText?.replace(/\\s+/g, ' ').trim() ?? '';
  const isInline = (element) => getComputedStyle(element).display.startsWith('inline');
  const isLeftOut = (element) =>
    element.closest('svg, nav, article, dialog, [aria-hidden="true"], noscript, style, script, [data-no-turning]') !== null;
  const lines = [];
  let last;
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let block = node.parentElement;
    if (block === null || isLeftOut(block) || !block.checkVisibility({ visibilityProperty: true })) continue;
    while (isInline(block) && block.parentElement) block = block.parentElement;
    const words = node.data.replace(/\\s+/g, ' ');
    if (words.trim() === '') continue;
    if (block === last) lines[lines.length - 1] += words;
    else lines.push(words);
    last = block;
  }
  const bar = document.querySelector('nav[aria-label="This walk"]');
  return {
    hash: location.hash,
    heading: spoken(document.querySelector('h1')),
    lines: lines.map((line) => line.trim()),
    announced: [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent.trim()).filter(Boolean).join(' | '),
    bar: spoken(bar?.lastElementChild),
  };
})()`;

export const readScreen = (page: Page): Promise<Screen> => page.evaluate(READ);
