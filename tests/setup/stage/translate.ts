import type { Page } from 'playwright/test';

/**
 * Does to the page what Chrome's translation does: replaces each text node by nested `font`
 * elements, now and whenever the page shows new text.
 */
export const translateLikeChrome = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '' || parent.closest('script, style, textarea, font, noscript')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.style.verticalAlign = 'inherit';
        inner.style.verticalAlign = 'inherit';
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translate);
    }).observe(document.body, { childList: true, subtree: true });
  });
